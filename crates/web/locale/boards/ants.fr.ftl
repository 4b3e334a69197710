board-ants-label = Ants n°4 : { $tiles ->
    [one] une tuile sur la table
   *[other] { $tiles } tuiles sur la table
}
board-ants-tile = Tuile : { $tile }
board-ants-hand = Main de { $player }
board-ants-stack = Pile
board-ants-stack-size = { $tiles ->
    [0] plus de tuile
    [one] encore une tuile
   *[other] encore { $tiles } tuiles
}
board-ants-stack-top = Sur la pile : { $tile }
board-ants-turn-left = Tourner à gauche
board-ants-turn-right = Tourner à droite
board-ants-choose = Choisissez une tuile, tournez-la et cliquez sur un endroit ; un second clic la pose.

board-ants-turned-0 = sans rotation
board-ants-turned-1 = rotation de 60° à gauche
board-ants-turned-2 = rotation de 120° à gauche
board-ants-turned-3 = demi-tour
board-ants-turned-4 = rotation de 120° à droite
board-ants-turned-5 = rotation de 60° à droite

board-ants-placed = { $tile } en { $place }, { $turned }{ $level ->
    [0] { "" }
   *[other] {", "}niveau { $level }
}
board-ants-placement = { $tile }, { $turned }, { $level ->
    [0] au sol en { $place }
   *[other] sur le point en { $place }, niveau { $level }
}. Beige { $beige }, brun { $brown }.{ $hidden ->
    [0] { "" }
    [one] {" "}Cache une fourmi.
   *[other] {" "}Cache { $hidden } fourmis.
}

board-ants-key-take = prendre une tuile
board-ants-key-turn = la tourner
