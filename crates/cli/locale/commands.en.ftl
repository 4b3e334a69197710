cli-unknown-game = There is no game “{ $found }”; the games are: { $known }.
cli-unknown-level = There is no bot “{ $found }”; the bots are: { $known }, and mcts:N with N iterations.
cli-did-you-mean = Did you mean “{ $close }”?

cli-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
cli-players-from-to = { $least } to { $most } players
cli-seed = seed { $seed }

cli-games-by = by { $designer }, rules revision { $revision }
cli-games-variants = Variants
cli-no-box = There are no box files for “{ $game }”: nothing printed is missing there.
cli-games-options = Options
cli-games-usual = default
cli-games-number = { $least } to { $most }, default { $usual }
cli-games-only-in = only in { $variants }

cli-simulate-seats = { $found } bots are named, but this game has { $players ->
    [one] 1 seat
   *[other] { $players } seats
}; name one for each seat or one for all.
cli-simulate-games = { $games ->
    [one] 1 game
   *[other] { $shown } games
}, seed { $seed }
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-likely = 95% interval
cli-simulate-mean = mean score
cli-simulate-least = min
cli-simulate-quartiles = quartiles
cli-simulate-most = max
cli-simulate-scores = scores
cli-simulate-by-seat = wins by seat
cli-simulate-length = game length
cli-simulate-decisions-always = always { $decisions } decisions
cli-simulate-decisions = { $least } to { $most } decisions, median { $middle }, mean { $mean }
cli-simulate-speed = speed
cli-simulate-per-second = { $speed } decisions per second per core ({ $decisions } decisions in { $seconds } on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
})
cli-simulate-records = records

cli-standard-input = standard input
cli-at-line = line { $line }:
cli-no-such-file = There is no such file.
cli-is-a-directory = This is a directory, not a file.
cli-permission-denied = Permission denied.
cli-already-exists = This file exists already and is not written over.
cli-not-text = line { $line }: This is not text.
cli-empty-file = The file is empty.
cli-not-a-record = line { $line }: This is not a record; a record starts with “{ $expected }”.
cli-no-such-seat = There is no seat { $found }; this game has { $players }.

cli-replay-more = { $plies ->
    [one] 1 more ply follows.
   *[other] { $plies } more plies follow.
}
cli-awaited-chance = Dice or draws are awaited.
cli-awaited-must = Awaited: { $players }
cli-awaited-may = May act as well: { $players }
cli-standings = Final standings

cli-verified = verified
cli-verify-plies = { $plies ->
    [one] 1 ply keeps
   *[other] All { $plies } plies keep
} the rules of { $game }, revision { $revision }.
cli-verify-chance = { $outcomes ->
    [0] There was no chance in it.
    [one] Its 1 outcome of chance is the seed’s.
   *[other] All { $outcomes } outcomes of chance are the seed’s.
}
cli-verify-commitment = The seed is the one committed to: { $commitment }
cli-verify-shares = { $shares ->
    [0] Nobody but the house has added to its chance.
    [one] 1 person has added to its chance.
   *[other] { $shares } people have added to its chance.
}
cli-verify-pins = Everything that was noted down when the game began has been kept: { $pins }.
cli-verify-branch = It branches off from the game committed to { $from } after { $plies } plies; nothing is proved of those.
cli-verify-origin = Those plies are the ones of { $file }.
cli-verify-no-branch = The record does not branch off from another one.
cli-verify-other-origin = The record does not branch off from “{ $file }”.
cli-verify-bad-share = “{ $found }” is not SEAT=COMMITMENT, such as 1= and 64 hexadecimal digits.
cli-verify-scores = The game is over; the final scores are right: { $scores }
cli-verify-unfinished = The game is not over.
cli-verify-cut-short = The game was ended early, as those decisions have it.

cli-usage = Usage: { $usage }
cli-usage-unknown-argument = There is no argument “{ $found }”.
cli-usage-unknown-command = There is no command “{ $found }”.
cli-usage-missing = Something is missing: { $missing }.
cli-usage-conflict = “{ $found }” and “{ $other }” do not go together.
cli-usage-twice = “{ $found }” is given twice.
cli-usage-no-value = “{ $argument }” needs a value.
cli-usage-not-one-of = “{ $found }” is not possible for “{ $argument }”; choose one of: { $known }.
cli-usage-bad-value = “{ $found }” is not possible for “{ $argument }”: { $reason }.
cli-usage-not-a-number = this must be a whole number
cli-usage-not-positive = this must be at least 1
cli-usage-too-large = this is too large

cli-site-no-client = This program was built without the table for browsers. “cargo xtask build” builds one with it.
cli-site-not-a-folder = { $dir } is a file, not a folder.
cli-site-not-empty = { $dir } is not empty. Name a new folder, or add --force to write over files there.
cli-site-done = { $files ->
    [one] 1 file
   *[other] { $files } files
} in { $dir }, each with its compressed twin. Any web server can hand them out.

cli-serve-ready = The table is open at { $link } (kept in { $place }). Ctrl-C closes it.
cli-serve-memory = memory only
cli-serve-stopped = The table is closed.
