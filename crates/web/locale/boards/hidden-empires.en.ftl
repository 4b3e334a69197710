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
board-empires-score = points

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
board-empires-do-redistribute = Redistribute: tap ants, then where they go. Your areas, your nest area and your nest are open to them.
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
board-empires-wear = Harvesting takes { $average } of { $value } from the marker on average; tending takes nothing.
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
