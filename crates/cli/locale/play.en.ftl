ui-player = Player { $number }
ui-no-terminal = play needs a terminal; use “formicary simulate” or “formicary replay” in scripts
ui-which-game = Which game do you want to play? There are { $games }.
ui-ask-game = Which game? 1 to { $count }:
ui-no-game = no game was chosen
ui-nothing-saved = there is no saved game
ui-other-game = { $file } is a game of { $found }
ui-wrong-seats = { $found } seats are named, but the game has { $players } players
ui-too-small = This window is too small for a board: { $columns } columns and { $rows } rows are needed.
ui-commitment = fair draws: { $commitment }…
ui-log = ── What happened ──
ui-your-turn = { $player }, it is your turn.
ui-your-question = { $player }: { $question }
ui-not-here = Not here: press Enter or w to read why.
ui-thinking = { $player } is thinking …
ui-advising = Looking for a good move …
ui-held = Enter ends your turn; u takes the move back.
ui-undone = Taken back.
ui-nothing-to-redo = There is nothing to do again.
ui-bot-failed = The bot failed; press u to take back, or q to leave. The game is saved.
ui-confirm-on = Your moves wait for Enter before the others see them.
ui-confirm-off = Your moves count at once.
ui-not-over = The game is not over yet.
ui-over = { $winners ->
    [0] The game is lost.
    [1] { $names } wins!
   *[other] Shared victory: { $names }!
} { $scores }
ui-hand-over = Hand over to { $player }. Press Enter when nobody else is looking.
ui-resume = The game is saved. Go on with: formicary play --resume { $file }
ui-kept = The record of the game: { $file }

ui-offers = Possible moves ({ $count })
ui-points = Points by source
ui-points-total = Total
ui-signs = Signs
ui-help = Keys
ui-help-play = play what is pointed at, end the turn
ui-help-undo = take the last move back, as long as nothing was revealed
ui-help-redo = do again what was taken back
ui-help-hint = ask a soldier for advice
ui-help-why = why can’t I play here?
ui-help-type = type a move in notation, with completion
ui-help-confirm = let moves wait for Enter, or not
ui-help-person = let somebody else act who may
ui-help-log = read further back
ui-help-mouse = click on a place, click again to play
ui-help-quit = leave; the game is saved after every move
ui-help-saved = Saved in { $file }

ui-key-list = the other moves
ui-key-play = play
ui-key-end-turn = end turn
ui-key-undo = take back
ui-key-hint = hint
ui-key-type = type
ui-key-help = help
ui-key-quit = leave
ui-key-again = play again
ui-key-points = points
ui-key-complete = complete
ui-key-pick = pick
ui-key-back = back
ui-key-point = point
ui-key-next = next action
ui-key-kind = other kind
ui-key-here = another action in the same place
ui-key-more = more or fewer
ui-key-signs = what the letters mean

ui-ants-points = { $points ->
    [one] { $points } ant
   *[other] { $points } ants
}
ui-ants-stack = Stack: { $tiles ->
    [0] empty
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
ui-ants-key-move = place
ui-ants-key-anywhere = point anywhere
ui-ants-key-turn = turn
ui-ants-key-tile = tile

ui-myrmes-season = { $season } { $year }/{ $years } · winter: { $food } food
ui-myrmes-colony = { $player } { $score } · L{ $level } · { $event }
ui-myrmes-stores =   food { $food } earth { $earth } stone { $stone } larvae { $larvae }
ui-myrmes-ants =   work { $workers } sold { $soldiers } nurs { $nurses } prey { $prey }
ui-myrmes-key-nurses = more nurses for larvae, soldiers, workers, atelier
ui-myrmes-signs-ground = grass, earth, stone: a pheromone there gets food, earth, stone
ui-myrmes-signs-barren = mushrooms, which give nothing; water, which nobody crosses
ui-myrmes-signs-prey = prey: ladybug, termite, spider
ui-myrmes-signs-exit = tunnel exit of red; r y b k are the players
ui-myrmes-signs-worker = worker of red in the garden
ui-myrmes-signs-cubes = pheromone of red with food, earth, stone
ui-myrmes-signs-empty = pheromone without cubes
ui-myrmes-signs-tiles = special tiles: aphid farm, scavenging, sub-colony

ui-fourmidable-round = Round { $round } · { $time }
ui-fourmidable-weather = { $weather }: { $caste }s +1
ui-fourmidable-colony = { $score } · obj { $done }/{ $target } · ph { $left } · { $player }
ui-fourmidable-nest = Nest of { $player }
ui-fourmidable-hand = Your objectives
ui-fourmidable-drawn = Drawn: keep one
ui-fourmidable-row = Open objectives
ui-fourmidable-specials = Special cards: { $count }
ui-fourmidable-key-nest = nests
ui-fourmidable-key-cards = special cards
ui-fourmidable-signs-insects = ladybug, caterpillar, beetle: for hunters
ui-fourmidable-signs-plants = blueberry, raspberry, mushroom: for farmers
ui-fourmidable-signs-earth = clay, stone, soil: for diggers
ui-fourmidable-signs-ants = hunter, farmer, digger that can still move
ui-fourmidable-signs-moved = hunter, farmer, digger that has moved
ui-fourmidable-signs-predators = spider, grasshopper, worm
ui-fourmidable-signs-hole = nest hole of player 1
ui-fourmidable-signs-pheromone = pheromone of player 1
ui-fourmidable-signs-empty = empty terrain, or a cell that is dug
ui-fourmidable-signs-rooms = first nest hole, library, queen’s chamber

ui-hidden-empires-turn = Turn { $turn } · { $step }
ui-hidden-empires-colony = { $score }/{ $target } points · food { $food } · { $player }
ui-hidden-empires-sheet = Nest of { $player }: { $housed } of { $size }
ui-hidden-empires-builders = builders
ui-hidden-empires-nurses = nurses
ui-hidden-empires-reserves = reserves
ui-hidden-empires-nurses-missing = Nurses are missing: { $nurses } of { $needed }
ui-hidden-empires-eggs = eggs
ui-hidden-empires-larvae = larvae
ui-hidden-empires-pupae = pupae
ui-hidden-empires-adults = winged
ui-hidden-empires-female-egg = ♀
ui-hidden-empires-male-egg = ♂
ui-hidden-empires-female-larva = ♀
ui-hidden-empires-male-larva = ♂
ui-hidden-empires-small-pupa = small
ui-hidden-empires-medium-pupa = med.
ui-hidden-empires-large-pupa = large
ui-hidden-empires-male-pupa = ♂
ui-hidden-empires-virgin-queen = queens
ui-hidden-empires-drone = drones
ui-hidden-empires-returning = Returning: { $ants }
ui-hidden-empires-dna = DNA { $dna } · cards { $cards } · mother queens { $queens }
ui-hidden-empires-store = store
ui-hidden-empires-stored-food = food
ui-hidden-empires-replete = repletes
ui-hidden-empires-miller = millers
ui-hidden-empires-traits = traits:
ui-hidden-empires-hand = Hand:
ui-hidden-empires-pack = Pack:
ui-hidden-empires-kept = Kept:
ui-hidden-empires-deck = Deck { $deck } · discarded { $discards }
ui-hidden-empires-carried = On the way from { $place }: { $ants }
ui-hidden-empires-auction = Auction: { $card }, { $highest }
ui-hidden-empires-do-nest = choose a start area for your nest.
ui-hidden-empires-do-draft = keep one trait of this pack; the rest goes on.
ui-hidden-empires-do-restart = you have no queen: begin anew somewhere, or pass.
ui-hidden-empires-do-shelter = the ground changes. Shelter aphids?
ui-hidden-empires-do-release = where do your sheltered aphids return?
ui-hidden-empires-do-offer = have a trait auctioned?
ui-hidden-empires-do-auction = a trait is auctioned. Bid, or pass.
ui-hidden-empires-do-worn = attrition in { $area }: give up one ant.
ui-hidden-empires-do-raided = predators come to { $area }: give up { $count ->
    [one] 1 ant.
   *[other] { $count } ants.
}
ui-hidden-empires-do-forfeit-larvae = give up { $count ->
    [one] 1 larva.
   *[other] { $count } larvae.
}
ui-hidden-empires-do-forfeit-brood = give up { $count } of your brood.
ui-hidden-empires-do-put = where do these ants go?
ui-hidden-empires-do-overfull = your nest is too full: move nurses out or give up brood.
ui-hidden-empires-do-nurses = the brood needs more nurses: move some in or give up brood.
ui-hidden-empires-do-redistribute = redistribute your ants: areas, nest, chambers.
ui-hidden-empires-do-move = every ant may move one area.
ui-hidden-empires-do-scout = which scout goes first?
ui-hidden-empires-do-react = a scout slipped through. Call reserves, or retreat?
ui-hidden-empires-do-scout-marker = turn up the marker that your scout has found?
ui-hidden-empires-do-reinforce = how many reserves follow the scout?
ui-hidden-empires-do-discover = turn up markers where your ants are?
ui-hidden-empires-do-tasks = give your ants tasks.
ui-hidden-empires-do-scatter = { $player } attacks in { $area }. { $count ->
    [one] One ant
   *[other] Up to { $count } ants
} may flee.
ui-hidden-empires-do-driven-off = { $count ->
    [one] one of your ants is
   *[other] { $count } of your ants are
} driven off in { $area }. Which?
ui-hidden-empires-do-protect = take up to { $count } of the brood to safety.
ui-hidden-empires-do-weapon = how many dice does your weapon roll?
ui-hidden-empires-do-fall = from which chambers do your defenders leave? pass: reserves first, nurses last
ui-hidden-empires-do-bomb = how many of your ants may explode?
ui-hidden-empires-do-casualties = give up { $count ->
    [one] 1 ant.
   *[other] { $count } ants.
}
ui-hidden-empires-do-recruits = you win. Give up recruits, for { $count ->
    [one] 1 combat point?
   *[other] { $count } combat points?
}
ui-hidden-empires-do-losses = you win. Give up ants worth { $count ->
    [one] 1 combat point.
   *[other] { $count } combat points.
}
ui-hidden-empires-do-invade = the entrance is open. Invade the nest?
ui-hidden-empires-do-seal = { $player } is about to invade your nest. Seal it?
ui-hidden-empires-do-blocked = blockers hold the entrance: { $count ->
    [one] 1 ant returns.
   *[other] { $count } ants return.
}
ui-hidden-empires-do-loot = carry off brood, hunt the queen, or leave.
ui-hidden-empires-do-stay = the fight in { $area } is over. Who returns to the nest?
ui-hidden-empires-do-nest-cards = play a card before the next step, or pass.
ui-hidden-empires-do-found = found a nest site, or pass.
ui-hidden-empires-do-return = where do the returning ants go?
ui-hidden-empires-do-hungry-adults = adults go hungry, { $count } more. Whom do you give up?
ui-hidden-empires-do-majors = how many large pupae become majors?
ui-hidden-empires-do-diet = how many larvae are raised to large pupae?
ui-hidden-empires-do-hungry-larvae = larvae go hungry, { $count } more. Whom do you give up?
ui-hidden-empires-do-lay = how many eggs, female and male?
ui-hidden-empires-do-hungry-eggs = no food for { $count } more eggs. Whom do you give up?
ui-hidden-empires-do-flight = a nuptial flight, now or later?
ui-hidden-empires-key-sheet = other nest sheet
ui-hidden-empires-signs-facedown = face-down marker
ui-hidden-empires-signs-prey = prey of value 2
ui-hidden-empires-signs-plants = plants of value 2
ui-hidden-empires-signs-aphids = aphids of value 2
ui-hidden-empires-signs-predators = predators: nobody enters
ui-hidden-empires-signs-nest = nest of red; r y b g k w are the players
ui-hidden-empires-signs-ants = six workers of red
ui-hidden-empires-signs-castes = and two larger ants
ui-hidden-empires-signs-colors = without colours: brown, gray, green, red, yellow areas
