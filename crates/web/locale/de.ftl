web-title = Formicary
web-skip = Zum Inhalt springen
web-nav = Seiten
web-footer = Freie Software. Hier schaut dir niemand zu: keine Werbung, keine Verfolger.
web-sorry = Das hat nicht geklappt
web-update-ready = Eine neuere Version ist bereit.
web-update-now = Laden

web-page-home = Spiele
web-page-new = Neue Partie
web-page-lobby = Lobby
web-page-table = Tisch
web-page-replay = Nachspielen
web-page-rules = Regeln
web-page-learn = Erste Lektion
web-page-settings = Einstellungen
web-page-account = Konto

web-home-lead = Ameisenvölker an einem Tisch: allein gegen Bots, zusammen an einem Bildschirm oder übers Netz.
web-home-games = Spiele
web-home-players-exactly = { $least ->
    [one] 1 Spieler
   *[other] { $least } Spieler
}
web-home-players-between = { $least } bis { $most } Spieler
web-play = Spielen
web-learn = In ein paar Minuten lernen
web-rules = Regeln
web-contents = Inhalt
web-no-such-game = Dieses Spiel gibt es nicht.
web-no-such-save = Diese Partie ist nicht in diesem Browser.
web-no-lesson = Für dieses Spiel gibt es noch keine Lektion.
web-part-coming = { $game } wird geladen …
web-part-failed = { $game } konnte nicht geladen werden. Ist das Netz da? Wenn ein neuer Versuch nicht hilft, lade die Seite neu.
web-part-again = Noch einmal versuchen

web-kept = Deine Partien in diesem Browser
web-kept-over = zu Ende, { $scores }
web-kept-running = bisher { $plies ->
    [one] 1 Schritt
   *[other] { $plies } Schritte
}
web-kept-broken = Diese Partie ist nicht lesbar: { $reason }. Sie ist noch da, und du kannst sie als Datei sichern.
web-kept-delete = Löschen
web-kept-delete-sure = Wirklich löschen?
web-not-kept = In diesem Browser ist kein Platz mehr, um die Partie zu behalten.

web-game = Spiel
web-variant = Variante
web-players = Spieler
web-options = Optionen
web-box-standard = Zurück zum Üblichen
web-box-choose = Datei wählen
web-box-example = Beispiel sichern
web-box-unreadable = Diese Datei ist zu groß oder kein Text.
web-your-name = Dein Name
web-name = Name
web-you = Du
web-player-number = Spieler { $number }
web-occupant-you = ein Mensch hier
web-occupant-open = frei für alle
web-occupant-invited = frei für alle mit deinem Link
web-occupant-larva = Larve (Bot, sehr leicht)
web-occupant-worker = Arbeiterin (Bot, leicht)
web-occupant-soldier = Soldatin (Bot, stark)
web-occupant-queen = Königin (Bot, am stärksten)
web-start-here = In diesem Browser spielen
web-online = Übers Netz
web-online-note = Dein Platz gehört dir, die freien nehmen andere ein.
web-clock = Uhr
web-clock-none = keine
web-clock-live-5 = 5 Minuten und 5 Sekunden je Zug
web-clock-live-15 = 15 Minuten und 10 Sekunden je Zug
web-clock-live-30 = 30 Minuten und 20 Sekunden je Zug
web-clock-days-1 = ein Tag je Zug
web-clock-days-3 = drei Tage je Zug
web-public = Den Tisch in der Lobby zeigen
web-open-online = Tisch eröffnen

web-asking = Einen Moment …
web-no-server = Kein Server ist erreichbar. In diesem Browser geht trotzdem alles.
web-stranger = Der Server kennt dich noch nicht. Wähle erst einen Namen.
web-lobby-own = Deine Tische
web-lobby-open = Offene Tische
web-lobby-none = Gerade gibt es keine Tische.
web-lobby-new = Neuer Tisch
web-lobby-refresh = Noch einmal nachsehen
web-lobby-waiting = { $open ->
    [one] ein freier Platz
   *[other] { $open } freie Plätze
}
web-lobby-sharing = beginnt gleich
web-lobby-playing = läuft
web-lobby-over = zu Ende

web-account-known = Du bist { $name }.
web-account-guest = Du bist als Gast hier: { $name }. Mit einem Konto ziehen deine Partien auf andere Geräte mit.
web-account-stranger = Wähle einen Namen, den die anderen sehen.
web-account-as-guest = Als Gast eintreten
web-account-own = Mit einem Konto
web-password = Passwort (mindestens acht Zeichen)
web-login = Anmelden
web-register = Konto anlegen
web-logout = Abmelden
web-login-wrong = Name und Passwort passen nicht zusammen.

web-settings-lang = Sprache
web-settings-theme = Farben
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-settings-animate = Bewegungen zeigen
web-settings-tempo = Züge der anderen zeigen
web-tempo-calm = ruhig
web-tempo-brisk = zügig
web-tempo-instant = sofort
web-settings-forced = Ohne Frage tun, wo es nichts zu wählen gibt
web-settings-confirm = Jeden Zug auf „Zug beenden“ warten lassen
web-settings-sound = Töne

web-board = Spielbrett
web-status-yours = Du bist am Zug.
web-status-may = Du darfst handeln, bevor die anderen weitermachen.
web-status-others = Am Zug: { $names }.
web-status-waiting = Warten auf Mitspieler.
web-status-sharing = Die Zufallsanteile werden aufgedeckt.
web-status-chance = Der Zufall entscheidet.
web-status-tentative = Noch nicht gespielt.
web-status-won = { $names } gewinnt.
web-status-shared = Geteilter Sieg: { $names }.
web-status-nobody-won = Niemand gewinnt.
web-thinking = überlegt …
web-thinking-for = überlegt … { $seconds } s
web-bot-failed = Der Bot ist ausgefallen. Lade die Seite neu; die Partie bleibt erhalten.
web-connection-open = Verbunden
web-connection-closed = Verbindung verloren. Neuer Versuch …

web-moves = Züge
web-moves-count = { $shown } von { $all }
web-moves-filter = Tippen, um zu suchen
web-controls = Züge und Rat
web-play-move = Spielen
web-end-turn = Zug beenden
web-to-now = Zum Jetzt springen
web-latest = Die letzten Züge
web-since = { $moves ->
    [0] Seit deinem letzten Zug
    [one] Seit deinem letzten Zug: 1 Zug
   *[other] Seit deinem letzten Zug: { $moves } Züge
}
web-since-start = { $moves ->
    [0] Bisher
    [one] Bisher: 1 Zug
   *[other] Bisher: { $moves } Züge
}
web-undo = Zurücknehmen
web-redo = Wiederholen
web-taken-back = Zurückgenommen.
web-hint = Tipp
web-hint-none = Diesmal kein Rat.
web-log = Was geschah
web-log-turn = { $moves ->
    [one] { $name }: 1 Zug
   *[other] { $name }: { $moves } Züge
}
web-log-chance = { $moves ->
    [one] 1 Ereignis
   *[other] { $moves } Ereignisse
}
web-copy-link = Link kopieren
web-copied = Kopiert.
web-not-copied = Der Browser erlaubt das Kopieren nicht.
web-download = Als Datei sichern
web-replay = Schritt für Schritt
web-no-record = Die Aufzeichnung ist noch nicht offen.

web-result = Ergebnis
web-place = Rang
web-player = Spieler
web-score = Punkte
web-again = Noch einmal spielen
web-fair = Woher der Zufall kommt
web-fair-how = Aus 32 geheimen Bytes des Hauses und, am Tisch eines Servers, aus 32 Bytes von jedem Menschen, der Platz genommen hat. Erst zeigen alle den SHA-256 der ihren, das ist eine Zusage; nur wenn alle zugesagt haben, werden die Bytes selbst aufgedeckt. Niemand kann sie passend zu denen der anderen wählen.
web-fair-house = Das Haus
web-fair-told = aufgedeckt:
web-fair-untold = noch nicht aufgedeckt
web-fair-withheld = nicht rechtzeitig aufgedeckt, also nicht verwendet
web-fair-meaning = Was heißt das?
web-fair-why = Würfel und Stapel fallen nach einer Mischung aller dieser Bytes. Dein Browser hat seine Bytes selbst erzeugt, sie erst aufgedeckt, als das Haus und die anderen an ihre Zusagen gebunden waren, und jetzt alles aus der Aufzeichnung noch einmal gezogen. Wenn dein eigener Anteil dabei ist, kann also niemand sonst gewählt haben, was die Würfel zeigten, nicht einmal das Haus.
web-fair-limits = Das beweist nicht, wer hinter den anderen Namen saß, und nicht, dass sich niemand abgesprochen hat. Eine Partie, die das Haus nie beendet, lässt sich gar nicht prüfen.
web-checking = Dein Browser prüft, ob der Zufall ehrlich war …
web-unchecked = Dein Browser konnte nicht prüfen, ob der Zufall ehrlich war: Die Aufzeichnung war nicht zu bekommen.
web-checked-own = { $others ->
    [0] Von deinem Browser geprüft: was das Haus zugesagt hatte, bevor dein Anteil aufgedeckt wurde, dein eigener Anteil und alle { $draws } Ziehungen.
    [one] Von deinem Browser geprüft: was das Haus zugesagt hatte, bevor dein Anteil aufgedeckt wurde, dein eigener Anteil und der einer anderen Person und alle { $draws } Ziehungen.
   *[other] Von deinem Browser geprüft: was das Haus zugesagt hatte, bevor dein Anteil aufgedeckt wurde, dein eigener Anteil und die von { $others } anderen und alle { $draws } Ziehungen.
}
web-checked-house = Von deinem Browser geprüft: Alle { $draws } Ziehungen kommen aus dem, was das Haus vor Beginn der Partie zugesagt hatte. Kein Anteil ist von dir; es beweist also nicht, dass niemand sie gewählt hat.
web-checked-late = Von deinem Browser geprüft: Alle { $draws } Ziehungen passen zur Aufzeichnung. Dieser Browser war vor Beginn der Partie nicht dabei und weiß daher nicht, was da zugesagt wurde.
web-checked-local = Alle Ziehungen kamen aus einem Startwert, der zu Beginn der Partie feststand.
web-unfair = Der Zufall war nicht der zugesagte! { $reason }
web-unfair-share = Die Aufzeichnung hat einen Anteil von Platz { $seat }, der nie zugesagt wurde.
web-unfair-event = Schritt { $ply } der Aufzeichnung ist nicht der, der dir gezeigt wurde.
web-unfair-withheld = Die Aufzeichnung hat einen Anteil von Platz { $seat }, aber gezeigt wurde, dass die Partie ohne ihn begann.
web-unfair-branch = Die Aufzeichnung sagt, die Partie habe als eine andere begonnen; so bleiben ihre ersten Ziehungen unbewiesen.
web-unfair-setup = Die Aufzeichnung ist nicht von dem Spiel und Aufbau, den der Tisch gezeigt hat.
web-breach-house = Vorsicht: Das Haus hat geändert, was es an diesem Tisch über den Zufall zugesagt hatte. Dein Anteil wird ihm nicht verraten.
web-breach-seat = Vorsicht: Was Platz { $seat } an diesem Tisch über den Zufall zugesagt hatte, hat sich geändert. Dein Anteil wird nicht mehr verraten.
web-breach-nobody = Vorsicht: Es gibt eine Zusage über den Zufall für Platz { $seat }, wo kein Mensch sitzt. Dein Anteil wird nicht verraten.
web-breach-draw = Vorsicht: Schritt { $ply }, ein Ergebnis von Würfel oder Stapel, ist nicht das, was dir vorher gezeigt wurde.

web-sit = Hier sitzen
web-leave = Aufstehen
web-away = abwesend
web-stand-in = Einen Bot vertreten lassen
web-stands-in = Vertretung: { $level }
web-return = Meinen Platz zurücknehmen
web-chat = Gespräch
web-chat-say = Sag etwas
web-chat-send = Sagen
web-not-said = Keine Verbindung; das hat niemand gehört.

web-hand-over = { $name }, du bist am Zug
web-hand-over-why = Gib den Bildschirm weiter. Was die andere Seite weiß, bleibt verborgen.
web-hand-over-done = Ich hab ihn

web-replay-choose = Öffne eine Aufzeichnung aus einer Datei, oder zieh sie hierher.
web-replay-open = Aufzeichnung öffnen
web-replay-wrong = Diese Aufzeichnung lässt sich nicht zeigen: { $reason }
web-replay-start = Der Anfang.
web-replay-position = Stellung
web-replay-seen-by = Gesehen von
web-replay-spectator = jemandem, der zuschaut
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt vor
web-last = Zum Ende
web-continue = Von hier weiterspielen
web-continue-against = gegen
web-continue-secrets = Hier gibt es noch Geheimnisse. Weiterspielen kannst du von hier, wenn die Partie zu Ende ist.

web-learn-title = { $game } in ein paar Minuten
web-learn-progress = Schritt { $step } von { $count }
web-learn-back = Zurück
web-learn-again = Noch einmal
web-learn-next = Weiter
web-learn-skip = Überspringen
web-learn-play = Spiel deine erste Partie

web-keys = Tasten
web-keys-close = Schließen
web-key-help = diese Tasten zeigen
web-key-tab = zum nächsten Knopf gehen
web-key-escape = zurücknehmen, was noch nicht gespielt ist
web-key-moves = die Zugliste öffnen oder zuklappen
web-key-skip = gleich den neuesten Stand zeigen
web-key-steps = einen Schritt zurück oder weiter
web-key-run = von selbst laufen oder anhalten
web-seats = Plätze
web-your-turn = Du bist dran
web-waiting-games = { $games ->
    [one] Eine Partie wartet auf dich
   *[other] { $games } Partien warten auf dich
}
web-of-game = { $what }: { $game }
web-home-going-on = Laufende Partien
web-library-none = Hier sind noch keine Partien von dir.
web-library-online = Deine beendeten Partien auf diesem Server
web-kept-cut-short = vorzeitig beendet
web-account-games = Deine Partien
web-account-count = Auf diesem Server: { $running } laufen. In diesem Browser: { $kept }.
web-settings-notify = Mir Bescheid geben, wenn ich dran bin, auch wenn ich etwas anderes ansehe
web-settings-notify-denied = Dieser Browser erlaubt das nicht. In seinen Einstellungen für diese Seite lässt es sich ändern.

web-name-first = Wähle erst einen Namen: Die anderen möchten wissen, mit wem sie spielen.
web-room-missing = { $seats ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $seats }
}
web-room-link = Gib diesen Link denen, mit denen du spielen möchtest:
web-row-join = Mitspielen
web-row-watch = Zusehen
web-row-go-on = Weiter
web-row-replay = Schritt für Schritt
web-watching = Du siehst zu. Die anderen sehen, wie viele zusehen.
web-clock-is-none = ohne Uhr
web-clock-is-live = { $minutes } min + { $seconds } s je Zug
web-clock-is-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
web-clock-own-live = eigene Zeit für die ganze Partie
web-clock-own-days = eigene Zahl von Tagen je Zug
web-clock-minutes = Minuten für die Partie
web-clock-seconds = Sekunden mehr je Zug
web-clock-days = Tage je Zug
web-clock-left = { $days } T { $hours } Std
web-clock-low = – wenig Zeit übrig
web-flag = Wenn die Zeit abläuft
web-flag-loses = Zeit abgelaufen: verloren
web-flag-stand-in = Zeit abgelaufen: ein Bot darf einspringen
web-hints = Tipps anbieten
web-talk = Wer sprechen darf
web-talk-seated = die Mitspielenden
web-talk-everyone = die Mitspielenden und wer mit einem Konto zusieht
web-talk-nobody = niemand
web-hints-on = mit Tipps
web-hints-off = ohne Tipps

web-leaving = Partie verlassen oder beenden
web-leave-resign = Aufgeben
web-leave-abort = Abbrechen
web-leave-agree = Ende vorschlagen
web-sure = Bist du sicher?
web-sure-resign = Aufgeben? Du verlierst die Partie; das lässt sich nicht zurücknehmen.
web-sure-resign-bot = Aufgeben? Du verlierst; ein Bot spielt für dich weiter, und die anderen machen weiter.
web-sure-abort = Partie abbrechen? Sie zählt dann für niemanden.
web-sure-agree = Vorschlagen, die Partie hier zu beenden? Wenn alle zustimmen, hat niemand verloren.
web-sure-no = Weiterspielen
web-offer-is = { $name } schlägt vor, die Partie hier zu beenden. Wenn alle zustimmen, hat niemand verloren.
web-offer-waits = Du hast zugestimmt, die Partie hier zu beenden. Die anderen werden gefragt.
web-offer-accept = Zustimmen
web-offer-decline = Weiterspielen
web-offer-withdraw = Doch weiterspielen
web-offer-declined = Die Partie geht weiter: Nicht alle wollten sie hier beenden.
web-out-over = Du hast verloren.
web-out-goes-on = Du hast verloren. Ein Bot spielt für dich weiter; du kannst zusehen.
web-out-resigned = hat aufgegeben
web-out-late = Zeit abgelaufen
web-rematch = Noch einmal mit denselben Leuten
web-rematch-join = Bei der nächsten Partie mitspielen
web-rematch-waits = Die nächste Partie ist bereit.
web-chat-new = neu

web-pace = Schritt
web-pace-move = jeder Zug
web-pace-turn = jede Zugfolge
web-pace-round = jede Runde
web-pace-season = jede Jahreszeit
web-only = Von
web-only-all = allen
web-speed = Tempo
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-replay-run = Abspielen
web-replay-pause = Anhalten
# Das Ende einer Partie.
web-status-alone = Die Partie ist zu Ende: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
web-points-by-source = Punkte nach Herkunft
web-points-total = Gesamt
web-figures = Einige Zahlen
web-best-move = Bester einzelner Zug: { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} (Schritt { $ply }).
web-lead-changes = { $count ->
    [0] Die Führung hat nie gewechselt.
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $count }-mal gewechselt.
}
web-plot-label = Punkte von { $names } im Lauf der Partie, bis { $most } Punkte. Die Tabelle darunter sagt dasselbe.
web-plot-events = Schritte der Partie
web-plot-event = Schritt
web-plot-table = Die Punkte als Tabelle
web-best-first = Deine erste Partie dieser Art ist als deine bisher beste notiert.
web-best-new = Ein neuer persönlicher Rekord; bisher waren es { $before }.
web-best-still = Dein persönlicher Rekord dabei: { $best }.
web-copy-result = Ergebnis kopieren

# Die Regeln.
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Stelle
   *[other] { $count } Stellen
}
web-rules-close = Schließen

web-account-admin = Für die Leitung
web-password-wrong = Das ist nicht dein Passwort.
web-change-password = Passwort ändern
web-password-so-far = Dein bisheriges Passwort
web-password-new = Ein neues Passwort
web-password-changed = Das Passwort ist geändert. Überall sonst bist du abgemeldet.
web-sessions = Wo du angemeldet bist
web-session-here = hier
web-session-end = Dort abmelden
web-sessions-end = Überall sonst abmelden
web-email = E-Mail
web-email-none = Mit einer Adresse kommst du wieder herein, wenn du das Passwort vergisst. Andere sehen sie nie.
web-email-known = Deine Adresse: { $address }
web-email-forget = Adresse vergessen
web-email-save = Link schicken
web-email-sent = Ein Link ist unterwegs; folge ihm innerhalb eines Tages.
web-notices = Sag mir, wenn ich am Zug bin
web-notices-note = In Partien über Tage, wenn du weg bist. Eine Nachricht für alle Partien, und nicht oft.
web-notices-push = In diesem Browser
web-notices-mail = Per E-Mail
web-data = Deine Daten
web-data-note = Alles, was der Server über dich aufbewahrt, als Datei.
web-data-export = Speichern
web-farewell = Für immer gehen
web-farewell-note = Du gibst alle Partien auf. Sie bleiben, aber dein Name steht nirgends mehr. Niemand kann das rückgängig machen.
web-farewell-sure = Ich bin sicher
web-forgotten = Ich habe mein Passwort vergessen
web-forgotten-send = Link schicken
web-forgotten-sent = Wenn ein Konto diese Adresse hat, ist ein Link unterwegs.
web-letter-confirmed = Die Adresse gehört dir.
web-letter-quiet = Es kommen keine solchen Nachrichten mehr.
web-has-account = Konto
web-silent-nobody = An diesem Tisch spricht niemand.
web-silent-seated = An diesem Tisch sprechen nur die Mitspielenden.
web-silent-everyone = Hier sprechen die Mitspielenden und wer mit einem Konto zusieht.
web-report = Melden
web-report-name = { $name } melden
web-report-line = Über das, was { $name } gesagt hat: „{ $text }“
web-report-seat = Über { $name }
web-report-why = Was ist nicht in Ordnung?
web-report-send = Der Leitung sagen
web-report-leave = Lassen
web-report-sent = Danke. Die Leitung sieht es sich an.

web-page-person = Profil
web-page-leaders = Rangliste
web-rated = Die Partie für die Wertung zählen: Nur wer ein Konto hat, spielt, und niemand bekommt Tipps
web-rated-is = zählt für die Wertung
web-rating = Wertung
web-ratings = Wertungen
web-ratings-none = Noch keine gewerteten Partien.
web-rating-value = { $rating } ± { $range }
web-rating-provisional = vorläufig
web-rated-games = Gewertete Partien
web-curve = Verlauf
web-curve-label = Die Wertung nach den letzten { $games } Partien, zwischen { $least } und { $most }; zuletzt { $last }
web-curve-table = Die Wertung als Tabelle
web-curve-when = Wann
web-against-bots = Gegen Bots
web-bot-level = Stufe
web-finished = Beendete Partien
web-finished-none = Keine.
web-finished-more = Mehr zeigen
web-finished-won = { $name } hat gewonnen
web-filter-all = alle
web-filter-opponent = Gespielt mit
web-filter-search = Suchen
web-outcome-won = gewonnen
web-outcome-drawn = unentschieden
web-outcome-lost = verloren
web-ending-resigned = aufgegeben
web-ending-late = Zeit abgelaufen
web-ending-agreed = einvernehmlich beendet
web-ending-aborted = abgebrochen
web-leaders-place = Platz
web-leaders-none = Noch hat niemand genug gewertete Partien gespielt.
web-leaders-note = Es zählen nur Partien zwischen Menschen mit Konto, von allen, die genug davon gespielt haben.
web-account-profile = Dein Profil
web-near = Nur für Leute, die etwa so stark sind wie ich
web-rated-between = für Wertungen von { $least } bis { $most }
