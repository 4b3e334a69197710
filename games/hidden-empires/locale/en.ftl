game-hidden-empires = Hidden Empires
game-hidden-empires-summary = Guide an ant colony: send out foragers, guard the brood, raise queens and drones, and let them fly.

variant-hidden-empires-basic = Basic game
variant-hidden-empires-advanced = Advanced game
option-hidden-empires-predators = Predators send back
option-hidden-empires-predators-finders = the ants that found them
option-hidden-empires-predators-everybody = all ants that are there
option-hidden-empires-turn-order = Order of turns
option-hidden-empires-turn-order-clockwise = clockwise, always from the same player
option-hidden-empires-turn-order-random = drawn anew in every game turn
option-hidden-empires-starts = Start areas
option-hidden-empires-starts-standard = of the reconstructed map
option-hidden-empires-starts-box = as printed in a box
option-hidden-empires-target = Points that end the game
option-hidden-empires-restart = Restart
option-hidden-empires-restart-off = a colony without a queen goes on
option-hidden-empires-restart-on = a colony without a queen may begin anew
option-hidden-empires-down-with-the-queen = Down with the Queen
option-hidden-empires-down-with-the-queen-off = the score decides
option-hidden-empires-down-with-the-queen-on = whoever kills a queen wins
option-hidden-empires-fewer-events = Fewer events
option-hidden-empires-fewer-events-off = a card in every player turn
option-hidden-empires-fewer-events-on = one event in every game turn, no other cards
option-hidden-empires-realistic-time-scale = Realistic time scale
option-hidden-empires-realistic-time-scale-off = traits are won during the game
option-hidden-empires-realistic-time-scale-on = three traits are drafted before the game, no cards are drawn
option-hidden-empires-overbidding = Bids beyond one’s DNA
option-hidden-empires-overbidding-on = allowed: who cannot pay leaves the card to the next highest bidder
option-hidden-empires-overbidding-off = nobody bids more than can be paid
option-hidden-empires-discovery = Who turns up face-down markers
option-hidden-empires-discovery-all-ants = scouts, and ants where they stand
option-hidden-empires-discovery-scouts = scouts only
option-hidden-empires-nest-losses = Defenders of a nest
option-hidden-empires-nest-losses-chosen = their owner says from which chambers they leave
option-hidden-empires-nest-losses-in-order = from the reserves first, the nurses last
option-hidden-empires-nest-sites = Ways in and out of the nest
option-hidden-empires-nest-sites-closed = only through the nest itself
option-hidden-empires-nest-sites-open = through nest sites, too

box-players = Line { $line } of the box file: “{ $found }” stands where the line should begin with a number of players, 2 to 6.
box-players-twice = Line { $line } of the box file: the areas for { $players } players were named before.
box-area-twice = Line { $line } of the box file: { $area } is named twice.

seat-red = red
seat-yellow = yellow
seat-blue = blue
seat-green = green
seat-black = black
seat-white = white

caste-worker = workers
caste-media = medias
caste-major = majors
caste-one-worker = worker
caste-one-media = media
caste-one-major = major

marker-predators = predators
marker-prey = prey
marker-plants = plants
marker-aphids = aphids
marker-empty = nothing

chamber-builders = the builders
chamber-nurses = the nurses
chamber-reserves = the reserves

member-nurse = a nurse
member-builder = a builder
member-virgin-queen = a virgin queen
member-drone = a drone
member-female-egg = a female egg
member-male-egg = a male egg
member-female-larva = a female larva
member-male-larva = a male larva
member-small-pupa = a small female pupa
member-medium-pupa = a medium female pupa
member-large-pupa = a large female pupa
member-male-pupa = a male pupa
member-replete = a replete
member-miller = a miller
member-stored-food = stored food

card-plant-specialist = Plant Specialist
card-aphid-specialist = Aphid Specialist
card-prolific-queen = Prolific Queen
card-trunk-building = Trunk Building
card-bivouac = Bivouac
card-supercolony = Supercolony
card-slave-making = Slave Making
card-harvester = Harvester
card-replete = Replete
card-deadly-sting = Deadly Sting
card-mace = Mace
card-suicide-bombing = Suicide Bombing
card-recruitment = Recruitment
card-territory-marking = Territory Marking
card-repellent = Repellent
card-warning-coloration = Warning Coloration
card-camouflage = Camouflage
card-plant-house = Plant House
card-specialist-forager-caste = Specialist Forager Caste
card-porter-caste = Porter Caste
card-guard-caste = Guard Caste
card-soldier-caste = Soldier Caste
card-miller-caste = Miller Caste
card-blocker-caste = Blocker Caste
card-bus-caste = Bus Caste
card-shelter-aphids = Shelter Aphids
card-highwayman-beetles = Highwayman Beetles
card-additional-queen = Additional Queen
card-migrate = Migrate
card-predator-migration = Predator Migration
card-seal-nest-entrances = Seal Nest Entrances
card-food-eggs = Food Eggs
card-male-eggs = Male Eggs
card-rove-beetles = Rove Beetles
card-thief-ants = Thief Ants
card-guest-queen = Guest Queen
card-one-queen = One Queen
card-larval-food = Larval Food
card-mutate = Mutate
card-hybridization = Hybridization
card-genetic-bottleneck = Genetic Bottleneck
card-caterpillars = Caterpillars
card-aphid-predation = Aphid Predation
card-ant-dispersed-seeds = Ant-Dispersed Seeds
card-poor-growing-season = Poor Growing Season
card-plant-eating-insects = Plant Eating Insects
card-good-growing-season = Good Growing Season
card-environmental-change-brown = Environmental Change (brown)
card-environmental-change-gray = Environmental Change (gray)
card-environmental-change-green = Environmental Change (green)
card-environmental-change-red = Environmental Change (red)
card-environmental-change-yellow = Environmental Change (yellow)
card-attrition-brown = Attrition (brown)
card-attrition-gray = Attrition (gray)
card-attrition-green = Attrition (green)
card-attrition-red = Attrition (red)
card-attrition-yellow = Attrition (yellow)

card-caterpillars-text = Everybody gets 6 food.
card-aphid-predation-text = Open aphids leave every area without patrollers.
card-ant-dispersed-seeds-text = Open prey counts 1 more.
card-poor-growing-season-text = Open plants count 1 less; the whole deck is shuffled.
card-plant-eating-insects-text = Open plants without patrollers count 1 less.
card-good-growing-season-text = Open plants count 1 more; empty central areas get new markers.
card-environmental-change-text = Open aphids, predators and prey leave all areas of a colour; its empty central areas get new markers.
card-attrition-text = Everybody loses an ant in each area of a colour.

card-plant-specialist-text = You forage only plants. Each forager brings 2 food, each colour 2 DNA.
card-aphid-specialist-text = You forage only aphids. Each forager brings 2 food, each colour 2 DNA. Not with Harvester or Miller Caste.
card-prolific-queen-text = Your queen lays any number of eggs.
card-trunk-building-text = Workers may build trunks next to your nest or another trunk; trails may end there.
card-bivouac-text = Your nest has ten times the size of the workers among the builders. It may move one area in each turn; then no eggs are laid.
card-supercolony-text = With a nuptial flight you may found a nest site: a queen and 10 nest size more.
card-slave-making-text = Small pupae that you carry off may join your brood, and repletes your storage.
card-harvester-text = You may keep food: each ten stored take one place in the nest. Not with Aphid Specialist.
card-replete-text = You may raise repletes that stay in the nest and store 10 food each.
card-deadly-sting-text = Your workers count 2 combat points.
card-mace-text = When you attack, roll up to a die for each ant: 1 to 4 drives a defender off.
card-suicide-bombing-text = When you are attacked, ants may explode: 1, 2 or 3 kills that many attackers and the ant.
card-recruitment-text = When you attack, roll up to a die for each ant: 1 or 2 makes a defender fight for you.
card-territory-marking-text = Your workers count 3 combat points when they defend.
card-repellent-text = Foragers that come into an area send away as many others. When you attack, a worker’s die of 1 to 3 drives a defender off.
card-warning-coloration-text = Attrition spares your ants, and scouts that find predators return.
card-camouflage-text = Predators do not see your ants: you go where you like.
card-plant-house-text = Your nest always has room.
card-specialist-forager-caste-text = You may raise medias. Each counts as 3 harvesters and 2 combat points.
card-porter-caste-text = You may raise medias. Each counts as 3 ants on a trail.
card-guard-caste-text = You may raise medias of 3 combat points; where they are, attrition passes by.
card-soldier-caste-text = You may raise majors of 5 combat points.
card-miller-caste-text = You may raise majors that stay in the nest; each makes 4 food of 1. Not with Aphid Specialist.
card-blocker-caste-text = You may raise majors that stay in reserve and hold the entrance: a die each, and as many attackers return.
card-bus-caste-text = You may raise majors of 4 combat points that pass on any amount of food on a trail.
card-shelter-aphids-text = When the ground changes: aphids where your ants are are saved and come back later.
card-highwayman-beetles-text = A marker with foraging ants counts 1 less.
card-additional-queen-text = One more mother queen for a colony.
card-migrate-text = While you move: your nest moves one area, with size 10 and the brood that nurses can carry.
card-predator-migration-text = Open predators move one area and fall upon the ants there.
card-seal-nest-entrances-text = When your nest would be invaded: nobody invades it in this turn.
card-food-eggs-text = 2 food for each worker among the nurses.
card-male-eggs-text = Before eggs are laid: a male egg for each worker among the nurses.
card-rove-beetles-text = An opponent loses half of the larvae.
card-thief-ants-text = Before a step of the nest phase: an opponent loses half of the food.
card-guest-queen-text = An opponent loses half of the virgin queens and drones before the next flight.
card-one-queen-text = An opponent with ten workers keeps only one queen.
card-larval-food-text = Before adults eat: 2 food for each larva.
card-mutate-text = A trait is auctioned; the player may replace one of the same type.
card-hybridization-text = A die of DNA more, then a trait may be auctioned.
card-genetic-bottleneck-text = A die of DNA less, then a trait may be auctioned.

rule-setup = Getting ready
rule-draft = Realistic time scale
rule-restart = Restart
rule-events = Events
rule-hand-cards = Hand cards
rule-auction = Auctions of traits
rule-bivouac = Bivouac
rule-redistribute = Redistributing ants
rule-nest-size = Nest size
rule-brood-size = Nurses for the brood
rule-move-one = Moving one area
rule-scout = Scouting
rule-discovery = Turning up markers
rule-tasks = Tasks
rule-patrol = Patrols
rule-trunks = Trunks
rule-repellent = Repellent
rule-foraging = Foraging
rule-harvest = Harvesting
rule-tend = Tending
rule-trail = Foraging trails
rule-combat = Combat
rule-scatter = Defenders scatter
rule-weapons = Weapons
rule-losses = Losses
rule-stay-or-return = Stay or return
rule-invade = Invading a nest
rule-carry-off = Carrying off brood
rule-kill-queen = Killing the queen
rule-nest-phase = Nest phase
rule-return-ants = Returning ants
rule-food-shortage = Food shortage
rule-pupae-emerge = Pupae emerge
rule-feed-larvae = Feeding larvae
rule-lay-eggs = Laying eggs
rule-flight = Nuptial flight
rule-supercolony = Supercolony

refused-no-start = Nests start in the areas marked for this number of players.
refused-start-taken = Another nest is already there.
refused-old-home = That is the old nest: the new one is founded in a different area.
refused-new-home = A new nest must be exactly three areas from another player's nest and next to none.
refused-not-in-pack = That trait is not in your pack.
refused-same-type = You have a trait of this type already.
refused-barred-trait = A trait that you have does not go with this one.
refused-keep-one = You can keep a trait of this pack, so you have to.

refused-not-in-hand = You do not hold that card.
refused-pasture = Aphids return to areas with your ants, and not to your nest.
refused-wandered = Your nest has already moved in this turn.
refused-casualties = { $ants ->
    [one] Exactly 1 of these ants is lost.
   *[other] Exactly { $ants } of these ants are lost.
}

refused-bid-low = Your bid must be at least { $least }.
refused-bid-no-dna = The lowest bid costs you { $least } DNA, and you do not have as much.
refused-bid-high = You can bid at most { $most } DNA: a second trait costs double, a third triple.

refused-not-occupied = You can redistribute ants only to areas where you had ants when your turn began, to your nest area and into your nest.
refused-predators = Predators lie open there; nobody goes in.
refused-has-given = You have just taken ants of this caste from there; a place gives ants of a caste or takes them.
refused-has-taken = You have just brought ants of this caste there; a place gives ants of a caste or takes them.
refused-bivouac = Without these builders there is no room for the ants in your bivouac.
refused-carrying = First put down the ants that are on their way.
refused-carrying-nothing = First take some ants.
refused-no-ants-there = You have no ants there.
refused-no-such-caste = You have no ants of that caste there.
refused-same-area = These ants are already there: move them to an area next to it.
refused-has-moved = These ants have already moved their one area.
refused-group = Take 1 to 5, 10, 20 or 50 ants, or all of them: here at most { $most }.
refused-nowhere = Every other place has given ants of this caste, has no room for them, or is shut by predators.
refused-nest-size = Your nest has size { $size }, but nurses, reserves, storage, reproductives and brood take { $housed }. Move ants out, or eliminate brood or stored food.
refused-brood-size = { $brood ->
    [one] 1 brood member needs
   *[other] { $brood } brood members need
} a nurse for every ten; you have { $nurses ->
    [0] none
   *[other] { $nurses }
}.
refused-ants-move-out = Nurses and builders are not eliminated to make way: move them out of the nest.
refused-needless = Your nest is large enough and has enough nurses: nobody has to be eliminated.
refused-none-of-them = You have none of that kind.
refused-nurses-needed = The brood needs these nurses.
refused-not-into-nest = Ants enter the nest only while you redistribute.
refused-too-far = That is more than one area away.

refused-scout-decided = A scout entered that area in this turn: only when it is scouted can the marker be turned up.
refused-no-facedown-marker = There is no face-down marker.

refused-single-scout = Only a single ant may enter an area with a face-down marker or opposing patrollers: take one.
refused-not-scouted = No scout of yours waits there.
refused-no-reserves = You do not have these ants in reserve.

refused-busy = The ants there have already had their task in this turn.
refused-nothing-to-forage = There is no prey and there are no plants or aphids face up.
refused-specialist = Your specialists do not forage this.
refused-guarded = Opposing patrollers keep you from foraging there.
refused-patrolling = All your ants there patrol in this turn; patrollers do not forage.
refused-no-trail = No trail of your ants leads from there to your nest.
refused-harvesters = { $most ->
    [one] Only 1 ant can harvest there.
   *[other] From 1 to { $most } ants can harvest there.
}
refused-shared-patrol = Where others have ants nobody patrols.
refused-no-trunk-trait = Only the Trunk Building trait allows trunks.
refused-trunk = { $most ->
    [one] 1 worker can build a trunk there.
   *[other] From 1 to { $most } workers can build a trunk there.
}
refused-prey-tended = Prey can only be harvested.
refused-shared-tended = Where others have ants, you can only harvest.
refused-nobody-to-attack = That player has neither ants nor a nest there.
refused-foragers-attack = Ants that drove others off as foragers do not attack in this turn.
refused-bombs = { $most ->
    [one] At most 1 ant can explode.
   *[other] At most { $most } ants can explode.
}
refused-loot = { $most ->
    [0] Nothing of that kind can be carried off: only brood that nobody took to safety, one for each attacker that is left.
   *[other] Carry off up to { $most }, in groups of 1 to 5, 10, 20 or 50, or all.
}
refused-no-queen = There is no mother queen.
refused-site = A nest site lies next to your nest or another site of yours, where no nest is.
refused-driven-off = { $ants ->
    [one] Exactly 1 of your ants goes.
   *[other] Exactly { $ants } of your ants go.
}
refused-losses = Give up ants worth at least { $points ->
    [one] 1 point
   *[other] { $points } points
}, and nobody who is not needed for that.
refused-return = You have only { $most ->
    [one] 1 ant
   *[other] { $most } ants
} there that could return.

refused-not-home = Returning ants go to your nest area or into your nest.
refused-room = { $room ->
    [0] There is no room left there.
   *[other] There is room for only { $room } more there.
}
refused-no-medias = No trait of yours allows medias.
refused-diet = { $larvae ->
    [0] You have no female larvae.
   *[other] Of your female larvae at most { $most } can be raised to be large; eggs and other larvae can make up for missing food.
}
refused-eggs = At most { $most ->
    [one] 1 egg
   *[other] { $most } eggs
} can be laid now: queens, room, and food, larvae and eggs to pay with set the limit.
refused-no-queen-eggs = Without a mother queen there are only male eggs.
refused-clutch = Numbers above 30 go in tens.
refused-advanced-only = Only the advanced game has this.
refused-all-assigned = All your ants there already patrol, or have foraged or built in this turn.
refused-bid-beyond = Nobody could pay more than { $most } DNA: that is the highest bid.
refused-blocked = { $ants ->
    [one] Exactly 1 of your attackers is turned back at the entrance: say which.
   *[other] Exactly { $ants } of your attackers are turned back at the entrance: say which.
}
refused-blockers = Blockers never leave the Reserves chamber.
refused-bound-nest = A bivouac or a plant house cannot be moved with this card.
refused-capture = { $most ->
    [0] None of that kind can be captured: only small pupae and repletes, one for each attacker that is left.
   *[other] Capture up to { $most }, in groups of 1 to 5, 10, 20 or 50, or all.
}
refused-card-alone = This card is played without naming anything.
refused-card-area = This card is played on an area.
refused-card-player = This card is played on a player.
refused-card-way = This card is played with the area of the predators and the one they go to.
refused-carriers = The ants there carry the food of a trail in this turn; carriers do not patrol.
refused-forfeit-brood = Brood has to be given up: eggs, larvae or pupae.
refused-forfeit-larvae = Larvae have to be given up.
refused-majors = { $most ->
    [one] You have only 1 large pupa that could become a major.
   *[other] You have only { $most } large pupae that could become majors.
}
refused-moment-larval-food = This card is played in the nest phase, just before the adults are fed.
refused-moment-male-eggs = This card is played in the nest phase, just before eggs are laid.
refused-moment-migrate = This card is played while you redistribute or move your ants, with no ants on their way.
refused-moment-own-turn = This card is played in your own turn: instead of a bid for the trait that you drew, or between two of your actions from the redistribution to the end of the tasks, with no ants on their way.
refused-moment-seal-nest-entrances = This card is played when another player declares an invasion of your nest.
refused-moment-shelter-aphids = This card is played when an environmental change would remove aphids where you have ants.
refused-moment-thief-ants = This card is played in the nest phase, before adults or larvae are fed or eggs are laid.
refused-nest-full = Your nest has size { $size }: it cannot hold { $ants } nurses, reserves and ants in storage.
refused-nest-safe = In the basic game a nest is not attacked, only ants in its area.
refused-no-bivouac = Only a bivouac moves without a card.
refused-no-foragers = There is no ant in that area that does not patrol.
refused-no-larvae = That colony has no larvae.
refused-no-predators = No predators lie open there.
refused-no-repellent = Only foragers with the Repellent trait drive others off.
refused-no-reserves-yet = Only the advanced game has a Reserves chamber.
refused-no-room-for-eggs = That nest has no room for eggs.
refused-no-slaves = Only the Slave Making trait lets you keep what you carry off.
refused-no-such-colony = That colony is not in the game, or has died out.
refused-no-traits-left = No trait is left to be auctioned.
refused-no-trunk-workers = A trunk needs workers there that neither patrol nor forage.
refused-no-way-out = All areas around are shut for so many ants: predators lie open, or only a single scout may enter.
refused-no-weapon = No trait of yours rolls dice in an attack, so there is nothing to spare: just attack.
refused-no-worker-nurses = That colony has no workers among its nurses.
refused-nobody-came = Only ants that came into the area in this turn drive others off.
refused-nobody-returns = No ants of that caste are returning.
refused-nobody-to-repel = There are no ants of that opponent to drive off.
refused-not-for-adults = For the adults only nurses, builders, virgin queens, drones, larvae and eggs make up for missing food.
refused-not-for-brood = Here only larvae and eggs make up for missing food.
refused-not-those-ants = You do not have these ants there, or they patrol.
refused-nurse-eggs = Without a queen each nurse lays one male egg, as far as there is room: at most { $most } now.
refused-only-brood = Only eggs, larvae and pupae are taken to safety.
refused-others-first = Nobody of that kind makes way now: brood goes first, then reproductives, ants in storage last.
refused-own-ants = You do not attack your own ants.
refused-predators-at-nest = Predators do not move into an area with a nest or a nest site.
refused-protect = { $most ->
    [0] Nobody of that kind is left to be taken to safety.
   *[other] Up to { $most } of them can be taken to safety, in groups of 1 to 5, 10, 20 or 50, or all.
}
refused-recruit-losses = Say which recruits are lost: as many as you like towards { $points ->
    [one] 1 point
   *[other] { $points } points
}, no more than are needed, and enough if your own ants cannot make up the rest.
refused-repelled = Each forager that came there has already driven off an ant in this turn.
refused-retreat = Retreat with at least one of the ants that you have there, or send reserves, or none.
refused-say-all = That is everybody who can: leave the number out.
refused-say-number = These would go anyway: give only their number.
refused-scatter = The dice let at most { $most } of the defenders scatter.
refused-sealed = That nest is sealed until the end of this turn, and no ants of its owner are outside.
refused-second-scout = A scout has already entered that area in this turn; only one does.
refused-settle-far = The nest moves to an area next to it.
refused-settle-nest = A nest or a nest site is already there.
refused-supercolony = The queens of a supercolony are safe from this card.
refused-tenders = { $most ->
    [one] Only 1 ant can tend there.
   *[other] From 1 to { $most } ants can tend there.
}
refused-trunk-far = A trunk begins next to your nest or another trunk of yours.
refused-trunk-nest = No trunk is built in an area with a nest or a nest site.
refused-trunk-there = A trunk of yours is already there.
refused-two-food = This card is played on an opponent with at least 2 food available.
refused-two-larvae = This card is played on an opponent with at least 2 larvae.
refused-two-queens = This card is played on an opponent with at least 2 mother queens and 10 workers.
refused-two-reproductives = This card is played on an opponent with at least 2 virgin queens or drones.
refused-from = { $most ->
    [0] No such ants have to be taken from there.
   *[other] Up to { $most } of them can be taken from there, in groups of 1 to 5, 10, 20 or 50, or all.
}
refused-from-chamber = Defenders of a nest are taken from its chambers: builders, nurses or reserves.
refused-wield = Your weapon rolls at most { $most ->
    [one] 1 die
   *[other] { $most } dice
}.
refused-when-attack = Attacks are made during your tasks. Now: { $now }.
refused-when-auction = A trait is put up for auction when a card offers that. Now: { $now }.
refused-when-bid = Bids are made in an auction, when it is your turn to bid. Now: { $now }.
refused-when-bomb = Ants explode when they are attacked, with the Suicide Bombing trait, after the attacker’s weapon. Now: { $now }.
refused-when-carry-off = Brood is carried off after a nest was invaded. Now: { $now }.
refused-when-done = Done ends a step of your turn; this has to be decided first. Now: { $now }.
refused-when-eliminate = Somebody is eliminated when the nest is too full, when nurses are missing or when food is missing. Now: { $now }.
refused-when-from = The owner of an invaded nest says from which chambers defenders are taken, when they scatter, are driven off or are lost. Now: { $now }.
refused-when-fly = Nuptial flights are decided at the end of the nest phase, with virgin queens or drones. Now: { $now }.
refused-when-forage = Ants forage during your tasks. Now: { $now }.
refused-when-found = Nest sites are founded after a nuptial flight, with the Supercolony trait. Now: { $now }.
refused-when-house = Returning ants are housed at the beginning of the nest phase. Now: { $now }.
refused-when-hunt = A queen is hunted after her nest was invaded. Now: { $now }.
refused-when-invade = A nest is invaded after a fight in its area, as long as attackers are left. Now: { $now }.
refused-when-keep = Traits are kept in the draft before the game. Now: { $now }.
refused-when-lay = Eggs are laid in the nest phase, after larvae were fed and eggs have hatched, if there is food and room. Now: { $now }.
refused-when-lose = Ants are given up when a fight, predators or attrition ask for it. Now: { $now }.
refused-when-majors = Large pupae become majors when pupae emerge, with a trait for majors. Now: { $now }.
refused-when-move = Ants are moved in your turn, while you redistribute or move one area. Now: { $now }.
refused-when-nest = Nests are placed when the game is set up, and in a restart. Now: { $now }.
refused-when-pass = There is nothing to decline now. Now: { $now }.
refused-when-patrol = Patrols are sent out during your tasks, in the advanced game. Now: { $now }.
refused-when-play = Hand cards are played at their moment. Now: { $now }.
refused-when-protect = Brood is taken to safety by defenders who scatter in an invaded nest. Now: { $now }.
refused-when-raise = Diets are chosen in the nest phase, when larvae are fed and there is food for more than small pupae. Now: { $now }.
refused-when-reinforce = Reserves are called out when a scout has stayed in an area: by patrollers there, and by the scout. Now: { $now }.
refused-when-release = Sheltered aphids come back at the beginning of your move. Now: { $now }.
refused-when-repel = Foragers drive others off during your tasks, with the Repellent trait. Now: { $now }.
refused-when-return = Ants return when they scatter, retreat, are driven off or blocked, and after a fight that you won. Now: { $now }.
refused-when-scout = Areas are scouted after your move, by ants that entered a face-down marker or opposing patrollers. Now: { $now }.
refused-when-trunk = Trunks are built during your tasks, with the Trunk Building trait. Now: { $now }.
refused-when-turn-up = Markers are turned up after your move and before your tasks: by scouts, then by ants where they stand. Now: { $now }.
refused-when-scouts-turn-up = Only scouts turn up markers, when the area that they entered is scouted. Now: { $now }.
refused-when-wander = A bivouac moves while you redistribute or move your ants. Now: { $now }.
refused-when-wield = The dice of a weapon are chosen after defenders have scattered, in an attack that spares it. Now: { $now }.

log-drawn-nest = The nest marker of { $player } is drawn.
log-nest = { $player } places the nest in { $area }.
log-next = { $player } takes the next turn.
log-dealt = { $player } is dealt four traits.
log-dealt-you = { $player } is dealt { $first }, { $second }, { $third } and { $fourth }.
log-kept = { $player } has chosen.
log-keep = { $player } keeps { $card }.
log-kept-nothing = { $player } can keep nothing.
log-restart = { $player } begins anew in { $area }.
log-drawn = { $player } draws { $card }.
log-drawn-hand = { $player } draws a card and keeps it.
log-turned-over = { $card } is turned over.
log-declined = { $player } passes.
log-play = { $player } plays { $card }.
log-play-on = { $player } plays { $card } on { $target }.
log-play-in = { $player } plays { $card } in { $area }.
log-play-way = { $player } plays { $card }, from { $from } to { $area }.
log-dna-gained = { $player } gains { $dna } DNA.
log-dna-lost = { $player } loses { $dna } DNA.
log-start-auction = { $player } has a trait auctioned.
log-release = { $player } brings aphids back to { $area }.
log-wander = The nest of { $player } moves to { $area }.
log-marker = { $value ->
    [0] The marker in { $area } shows { $marker }.
   *[other] The marker in { $area } shows { $marker } { $value }.
}
log-replaced = There are predators next to { $area }: another marker is drawn.
log-driven-off = { $player } loses sight of { $ants ->
    [one] 1 ant, which returns.
   *[other] { $ants } ants, which return.
}
log-bid = { $player } bids { $dna } DNA.
log-pass = { $player } passes.
log-trait-won = { $player } wins the trait.
log-trait-discarded = Nobody wants the trait; it is discarded.
log-trait-unpaid = Nobody can pay what was bid; the trait is discarded.
log-lift = { $player } takes { $ants } { $caste } from { $place }.
log-put = { $player } brings { $ants } { $caste } to { $place }.
log-done-redistribute = { $player } has redistributed the ants.
log-done-move = { $player } has moved.
log-done-discover = { $player } turns up no more markers.
log-done-tasks = { $player } ends the turn.
log-turn-up = { $player } turns up the marker in { $area }.
log-harvest = { $player } harvests in { $area } with { $ants ->
    [one] 1 ant
   *[other] { $ants } ants
}, { $food } food.
log-tend = { $player } tends { $area } with { $ants ->
    [one] 1 ant
   *[other] { $ants } ants
}, { $food } food.
log-roll = { $count ->
    [1] The die shows { $dice }.
    [2] The dice show { $first } and { $second }.
   *[other] The dice show { $dice }.
}
log-used-up = Nothing is left in { $area }.
log-value = The marker in { $area } now counts { $value }.
log-scout = { $player } scouts { $area }.
log-reinforce = { $ants ->
    [0] { $player } sends no reserves.
    [one] { $player } sends 1 ant from the reserves.
   *[other] { $player } sends { $ants } ants from the reserves.
}
log-attack = { $player } attacks { $defender } in { $area }, { $attackers } against { $defenders }.
log-scatter = { $ants ->
    [0] { $player } stands and fights.
    [one] 1 ant of { $player } scatters.
   *[other] { $ants } ants of { $player } scatter.
}
log-fought = The fight costs { $attacker } { $attackers ->
    [0] nobody
    [one] 1 ant
   *[other] { $attackers } ants
} and { $defender } { $defenders ->
    [0] nobody
    [one] 1 ant
   *[other] { $defenders } ants
}.
log-lose = { $player } loses { $ants ->
    [one] 1 ant
   *[other] { $ants } ants
}.
log-return = { $ants ->
    [0] The attackers of { $player } stay.
    [one] 1 attacker of { $player } returns.
   *[other] { $ants } attackers of { $player } return.
}
log-house = { $player } brings { $ants } returning { $caste } to { $place }.
log-eliminate = { $player } gives up { $member }.
log-raise = { $larvae ->
    [0] { $player } raises only small pupae.
    [one] { $player } raises 1 large pupa.
   *[other] { $player } raises { $larvae } large pupae.
}
log-majors = { $pupae ->
    [0] All large pupae of { $player } become virgin queens.
    [one] 1 large pupa of { $player } becomes a major.
   *[other] { $pupae } large pupae of { $player } become majors.
}
log-patrol = { $player } patrols { $area }.
log-trunk = { $player } builds a trunk in { $area } with { $ants ->
    [one] 1 worker
   *[other] { $ants } workers
}.
log-trunk-built = The trunk stands.
log-trunk-failed = The trunk does not hold.
log-repel = The foragers of { $player } drive off ants of { $defender } in { $area }.
log-invade = { $player } invades the nest.
log-bomb = { $ants ->
    [0] No ant of { $player } explodes.
    [one] 1 ant of { $player } may explode.
   *[other] { $ants } ants of { $player } may explode.
}
log-protect = { $player } brings to safety: { $member }{ $count ->
    [one] {""}
   *[other] , { $count } times
}.
log-carry-off = { $player } carries off: { $member }{ $count ->
    [one] {""}
   *[other] , { $count } times
}.
log-capture = { $player } captures: { $member }{ $count ->
    [one] {""}
   *[other] , { $count } times
}.
log-hunt = The attackers of { $player } hunt the mother queen.
log-queen-killed = { $player } loses a mother queen.
log-queen-safe = The mother queen of { $player } is not found.
log-died-out = The colony of { $player } has died out.
log-found = { $player } founds a nest site in { $area }.
log-emerged-castes = { $player } also has { $medias ->
    [one] 1 new media
   *[other] { $medias } new medias
} and { $majors ->
    [one] 1 new major
   *[other] { $majors } new majors
}.
log-lay = { $player } lays { $female ->
    [0] no female eggs
    [one] 1 female egg
   *[other] { $female } female eggs
} and { $male ->
    [0] no male eggs
    [one] 1 male egg
   *[other] { $male } male eggs
}.
log-lay-nurses = { $male ->
    [0] The nurses of { $player } lay no eggs.
    [one] Without a queen, a nurse of { $player } lays 1 male egg.
   *[other] Without a queen, nurses of { $player } lay { $male } male eggs.
}
log-fly = { $player } will hold a nuptial flight.
log-stay = { $player } will hold no nuptial flight.
log-flight-decided = { $player } has decided about a nuptial flight.
log-adults-fed = The nest adults of { $player } eat { $food } food.
log-emerged = { $player } has new ants: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}, { $queens ->
    [one] 1 virgin queen
   *[other] { $queens } virgin queens
}, { $drones ->
    [one] 1 drone
   *[other] { $drones } drones
}.
log-larvae-fed = The larvae of { $player } eat { $food } food.
log-discarded = { $player } discards { $food } food.
log-flown = Nuptial flight of { $player }: { $queens ->
    [one] 1 virgin queen
   *[other] { $queens } virgin queens
}, { $drones ->
    [one] 1 drone
   *[other] { $drones } drones
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-game-turn = Game turn { $turn } begins.
log-over = The game is over.
log-patrol-with = { $player } patrols { $area } with { $ants } { $caste }.
log-raise-medium = { $player } raises { $larvae ->
    [0] no large pupae
    [one] 1 large pupa
   *[other] { $larvae } large pupae
} and { $medium ->
    [one] 1 medium pupa
   *[other] { $medium } medium pupae
}.
log-repelled = { $ants ->
    [0] No ant of { $player } is driven off.
    [one] 1 ant of { $player } is driven off.
   *[other] { $ants } ants of { $player } are driven off.
}
log-recruited = { $ants ->
    [0] No ant of { $player } is recruited.
    [one] 1 ant of { $player } is recruited by the attacker.
   *[other] { $ants } ants of { $player } are recruited by the attacker.
}
log-retreat = { $ants ->
    [one] 1 patroller of { $player } retreats.
   *[other] { $ants } patrollers of { $player } retreat.
}
log-from = { $ants ->
    [one] 1 { $caste } of { $player } leaves { $place }.
   *[other] { $ants } { $caste } of { $player } leave { $place }.
}
log-from-usual = { $player } takes the rest from the reserves first, and nurses last.
log-wield = { $dice ->
    [0] The weapon of { $player } rests.
    [one] The weapon of { $player } rolls 1 die.
   *[other] The weapon of { $player } rolls { $dice } dice.
}

expected-action = an action such as lift, put, harvest, lay or done
expected-chance = next, marker, again, roll, card or deal
expected-card = a card such as thief-ants
expected-trait = a trait such as mace
expected-players = the number of players
expected-area = an area such as e5
expected-place = an area such as e5, builders or nurses
expected-number = a number
expected-color = a colour of a player
expected-marker = predators, prey, plants, aphids or empty
expected-member = somebody of the nest such as nurse or female-egg
expected-dice = dice in order such as 1146
expected-sparing = nothing more, or sparing

# As the log tells it: in place of the sentence of a choice (-told), or going on with the line before (-then).
log-put-then = {" "}→ { $place }
log-done-redistribute-told = { $player } leaves the ants where they are.
log-done-redistribute-then = { "" }
log-done-move-told = { $player } moves no further.
log-done-move-then = { "" }
log-done-discover-then = { "" }
log-done-tasks-then = { "" }
log-roll-then = { $count ->
    [1] {" (die: "}{ $dice })
    [2] {" (dice: "}{ $first } and { $second })
   *[other] {" (dice: "}{ $dice })
}
log-used-up-then = , nothing is left
log-value-then = , the marker now counts { $value }

# What points were for, and figures of a finished game.
points-pairs = Virgin queens and drones together
points-queens = Virgin queens alone
points-drones = Drones alone
fact-ants-outside = Ants on the map
fact-ants-inside = Nurses, builders and reserves
fact-areas = Areas held
fact-nest-size = Nest size
fact-brood = Brood
fact-dna = DNA
