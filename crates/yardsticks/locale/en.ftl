game-tic-tac-toe = Tic-tac-toe
game-tic-tac-toe-summary = Three marks in a line win.
variant-tic-tac-toe-base = Base game

game-connect-four = Connect four
game-connect-four-summary = Drop stones into the columns; four in a line win.
variant-connect-four-base = Base game

game-crumbs = Crumbs
game-crumbs-summary = Bid in secret for piles of crumbs, and mind the wasps.
variant-crumbs-base = Base game
variant-crumbs-solo = Alone
option-crumbs-rounds = Rounds
option-crumbs-wasps = The wasps
option-crumbs-wasps-sting = sting
option-crumbs-wasps-sleep = sleep

seat-cross = cross
seat-nought = nought
seat-black = black
seat-red = red
seat-yellow = yellow
seat-brown = brown
seat-white = white
seat-green = green

rule-tic-tac-toe-mark = Marking a cell
refused-cell-marked = The cell { $cell } is already marked.
tic-tac-toe-mark = { $seat } marks { $cell }.

rule-connect-four-drop = Dropping a stone
refused-column-full = Column { $column } is full.
connect-four-drop = { $seat } drops a stone into column { $column }.

rule-crumbs-cards = Cards
rule-crumbs-bids = Bids
rule-crumbs-take = Taking the pile
refused-not-held = You do not hold card { $card }.
refused-already-bid = Your bid is already sealed.
refused-bids-first = Everybody bids before the pile is taken.
refused-bids-open = The bids of this round are already open.
refused-wasps-sleep = In this game the wasps sleep.
refused-not-a-wasp = Only a wasp can sting; every fifth card is one.
refused-own-pile = The pile is already yours to take.
refused-nothing-to-dig = There is no shuffled card left to look at.
crumbs-roll = Crumbs on the pile: { $crumbs }.
crumbs-draw = { $seat } draws a card.
crumbs-draw-own = You draw card { $card }.
crumbs-draw-from-under = { $seat } draws card { $card } from under the deck.
crumbs-bid = { $seat } has sealed a bid.
crumbs-bid-own = You have sealed card { $card } as your bid.
crumbs-bids-open = { $seat } has sealed the last bid. The bids: { $bids }.
crumbs-sting = { $seat } stings with wasp { $card } and takes the pile over.
crumbs-eat = { $seat } eats the pile of { $crumbs }.
crumbs-dig = { $seat } leaves the pile and digs.
crumbs-bury = { $seat } looks at a card and puts it under the deck.
crumbs-bury-own = You see card { $card } and put it under the deck.

expected-cell = a cell from a1 to c3
expected-column = a column from a to g
expected-card = a card
expected-die = a die
