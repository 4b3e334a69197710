cli-heading-usage = Aufruf:
cli-heading-commands = Befehle
cli-heading-command = BEFEHL
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-heading-default = sonst:

cli-command-formicary = Ein Tisch für vier Ameisenspiele
cli-command-play = Im Terminal spielen, gegen Bots oder miteinander
cli-command-games = Die Spiele mit ihren Varianten und Optionen zeigen
cli-command-simulate = Bots gegeneinander spielen lassen und die Ergebnisse zusammenfassen
cli-command-replay = Eine aufgezeichnete Partie erzählen
cli-command-verify = Beweisen, dass eine Aufzeichnung die Regeln einhält und ihr Zufall ehrlich war
cli-command-perft = Die Folgen von Entscheidungen ab Spielbeginn zählen
cli-command-export-site = Den Tisch für Browser als Dateien schreiben, für jeden Webspace; er braucht keinen Server
cli-command-serve = Den Tisch im Netz öffnen, für Browser und Programme
cli-command-completions = Schreiben, was eine Shell zum Vervollständigen der Befehle braucht
cli-command-help = Diese Hilfe zeigen, oder die eines Befehls

cli-argument-help = Hilfe zeigen
cli-argument-version = Version zeigen
cli-argument-help-subcommand = Der Befehl
cli-argument-lang = Sprache; sonst die aus LC_ALL, LC_MESSAGES oder LANG
cli-argument-json = JSON schreiben
cli-argument-game = Das Spiel, zum Beispiel „ants“; „formicary games“ zeigt alle
cli-argument-variant = Variante des Spiels
cli-argument-players = Anzahl der Spieler
cli-argument-options = Eine Option des Spiels; mehrfach möglich
cli-argument-games-box-example = Eine Schachteldatei dieses Spiels als Beispiel schreiben
cli-argument-box-file = Eine Schachteldatei: was in deiner Schachtel gedruckt ist
cli-argument-revision = Stand der Regeln; sonst der neueste
cli-argument-file = Die Aufzeichnung; - ist die Standardeingabe

cli-argument-play-seats = Wer der Reihe nach sitzt: „you“, „you:NAME“ oder ein Bot: larva, worker, soldier, queen
cli-argument-play-seed = Worte oder Zahl, woraus alle Ziehungen kommen; sonst zufällig
cli-argument-play-save = Wohin die Partie nach jedem Zug gespeichert wird; sonst zu deinen Partien
cli-argument-play-resume = Eine gespeicherte Partie fortsetzen; ohne FILE die letzte

cli-argument-simulate-seats = Die Bots, einer je Platz oder einer für alle: larva, worker, soldier, queen, random, greedy oder mcts:N mit N Durchläufen
cli-argument-simulate-games = Wie viele Partien
cli-argument-simulate-seed = Woher Zufall und Launen der Bots kommen: Text oder Zahl; sonst ausgelost
cli-argument-simulate-threads = Wie viele Threads; sonst alle Kerne. Die Ergebnisse hängen nie davon ab
cli-argument-simulate-records = Jede Partie in diesem Ordner aufzeichnen
cli-argument-simulate-fixed-seats = Jeden Bot auf seinem Platz lassen, statt von Partie zu Partie zu wechseln

cli-argument-replay-to = Nach so vielen Zügen aufhören
cli-argument-replay-seat = Aus der Sicht dieses Platzes (der erste ist 1); sonst als Zuschauer
cli-argument-replay-json = JSON schreiben; die Plätze zählen darin ab 0

cli-argument-verify-commitment = Die Zusage des Hauses, zu Beginn der Partie notiert
cli-argument-verify-shares = Die Zusage eines Platzes zu Beginn der Partie; mehrfach möglich
cli-argument-verify-origin = Die Partie, von der diese abzweigt

cli-argument-perft-depth = Folgen von 1 bis zu so vielen Entscheidungen zählen
cli-argument-perft-seed = Woher der Zufall kommt: Text oder Zahl
cli-argument-perft-chances = Auch alles zählen, was Würfel und Stapel ergeben können, wo ein Spiel es aufzählt

cli-argument-export-site-dir = Der Ordner, in den geschrieben wird; leer oder noch nicht da
cli-argument-export-site-force = In einen Ordner schreiben, in dem schon etwas liegt, auch über Dateien gleichen Namens

cli-argument-serve-address = Wo der Server lauscht
cli-argument-serve-data = Datei mit allen Tischen und Konten; sonst bei deinen Daten
cli-argument-serve-memory = Alles nur im Speicher halten
cli-argument-serve-open = Den Tisch im Browser öffnen
cli-argument-serve-behind-proxy = So viele eigene Proxys davor sagen, woher Anfragen kommen
cli-argument-serve-forwarded = Sie schreiben Forwarded statt X-Forwarded-For

cli-argument-completions-shell = Die Shell; für bash: source <(formicary completions bash)
