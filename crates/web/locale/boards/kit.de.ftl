# Was alle Bretter gleich sagen.

board-plate = { $player }, { $color }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }. { $figures }
board-players = Spieler
board-to-move = am Zug
board-winner = gewinnt
board-more = Mehr: { $what }
board-fewer = Weniger: { $what }
board-put-away = Weglegen
board-larger = Vergrößern (Z)
board-smaller = Ganzes Brett zeigen (Z)
board-key-arrows = von Feld zu Feld gehen
board-key-enter = nehmen, hingehen, legen
board-key-escape = loslassen
board-key-lens = das Brett vergrößern
board-taken = { $what } genommen. Auf ein markiertes Feld ziehen oder eines mit den Pfeiltasten und Enter wählen; Escape legt zurück.
board-which = Welche?
