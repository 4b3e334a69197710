board-empires-map = The map
board-empires-first = takes the first turn
board-empires-sheet-of = { $player }’s nest
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

board-empires-turn = Game turn { $count }
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
board-empires-reproductives = Reproductives
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
board-empires-no-tasks = Every ant has its task: go on to the next step.
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
board-empires-scout-all = All scouts go and turn up what they find
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
board-empires-patrollers = Patrollers
board-empires-tenders = Tenders
board-empires-patrol = Patrol
board-empires-attack-sparing = Attack, and say how many dice the weapon rolls
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
board-empires-wielded = Dice of the weapon
board-empires-wield = { $count ->
    [0] Spare the weapon
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
board-empires-bombs = Ants that may explode
board-empires-bomb = { $count ->
    [0] Nobody explodes
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
board-empires-play = Play it
board-empires-play-on = on { $what }

board-empires-do-draft = Keep one trait of this pack; the rest goes on to your neighbour.
board-empires-do-restart = You have no queen: choose a marked area to begin anew, or pass.
board-empires-do-shelter = The ground changes: do you shelter aphids?
board-empires-do-release = Bring your sheltered aphids back: tap a marked area.
board-empires-do-offer = Have a trait auctioned?
board-empires-do-raided = Predators come to { $area }: give up { $count ->
    [one] 1 ant.
   *[other] { $count } ants.
}
board-empires-do-worn = Attrition strikes in { $area }: which ant do you give up?
board-empires-do-forfeit = Give up { $count } of your brood.
board-empires-do-protect = { $count ->
    [one] The ant that flees can take 1 of the brood to safety.
   *[other] The ants that flee can take { $count } of the brood to safety.
}
board-empires-do-weapon = How many dice does your weapon roll?
board-empires-do-fall = From which chambers do your defenders leave? Pass takes reserves first and nurses last.
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

board-empires-attack-nest = Invade the nest of { $player }: { $own } against { $other }
board-empires-odds = The fight
board-empires-blocked = Blockers turn back { $blocked }.
board-empires-return-all = Do not invade: all return
board-empires-fill = All carry something
board-empires-captive = { $what }, kept alive
board-empires-carry-off = Carry off { $count }{ $food ->
    [0] {""}
   *[other] : +{ $food } food
}
board-empires-hunt = Hunt the queen with { $count ->
    [one] 1 ant
   *[other] { $count } ants
}: { $chance }
board-empires-leave-nest = Leave the nest
board-empires-protect = { $count ->
    [0] Take nobody along
   *[other] Take { $count } to safety
}
board-empires-diggers = Workers that build
board-empires-trunk = Build a trunk with { $count ->
    [one] 1 worker
   *[other] { $count } workers
}: { $chance }
board-empires-play-card = Play { $what }
board-empires-no-card = Play no card
board-empires-choose-on-map = Choose on the map
board-empires-wander = Move the nest
board-empires-aim = { $what }: tap a marked area.
board-empires-aim-begin = { $what }: tap the predators that shall move.
board-empires-aim-end = { $what }: now tap where they go.
board-empires-aim-wander = The nest moves: tap a marked area next to it.

board-empires-stakes-restart = You keep your points and your DNA. Ants, brood, traits and cards are gone, and you begin with six workers.
board-empires-stakes-shelter = All markers there but plants are lost. The card saves your aphids in { $areas }; in a later turn you put them where you like.
board-empires-stakes-no-card = You have no card for this. Everybody is asked who could have one.
board-empires-stakes-seal = { $attackers ->
    [one] 1 attacker
   *[other] { $attackers } attackers
} against { $defenders ->
    [one] 1 defender
   *[other] { $defenders } defenders
} and { $brood } of the brood. Once it is sealed, nobody invades your nest in this turn.
board-empires-stakes-invade = Whoever wins inside carries off brood for food and may hunt the queen. Afterwards all your ants return.
board-empires-stakes-blockers = { $count ->
    [one] 1 blocker rolls
   *[other] { $count } blockers roll
} first: as many of your ants as the dice show have to return. Whoever wins inside carries off brood and may hunt the queen.
board-empires-stakes-loot = { $count ->
    [one] Your ant may carry off one of the brood for 1 food, or
   *[other] Each of your { $count } ants may carry off one of the brood for 1 food. Those who carry nothing may
} hunt the queen: any die of 1 kills her. Afterwards all return.
board-empires-stakes-protect = Whoever stays behind may be carried off if the nest falls.
board-empires-stakes-forfeit = Choose whom you can spare; they are gone for good.
board-empires-stakes-scatter = Combat points: { $attack } against your { $defence }. The weaker side dies and costs the other as many points. Whoever flees comes home in the nest phase.
board-empires-stakes-scatter-nest = Combat points: { $attack } against your { $defence }. The weaker side dies and costs the other as many points. Each ant that flees can save one of the brood.
board-empires-stakes-bomb = A die of 1, 2 or 3 kills that many attackers, and the ant that rolled it.
board-empires-stakes-patrol = Whoever stays patrols the area. Whoever returns has a task again after the nest phase.
board-empires-stakes-stay = Whoever stays holds the area. Whoever returns has a task again after the nest phase.
board-empires-stakes-found = A nest site brings one more queen and 10 nest size.

board-empires-key-change = one ant more or fewer in hand
board-empires-forage-and-patrol = Forage everywhere, patrol with the rest
board-empires-patrol-all = Patrol with the rest
board-empires-not-foraged = Still to forage: { $count } food
