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
cli-command-truth = Prüfsummen von allem ausgeben, was in einer Aufzeichnung zu sehen ist, um Programme zu vergleichen
cli-command-perft = Die Folgen von Entscheidungen ab Spielbeginn zählen
cli-command-export-site = Den Tisch für Browser als Dateien schreiben, für jeden Webspace; er braucht keinen Server
cli-command-serve = Den Tisch im Netz öffnen, für Browser und Programme
cli-command-backup = Die Datenbank eines Servers kopieren, der dabei weiterlaufen kann
cli-command-restore = Eine Kopie an ihren Platz zurücksetzen
cli-command-migrate = Alles aus einer Datei in eine PostgreSQL-Datenbank bringen oder zurück
cli-command-check = Nachsehen, ob eine Datenbank heil ist und jede Partie darin sich nachspielen lässt
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

cli-argument-serve-address = Wo der Server lauscht; sonst 127.0.0.1:8080
cli-argument-serve-data = Datei mit allen Tischen und Konten; sonst bei deinen Daten
cli-argument-serve-database = PostgreSQL-Datenbank mit allen Tischen und Konten, etwa postgres://ant@localhost/formicary
cli-argument-serve-memory = Alles nur im Speicher halten
cli-argument-serve-open = Den Tisch im Browser öffnen
cli-argument-serve-behind-proxy = So viele eigene Proxys davor sagen, woher Anfragen kommen
cli-argument-serve-forwarded = Sie schreiben Forwarded statt X-Forwarded-For
cli-argument-serve-config = Datei mit Einstellungen; was hier in der Befehlszeile steht, zählt mehr
cli-argument-serve-check = Nur sagen, was an Einstellungen, Dateien und Adressen nicht stimmt
cli-argument-serve-example-config = Eine Datei mit allen Einstellungen ausgeben, erklärt

cli-argument-backup-to = Datei für die Kopie
cli-argument-backup-data = Die Datei des Servers; sonst bei deinen Daten
cli-argument-backup-overwrite = Eine Datei ersetzen, die es schon gibt

cli-argument-restore-from = Die Kopie
cli-argument-restore-data = Die Datei des Servers; sonst bei deinen Daten
cli-argument-restore-overwrite = Alles ersetzen, was jetzt da ist

cli-argument-migrate-from = Datei oder PostgreSQL-Datenbank eines angehaltenen Servers
cli-argument-migrate-to = Das andere, noch leer: postgres://ant@localhost/formicary oder eine Datei
cli-argument-check-data = Die Datei des Servers oder eine Kopie davon; sonst bei deinen Daten

cli-argument-completions-shell = Die Shell; für bash: source <(formicary completions bash)

cli-command-admin = Sich um die Menschen an einem Tisch im Netz kümmern: Meldungen, Ausschlüsse, Leitung
cli-command-list = Die Leitung auflisten
cli-command-find = Menschen mit einem Namen suchen
cli-command-grant = Jemanden in die Leitung aufnehmen
cli-command-revoke = Jemanden aus der Leitung nehmen
cli-command-reports = Die Meldungen auflisten
cli-command-settle = Vermerken, dass eine Meldung erledigt ist
cli-command-mute = Jemanden stummschalten
cli-command-unmute = Jemanden wieder sprechen lassen
cli-command-ban = Jemanden ausschließen
cli-command-unban = Jemanden wieder hereinlassen
cli-command-recount = Alle Wertungen und Bilanzen gegen Bots aus den beendeten Partien neu zählen
cli-command-close = Einen Tisch schließen
cli-command-reopen = Einen Tisch wieder öffnen
cli-command-reset-password = Einem Konto ein neues Passwort geben
cli-command-purge = Gäste und Schlüssel vergessen, die niemand mehr nutzt
cli-command-acts = Auflisten, was die Leitung getan hat
cli-argument-data = Datei des Tischs; sonst die von „formicary serve“
cli-argument-database = PostgreSQL-Datenbank des Tischs
cli-argument-person = Name oder Kennung der Person
cli-argument-table = Kennung des Tischs: das Ende seines Links
cli-argument-report = Nummer der Meldung
cli-argument-reason = Warum; die Leitung kann es lesen
cli-argument-span = Wie lange, zum Beispiel 30m, 12h oder 7d; sonst für immer
cli-argument-reports-all = Auch die erledigten
