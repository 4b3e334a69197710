board-empires-map = The map
board-empires-players = Players
board-empires-plate = { $player }, { $color }: { $score ->
    [one] one point
   *[other] { $score } points
}. { $figures }
board-empires-to-move = to move
board-empires-winner = winner
board-empires-first = takes the first turn
board-empires-nest-of = nest of { $player }
board-empires-ants-of = { $ants } of { $player }
board-empires-on-patrol = on patrol
board-empires-facedown = face-down marker
board-empires-printed = printed value { $count }
board-empires-brown = brown earth
board-empires-gray = gray stones
board-empires-green = green grass
board-empires-red = red leaves
board-empires-yellow = yellow sand
board-empires-nobody = nobody
board-empires-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
board-empires-medias = { $count ->
    [one] 1 media
   *[other] { $count } medias
}
board-empires-majors = { $count ->
    [one] 1 major
   *[other] { $count } majors
}

board-empires-turn = Turn { $count }
board-empires-step-redistribute = Redistribute
board-empires-step-move = Move
board-empires-step-discover = Discover
board-empires-step-tasks = Tasks
board-empires-step-nest = Nest

board-empires-checks = What to keep in mind
board-empires-check-size = Nest size: nurses, reproductives and brood take { $housed } of { $size } places.
board-empires-check-brood = Brood: { $brood }. { $nurses ->
    [0] No nurse cares for it
    [one] 1 nurse cares for up to { $nursed }
   *[other] { $nurses } nurses care for up to { $nursed }
}.
board-empires-check-food = Food: you have { $food } and can still bring home { $expected } in this turn. Nest adults and larvae need { $needed }.
board-empires-check-score = Points: { $score }. The game ends at { $target }.

board-empires-chambers = Chambers of your nest
board-empires-chamber = { $name }: { $ants }. { $does }
board-empires-builders = Builders
board-empires-builders-do = Each adds 2 to the nest size.
board-empires-nurses = Nurses
board-empires-nurses-do = Each cares for ten of the brood.
board-empires-reserves = Reserves
board-empires-reserves-do = They come when scouts or patrols call them.
board-empires-returning = Returning
board-empires-returning-ants = { $count ->
    [one] 1 ant comes
   *[other] { $count } ants come
} home in the nest phase.
board-empires-on-map = On the map
board-empires-brood = Brood
board-empires-size = Nest size
board-empires-food = Food
board-empires-dna = DNA
board-empires-reproductives = Fliers
board-empires-eggs = Eggs
board-empires-larvae = Larvae
board-empires-pupae = Pupae
board-empires-nurse = nurses
board-empires-builder = builders
board-empires-media-nurse = medias that nurse
board-empires-major-nurse = majors that nurse
board-empires-media-builder = medias that build
board-empires-major-builder = majors that build
board-empires-virgin-queen = virgin queens
board-empires-drone = drones
board-empires-female-egg = female eggs
board-empires-male-egg = male eggs
board-empires-female-larva = female larvae
board-empires-male-larva = male larvae
board-empires-small-pupa = small female pupae
board-empires-medium-pupa = medium female pupae
board-empires-large-pupa = large female pupae
board-empires-male-pupa = male pupae
board-empires-give-up = Give up: { $what }
board-empires-ledger = The latest nest phase
board-empires-ledger-fed = Adults ate { $adults } food, larvae { $larvae }.
board-empires-ledger-emerged = New: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}, { $queens ->
    [one] 1 virgin queen
   *[other] { $queens } virgin queens
}, { $drones ->
    [one] 1 drone
   *[other] { $drones } drones
}.
board-empires-ledger-discarded = { $count } food left over and discarded.
board-empires-ledger-flown = Nuptial flight: { $count ->
    [one] 1 point
   *[other] { $count } points
}.

board-empires-held = “End turn” makes your choice final.
board-empires-over = The game is over.
board-empires-chance = Dice and markers decide.
board-empires-waits = Waiting for { $players }.
board-empires-do-nest = Choose a start area for your nest.
board-empires-do-auction = A trait is auctioned: bid, or pass.
board-empires-do-put = Put down the ants that are on their way.
board-empires-do-overfull = Your nest is too full: move nurses out, or give up brood.
board-empires-do-nurses = The brood needs nurses: move some in, or give up brood.
board-empires-do-redistribute = Tap ants, then where they go: one of your areas, your nest area or your nest.
board-empires-do-move = Now every ant may move one area. Tap ants, then a neighbouring area.
board-empires-do-scout = Choose which scout goes first.
board-empires-do-react = A scout slipped through: call reserves, or retreat.
board-empires-do-scout-marker = Turn up the marker that your scout has found?
board-empires-do-reinforce = How many reserves follow the scout?
board-empires-do-discover = Turn up markers where your ants are, as you like.
board-empires-do-tasks = Give your ants tasks: tap an area that is marked.
board-empires-do-scatter = { $player } attacks in { $area }. { $count ->
    [one] One of your ants
   *[other] Up to { $count } of your ants
} may flee.
board-empires-do-driven-off = { $count ->
    [one] One of your ants is
   *[other] { $count } of your ants are
} driven off in { $area }.
board-empires-do-losses = You win. Give up ants worth { $count ->
    [one] 1 combat point.
   *[other] { $count } combat points.
}
board-empires-do-stay = The fight in { $area } is over. Who returns to the nest?
board-empires-do-nest-phase = Nest phase: here is a plan. Change what you like.
board-empires-do-flight = Nuptial flight: now, or later?

board-empires-more = More: { $what }
board-empires-fewer = Fewer: { $what }
board-empires-take = Take { $count ->
    [one] 1 ant
   *[other] { $count } ants
}
board-empires-from = { $ants } from { $place }
board-empires-let-go = Let go
board-empires-done-redistribute = Done: on to moving
board-empires-done-move = Done moving
board-empires-done-discover = No more markers
board-empires-done-scout-marker = Leave it face down
board-empires-done-tasks = End the turn
board-empires-turn-up = Turn up the marker in { $what }
board-empires-turn-up-all = Turn up all
board-empires-look-at = Tasks in { $what }
board-empires-tasks-in = Tasks in { $what }
board-empires-back = All areas
board-empires-forage-all = Forage everywhere: +{ $count }
board-empires-foragers = Foragers
board-empires-harvest = Harvest with { $count ->
    [one] 1 ant
   *[other] { $count } ants
} for { $food } food
board-empires-harvest-short = Harvest
board-empires-tend = Tend with { $count ->
    [one] 1 ant
   *[other] { $count } ants
} for { $food } food
board-empires-tend-short = Tend
board-empires-wear = The dice take { $average } of { $value } from the marker on average.
board-empires-patrol = Patrol
board-empires-attack = Attack { $player }: { $own } against { $other }
board-empires-odds-stand = If they stand
board-empires-odds-flee = If all flee who can
board-empires-won = win
board-empires-tied = all die
board-empires-lost = lose
board-empires-losses = On average you lose { $attackers }; of theirs { $defenders } die and { $gone } flee.
board-empires-decimal = .
board-empires-flee = { $count ->
    [0] Nobody flees
    [one] 1 ant flees
   *[other] { $count } ants flee
}
board-empires-lose = Give up { $count }
board-empires-return = { $count ->
    [0] All stay
    [one] 1 ant returns
   *[other] { $count } ants return
}
board-empires-reinforce = { $count ->
    [0] Send nobody
    [one] Send 1 ant
   *[other] Send { $count } ants
}
board-empires-retreat = Retreat

board-empires-plan-return = Returning ants
board-empires-plan-adults = Adults go hungry
board-empires-plan-majors = Large pupae emerge
board-empires-plan-diet = Feed the larvae
board-empires-plan-larvae = Larvae go hungry
board-empires-plan-lay = Lay eggs
board-empires-plan-eggs = Food for eggs
board-empires-plan-flight = Nuptial flight
board-empires-to-nest-area = { $count } to the nest area
board-empires-missing = { $count } food missing; give up
board-empires-large-pupae = large pupae
board-empires-medium-pupae = medium pupae
board-empires-diet-food = eat { $needed } of { $food } food
board-empires-lay-food = { $needed } of { $food } food, room for { $room }
board-empires-flight-worth = { $queens ->
    [one] 1 virgin queen
   *[other] { $queens } virgin queens
} and { $drones ->
    [one] 1 drone
   *[other] { $drones } drones
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-empires-fly = Fly now
board-empires-stay = Stay
board-empires-complete = Do all of this
board-empires-confirm = Do this
board-empires-only-first = Only the first step

board-empires-check-size-name = nest
board-empires-check-brood-name = brood
board-empires-check-food-name = food
board-empires-check-score-name = points
board-empires-give-up-brood = Give up brood instead

board-empires-replete = repletes
board-empires-miller = millers
board-empires-stored-food = stored food
board-empires-storage = Storage
board-empires-stored = Stored food
board-empires-queens = Queens
board-empires-traits = Traits
board-empires-cards = Hand cards
board-empires-hand = Your hand
board-empires-kind-chemical = chemical
board-empires-kind-color = color
board-empires-kind-major = major
board-empires-kind-media = media
board-empires-kind-nest = nest
board-empires-kind-resource = resource
board-empires-highest = Highest bid: { $count } DNA by { $player }.
board-empires-no-bid = Nobody has bid yet.
board-empires-bids = bids now
board-empires-in = in
board-empires-out = out
board-empires-your-bid = Your bid
board-empires-bid = { $count ->
    [one] Bid 1
   *[other] Bid { $count }
}, pay { $price } DNA
board-empires-pass = Pass
board-empires-keep = Keep { $what }
board-empires-kept = You have kept: { $what }
board-empires-bombs = Ants that may explode
board-empires-bomb = { $count ->
    [0] Nobody explodes
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
board-empires-play = Play it
board-empires-play-on = on { $what }
board-empires-play-in = in { $what }

board-empires-do-draft = Keep one trait of this pack; the rest goes on to your neighbour.
board-empires-do-restart = You have no queen: choose a marked area to begin anew, or pass.
board-empires-do-shelter = The ground changes: do you shelter aphids?
board-empires-do-release = Bring your sheltered aphids back: tap a marked area.
board-empires-do-offer = Have a trait auctioned?
board-empires-do-raided = Predators come to { $area }: give up { $count ->
    [one] 1 ant.
   *[other] { $count } ants.
}
board-empires-do-forfeit = Give up { $count } of your brood.
board-empires-do-protect = Your fleeing ants can take { $count } of the brood to safety.
board-empires-do-bomb = How many of your ants may explode?
board-empires-do-casualties = Give up { $count ->
    [one] 1 ant.
   *[other] { $count } ants.
}
board-empires-do-invade = The entrance is open: invade the nest?
board-empires-do-seal = { $player } is about to invade your nest.
board-empires-do-blocked = Blockers hold the entrance: { $count ->
    [one] 1 ant returns.
   *[other] { $count } ants return.
}
board-empires-do-loot = You are in the nest: carry off brood, hunt the queen, or leave.
board-empires-do-nest-cards = Before the next step of the nest phase: play a card, or pass.
board-empires-do-found = Found a nest site: tap a marked area, or pass.

board-empires-card-plant-specialist = You forage only plants. Each forager brings 2 food, each colour 2 DNA.
board-empires-card-aphid-specialist = You forage only aphids. Each forager brings 2 food, each colour 2 DNA. Not with Harvester or Miller Caste.
board-empires-card-prolific-queen = Your queen lays any number of eggs.
board-empires-card-trunk-building = Workers may build trunks next to your nest or another trunk; trails may end there.
board-empires-card-bivouac = Your nest has ten times the size of the workers among the builders. It may move one area in each turn; then no eggs are laid.
board-empires-card-supercolony = With a nuptial flight you may found a nest site: a queen and 10 nest size more.
board-empires-card-slave-making = Small pupae that you carry off may join your brood, and repletes your storage.
board-empires-card-harvester = You keep food: each ten stored take one place in the nest. Not with Aphid Specialist.
board-empires-card-replete = You may raise repletes that stay in the nest and store 10 food each.
board-empires-card-deadly-sting = Your workers count 2 combat points.
board-empires-card-mace = When you attack, roll a die for each ant: 1 to 4 drives a defender off.
board-empires-card-suicide-bombing = When you are attacked, ants may explode: 1, 2 or 3 kills that many attackers and the ant.
board-empires-card-recruitment = When you attack, roll a die for each ant: 1 or 2 makes a defender fight for you.
board-empires-card-territory-marking = Your workers count 3 combat points when they defend.
board-empires-card-repellent = Foragers that come into an area send away as many others. When you attack, a worker’s die of 1 to 3 drives a defender off.
board-empires-card-warning-coloration = Attrition spares your ants, and scouts that find predators return.
board-empires-card-camouflage = Predators do not see your ants: you go where you like.
board-empires-card-plant-house = Your nest always has room.
board-empires-card-specialist-forager-caste = You may raise medias. Each counts as 3 harvesters and 2 combat points.
board-empires-card-porter-caste = You may raise medias. Each counts as 3 ants on a trail.
board-empires-card-guard-caste = You may raise medias of 3 combat points; where they are, attrition passes by.
board-empires-card-soldier-caste = You may raise majors of 5 combat points.
board-empires-card-miller-caste = You may raise majors that stay in the nest; each makes 4 food of 1. Not with Aphid Specialist.
board-empires-card-blocker-caste = You may raise majors that stay in reserve and hold the entrance: a die each, and as many attackers return.
board-empires-card-bus-caste = You may raise majors of 4 combat points that pass on any amount of food on a trail.
board-empires-card-shelter-aphids = When the ground changes: aphids where your ants are are saved and come back later.
board-empires-card-highwayman-beetles = A marker with foraging ants counts 1 less.
board-empires-card-additional-queen = One more mother queen for a colony.
board-empires-card-migrate = While you redistribute: your nest moves one area, with size 10 and the brood that nurses can carry.
board-empires-card-predator-migration = Open predators move one area and fall upon the ants there.
board-empires-card-seal-nest-entrances = When your nest would be invaded: nobody invades it in this turn.
board-empires-card-food-eggs = 2 food for each worker among the nurses.
board-empires-card-male-eggs = Before eggs are laid: a male egg for each worker among the nurses.
board-empires-card-rove-beetles = An opponent loses half of the larvae.
board-empires-card-thief-ants = Before a step of the nest phase: an opponent loses half of the food.
board-empires-card-guest-queen = An opponent loses half of the virgin queens and drones before the next flight.
board-empires-card-one-queen = An opponent with ten workers keeps only one queen.
board-empires-card-larval-food = Before adults eat: 2 food for each larva.
board-empires-card-mutate = A trait is auctioned; the player may replace one of the same type.
board-empires-card-hybridization = A die of DNA more, then a trait may be auctioned.
board-empires-card-genetic-bottleneck = A die of DNA less, then a trait may be auctioned.
