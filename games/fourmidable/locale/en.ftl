game-fourmidable = Fourmidable
game-fourmidable-summary = Send hunters, farmers and diggers through forest and nest, gather what your objectives ask for, and mark your territory before winter comes.

variant-fourmidable-child = Child: gather and reveal
variant-fourmidable-apprentice = Apprentice: births, predators, weather, library
variant-fourmidable-intermediate = Intermediate: species and special cards
variant-fourmidable-experienced = Experienced: open objectives, draft, adjoining pheromones
variant-fourmidable-solo = Solo: six rounds against the predators
option-fourmidable-species = Species are
option-fourmidable-species-dealt = dealt at random
option-fourmidable-species-chosen = chosen in turn
option-fourmidable-predators = Predators
option-fourmidable-predators-block = stand in the ants’ way
option-fourmidable-predators-pass = let ants pass

seat-white = white
seat-blue = blue
seat-yellow = yellow
seat-red = red
seat-green = green
seat-violet = violet

caste-hunter = hunter
caste-farmer = farmer
caste-digger = digger
resource-ladybug = ladybug
resource-caterpillar = caterpillar
resource-beetle = beetle
resource-blueberry = blueberry
resource-raspberry = raspberry
resource-mushroom = mushroom
resource-clay = clay
resource-stone = stone
resource-soil = soil
nothing = nothing
predator-spider = spider
predator-grasshopper = grasshopper
predator-worm = worm
time-day = day
time-night = night
weather-sun = sun
weather-wind = wind
weather-rain = rain
weather-any = ?
species-flying = Flying
species-predator = Predator
species-architect = Architect
species-diplomat = Diplomat
species-insomniac = Insomniac
species-strategist = Strategist

special-five-hunter = five hunters at the end
special-five-farmer = five farmers at the end
special-five-digger = five diggers at the end
special-two-of-each = two ants of each kind at the end
special-four-holes = four nest holes at the end
special-all-pheromones = all pheromones placed at the end
special-harvest-ladybug-day = 2 points for a ladybug (day)
special-harvest-ladybug-night = 2 points for a ladybug (night)
special-harvest-caterpillar-day = 2 points for a caterpillar (day)
special-harvest-caterpillar-night = 2 points for a caterpillar (night)
special-harvest-beetle-day = 2 points for a beetle (day)
special-harvest-beetle-night = 2 points for a beetle (night)
special-harvest-blueberry-day = 2 points for a blueberry (day)
special-harvest-blueberry-night = 2 points for a blueberry (night)
special-harvest-raspberry-day = 2 points for a raspberry (day)
special-harvest-raspberry-night = 2 points for a raspberry (night)
special-harvest-mushroom-day = 2 points for a mushroom (day)
special-harvest-mushroom-night = 2 points for a mushroom (night)
special-harvest-clay-day = 2 points for clay (day)
special-harvest-clay-night = 2 points for clay (night)
special-harvest-stone-day = 2 points for stone (day)
special-harvest-stone-night = 2 points for stone (night)
special-harvest-soil-day = 2 points for soil (day)
special-harvest-soil-night = 2 points for soil (night)
special-draw-hunter-day = hunter objective (day)
special-draw-hunter-night = hunter objective (night)
special-draw-farmer-day = farmer objective (day)
special-draw-farmer-night = farmer objective (night)
special-draw-digger-day = digger objective (day)
special-draw-digger-night = digger objective (night)
special-steps-hunter-day = +2 steps for a hunter (day)
special-steps-hunter-night = +2 steps for a hunter (night)
special-steps-farmer-day = +2 steps for a farmer (day)
special-steps-farmer-night = +2 steps for a farmer (night)
special-steps-digger-day = +2 steps for a digger (day)
special-steps-digger-night = +2 steps for a digger (night)
special-look-hunter-night = look at 2 more hunter objectives (night)
special-look-farmer-day = look at 2 more farmer objectives (day)
special-look-digger-night = look at 2 more digger objectives (night)
special-move-worm-day = move the worm (day)
special-move-worm-night = move the worm (night)
special-move-spider-day = move the spider (day)
special-move-spider-night = move the spider (night)
special-move-grasshopper-day = move the grasshopper (day)
special-move-grasshopper-night = move the grasshopper (night)
special-birth-hunter-night = birth of a hunter (night)
special-birth-farmer-day = birth of a farmer (day)
special-birth-digger-day = birth of a digger (day)
special-birth-any-night = birth of any ant (night)
special-dig-further-day = nest hole 2 farther (day)
special-dig-further-night = nest hole 2 farther (night)
special-erase-day = erase a pheromone (day)
special-place-day = place a pheromone (day)
special-place-night = place a pheromone (night)
special-cross-day = cross what is not yours (day)
special-cross-night = cross what is not yours (night)
special-hole-day = 2 points for a nest hole (day)
special-hole-night = 2 points for a nest hole (night)
special-skip-earth-day = pass below a cell of earth (day)
special-skip-earth-night = pass below a cell of earth (night)

log-first = { $player } begins, by { $time }.
log-species-dealt = The species are dealt.
log-species = { $player } takes the species { $species }.
log-row = These objectives lie open: { $cards }.
log-specials = { $player } gets { $count ->
    [one] a special card
   *[other] { $count } special cards
}.
log-takes = { $player } takes the card “{ $card }”.
log-takes-hidden = { $player } takes a special card.
log-ants = { $player } begins with { $hunters ->
    [one] 1 hunter
   *[other] { $hunters } hunters
}, { $farmers ->
    [one] 1 farmer
   *[other] { $farmers } farmers
} and { $diggers ->
    [one] 1 digger
   *[other] { $diggers } diggers
}.
log-ant = { $player } begins with a { $caste }.
log-split = { $player } asks for { $hunters } hunter, { $farmers } farmer and { $diggers ->
    [one] 1 digger objective
   *[other] { $diggers } digger objectives
}.
log-draws = { $player } draws { $count ->
    [one] an objective
   *[other] { $count } objectives
}: { $cards }.
log-draws-hidden = { $player } draws { $count ->
    [one] an objective
   *[other] { $count } objectives
}.
log-weather = The vane shows: { $weather }.
log-chooses-weather = { $player } chooses the weather: { $weather }.
log-birth = { $player } gives birth to a { $caste }.
log-walk = { $player } takes up a { $caste } on { $place }.
log-step = The ant of { $player } goes to { $place }.
log-skip = The digger of { $player } passes through the earth of { $place }.
log-stop = The ant of { $player } stops.
log-hole = { $player } opens a nest hole on { $place }.
log-study = { $player } studies in the library.
log-keeps = { $player } keeps { $card } ({ $count ->
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-keeps-hidden = { $player } keeps a { $caste } objective.
log-puts-under = { $player } puts { $card } under its deck ({ $count ->
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-puts-under-hidden = { $player } puts a { $caste } objective under its deck.
log-completes = { $player } completes { $card } ({ $count ->
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-reveals = { $player } reveals { $card } ({ $count ->
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-refill = A new objective lies open: { $card } ({ $count ->
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-lost = The predators complete { $card } ({ $count ->
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-predator = { $player } moves the { $predator } to { $place }.
log-hunt = The species of { $player } moves the { $predator } to { $place }.
log-feed = { $player } leads the predator to { $place }.
log-plays = { $player } plays “{ $card }”.
log-plays-at = { $player } plays “{ $card }”: { $place }.
log-fly = The flying ants of { $player } mark { $place }.
log-peek = { $player } looks at the next objective.
log-peeks = { $player } sees what comes next: { $cards }.
log-peeks-hidden = { $player } looks at { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the deck.
log-bag = From the bag: { $resource }.
log-done = { $player } is done.
log-harvests = { $player } harvests: { $resource }.
log-marks = { $player } places a pheromone; { $left ->
    [0] none is left.
    [one] 1 is left.
   *[other] { $left } are left.
}
log-eaten = The predators have eaten: { $resource }.
log-round = Round { $round }, { $time }; { $player } begins.
log-final-score = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, with { $pheromones } for pheromones and { $bonus } for bonus cards.

rule-setup = Getting ready
rule-actions = Actions
rule-rounds = Rounds
rule-births = Giving birth
rule-crossing = Crossing what is not yours
rule-draft = Choosing special cards
rule-end-cards = Cards for the end of the game
rule-library = The library
rule-movement = Moving an ant
rule-nest = In the nest
rule-nest-holes = Nest holes
rule-objectives = Objectives
rule-pheromones = Pheromones
rule-predators = Predators
rule-row = The open objectives
rule-skip-earth = Passing below earth
rule-solo = Solo
rule-special-cards = Special cards
rule-species = Species
rule-weather = Weather

refused-not-now = This cannot be done now.
refused-all-born = All five ants of this kind are born already.
refused-ant-count = Choose { $count ->
    [one] 1 ant
   *[other] { $count } ants
}.
refused-ant-has-moved = This ant has moved in this round already.
refused-birth-done = You have given birth in this round already.
refused-cannot-pay = You do not have the resources for this objective.
refused-card-taken = This card is taken already.
refused-deck-empty = There are no more objectives of this kind.
refused-deck-too-small = There are not so many objectives of this kind.
refused-earth = Only diggers can enter earth that is not dug.
refused-end-card = This card is shown at the end of the game.
refused-hand-full = You have four objectives in hand: reveal one first.
refused-hole-ground = A nest hole needs empty terrain or a pheromone of yours, without a predator or somebody else’s ant.
refused-hole-too-far = This is more than { $reach ->
    [one] 1 space
   *[other] { $reach } spaces
} from all of your nest holes.
refused-must-dig-behind = The digger has passed below earth and must dig the next cell.
refused-must-draw = You can draw objectives here, so you must.
refused-name-a-caste = Say which kind of ant is to be born.
refused-name-a-hex = Say on which hexagon.
refused-name-an-objective = Say which of the open objectives you complete.
refused-no-birth-tile = There is no birth tile of this kind left in this round.
refused-no-holes-for-children = At the child level the numbered cells cannot be dug.
refused-no-new-hole = You have not opened a nest hole with this action.
refused-no-pheromone-there = There is no pheromone that could be taken away.
refused-no-pheromones = You have no pheromones left.
refused-no-place-for-hole = Its nest hole would have no place in the forest, so this cell cannot be dug.
refused-no-predators-alone = Alone, only the bag and cards move predators.
refused-no-skip-card = Passing below earth takes a special card.
refused-no-stop = An ant may cross this space, but not stop there.
refused-no-such-ant = You have no such ant there.
refused-no-such-card = You do not have this card.
refused-no-target = This card is not aimed at anything.
refused-no-use = That would change nothing.
refused-no-way-out = There are not enough steps left to leave the others’ spaces again.
refused-no-weather = Choose sun, wind or rain.
refused-not-drawn = You have not drawn this objective.
refused-not-empty-terrain = There is no empty terrain tile.
refused-not-harvested = You have not harvested this resource with this action, or it was rewarded already.
refused-not-in-hand = You do not have this objective in hand.
refused-not-in-pack = This card is not in the pack before you.
refused-not-in-row = This objective does not lie open.
refused-not-its-place = Spider and grasshopper live in the forest, the worm in the nests.
refused-not-nearest = The predator takes the nearest space with this food.
refused-not-next-to-it = This is not next to the ant.
refused-not-plain-earth = Only earth without a number can be passed below.
refused-nothing-behind = There is no earth behind it that the digger could still reach.
refused-nothing-new = You know the next cards already.
refused-other-species = Your species cannot do that.
refused-others-in-the-way = Ants, pheromones and nest holes of others are in the way.
refused-out-of-bounds = This is water, or not in play.
refused-predator-done = You have moved a predator in this round already.
refused-predator-in-the-way = A predator is in the way.
refused-predator-place-taken = A predator needs a space without ant, pheromone, nest hole or predator.
refused-same-predator = Your species and your action must move different predators.
refused-species-taken = This species is taken already.
refused-species-used = Your species has been used already.
refused-split-count = Choose seven objectives in all.
refused-terrain-occupied = A predator or somebody else’s ant is there.
refused-walk-begun = This has to be played before the first step.
refused-worm-stays-below = The worm goes only to cells of earth without a number.
refused-wrong-caste = This is for another kind of ant.
refused-wrong-time = Not at this time: by day or by night matters.

expected-action = an action such as walk, step, birth or predator
expected-caste = hunter, farmer or digger
expected-chance = first, species, row, specials, objectives, weather, peek, refill or bag
expected-hex = a hexagon such as h4
expected-number = a number that is possible here
expected-objective = an objective such as h01
expected-place = a place such as h4, queen or r1c3
expected-predator = spider, grasshopper or worm
expected-resource = a resource such as ladybug or clay
expected-special = a special card such as steps-hunter-day
expected-species = flying, predator, architect, diplomat, insomniac or strategist
expected-time = day or night
expected-weather = sun, wind, rain or any
