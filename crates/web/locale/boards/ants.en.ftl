board-ants-label = Ants n°4: { $tiles ->
    [one] one tile lies on the table
   *[other] { $tiles } tiles lie on the table
}
board-ants-tile = Tile: { $tile }
board-ants-hand = { $player }’s hand
board-ants-stack = Stack
board-ants-stack-size = { $tiles ->
    [one] one tile left
   *[other] { $tiles } tiles left
}
board-ants-stack-top = On top of the stack: { $tile }
board-ants-turn-left = Turn left
board-ants-turn-right = Turn right
board-ants-choose = Choose a tile, turn it, and click on a place; a second click plays.

board-ants-turned-0 = not turned
board-ants-turned-1 = turned 60° left
board-ants-turned-2 = turned 120° left
board-ants-turned-3 = turned half round
board-ants-turned-4 = turned 120° right
board-ants-turned-5 = turned 60° right

board-ants-placed = { $tile } at { $place }, { $turned }{ $level ->
    [0] { "" }
   *[other] {", "}level { $level }
}
board-ants-placement = { $tile }, { $turned }, { $level ->
    [0] on the ground at { $place }
   *[other] over the dot at { $place }, level { $level }
}. Beige { $beige }, brown { $brown }.{ $hidden ->
    [0] { "" }
    [one] {" "}Hides one ant.
   *[other] {" "}Hides { $hidden } ants.
}

board-ants-key-take = take a tile
board-ants-key-turn = turn it
