language-name = Deutsch

# How numbers are written: between groups of three digits, before decimals, shares.
number-group = .
number-decimal = ,
number-percent = { $number }{ "\u00A0" }%

# A name and what stands for it.
labelled = { $label }: { $value }

notation-missing = Am Ende fehlt etwas: { $expected }.
notation-unexpected = „{ $found }“ passt nicht; gebraucht wird { $expected }.
notation-too-much = „{ $found }“ ist zu viel.

rule-undo = Zurücknehmen
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-undo-others-acted = Inzwischen hat jemand anders gespielt; was bekannt ist, lässt sich nicht zurücknehmen.
refused-undo-revealed = Inzwischen wurde etwas aufgedeckt; das lässt sich nicht zurücknehmen.

rule-ending-early = Eine Partie vorzeitig beenden
refused-too-late-to-abort = Die Partie hat richtig begonnen; sie lässt sich nur noch aufgeben oder einvernehmlich beenden.
refused-out-already = Diese Person ist schon ausgeschieden.
call-resigned = { $name } gibt auf.
call-late = Die Zeit von { $name } ist abgelaufen.
call-agreed = Alle haben sich auf das Ende geeinigt.
call-aborted = Die Partie wurde abgebrochen und zählt nicht.

level-larva = Larve
level-worker = Arbeiterin
level-soldier = Soldatin
level-queen = Königin
level-random = Zufall
level-greedy = Nimmersatt
level-mcts = Baumsuche
level-classic-soldier = Soldatin der ersten Fassung
level-classic-queen = Königin der ersten Fassung
# A sign for bots, and how strong they are.
occupant-bot = ⚙ { $level }
occupant-former = jemand von früher
occupant-open = freier Platz

record-at-ply = Zug { $ply } „{ $text }“: { $reason }
record-other-game = Die Aufzeichnung ist vom Spiel „{ $found }“, nicht „{ $expected }“.
record-other-players = Die Aufzeichnung nennt { $found } Spieler; die Partie hat { $expected }.
record-other-end = Nach Zug { $ply } sind sich Aufzeichnung und Regeln nicht einig, ob die Partie zu Ende ist.
record-other-scores = Die Aufzeichnung nennt den Punktestand { $found }; nach den Regeln ist er { $expected }.
record-other-places = Die Aufzeichnung nennt die Plätze { $found }; aus dem Beschlossenen folgen { $expected }.
record-too-far = Zug { $asked } gibt es nicht; die Aufzeichnung hat { $plies }.
record-no-seed = Die Aufzeichnung verrät ihren Startwert nicht; nichts beweist, woher der Zufall kam.
record-other-seed = Der Startwert hat den SHA-256 { $found }, zugesagt war aber { $committed }.
record-other-promise = Die Aufzeichnung beruft sich auf { $found }, zu Beginn zugesagt war aber { $pinned }.
record-other-share = Was Platz { $seat } zum Zufall beigetragen hat, ist nicht das Zugesagte, oder es fehlt.
record-other-chance = Zug { $ply }: Die Aufzeichnung sagt „{ $found }“, der Startwert ergibt aber „{ $expected }“.

record-at-line = Zeile { $line }: { $reason }
record-other-line = erwartet wurde „{ $word }“, da steht „{ $found }“
record-stops = die Aufzeichnung bricht hier ab, vor ihrer Zeile „{ $word }“
record-unreadable = „{ $found }“ passt nicht; gebraucht wird { $expected }
record-unknown-game = Das Spiel „{ $found }“ kennt dieses Programm nicht.
record-revision = ein Stand der Regeln
record-commitment = eine Zusage aus 64 Hexadezimalziffern
record-next-seat = die Nummer des nächsten Platzes
record-seat = ein Platz dieser Partie
record-scores = eine Liste von Punkten
record-places = eine Liste von Plätzen
record-call = ein Beschluss über die Partie, etwa resigned 2
record-seed = ein Startwert aus 64 Hexadezimalziffern
record-share = die Nummer eines Platzes und sein Zufallsanteil, 64 Hexadezimalziffern
record-branch = die Zusage einer früheren Partie und eine Anzahl ihrer Züge
record-line-here = eine Zeile, wie sie hier in einer Aufzeichnung steht

hint-is = Tipp: { $advice }
hint-points = Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $sources }).
hint-best = { $choices ->
    [one] Etwas anderes ist nicht möglich.
   *[other] Keine andere von { $choices } Möglichkeiten verspricht mehr.
}
