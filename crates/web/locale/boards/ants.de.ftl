board-ants-label = Ants n°4: { $tiles ->
    [one] ein Plättchen liegt auf dem Tisch
   *[other] { $tiles } Plättchen liegen auf dem Tisch
}
board-ants-tile = Plättchen: { $tile }
board-ants-hand = Hand von { $player }
board-ants-stack = Stapel
board-ants-stack-size = { $tiles ->
    [0] kein Plättchen mehr
   *[other] noch { $tiles } Plättchen
}
board-ants-stack-top = Oben auf dem Stapel: { $tile }
board-ants-turn-left = Nach links drehen
board-ants-turn-right = Nach rechts drehen
board-ants-choose = Wähle ein Plättchen, dreh es und klick auf eine Stelle; ein zweiter Klick legt es.

board-ants-turned-0 = nicht gedreht
board-ants-turned-1 = 60° nach links gedreht
board-ants-turned-2 = 120° nach links gedreht
board-ants-turned-3 = halb herumgedreht
board-ants-turned-4 = 120° nach rechts gedreht
board-ants-turned-5 = 60° nach rechts gedreht

board-ants-placed = { $tile } auf { $place }, { $turned }{ $level ->
    [0] { "" }
   *[other] {", "}Ebene { $level }
}
board-ants-placement = { $tile }, { $turned }, { $level ->
    [0] am Boden auf { $place }
   *[other] über dem Punkt auf { $place }, Ebene { $level }
}. Beige { $beige }, Braun { $brown }.{ $hidden ->
    [0] { "" }
    [one] {" "}Verdeckt eine Ameise.
   *[other] {" "}Verdeckt { $hidden } Ameisen.
}

board-ants-key-take = ein Plättchen nehmen
board-ants-key-turn = es drehen
