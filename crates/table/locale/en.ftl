language-name = English

# How numbers are written: between groups of three digits, before decimals, shares.
number-group = ,
number-decimal = .
number-percent = { $number }%

# A name and what stands for it.
labelled = { $label }: { $value }

notation-missing = Something is missing at the end: { $expected }.
notation-unexpected = “{ $found }” is not { $expected }.
notation-too-much = “{ $found }” is too much.

rule-undo = Taking back
refused-nothing-to-undo = There is nothing to take back.
refused-undo-others-acted = Somebody else has acted since; what they know now cannot be taken back.
refused-undo-revealed = Something has been revealed since; that cannot be taken back.

rule-ending-early = Ending a game early
refused-too-late-to-abort = The game has properly begun; it can only be resigned or ended by agreement.
refused-out-already = That player is out of the game already.
call-resigned = { $name } resigned.
call-late = { $name } ran out of time.
call-agreed = Everybody agreed to end the game.
call-aborted = The game was aborted and counts for nothing.

level-larva = larva
level-worker = worker
level-soldier = soldier
level-queen = queen
level-random = random
level-greedy = greedy
level-mcts = tree search
level-classic-soldier = soldier of the first version
level-classic-queen = queen of the first version
# A sign for bots, and how strong they are.
occupant-bot = ⚙ { $level }
occupant-former = a former player
occupant-open = open seat

record-at-ply = ply { $ply } “{ $text }”: { $reason }
record-other-game = The record is of the game “{ $found }”, not “{ $expected }”.
record-other-players = The record names { $found } players; the setup has { $expected }.
record-other-end = After ply { $ply } the record and the rules disagree on whether the game is over.
record-other-scores = The record gives the scores { $found }; the rules give { $expected }.
record-other-places = The record gives the places { $found }; what was decided gives { $expected }.
record-too-far = There is no ply { $asked }; the record has { $plies }.
record-no-seed = The record does not reveal its seed, so nothing proves where its chance came from.
record-other-seed = The seed has the SHA-256 { $found }, but the game was committed to { $committed }.
record-other-promise = The record is committed to { $found }, but { $pinned } was promised when the game began.
record-other-share = What seat { $seat } added to chance is not what was promised, or is missing.
record-other-chance = ply { $ply }: The record says “{ $found }”, but the seed gives “{ $expected }”.

record-at-line = line { $line }: { $reason }
record-other-line = expected “{ $word }”, found “{ $found }”
record-stops = the record stops here, before its line “{ $word }”
record-unreadable = “{ $found }” is not { $expected }
record-unknown-game = This program does not know the game “{ $found }”.
record-revision = a revision of the rules
record-commitment = a commitment of 64 hexadecimal digits
record-next-seat = the number of the next seat
record-seat = a seat of this game
record-scores = a list of scores
record-places = a list of places
record-call = a decision about the game, such as resigned 2
record-seed = a seed of 64 hexadecimal digits
record-share = the number of a seat and its share of chance, 64 hexadecimal digits
record-branch = the commitment of an earlier game and a number of its events
record-line-here = a line of a record at this place

hint-is = Hint: { $advice }
hint-points = It brings { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $sources }).
hint-best = { $choices ->
    [one] There is nothing else to do.
   *[other] Nothing else out of { $choices } choices promises more.
}
