rule-table = Der Tisch
rule-notation = Notation

online-bad-request = Diese Anfrage ist unlesbar.
online-foreign-origin = Diese Anfrage kommt von einer anderen Seite.
online-sign-in-first = Sag erst, wer du bist: als Gast oder mit einem Konto.
online-wrong-password = Name und Passwort passen nicht zusammen.
online-name-taken = Ein Konto mit diesem Namen gibt es schon.
online-bad-name = Ein Name hat 1 bis 24 Buchstaben, Ziffern, Leerzeichen oder einfache Zeichen.
online-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
online-common-password = Dieses Passwort benutzen viele, es ist gleich erraten; wähle ein anderes.
online-no-account = Du bist Gast und hast kein Passwort.
online-not-with-token = Ein Schlüssel für Programme reicht dafür nicht; melde dich im Browser an.
online-has-account = Du hast schon ein Konto.
online-too-many-tokens = Du hast zu viele Schlüssel für Skripte; zieh erst einen zurück.
online-unknown-token = Diesen Schlüssel gibt es nicht.
online-unknown-address = Unter dieser Adresse gibt es nichts.
online-bad-method = Diese Adresse nimmt solche Anfragen nicht an.
online-too-long = Diese Anfrage ist zu lang.
online-too-slow = Diese Anfrage war zu lange unterwegs.
online-too-often = Das war zu oft; warte ein wenig.
online-unknown-game = Dieses Spiel gibt es hier nicht.
online-unknown-level = Einen Bot dieser Stärke gibt es hier nicht.
online-bad-seats = So viele Plätze hat das Spiel nicht, oder jemand sitzt doppelt.
online-bad-clock = Diese Uhr ist nicht möglich.
online-rated-with-account = Hier spielt nur, wer ein Konto hat: Die Partie zählt für die Wertung.
online-rated-with-people = Für die Wertung zählen nur Partien von zwei oder mehr Menschen und ohne Bots.
online-rated-without-hints = Wo die Partie für die Wertung zählt, bekommt niemand Tipps.
online-too-far-apart = Deine Wertung ist nicht unter denen, für die dieser Tisch offen ist.
online-unknown-table = Diesen Tisch gibt es nicht.
online-unknown-rules = Dieser Tisch spielt nach Regeln, die dieser Server nicht kennt. Die Partie bleibt, wie sie ist; ein Server, der sie kennt, kann sie fortsetzen.
online-not-seated = Du sitzt nicht an diesem Tisch.
online-seated-already = Du sitzt schon an diesem Tisch.
online-unknown-seat = Diesen Platz gibt es nicht.
online-seat-taken = Da sitzt schon jemand.
online-sat-too-often = Du hast dich an diesem Tisch sehr oft gesetzt und bist wieder aufgestanden; nimm an einem anderen Platz.
online-seat-kept = Dieser Platz ist für jemanden mit Einladung reserviert.
online-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei, oder Zufallsanteile werden gerade aufgedeckt.
online-begun = Die Partie hat begonnen.
online-not-sharing = Von dir wird gerade kein Zufallsanteil erwartet.
online-wrong-share = Das ist nicht der Zufallsanteil, den du beim Hinsetzen zugesagt hast.
online-stale = Inzwischen ist etwas anderes passiert; sieh noch einmal hin.
online-bot-stands-in = Ein Bot vertritt dich; komm erst zurück.
online-too-many-undone = Du hast sehr oft zurückgenommen; spiele erst weiter.
online-too-many-tables = Du hast viele Tische eröffnet, die nicht zu Ende sind; beende erst einige.
online-no-room = Der Server hat kaum noch Platz; bis jemand Platz schafft, werden keine Tische eröffnet.
online-accounts-only = Hier spielen nur Leute mit einem Konto.
online-too-many-bot-tables = Du hast schon mehrere Tische, an denen nur Bots spielen; lass erst einen zu Ende gehen.
online-no-stand-in = Kein Bot vertritt dich.
online-not-overdue = Da ist noch Zeit auf der Uhr.
online-out = Du bist aus dieser Partie ausgeschieden.
online-nobody-to-ask = Es ist niemand sonst da, der zustimmen könnte.
online-just-declined = Das wurde eben erst abgelehnt; spiele weiter, bevor du es noch einmal vorschlägst.
online-offered-already = Du hast schon zugestimmt.
online-nothing-offered = Niemand hat etwas vorgeschlagen.
online-not-over = Die Partie ist noch nicht zu Ende.
online-secrets-left = Manches an dieser Partie erfährst du erst, wenn sie zu Ende ist.
online-bad-chat = Sag etwas, in höchstens 500 Zeichen.
online-table-closed = Dieser Tisch wurde von der Leitung geschlossen.
online-may-not-talk = An diesem Tisch darfst du nicht sprechen.
online-muted = Die Leitung hat dich stummgeschaltet.
online-banned = Die Leitung hat dich ausgeschlossen.
online-not-admin = Das darf nur die Leitung.
online-reported-already = Das hast du schon gemeldet; die Leitung sieht es sich an.
online-unknown-person = Diese Person gibt es nicht.
online-unknown-report = Diese Meldung gibt es nicht.
online-until = { $reason } Das gilt bis { $until } (UTC).
online-bad-reason = Sag warum, in höchstens 500 Zeichen.
online-no-mail = Dieser Server verschickt keine E-Mails.
online-bad-address = Das ist keine E-Mail-Adresse.
online-bad-link = Dieser Link gilt nicht mehr. Lass dir einen neuen schicken.
online-no-push = Dieser Server schickt keine Nachrichten an Browser.
online-bad-browser = An diesen Browser lassen sich keine Nachrichten schicken.
online-internal = Im Server ist etwas schiefgegangen; geändert hat sich nichts.
online-unsure = Es ist nicht bekannt, ob das gespeichert wurde. Sieh am Tisch nach; derselbe Befehl mit derselben Kennung darf noch einmal geschickt werden und wird nur einmal ausgeführt.
online-stopping = Der Server hält gleich an; komm bald wieder.
online-simpler-bot = Der Bot konnte sich nicht entscheiden; ein einfacherer hat gezogen.

admin-title = Für die Leitung
admin-sign-in = Anmelden
admin-reports = Meldungen
admin-no-reports = Nichts wartet.
admin-report = Über { $name }, { $at } UTC
admin-told-by = gemeldet von { $by }
admin-to-table = Zum Tisch
admin-people = Menschen
admin-name = Name oder Kennung
admin-find = Suchen
admin-nobody = So heißt niemand.
admin-is-admin = Leitung
admin-is-account = Konto
admin-is-guest = Gast
admin-seen = gesehen { $at } UTC
admin-is-muted = stumm: { $until }
admin-is-banned = ausgeschlossen: { $until }
admin-tables = Tische
admin-table = Kennung des Tischs
admin-acts = Was getan wurde
admin-console = am Rechner
admin-until = bis { $until }
admin-what = Was tun
admin-for = Wie lange
admin-why = Warum
admin-go = Tun
admin-hours-1 = eine Stunde
admin-hours-24 = ein Tag
admin-hours-168 = eine Woche
admin-hours-720 = 30 Tage
admin-hours-0 = für immer
admin-act-mute = Stummschalten
admin-act-unmute = Wieder sprechen lassen
admin-act-ban = Ausschließen
admin-act-unban = Wieder hereinlassen
admin-act-grant = In die Leitung aufnehmen
admin-act-revoke = Aus der Leitung nehmen
admin-act-close = Tisch schließen
admin-act-reopen = Tisch wieder öffnen
admin-act-settle = Erledigt
admin-act-reset-password = Neues Passwort
admin-act-purge = Vergessen, was niemand mehr nutzt

message-turns-subject = { $games ->
    [one] Du bist in einer Partie am Zug
   *[other] Du bist in { $games } Partien am Zug
}
message-turns-text = 
    { $games ->
        [one] Du bist in einer Partie am Zug:
       *[other] Du bist in diesen Partien am Zug:
    }

    { $list }

    Alle deine Partien: { $lobby }

    Keine solchen Nachrichten mehr: { $end }
message-turns-stop = Keine solchen Nachrichten mehr
message-confirm-subject = Ist das deine Adresse?
message-confirm-text = 
    { $name } möchte Nachrichten von Formicary an diese Adresse bekommen. Wenn du das bist, folge innerhalb eines Tages diesem Link:

    { $link }

    Wenn nicht, tu nichts: Es kommt keine weitere Nachricht.
message-moved-subject = Eine andere Adresse für dein Konto
message-moved-text = Nachrichten für { $name } gehen von jetzt an an eine andere Adresse. Wenn nicht du das geändert hast, melde dich an und wähle ein anderes Passwort.
message-recover-subject = Ein neues Passwort
message-recover-text = 
    Jemand hat ein neues Passwort für das Konto { $name } verlangt. Wenn du das warst, wähle innerhalb einer halben Stunde eines:

    { $link }

    Wenn nicht, tu nichts: Dein Passwort bleibt, wie es ist.
