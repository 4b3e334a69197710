game-myrmes = Myrmes
game-myrmes-summary = Lead an ant colony through three years: raise ants, mark the garden with pheromones, hunt, and be ready for winter.

variant-myrmes-base = Base game
variant-myrmes-solo-easy = Solo, easy: two years
variant-myrmes-solo-medium = Solo, medium: three years
variant-myrmes-solo-hard = Solo, hard: four years
variant-myrmes-solo-extreme = Solo, extreme: five years
option-myrmes-winter = Food in the first winter
option-myrmes-unlock = Levels of objectives
option-myrmes-unlock-yes = open one after the other
option-myrmes-unlock-no = are all open
option-myrmes-corners = With one or two players, the lower corners are
option-myrmes-corners-in = in play
option-myrmes-corners-out = not in play
option-myrmes-cubes = Cubes and larvae
option-myrmes-cubes-unlimited = never run out
option-myrmes-cubes-counted = are counted and can run out
option-myrmes-point-event = The event Points +1 pays
option-myrmes-point-event-every = at every scoring
option-myrmes-point-event-once = once in a season
option-myrmes-debt = Scores
option-myrmes-debt-yes = can fall below zero
option-myrmes-debt-no = never fall below zero

seat-red = red
seat-yellow = yellow
seat-blue = blue
seat-black = black

cube-food = food
cube-earth = earth
cube-stone = stone

prey-ladybug = ladybug
prey-termite = termite
prey-spider = spider
prey-text = Hunting it costs { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
} and brings { $food } food{ $points ->
    [0] { "" }
   *[other] {" "}and { $points } points
}.

shape-pair = pair
shape-triangle = triangle
shape-line = line
shape-rhombus = rhombus
shape-pistol = pistol
shape-trapezoid = trapezoid
shape-pyramid = pyramid
shape-text = { $size } spaces, level { $level ->
    [0] 0
    [1] I
    [2] II
    [3] III
   *[other] III and Hexagon +1
}; { $points ->
    [0] no points
   *[other] { $points } points
}; { $copies } of each player.

tile-aphid-farm = aphid farm
tile-scavenging = scavenging
tile-sub-colony = sub-colony
tile-aphid-farm-text = Takes level I and costs 1 stone; 2 points, and 1 food at every harvest.
tile-scavenging-text = Takes level I and costs 1 food; 2 points, and 1 earth or 1 stone at every harvest.
tile-sub-colony-text = Takes level III and costs 1 food, 1 earth and 1 stone; 4 points, and 2 points at every harvest.

event-level = Level +1
event-point = Points +1
event-larvae = Larvae +2
event-harvest = Harvest +3
event-move = Steps +3
event-soldier = Soldier +1
event-hexagon = Hexagon +1
event-worker = Worker +1
event-level-text = Your colony counts as one level deeper, III at most: for rooms, pheromones, special tiles and storage.
event-point-text = Whenever you score points in this season, you score 1 more.
event-larvae-text = Two larvae more, if at least one is born.
event-harvest-text = Up to three cubes more from your pheromones.
event-move-text = Your workers have 6 movement points instead of 3.
event-soldier-text = One soldier more, if at least one is born.
event-hexagon-text = You may place pheromones of one level more.
event-worker-text = One worker more, if at least one is born.

season-spring = spring
season-summer = summer
season-autumn = autumn

objective-food-3 = 3 food
objective-earth-stone-2 = 2 earth or stone
objective-larvae-5 = 5 larvae
objective-prey-2 = 2 prey
objective-soldiers-2 = 2 soldiers
objective-special-tiles-2 = 2 special tiles
objective-pheromones-4 = 4 connected pheromones
objective-food-5 = 5 food
objective-stone-3 = 3 stone
objective-larvae-9 = 9 larvae
objective-prey-3 = 3 prey
objective-special-tiles-3 = 3 special tiles
objective-nurses-6 = 6 nurses
objective-colony-2 = colony of level II
objective-earth-stone-6 = 6 earth or stone
objective-stone-5 = 5 stone
objective-prey-4 = 4 prey
objective-nurses-8 = 8 nurses
objective-colony-3 = colony of level III
objective-pheromones-7 = 7 connected pheromones
objective-text = Level { $level ->
    [1] I
    [2] II
   *[other] III
}, { $points } points. { $price }
objective-give = You give them away.
objective-discard = You discard them.
objective-abandon-one = You give one up.
objective-abandon-two = You give two up.
objective-send-one = You discard one.
objective-send-two = You discard two.
objective-back-one = Your colony goes back one level.
objective-back-two = Your colony goes back two levels.
objective-empty = You empty them.

rule-setup = Getting ready
rule-workers = Workers
rule-event = Event
rule-births = Births
rule-colony = Work in the colony
rule-sortie = Sortie
rule-movement = Movement
rule-opposing-tiles = Opposing tiles
rule-hunt = Hunting
rule-pheromone = Placing a pheromone
rule-special-tile = Placing a special tile
rule-clear = Clearing a pheromone
rule-harvest = Harvest
rule-atelier = Atelier
rule-tunnel = New tunnel exit
rule-levels = Levels of the colony
rule-nurse = New nurse
rule-objective = Objectives
rule-end-of-turn = End of the turn
rule-winter = Winter
rule-larvae = Larvae for food
rule-solo = Playing alone

refused-other-phase = That belongs { $when }; { $now }.
when-plan = to the beginning of a season
when-work = to the workers’ phase
when-sortie = to the workers’ phase, when one of your workers is in the garden
when-harvest = to the harvest, when there is a cube to choose
when-scavenge = to the harvest, when a scavenging of yours brings something
when-extra = to the end of the harvest, with the event Harvest +3
when-atelier = to the atelier, when your nurses are at work
when-giving = to an objective for which tiles are chosen
when-store = to the end of the turn, when you have more cubes than room
when-feed = to winter, when food is missing and larvae could become food
when-larvae = to the workers’ phase, to the atelier and to winter
now-plan = now event and births are planned
now-work = now you send a worker to work
now-sortie = now your worker in the garden acts
now-atelier = now your nurses work in the atelier
now-giving = now you choose tiles for an objective
now-harvest = now you choose a cube to harvest
now-scavenge = now you choose earth or stone for a scavenging
now-extra = now you may harvest more cubes
now-store = now you choose what to store
now-feed = now you feed your colony for the winter

refused-event-chosen = You have already chosen your event for this season.
refused-event-no-larvae = You have no larvae: your event cube stays where the die has put it.
refused-event-larvae = { $cost ->
    [one] Moving the cube there takes 1 larva
   *[other] Moving the cube there takes { $cost } larvae
}; { $larvae ->
    [0] you have none
   *[other] you have only { $larvae }
}.
refused-event-first = Choose your event first, then the births.

refused-births-track = At most three nurses fit on larvae, three on soldiers and four on workers.
refused-births-atelier = The atelier has only { $places } places.
refused-births-nurses = { $nurses ->
    [one] You have only 1 nurse
   *[other] You have only { $nurses } nurses
}, but { $wanted } would be at work.
refused-births-idle-nurse = One of these nurses would bring nothing: soldiers take two or three nurses, workers two or four.
refused-births-all-fit = All of these ants can be born; there is nothing to choose.
refused-births-too-many = You have only eight workers and soldiers, so not all of these can be born. Say how many of them are soldiers, for instance “kept 1”; as many as possible must be born.

refused-room-too-deep = This room is on level { $level ->
    [1] I
    [2] II
   *[other] III
}; you can work down to level { $own ->
    [0] 0
    [1] I
    [2] II
   *[other] III
}.
refused-room-taken = One of your workers is already in this room; only one fits in each season.
refused-queen-food = The queen wants 1 food, and you have none.
refused-quarry-food = The quarry gives earth or stone, no food.

refused-not-your-exit = Workers leave only through tunnel exits of their own colony.
refused-worker-outside = Finish the worker in the garden first: let it act or take it out. Then you can send the next one.
refused-no-worker-outside = None of your workers is in the garden; let one leave first.
refused-no-steps = The worker has no movement points left.
refused-too-far = The worker can only go to a space beside it.
refused-barred = Water and what is out of play cannot be entered.
refused-tile-name = A tile is one space; it is called { $place }, like its first hexagon.
refused-hunt-soldiers = Hunting a { $prey } takes { $cost ->
    [one] 1 soldier
   *[other] { $cost } soldiers
}; { $soldiers ->
    [0] you have none
   *[other] you have only { $soldiers }
}.
refused-opposing-soldiers = Entering what belongs to somebody else takes 1 soldier, and you have none.

refused-pheromone-level = You can place pheromones of up to { $most } spaces; this one has { $size }.
refused-pheromone-none-left = You have no pheromone of this shape left.
refused-special-shape = This special tile has another shape.
refused-special-level = This special tile takes a colony of level { $level ->
    [1] I
    [2] II
   *[other] III
}; yours counts as level { $own ->
    [0] 0
    [1] I
    [2] II
   *[other] III
}.
refused-special-cost = You lack cubes for it: an aphid farm costs 1 stone, a scavenging 1 food, a sub-colony 1 food, 1 earth and 1 stone.
refused-special-markers = You have no cube left to mark a special tile as yours.
refused-special-none-left = No tile of this kind is left beside the board.
refused-worker-not-on-empty-space = To place a tile, the worker must stand on an empty space.
refused-tile-not-at-worker = The tile must cover the space on which the worker stands.
refused-tile-covers = The tile would cover something else, or lie on water or outside the garden in play.

refused-clear-nothing = The worker does not stand on a tile.
refused-clear-special = Special tiles are never cleared.
refused-clear-cubes = There are still cubes on this pheromone; only an empty one can be cleared.
refused-clear-earth = Clearing takes 1 earth, and you have none.

refused-harvest-no-tile = No pheromone of yours has this name; a tile is called like its first hexagon.
refused-harvest-no-cube = There is no such cube on this pheromone.
refused-harvest-other-tile = Choose for the tile that is asked for; the others follow one by one.
refused-harvest-mandatory = The harvest is not optional: take one cube from each of your pheromones that has any, and one for each scavenging.
refused-scavenge-food = A scavenging brings earth or stone, no food.

refused-workshop-used = One of your nurses has already worked there in this season.
refused-tunnel-none-left = You have no tunnel exit left.
refused-tunnel-not-empty = A tunnel exit needs an empty space of land.
refused-tunnel-not-adjacent = A tunnel exit must lie beside something of yours: a pheromone, a special tile or another exit.
refused-deepest = Your colony already has its deepest level.
refused-level-cost = The next level costs { $earth ->
    [0] { $stone } stone
   *[other] { $stone ->
        [0] { $earth } earth
       *[other] { $earth } earth and { $stone } stone
    }
}, more than you have.
refused-nurse-none-left = All your eight nurses are in play.
refused-nurse-cost = A new nurse costs 2 food and 2 larvae.

refused-objective-not-there = This objective is not on the board.
refused-objective-not-leftmost = When you play alone, only the leftmost objective of each row can be completed.
refused-objective-done = You have already completed this objective.
refused-objective-level = First complete an objective of level { $level ->
    [1] I
   *[other] II
}.
refused-objective-mix = Say how much of it is earth, for instance “earth 1”; the rest is stone.
refused-objective-no-mix = This objective takes no mix of earth and stone.
refused-objective-demand = “{ $objective }”: you have { $has ->
    [0] none
   *[other] only { $has }
} of the { $needs } asked for.
refused-objective-nurses = Beside the nurse at work, this objective takes nurses who are not on objectives; { $missing ->
    [one] one such nurse is
   *[other] { $missing } such nurses are
} missing.
refused-objective-other-mix = This objective takes { $count } in all; you have { $earth } earth and { $stone } stone. Choose another mix.
refused-give-no-tile = No tile has this name; a tile is called like its first hexagon.
refused-give-not-special = Choose a special tile that carries your cube.
refused-give-not-pheromone = Choose a pheromone of yours.
refused-give-chosen = You have already chosen this pheromone.
refused-give-not-connected = The pheromones must hang together, edge to edge, as many as the objective asks for.

refused-keep-too-much = You do not have so many cubes.
refused-keep-room = Store exactly as many cubes as there is room for: { $room }.
refused-feed-too-much = You can turn larvae into food at most { $most ->
    [one] once
   *[other] { $most } times
}: more is not needed, or there are no more larvae.
refused-feed-no-food-left = Only { $most } food is left beside the board: larvae cannot become more.
refused-larvae = Three larvae make 1 food; { $larvae ->
    [0] you have none
    [one] you have only 1
   *[other] you have only { $larvae }
}.
refused-exchange-in-winter = In winter say once how many times larvae become food: for instance “feed 1”.
refused-no-cube-left = There is no food left beside the board.

log-first = { $player } begins.
log-starts = Lots decide who starts where.
log-prey = { $count } prey are laid into the garden.
log-objectives = { $count } objectives are laid out.
log-dice = The season dice show { $spring } for spring, { $summer } for summer and { $autumn } for autumn.
log-reveal = A new objective comes up: { $objective }.
log-season = Year { $year }, { $season }: the event is { $event }, { $player } is the first player.
log-plans = { $player } plans the season in secret.
log-event = { $player } chooses the event { $event }{ $larvae ->
    [0] { "" }
    [one] {", "}for 1 larva
   *[other] {", "}for { $larvae } larvae
}.
log-births = { $player } sets the nurses to work{ $larvae ->
    [0] { "" }
    [one] {", "}1 larva
   *[other] {", "}{ $larvae } larvae
}{ $soldiers ->
    [0] { "" }
    [one] {", "}1 soldier
   *[other] {", "}{ $soldiers } soldiers
}{ $workers ->
    [0] { "" }
    [one] {", "}1 worker
   *[other] {", "}{ $workers } workers
}{ $atelier ->
    [0] { "" }
    [one] {", "}1 nurse in the atelier
   *[other] {", "}{ $atelier } nurses in the atelier
}{ $idle ->
    [0] { "" }
    [one] {", "}1 nurse idle
   *[other] {", "}{ $idle } nurses idle
}.
log-born = { $player } has the event { $event }{ $moved ->
    [0] { "" }
    [one] {" "}(for 1 larva)
   *[other] {" "}(for { $moved } larvae)
}{ $larvae ->
    [0] { "" }
    [one] {", "}1 larva born
   *[other] {", "}{ $larvae } larvae born
}{ $soldiers ->
    [0] { "" }
    [one] {", "}1 soldier born
   *[other] {", "}{ $soldiers } soldiers born
}{ $workers ->
    [0] { "" }
    [one] {", "}1 worker born
   *[other] {", "}{ $workers } workers born
}{ $atelier ->
    [0] { "" }
    [one] {", "}1 nurse in the atelier
   *[other] {", "}{ $atelier } nurses in the atelier
}.
log-exchange = { $player } turns 3 larvae into 1 food.
log-gestation = { $player } sends a worker to the gestation room, { $larvae ->
    [0] but no larva is left
   *[other] 1 larva
}.
log-larder = { $player } sends a worker to the larder, { $count ->
    [0] but no food is left
   *[other] 1 food
}.
log-quarry = { $player } sends a worker to the quarry, { $count ->
    [0] but no { $cube } is left
   *[other] 1 { $cube }
}.
log-queen = { $player } feeds the queen with 1 food{ $points ->
    [0] { "" }
   *[other] {", "}{ $points } points
}.
log-leave = { $player } sends a worker into the garden at { $place }.
log-step = { $player } moves the worker to { $place }.
log-step-tile = { $player } moves the worker onto the tile at { $place }.
log-step-opposing = { $player } gives up 1 soldier to enter { $place }, which belongs to { $owner }.
log-hunt = { $player } hunts the { $prey } at { $place } with { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}, { $food } food{ $points ->
    [0] { "" }
    [one] {", "}1 point
   *[other] {", "}{ $points } points
}.
log-clear = { $player } clears the pheromone for 1 earth{ $points ->
    [0] { "" }
    [one] {", "}1 point
   *[other] {", "}{ $points } points
}.
log-pheromone = { $player } places a pheromone ({ $shape }) on { $places }{ $food ->
    [0] { "" }
   *[other] {", "}{ $food } food
}{ $earth ->
    [0] { "" }
   *[other] {", "}{ $earth } earth
}{ $stone ->
    [0] { "" }
   *[other] {", "}{ $stone } stone
}{ $points ->
    [0] { "" }
    [one] {", "}1 point
   *[other] {", "}{ $points } points
}.
log-build = { $player } builds a special tile ({ $tile }) on { $places }{ $points ->
    [0] { "" }
    [one] {", "}1 point
   *[other] {", "}{ $points } points
}.
log-stop = { $player } takes the worker out of the garden.
log-harvest = { $player } harvests 1 { $cube } from the pheromone at { $place }.
log-scavenge = { $count ->
    [0] { $player } chooses { $cube } for a scavenging, but none is left.
   *[other] { $player } takes 1 { $cube } for a scavenging.
}
log-enough = { $player } harvests no more.
log-harvested = Harvest: { $player }{ $food ->
    [0] { "" }
   *[other] {", "}{ $food } food
}{ $earth ->
    [0] { "" }
   *[other] {", "}{ $earth } earth
}{ $stone ->
    [0] { "" }
   *[other] {", "}{ $stone } stone
}{ $points ->
    [0] { "" }
    [one] {", "}1 point
   *[other] {", "}{ $points } points
}.
log-tunnel = { $player } digs a tunnel exit at { $place }, { $count ->
    [0] but no earth is left
   *[other] 1 earth
}.
log-deepen = { $player } digs the colony down to level { $level ->
    [1] I
    [2] II
   *[other] III
}.
log-nurse = { $player } raises a new nurse for 2 food and 2 larvae.
log-objective = { $points ->
    [0] { $player } sets about the objective “{ $objective }” and chooses tiles.
   *[other] { $player } completes the objective “{ $objective }”, { $points } points.
}
log-objective-mix = { $player } completes the objective “{ $objective }”{ $earth ->
    [0] { "" }
   *[other] {", "}{ $earth } earth
}{ $stone ->
    [0] { "" }
   *[other] {", "}{ $stone } stone
}, { $points } points.
log-give = { $player } chooses the tile at { $place } for the objective{ $points ->
    [0] { "" }
   *[other] {" "}and completes it, { $points } points
}.
log-earlier = { $player } had completed it before, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-done = { $player } calls the nurses back from the atelier{ $nurses ->
    [one] {", "}1 has not worked
   *[other] {", "}{ $nurses } have not worked
}.
log-keep = { $player } stores what there is room for{ $food ->
    [0] { "" }
   *[other] {", "}{ $food } food
}{ $earth ->
    [0] { "" }
   *[other] {", "}{ $earth } earth
}{ $stone ->
    [0] { "" }
   *[other] {", "}{ $stone } stone
}.
log-feed = { $food ->
    [0] { $player } keeps all larvae this winter.
   *[other] { $player } turns { $larvae } larvae into { $food } food for the winter.
}
log-winter = { $player } passes the winter{ $food ->
    [0] { "" }
   *[other] {", "}{ $food } food eaten
}{ $missing ->
    [0] { "" }
   *[other] {", "}{ $missing } food missing
}{ $points ->
    [0] { "" }
    [one] {": "}1 point lost
   *[other] {": "}{ $points } points lost
}.
log-starved = { $player } cannot feed the colony: { $missing } food { $missing ->
    [one] is
   *[other] are
} missing for the winter.
log-lost = The game is lost.

expected-action = an action such as larder, leave, step or pheromone
expected-chance = first, starts, prey, objectives, dice or reveal
expected-cube = food, earth or stone, where the rules allow it
expected-event = an event: level, point, larvae, harvest, move, soldier, hexagon or worker
expected-hex = a hexagon such as h7
expected-number = a number that is possible here
expected-objective = an objective such as food-3
expected-prey = ladybug, termite or spider
expected-shape = a shape: pair, triangle, line, rhombus, pistol, trapezoid or pyramid
expected-special = aphid-farm, scavenging or sub-colony
expected-tile-place = a place for this tile on land, its hexagons from the top left, such as h5-h6
expected-track = larvae, soldiers, workers, atelier or kept, in this order, or none

# As the log tells it: in place of the sentence of a choice (-told), or going on with the line before (-then).
log-step-then = {" "}→ { $place }
log-step-tile-then = {" "}→ { $place }
log-step-opposing-then = {" "}→ { $place } (1 soldier against { $owner })
log-stop-then = { "" }
log-harvest-then = , 1 { $cube } at { $place }
log-enough-then = { "" }
log-hunt-then = , hunts the { $prey } at { $place } with { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}, { $food } food{ $points ->
    [0] { "" }
    [one] {", "}1 point
   *[other] {", "}{ $points } points
}
log-clear-then = , clears the pheromone for 1 earth{ $points ->
    [0] { "" }
    [one] {", "}1 point
   *[other] {", "}{ $points } points
}
log-pheromone-then = , places a pheromone ({ $shape }) on { $places }{ $food ->
    [0] { "" }
   *[other] {", "}{ $food } food
}{ $earth ->
    [0] { "" }
   *[other] {", "}{ $earth } earth
}{ $stone ->
    [0] { "" }
   *[other] {", "}{ $stone } stone
}{ $points ->
    [0] { "" }
    [one] {", "}1 point
   *[other] {", "}{ $points } points
}
log-build-then = , builds a special tile ({ $tile }) on { $places }{ $points ->
    [0] { "" }
    [one] {", "}1 point
   *[other] {", "}{ $points } points
}

# What points were for, and figures of a finished game.
points-start = At the start
points-pheromones = Pheromones
points-special-tiles = Special tiles
points-prey = Prey
points-clearing = Cleared pheromones
points-queen = Queen
points-sub-colonies = Sub-colonies
points-objectives = Objectives
points-earlier = Objectives completed before others
points-winter = Winter
points-lost-game = Lost game
fact-tiles = Own tiles in the garden
fact-prey = Prey tokens kept
fact-objectives = Objectives completed
fact-nurses = Nurses
fact-level = Level of the colony
fact-exits = Tunnel exits
