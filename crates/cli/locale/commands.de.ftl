cli-unknown-game = Das Spiel „{ $found }“ gibt es nicht; die Spiele sind: { $known }.
cli-unknown-level = Den Bot „{ $found }“ gibt es nicht; die Bots sind: { $known }, und mcts:N mit N Durchläufen.
cli-did-you-mean = Meinst du „{ $close }“?

cli-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
cli-players-from-to = { $least } bis { $most } Spieler
cli-seed = Startwert { $seed }

cli-games-by = von { $designer }, Regeln Stand { $revision }
cli-games-variants = Varianten
cli-no-box = Für „{ $game }“ gibt es keine Schachteldateien: Dort fehlt nichts Gedrucktes.
cli-games-options = Optionen
cli-games-usual = üblich
cli-games-number = { $least } bis { $most }, üblich { $usual }
cli-games-only-in = nur in { $variants }

cli-simulate-seats = { $found ->
    [one] 1 Bot ist genannt
   *[other] { $found } Bots sind genannt
}, aber dieses Spiel hat { $players ->
    [one] 1 Platz
   *[other] { $players } Plätze
}; nenne einen für jeden Platz oder einen für alle.
cli-simulate-games = { $games ->
    [one] 1 Partie
   *[other] { $shown } Partien
}, Startwert { $seed }
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-likely = 95-%-Intervall
cli-simulate-mean = Punkte im Mittel
cli-simulate-least = min
cli-simulate-quartiles = Quartile
cli-simulate-most = max
cli-simulate-scores = Punkte
cli-simulate-by-seat = Siege je Platz
cli-simulate-length = Partielänge
cli-simulate-decisions-always = immer { $decisions } Entscheidungen
cli-simulate-decisions = { $least } bis { $most } Entscheidungen, Median { $middle }, Mittel { $mean }
cli-simulate-speed = Tempo
cli-simulate-per-second = { $speed } Entscheidungen je Sekunde und Kern ({ $decisions } Entscheidungen in { $seconds } auf { $threads ->
    [one] 1 Thread
   *[other] { $threads } Threads
})
cli-simulate-records = Aufzeichnungen

cli-standard-input = Standardeingabe
cli-at-line = Zeile { $line }:
cli-no-such-file = Diese Datei gibt es nicht.
cli-is-a-directory = Das ist ein Ordner, keine Datei.
cli-permission-denied = Zugriff verweigert.
cli-already-exists = Diese Datei gibt es schon; sie wird nicht überschrieben.
cli-not-text = Zeile { $line }: Das ist kein Text.
cli-empty-file = Die Datei ist leer.
cli-not-a-record = Zeile { $line }: Das ist keine Aufzeichnung; eine Aufzeichnung beginnt mit „{ $expected }“.
cli-no-such-seat = Platz { $found } gibt es nicht; diese Partie hat { $players }.

cli-replay-more = { $plies ->
    [one] 1 weiterer Zug folgt.
   *[other] { $plies } weitere Züge folgen.
}
cli-awaited-chance = Würfel oder Stapel entscheiden.
cli-awaited-must = Am Zug: { $players }
cli-awaited-may = Dürfen auch handeln: { $players }
cli-standings = Endstand

cli-verified = geprüft
cli-verify-plies = { $plies ->
    [one] 1 Zug hält
   *[other] Alle { $plies } Züge halten
} die Regeln von { $game } ein, Stand { $revision }.
cli-verify-chance = { $outcomes ->
    [0] Zufall war nicht im Spiel.
    [one] Das einzige Zufallsergebnis kommt aus dem Startwert.
   *[other] Alle { $outcomes } Zufallsergebnisse kommen aus dem Startwert.
}
cli-verify-commitment = Der Startwert ist der zugesagte: { $commitment }
cli-verify-shares = { $shares ->
    [0] Nur das Haus hat zum Zufall beigetragen.
    [one] 1 Person hat zum Zufall beigetragen.
   *[other] { $shares } Personen haben zum Zufall beigetragen.
}
cli-verify-pins = Alles, was zu Beginn der Partie notiert wurde, ist eingehalten: { $pins }.
cli-verify-branch = Sie zweigt nach { $plies } { $plies ->
    [one] Zug
   *[other] Zügen
} von der Partie mit der Zusage { $from } ab; darüber ist nichts bewiesen.
cli-verify-origin = Diese Züge sind die aus { $file }.
cli-verify-no-branch = Die Aufzeichnung zweigt von keiner anderen ab.
cli-verify-other-origin = Die Aufzeichnung zweigt nicht von „{ $file }“ ab.
cli-verify-bad-share = „{ $found }“ ist nicht PLATZ=ZUSAGE, etwa 1= und 64 Hexadezimalziffern.
cli-verify-scores = Die Partie ist zu Ende; die Punkte stimmen: { $scores }
cli-verify-unfinished = Die Partie ist nicht zu Ende.
cli-verify-cut-short = Die Partie wurde vorzeitig beendet, wie diese Beschlüsse es ergeben.
cli-truth-no-numbers = Dieses Spiel wird nicht in Zahlen geschrieben; Prüfsummen gibt es deshalb nicht.

cli-usage = Aufruf: { $usage }
cli-usage-unknown-argument = Das Argument „{ $found }“ gibt es nicht.
cli-usage-unknown-command = Den Befehl „{ $found }“ gibt es nicht.
cli-usage-missing = Es fehlt etwas: { $missing }.
cli-usage-conflict = „{ $found }“ und „{ $other }“ gehen nicht zusammen.
cli-usage-twice = „{ $found }“ ist doppelt angegeben.
cli-usage-no-value = „{ $argument }“ braucht einen Wert.
cli-usage-not-one-of = „{ $found }“ geht bei „{ $argument }“ nicht; zur Wahl stehen: { $known }.
cli-usage-bad-value = „{ $found }“ geht bei „{ $argument }“ nicht: { $reason }.
cli-usage-not-a-number = das muss eine ganze Zahl sein
cli-usage-not-positive = das muss mindestens 1 sein
cli-usage-too-large = das ist zu groß

cli-site-no-client = Dieses Programm wurde ohne den Tisch für Browser gebaut. „cargo xtask build“ baut eines mit ihm.
cli-site-not-a-folder = { $dir } ist eine Datei, kein Ordner.
cli-site-not-empty = { $dir } ist nicht leer. Nenne einen neuen Ordner, oder überschreib mit --force, was dort liegt.
cli-site-done = { $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
} in { $dir }, jede mit ihrem komprimierten Zwilling. Jeder Webserver kann sie ausliefern.

cli-serve-ready = Der Tisch ist offen unter { $link } (aufbewahrt in { $place }). Strg-C schließt ihn.
cli-serve-memory = nur im Speicher
cli-serve-stopped = Der Tisch ist geschlossen.
cli-serve-metrics = Kennzahlen für den Betrieb stehen unter { $link }.
cli-serve-in-order = Einstellungen, Dateien und Adressen sind in Ordnung.
cli-serve-not-in-order = { $number ->
    [one] eine Sache stimmt
   *[other] { $number } Sachen stimmen
} nicht; der Server würde nicht starten

cli-setting-and-more = { $first } (und { $more } mehr; --check nennt alle)
cli-setting-no-toml = { $place }, Zeile { $line }: das ist kein TOML: { $found }
cli-setting-unknown = { $place }: Die Einstellung „{ $name }“ gibt es nicht.
cli-setting-near = War „{ $near }“ gemeint?
cli-setting-switch = { $place }: „{ $name }“ muss true oder false sein.
cli-setting-text = { $place }: „{ $name }“ muss Text in Anführungszeichen sein.
cli-setting-word = { $place }: „{ $name }“ muss eines dieser Wörter sein, in Anführungszeichen: { $all }.
cli-setting-bot = { $place }: „{ $name }“ muss ein Bot sein: "larva", "worker", "soldier" oder "queen".
cli-setting-address = { $place }: „{ $name }“ muss eine Adresse mit Port in Anführungszeichen sein, etwa "127.0.0.1:8080" oder "[::1]:8080".
cli-setting-count = { $place }: „{ $name }“ muss eine ganze Zahl sein, mindestens { $least }.
cli-setting-seconds = { $place }: „{ $name }“ muss eine Zahl von Sekunden sein, von { $least } bis { $most }.
cli-setting-rate = { $place }: „{ $name }“ muss eine Zahl über 0 und mindestens { $least } sein, oder inf.

cli-address-taken = { $address } ist belegt: dort lauscht ein anderes Programm.
cli-address-forbidden = { $address } ist nicht erlaubt: Ports unter 1024 gehören dem System.
cli-address-elsewhere = { $address } ist keine Adresse dieses Rechners.
cli-address-failed = An { $address } lässt sich nicht lauschen: { $error }

cli-store-in-use = { $file } ist in Gebrauch: ein anderer Server hat die Datei offen.
cli-store-busy = { $file } ist gesperrt: ein anderes Programm schreibt gerade hinein.
cli-store-missing = Bei { $file } liegt keine Datenbank.
cli-store-exists = { $file } gibt es schon. Mit --overwrite wird die Datei ersetzt.
cli-store-foreign = { $file } ist keine Datenbank dieses Programms.
cli-store-damaged = { $file } ist beschädigt und bleibt, wie sie ist; „formicary restore“ setzt eine Kopie ein. Gefunden wurde: { $reason }
cli-store-later = { $file } stammt von einer späteren Version dieses Programms (Version { $own } der Datei; dieses kennt { $known }). Nimm jenes.
cli-store-earlier = { $file } stammt von einer früheren Version dieses Programms (Version { $own } der Datei; dieses benutzt { $known }). Ein Start des Servers bringt sie auf den Stand.
cli-store-forbidden = { $file } lässt sich nicht öffnen oder beschreiben; sieh nach den Rechten der Datei und ihres Ordners: { $reason }
cli-store-full = Für { $file } ist auf der Platte kein Platz mehr.
cli-store-other = { $file } lässt sich nicht benutzen: { $reason }

cli-database-address = Die Adresse { $file } lässt sich nicht lesen; sie sieht aus wie postgres://user@host/name: { $reason }
cli-database-unreachable = Unter { $file } antwortet keine Datenbank: { $reason }
cli-database-busy = { $file } hat keine Verbindung mehr für ein weiteres Programm frei.
cli-database-in-use = { $file } ist in Gebrauch: Server laufen darauf, oder alles wird gerade verschoben.
cli-database-exists = In { $file } ist schon etwas; die Datenbank muss leer sein.
cli-database-foreign = Die Tabellen in { $file } sind nicht die dieses Programms. Gib ihm eine eigene Datenbank.
cli-database-forbidden = { $file } lässt sich nicht öffnen; sieh nach Benutzer, Passwort, Namen der Datenbank und Rechten: { $reason }
cli-database-copies = { $file } ist eine PostgreSQL-Datenbank: pg_dump kopiert sie, pg_restore setzt eine Kopie ein. „formicary migrate“ bringt alles in eine Datei, die „formicary check“ ansieht.

cli-migrate-done = Alles ist jetzt in { $place }: { $people } Leute, { $tables } Tische, { $entries } Einträge in deren Logs. Was vorher war, bleibt, wie es ist.
cli-migrate-alike = Eines von beiden muss eine Datei sein und das andere eine PostgreSQL-Datenbank: postgres://user@host/name.
cli-migrate-exists = { $file } gibt es schon. Verschiebe die Datei zuerst.

cli-backup-done = Eine Kopie liegt in { $file } ({ $kilobytes } kB).
cli-restore-done = { $file } ist wieder wie in der Kopie ({ $kilobytes } kB).
cli-check-done = Die Datei ist heil: { $people } Leute, { $tables } Tische, { $entries } Einträge in deren Logs.
cli-check-broken = Tisch { $id } lässt sich nicht nachspielen.
cli-check-mistold = Tisch { $id }: Listen sagen anderes über die Partie als ihr Log.
cli-check-unknown = Tisch { $id } folgt Regeln, die dieses Programm nicht kennt; er bleibt, wie er ist.
cli-check-failed = { $number ->
    [one] ein Tisch lässt
   *[other] { $number } Tische lassen
} sich nicht nachspielen
cli-check-untrue = { $number ->
    [one] über einen Tisch
   *[other] über { $number } Tische
} wird Falsches gesagt

cli-admin-done = Erledigt; ein laufender Server bemerkt es in wenigen Sekunden.
cli-admin-nobody = Niemand heißt { $name }.
cli-admin-several = Mehrere heißen { $name }; nenne eine Kennung: { $ids }.
cli-admin-nothing = Dieses Konto, diesen Tisch oder diese Meldung gibt es nicht.
cli-admin-none = Keine.
cli-admin-password = Das neue Passwort von { $name }: { $password }
cli-admin-purged = Vergessen: { $guests } Gäste, { $keys } Schlüssel.
cli-admin-recounted = Gezählt: { $games } Partien.
cli-admin-bad-span = eine Zahl mit m, h oder d dahinter: 30m, 12h, 7d
cli-admin-account = Konto
cli-admin-guest = Gast
cli-admin-admin = Leitung
cli-admin-muted = stumm bis { $until }
cli-admin-banned = ausgeschlossen bis { $until }
cli-admin-for-ever = in alle Ewigkeit
cli-admin-seen = gesehen { $at }
