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
option-fourmidable-worm = The worm goes
option-fourmidable-worm-rooms = to earth, the queen’s chamber and the library
option-fourmidable-worm-earth = to earth only
option-fourmidable-hunt = The Predator species moves
option-fourmidable-hunt-another = another predator than the action
option-fourmidable-hunt-any = any predator
option-fourmidable-births = Birth tiles for all games
option-fourmidable-births-four = four (two more with six)
option-fourmidable-births-five = five (one more with six)
option-fourmidable-forest = Ants and predators go
option-fourmidable-forest-whole = anywhere in the forest
option-fourmidable-forest-middle = only in the middle
option-fourmidable-deck = Objectives
option-fourmidable-deck-weighed = of one to three resources, weighed by play
option-fourmidable-deck-symmetric = of two or three resources, each as often
option-fourmidable-objectives = The objectives
option-fourmidable-objectives-standard = are reconstructed
option-fourmidable-objectives-box = are those of a printed box

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
predator-spider = spider
predator-grasshopper = grasshopper
predator-worm = worm
predator-spider-text = Moves in the forest and eats an insect. Never on ants, pheromones, nest holes, water or another predator.
predator-grasshopper-text = Moves in the forest and eats a plant. Never on ants, pheromones, nest holes, water or another predator.
predator-worm-text = Moves in any nest and eats earth. Never on ants, cells with a number or another predator.
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
species-flying-text = Once in each day round, place a pheromone on empty terrain.
species-predator-text = Once in each night round, move one more predator.
species-architect-text = Nest holes may be one space farther away.
species-diplomat-text = Your ants cross what belongs to others.
species-insomniac-text = Day and night cards can be played at any time.
species-strategist-text = You see one more objective when you draw, or the next of the deck.

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
special-skip-earth-day = pass over a cell of earth (day)
special-skip-earth-night = pass over a cell of earth (night)

effect-five = 4 points at the end for five ants of this kind. It stays in your hand until then.
effect-two-of-each = 4 points at the end for two ants of each kind. It stays in your hand until then.
effect-four-holes = 3 points at the end for four nest holes. It stays in your hand until then.
effect-all-pheromones = 3 points at the end if all 18 pheromones are placed. It stays in your hand until then.
effect-harvest = You score when you have harvested this in the same action; you keep the resource.
effect-draw = Draws an objective of this kind; at the experienced level completes an open one without the library, but you pay for it.
effect-steps = Two steps more for one ant while it is on its way.
effect-look = Two cards more to choose from when you have drawn objectives of this kind; at the experienced level the next two of the deck.
effect-move = Moves the predator; your predator action stays free.
effect-birth = A birth without a tile. It is your action, and your birth of the round.
effect-dig-further = A new nest hole may be two spaces farther away when you place it.
effect-erase = Takes any pheromone off the forest that is not under a nest hole.
effect-place = Puts one of your pheromones on free empty terrain.
effect-cross = One ant crosses what belongs to others while it is on its way.
effect-hole = You score when you have placed a new nest hole in the same action.
effect-skip-earth = A digger passes over a cell of earth while it is on its way.

objective-name = { $count ->
    [1] { $first }
    [2] { $first }, { $second }
   *[other] { $first }, { $second }, { $third }
}
objective-text = An objective for a { $caste }: { $points } points.

log-first = { $player } begins, by { $time }.
log-species-dealt = The species are dealt.
log-species = { $player } takes the species { $species }.
log-row = The first objectives lie open.
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
}.
log-draws-hidden = { $player } draws { $count ->
    [one] an objective
   *[other] { $count } objectives
}.
log-weather = The vane shows: { $weather }.
log-chooses-weather = { $player } chooses the weather: { $weather }.
log-birth = { $player } gives birth to a { $caste }.
log-walk = { $player } sends a { $caste } from { $place }.
log-step = The ant of { $player } goes to { $place }.
log-skip = The digger of { $player } passes over the earth of { $place }.
log-stop = The ant of { $player } stops.
log-hole = { $player } opens a nest hole on { $place }.
log-study = { $player } studies in the library.
log-keeps = { $player } keeps an objective ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-keeps-hidden = { $player } keeps a { $caste } objective.
log-puts-under = { $player } puts an objective under its deck ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-puts-under-hidden = { $player } puts a { $caste } objective under its deck.
log-completes = { $player } completes an objective ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-reveals = { $player } reveals an objective ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-refill = A new objective lies open ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-lost = The predators complete an objective ({ $count ->
        [1] { $first }
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
log-done = { $player } leaves it at that.
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
rule-skip-earth = Passing over earth
rule-solo = Solo
rule-special-cards = Special cards
rule-species = Species
rule-weather = Weather

refused-all-ants-at-once = At this level you choose all your first ants at once.
refused-all-born = All five ants of this kind are born already.
refused-ant-count = Choose { $count ->
    [one] 1 ant
   *[other] { $count } ants
}.
refused-ant-has-moved = This ant has moved in this round already: each moves once a round.
refused-ant-on-terrain = Somebody else’s ant is there.
refused-ants-when = The first ants are chosen while you get ready. { $now }
refused-birth-done = You have given birth in this round already: once a round.
refused-birth-when = A birth is an action: it is possible when you choose your action. { $now }
refused-cannot-pay = You do not have the resources for this objective: it has to be paid in full.
refused-card-for-a-walk = This card is for an ant on its way: take one up, then play the card before it stops. { $now }
refused-card-taken = This card is taken already.
refused-card-time = This card is for the { $time }, and it is { $now } now.
refused-choose-from-drawn-first = Choose from the objectives that you have drawn first; then play this card.
refused-choose-species-when = Species are chosen in turn while you get ready, where they are not dealt. { $now }
refused-complete-here = At this level nothing is drawn in the library: complete an open objective, or say that you are done.
refused-complete-when = An open objective is completed when an ant of its kind ends its move in the library and you can pay. { $now }
refused-crosses-already = This ant may already cross what is not yours.
refused-deck-empty = There are no more objectives in this deck.
refused-deck-too-small = There are not so many objectives of this kind.
refused-dig-further-when = Play this card after digging a numbered cell, before you place the nest hole. { $now }
refused-done-when = You cannot pass: you are done after your action, in the library where there is nothing to draw, or when only a special card could still give birth. { $now }
refused-earth = Only diggers can enter earth that is not dug.
refused-end-card = This card is shown at the end of the game.
refused-feed-when = Alone, you lead a predator to its food when it finds several places equally near. { $now }
refused-hand-full = You have four objectives in hand: reveal one first.
refused-hole-ground = A nest hole needs empty terrain or a pheromone of yours, without a predator or somebody else’s ant.
refused-hole-too-far = This is more than { $reach ->
    [one] 1 space
   *[other] { $reach } spaces
} from all of your nest holes.
refused-hole-when = A nest hole is placed right after a digger of yours has dug a numbered cell. { $now }
refused-keep-when = You keep an objective when you have just drawn some. { $now }
refused-look-when = Play this card while you choose from objectives of its kind that you have just drawn. { $now }
refused-must-dig-behind = The digger has passed over earth and must dig the cell behind it.
refused-must-draw = You can draw objectives here, so you must.
refused-name-a-caste = Say which kind of ant is to be born.
refused-name-a-hex = Say on which hexagon.
refused-name-an-objective = Say which of the open objectives you complete.
refused-no-birth-tile = There is no birth tile of this kind left in this round.
refused-no-births-for-children = At the child level there are no births; they come with the apprentice level.
refused-no-holes-for-children = At the child level the numbered cells cannot be dug.
refused-no-new-hole = This card rewards a new nest hole: play it after you have placed one, in the same action.
refused-no-pheromone-there = There is no pheromone that could be taken away.
refused-no-pheromones = You have no pheromones left.
refused-no-place-for-hole = Its nest hole would have no place in the forest, so this cell cannot be dug.
refused-no-predators-alone = Alone, only the bag and cards move predators.
refused-no-predators-for-children = At the child level there are no predators; they come with the apprentice level.
refused-no-skip-card = Passing over earth takes a special card: play it while the digger is on its way.
refused-no-special-cards = Special cards come with the intermediate level.
refused-no-stop = An ant may cross this space, but not stop there.
refused-no-such-ant = You have no such ant there.
refused-no-such-card = You do not have this card.
refused-no-target = This card is not aimed at anything.
refused-no-way-on = Then your ant could not stop anywhere, or your nest hole would have no place: finish that first.
refused-no-way-out = There are not enough steps left to leave the others’ spaces again.
refused-no-weather = Choose sun, wind or rain.
refused-not-drawn = You have not drawn this objective.
refused-not-empty-terrain = There is no empty terrain tile.
refused-not-harvested = This card rewards harvesting { $resource }: play it after the harvest, in the same action.
refused-not-in-hand = You do not have this objective in hand.
refused-not-in-pack = This card is not in the pack before you.
refused-not-in-row = This objective does not lie open.
refused-not-its-place = Spider and grasshopper live in the forest, the worm in the nests.
refused-not-nearest = The predator takes the nearest space with this food.
refused-not-next-to-it = This is not next to the ant.
refused-not-plain-earth = Only earth without a number that is not dug can be passed over.
refused-nothing-behind = There is no earth behind it that the digger could still reach.
refused-nothing-new = You know the next cards already.
refused-one-ant-at-a-time = At this level you choose your first ants one at a time.
refused-other-objectives = This card is for { $caste } objectives.
refused-other-species = Only the species { $species } can do that.
refused-others-in-the-way = Ants, pheromones and nest holes of others are in the way.
refused-out-of-bounds = This is water, or not in play.
refused-own-hole-by-cell = This is your own nest hole: go there by its cell { $place }.
refused-peek-level = The Strategist looks at the next objective only at the experienced level; elsewhere at one more card on each draw.
refused-peek-when = The Strategist looks at the next objective before an action. { $now }
refused-play-when = Special cards are played during your own action, before it or right after it. { $now }
refused-predator-done = You have moved a predator in this round already: once a round.
refused-predator-in-the-way = A predator is in the way.
refused-predator-place-taken = A predator needs a space without ant, pheromone, nest hole or predator.
refused-predator-when = Moving a predator is an action: it is possible when you choose your action. { $now }
refused-reveal-when = Objectives are revealed during rounds, and in a last chance after the round or the game. { $now }
refused-same-predator = Your species and your action must move different predators in a round.
refused-species-taken = This species is taken already.
refused-species-time = Your species can do that by { $time }, and it is { $now } now.
refused-species-used = Your species has been used in this round already.
refused-species-when = Your species is used during your own action, before it or right after it. { $now }
refused-split-count = Choose seven objectives in all.
refused-split-when = Only at the child level, before the first ants, do you say how many objectives of each kind you draw. { $now }
refused-step-when = Only an ant on its way goes a step, passes over earth or stops: take one up first. { $now }
refused-study-when = Objectives are drawn when an ant ends its move in the library. { $now }
refused-take-when = Special cards are taken in the draft, or before a solo game. { $now }
refused-terrain-occupied = A predator or somebody else’s ant is there.
refused-under-when = Cards go under their deck when you have drawn several and kept one. { $now }
refused-walk-when = An ant is taken up when you choose your action. { $now }
refused-weather-when = The first player chooses the weather when the vane shows “?”. { $now }
refused-worm-stays-below = The worm fears the surface: it goes to no nest hole and no numbered cell.
refused-worm-stays-in-earth = In this game the worm goes only to cells of earth without a number.
refused-wrong-caste = This takes a { $caste }.

now-species = Now: choose a species.
now-take = Now: take a special card.
now-ants = Now: choose your first ants.
now-split = Now: say how many objectives of each kind you draw.
now-weather = Now: choose the weather.
now-turn = Now: choose your action.
now-walk = Now: your ant is on its way.
now-hole = Now: place your nest hole.
now-library = Now: your ant is in the library.
now-keep = Now: keep one of the objectives that you have drawn.
now-under = Now: put the other objectives under their deck.
now-feed = Now: lead the predator to its food.
now-close = Now: your action is over; play cards, or say that you are done.
now-last = Now: reveal what you can pay for, or say that you are done.

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
expected-copies = the number of cards without the mark 4+
expected-copies-4-plus = the number of cards with the mark 4+
expected-points = the points of the card

box-no-copies = Line { $line } of the box file: there is no such card at all; at least one of the first two numbers must be 1 or more.
box-mixed-objective = Line { $line } of the box file: { $resource } does not go with what a { $caste } harvests; an objective costs resources of one kind of ant.
box-dear-objective = Line { $line } of the box file: an objective costs at most { $most } resources.
box-many-objectives = The box file has more than { $most } objectives for { $caste }s.
box-few-objectives = With { $players } players the box file has { $found } objectives; at least { $least } are needed.

place-hole = the nest hole
place-queen = the queen’s chamber
place-library = the library
# Earth of the nest: cells with a number, then by row and place in it.
place-r0c2 = cell 2 of the nest
place-r0c3 = cell 3 of the nest
place-r0c4 = cell 4 of the nest
place-r1c0 = nest 1-1
place-r1c1 = nest 1-2
place-r1c2 = nest 1-3
place-r1c3 = nest 1-4
place-r1c4 = nest 1-5
place-r2c0 = nest 2-1
place-r2c1 = nest 2-2
place-r2c2 = nest 2-3
place-r2c3 = nest 2-4
place-r2c4 = nest 2-5
place-r3c0 = nest 3-1
place-r3c1 = nest 3-2
place-r3c2 = nest 3-3
place-r3c3 = nest 3-4
place-r3c4 = nest 3-5

log-predator-nest = { $player } moves the { $predator } to { $place } in the nest of { $owner }.
log-hunt-nest = The species of { $player } moves the { $predator } to { $place } in the nest of { $owner }.
log-feed-nest = { $player } leads the predator to { $place } in the nest.
log-plays-at-nest = { $player } plays “{ $card }”: { $place } in the nest of { $owner }.

# As the log tells it: in place of the sentence of a choice (-told), or going on with the line before (-then).
log-row-told = The open objectives are laid out.
log-draws-told = { $player } draws { $count ->
    [one] an objective
   *[other] { $count } objectives
}.
log-draws-then = , draws { $count ->
    [one] an objective
   *[other] { $count } objectives
}
log-draws-hidden-then = , draws { $count ->
    [one] an objective
   *[other] { $count } objectives
}
log-keeps-told = { $player } keeps an objective ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-keeps-then = {" "}and keeps one ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    })
log-keeps-hidden-then = {" "}and keeps one
log-puts-under-told = { $player } puts an objective under its deck ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-puts-under-then = { "" }
log-puts-under-hidden-then = { "" }
log-completes-told = { $player } completes an objective ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-completes-then = , completes an objective ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    })
log-reveals-told = { $player } reveals an objective ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-refill-told = A new objective lies open ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-refill-then = { "" }
log-lost-told = The predators complete an objective ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }).
log-peeks-told = { $player } looks at the cards that come next.
log-reveals-then = , reveals an objective ({ $count ->
        [1] { $first }
        [2] { $first } and { $second }
       *[other] { $first }, { $second } and { $third }
    }; { $points ->
        [one] 1 point
       *[other] { $points } points
    })
log-step-then = {" "}→ { $place }
log-skip-then = {" "}→ over { $place }
log-stop-then = { "" }
log-hole-then = , opens a nest hole on { $place }
log-study-then = , studies in the library
log-done-then = { "" }
log-harvests-then = , { $resource }
log-marks-told = { $player } places a pheromone.
log-marks-then = , a pheromone
log-eaten-then = , eaten: { $resource }

# What points were for, and figures of a finished game.
points-objectives = Objectives
points-pheromones = Pheromones
points-holes = Nest holes
points-majorities = Bonus cards (most objectives of a kind)
points-cards = Special cards
fact-objectives = Objectives revealed
fact-pheromones = Pheromones in the forest
fact-holes = Nest holes open
fact-dug = Open cells in the nest
fact-ants = Ants born
fact-unused = Resources left over
rating-solo = { $points } points alone: { $rating }.
rating-none = no rating yet, more than 100 would be intelligent
rating-intelligent = an intelligent colony
rating-brilliant = a brilliant colony
rating-fantastic = a fantastic colony
rating-magnificent = a magnificent colony
