board-myrmes-garden = The garden
board-myrmes-colony-of = { $player }’s colony

board-myrmes-grass = grass
board-myrmes-earth = earth
board-myrmes-stone = stone
board-myrmes-mushroom = mushrooms
board-myrmes-water = water
board-myrmes-exit-of = tunnel exit of { $player }
board-myrmes-worker-here = the worker is here
board-myrmes-reach = {" "}– in reach, { $left ->
    [0] no movement left
    [one] one movement point left
   *[other] { $left } movement points left
}{ $soldiers ->
    [0] { "" }
    [one] {", "}costs one soldier
   *[other] {", "}costs { $soldiers } soldiers
}

board-myrmes-year = Year { $year } of { $years }
board-myrmes-winter = Winter takes { $food } food; each soldier saves one. You need { $hunger }.
board-myrmes-last-season = What the last season brought you
board-myrmes-so-far = This season so far

board-myrmes-events = Event track
board-myrmes-event-space = Event: { $event }{ $larvae ->
    [0] {", "}as the die says
    [one] {", "}for one larva
   *[other] {", "}for { $larvae } larvae
}

board-myrmes-level = Level
board-myrmes-larvae = Larvae
board-myrmes-larvae-count = { $larvae ->
    [one] one larva
   *[other] { $larvae } larvae
}
board-myrmes-soldiers = Soldiers
board-myrmes-workers = Workers
board-myrmes-nurses = Nurses
board-myrmes-atelier = Atelier
board-myrmes-nurses-free = { $free ->
    [one] one of { $nurses } nurses is free
   *[other] { $free } of { $nurses } nurses are free
}
board-myrmes-kept = { $soldiers ->
    [0] no soldier, workers first
    [one] one soldier
   *[other] { $soldiers } soldiers
}
board-myrmes-confirm = Confirm
board-myrmes-born = Born: { $larvae ->
    [0] no larvae
    [one] one larva
   *[other] { $larvae } larvae
}, { $soldiers ->
    [0] no soldiers
    [one] one soldier
   *[other] { $soldiers } soldiers
}, { $workers ->
    [0] no workers
    [one] one worker
   *[other] { $workers } workers
}

board-myrmes-rooms = Rooms by level
board-myrmes-room-gestation = Gestation
board-myrmes-room-larder = Larder
board-myrmes-room-quarry = Quarry
board-myrmes-room-queen = Queen
board-myrmes-work-gestation = Worker in the gestation room: one larva
board-myrmes-work-larder = Worker in the larder: one food
board-myrmes-work-quarry-earth = Worker in the quarry: one earth
board-myrmes-work-quarry-stone = Worker in the quarry: one stone
board-myrmes-work-queen = Worker feeds the queen: one food for two points
board-myrmes-up-to = Pheromones of up to { $size } hexagons
board-myrmes-storage = { $cubes } / { $room } stored
board-myrmes-exchange = Three larvae become one food
board-myrmes-pheromones-left = Pheromones left
board-myrmes-prey = Prey
board-myrmes-in-reserve = In reserve
board-myrmes-exits-left = Tunnel exits left: { $count }
board-myrmes-markers-left = Special tiles that can still be marked: { $count }
board-myrmes-reserve = Ants in the reserve: { $count }
board-myrmes-spare-nurses = Nurses in the reserve: { $count }

board-myrmes-objectives = Objectives
board-myrmes-objective = Level { $level }: { $objective }. { $points } points. You have { $has } of { $needs }.
board-myrmes-piles = Piles: I { $one } · II { $two } · III { $three }
board-myrmes-tunnel = Tunnel
board-myrmes-deepen = Level
board-myrmes-nurse = Nurse

board-myrmes-waits = Waiting for { $players }.
board-myrmes-chance = Chance decides.
board-myrmes-over = The game is over.
board-myrmes-lost = The colony has perished: the game is lost.
board-myrmes-do-event = Choose the event of the season on your colony; each space away from the die costs one larva.
board-myrmes-do-births = Send your nurses to the births and to the atelier, then confirm.
board-myrmes-do-worker = { $workers ->
    [one] One worker waits
   *[other] { $workers } workers wait
}: click on a room of your colony, or on a tunnel exit to leave.
board-myrmes-do-sortie = { $steps ->
    [0] No movement left
    [one] One movement point left
   *[other] { $steps } movement points left
}: click where to go, or choose a tile to place.
board-myrmes-do-harvest = Harvest: take one cube from the marked tile.
board-myrmes-do-scavenge = { $left ->
    [one] Scavenging: earth or stone?
   *[other] Scavenging, { $left } times: earth or stone?
}
board-myrmes-do-extra = { $left ->
    [one] You may take one more cube from your pheromones.
   *[other] You may take up to { $left } more cubes from your pheromones.
}
board-myrmes-do-atelier = { $nurses ->
    [one] One nurse works
   *[other] { $nurses } nurses work
} in the atelier: tunnel, level, nurse or objective.
board-myrmes-do-give-pheromones = { $left ->
    [one] Choose one more connected pheromone to empty.
   *[other] Choose { $left } connected pheromones to empty.
}
board-myrmes-do-give-special = { $left ->
    [one] Choose the special tile to give up.
   *[other] Choose { $left } special tiles to give up.
}
board-myrmes-do-store = Choose the { $room } cubes to keep; the others are lost.
board-myrmes-do-feed = Winter takes { $food } food and you have { $has }. How many larvae become food?

board-myrmes-take-shape = { $shape }, { $left } left, { $points } points
board-myrmes-take-special = { $tile } for { $cost }, { $points } points
board-myrmes-turn = Turn (R)
board-myrmes-flip = Turn over (F)
board-myrmes-shift = Shift (arrow keys)
board-myrmes-place = Place
board-myrmes-does-not-fit = Does not fit here
board-myrmes-points = { $points ->
    [one] one point
   *[other] { $points } points
}
board-myrmes-clear = Clear the pheromone
board-myrmes-stop = End the sortie
board-myrmes-take-cube = Take { $cube } from { $place }
board-myrmes-enough = Enough
board-myrmes-done = Leave the atelier
board-myrmes-keep = Keep { $cubes } of { $room }
board-myrmes-feed = { $larvae ->
    [0] keep the larvae
   *[other] { $larvae } larvae become { $food } food
}{ $missing ->
    [0] {", "}nothing is missing
   *[other] {", "}{ $missing } food missing
}

board-myrmes-harvested = Harvested: { $cubes }
board-myrmes-discarded = Lost for want of room: { $cubes }
board-myrmes-ate = Winter: { $eaten } food eaten{ $missing ->
    [0] { "" }
   *[other] {", "}{ $missing } missing
}
board-myrmes-from-pheromones = Pheromones
board-myrmes-from-special-tiles = Special tiles
board-myrmes-from-prey = Prey
board-myrmes-from-clearing = Clearing
board-myrmes-from-queen = Queen
board-myrmes-from-sub-colonies = Sub-colonies
board-myrmes-from-objectives = Objectives
board-myrmes-from-earlier = Objectives that others completed later

board-myrmes-first = takes the first turn
board-myrmes-key-shift = shift the tile that is held
board-myrmes-idle = { $nurses ->
    [one] 1 nurse has not worked and would do nothing this season
   *[other] { $nurses } nurses have not worked and would do nothing this season
}
board-myrmes-loses = { $cubes ->
    [one] 1 cube does not fit and is lost
   *[other] { $cubes } cubes do not fit and are lost
}
