board-fourmidable-forest = The forest
board-fourmidable-nest-of = { $player }’s nest
board-fourmidable-first = has the day/night tile

board-fourmidable-round = Round { $round }
board-fourmidable-round-of = Round { $round } of { $rounds }
board-fourmidable-weather = Weather: every { $caste } may go one step further
board-fourmidable-no-weather = No weather yet
board-fourmidable-favours = { $weather }: one step more for every { $caste }
board-fourmidable-tiles = Birth tiles left: hunters { $hunters }, farmers { $farmers }, diggers { $diggers }
board-fourmidable-lost = The predators have completed { $cards ->
    [one] one objective
   *[other] { $cards } objectives
}; beside it, what they have eaten

board-fourmidable-completed = Objectives completed
board-fourmidable-in-hand = Objectives in hand
board-fourmidable-ants-to-move = Ants that have not moved yet
board-fourmidable-pheromones = Pheromones in the forest
board-fourmidable-holes = Nest holes
board-fourmidable-birth-open = Birth of this round
board-fourmidable-predator-open = Predator action of this round
board-fourmidable-specials = Special cards
board-fourmidable-pending = What pheromones, nest holes and bonus cards would add now
board-fourmidable-unborn = Not born yet
board-fourmidable-store = Resources
board-fourmidable-played = Special cards played

board-fourmidable-last-round = What the last round brought
board-fourmidable-gains = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $harvested } harvested{ $objectives ->
    [0] { "" }
    [one] {", "}one objective
   *[other] {", "}{ $objectives } objectives
}{ $pheromones ->
    [0] { "" }
    [one] {", "}one pheromone
   *[other] {", "}{ $pheromones } pheromones
}{ $ants ->
    [0] { "" }
    [one] {", "}one ant born
   *[other] {", "}{ $ants } ants born
}

board-fourmidable-empty = empty terrain
board-fourmidable-water = water
board-fourmidable-pheromone-of = pheromone of { $player }
board-fourmidable-hole-of = nest hole of { $player }
board-fourmidable-hole = nest hole { $number }
board-fourmidable-dug = dug
board-fourmidable-shaft = nest hole
board-fourmidable-queen = queen’s chamber
board-fourmidable-library = library
board-fourmidable-reach = {" "}– in reach, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
board-fourmidable-harvests = {", "}harvests: { $resource }

board-fourmidable-hand = Your cards
board-fourmidable-objectives = Your objectives
board-fourmidable-row = Open objectives
board-fourmidable-deck = { $cards } more in the deck
board-fourmidable-next-cards = You know what comes next:
board-fourmidable-objective = Objective for a { $caste }: { $needs }; { $points } points
board-fourmidable-progress = You have { $has } of { $needs }.

board-fourmidable-waits = Waiting for { $players }.
board-fourmidable-may-reveal = You may reveal an objective.
board-fourmidable-chance = Chance decides.
board-fourmidable-over = The game is over.
board-fourmidable-do-species = Choose the species of your ants.
board-fourmidable-do-draft = Take one special card; the others go to your neighbour.
board-fourmidable-do-pick = Choose your six special cards.
board-fourmidable-do-ant = Choose an ant to begin with.
board-fourmidable-do-ants = Choose the { $count } ants to begin with.
board-fourmidable-do-split = How many of your seven objectives should be for each kind of ant?
board-fourmidable-do-weather = The vane lets you choose the weather of this round.
board-fourmidable-do-turn = Your action: { $ants ->
    [0] no ant left to move
    [one] one ant to move
   *[other] { $ants } ants to move
}{ $birth ->
    [0] { "" }
   *[other] {", "}a birth
}{ $predator ->
    [0] { "" }
   *[other] {", "}a predator
}.{ $ants ->
    [0] { "" }
   *[other] {" "}Click on an ant to take it up.
}
board-fourmidable-do-walk = { $steps ->
    [one] One step left
   *[other] { $steps } steps left
}: click where to go. Numbers are steps.
board-fourmidable-do-skip = The digger passes over the earth: dig a cell behind it.
board-fourmidable-do-hole = Place the new nest hole, up to { $reach } spaces from another.
board-fourmidable-do-library = Your ant is in the library, but your hand is full: reveal an objective to draw another, or leave.
board-fourmidable-do-complete = Your ant is in the library: complete an open objective, or leave.
board-fourmidable-do-keep = Keep one of these objectives.
board-fourmidable-do-under = Put the others under their deck; this one goes first:
board-fourmidable-do-feed = From the bag: { $resource }. Choose where the { $predator } eats.
board-fourmidable-do-close = Your action is over. Play special cards, or end it.
board-fourmidable-do-last = Reveal what you can pay for, or go on.
board-fourmidable-not-revealed = { $cards ->
    [one] One objective that you can pay for is not revealed yet: its points would be lost.
   *[other] { $cards } objectives that you can pay for are not revealed yet: their points would be lost.
}

board-fourmidable-aim-worm = Choose a cell for the worm, in any nest.
board-fourmidable-aim-predator = Choose a space for the { $predator }.
board-fourmidable-aim-fly = Choose empty terrain for the pheromone.
board-fourmidable-aim-card = “{ $card }”: choose what it is for.
board-fourmidable-put-back = Put back (Esc)

board-fourmidable-ants = Ants
board-fourmidable-births = Birth
board-fourmidable-predators = Predator
board-fourmidable-species-group = Species
board-fourmidable-take-up = Take up a { $caste }: { $place }
board-fourmidable-birth = Give birth to a { $caste }; tiles left: { $left }
board-fourmidable-move-predator = Move the { $predator }
board-fourmidable-hunt = Your species moves the { $predator }
board-fourmidable-fly = Your species places a pheromone
board-fourmidable-peek = Look at the next objective
board-fourmidable-stop = Stop here (S)
board-fourmidable-stay = Stay here (S)
board-fourmidable-skip = Pass over { $place }
board-fourmidable-study = Draw objectives
board-fourmidable-leave = Leave the library (D)
board-fourmidable-done = Done (D)
board-fourmidable-confirm = Take these ({ $sum } of { $all })
board-fourmidable-taken = { $taken } of { $all } taken.
board-fourmidable-still-choose = Still choosing: { $players }.

board-fourmidable-target = {" "}– can be chosen
board-fourmidable-too-far = The ant cannot get there with the steps that it has left.
board-fourmidable-ant = { $player }: { $caste }{ $count ->
    [one] { "" }
   *[other] {" "}×{ $count }
}
board-fourmidable-ant-moved = { $player }: { $caste }{ $count ->
    [one] { "" }
   *[other] {" "}×{ $count }
} (has moved)
