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
cli-truth-no-numbers = This game is not written as numbers, so there are no hashes.

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
cli-serve-metrics = Figures for those who look after it are at { $link }.
cli-serve-in-order = Settings, files and addresses are in order.
cli-serve-not-in-order = { $number ->
    [one] one thing is wrong
   *[other] { $number } things are wrong
}; the server would not start

cli-setting-and-more = { $first } ({ $more } more; --check tells all)
cli-setting-no-toml = { $place }, line { $line }: this is not TOML: { $found }
cli-setting-unknown = { $place }: there is no setting “{ $name }”.
cli-setting-near = Did you mean “{ $near }”?
cli-setting-switch = { $place }: “{ $name }” has to be true or false.
cli-setting-text = { $place }: “{ $name }” has to be text in quotation marks.
cli-setting-word = { $place }: “{ $name }” has to be one of these words, in quotation marks: { $all }.
cli-setting-bot = { $place }: “{ $name }” has to be a bot: "larva", "worker", "soldier" or "queen".
cli-setting-address = { $place }: “{ $name }” has to be an address with a port in quotation marks, such as "127.0.0.1:8080" or "[::1]:8080".
cli-setting-count = { $place }: “{ $name }” has to be a whole number, at least { $least }.
cli-setting-seconds = { $place }: “{ $name }” has to be a number of seconds from { $least } to { $most }.
cli-setting-rate = { $place }: “{ $name }” has to be a number above 0 and at least { $least }, or inf.

cli-address-taken = { $address } is taken: another program listens there.
cli-address-forbidden = { $address } may not be used: ports below 1024 are kept for the system.
cli-address-elsewhere = { $address } is no address of this machine.
cli-address-failed = Nobody can listen at { $address }: { $error }

cli-store-in-use = { $file } is in use: another server has it open.
cli-store-busy = { $file } is locked: another program is writing into it.
cli-store-missing = There is no database at { $file }.
cli-store-exists = { $file } is there already. Add --overwrite to replace it.
cli-store-foreign = { $file } is no database of this program.
cli-store-damaged = { $file } is damaged and was left as it is; put a copy back with “formicary restore”. What was found: { $reason }
cli-store-later = { $file } was written by a later version of this program (version { $own } of the file; this one knows { $known }). Use that one.
cli-store-earlier = { $file } was written by an earlier version of this program (version { $own } of the file; this one uses { $known }). Serving it once brings it up to date.
cli-store-forbidden = { $file } cannot be opened or written; look at the rights of the file and its folder: { $reason }
cli-store-full = There is no room left on the disk for { $file }.
cli-store-other = { $file } cannot be used: { $reason }

cli-database-address = The address { $file } cannot be read; it looks like postgres://user@host/name: { $reason }
cli-database-unreachable = No database answers at { $file }: { $reason }
cli-database-busy = { $file } has no connection left for another program.
cli-database-in-use = { $file } is in use: servers run on it, or everything is being moved.
cli-database-exists = There is something in { $file } already; it has to be empty.
cli-database-foreign = The tables in { $file } are not those of this program. Give it a database of its own.
cli-database-forbidden = { $file } cannot be opened; look at user, password, name of the database and rights: { $reason }
cli-database-copies = { $file } is a PostgreSQL database: pg_dump copies it and pg_restore puts a copy back. “formicary migrate” moves everything into a file, which “formicary check” looks at.

cli-migrate-done = Everything is in { $place } now: { $people } people, { $tables } tables, { $entries } entries in their logs. What was before is left as it is.
cli-migrate-alike = One of both has to be a file and the other one a PostgreSQL database: postgres://user@host/name.
cli-migrate-exists = { $file } is there already. Move it away first.

cli-backup-done = A copy is in { $file } ({ $kilobytes } kB).
cli-restore-done = { $file } is as it was in the copy ({ $kilobytes } kB).
cli-check-done = The file is whole: { $people } people, { $tables } tables, { $entries } entries in their logs.
cli-check-broken = Table { $id } cannot be replayed.
cli-check-mistold = Table { $id }: lists tell something else of its game than its log.
cli-check-unknown = Table { $id } follows rules that this program does not know; it is left as it is.
cli-check-failed = { $number ->
    [one] one table
   *[other] { $number } tables
} cannot be replayed
cli-check-untrue = { $number ->
    [one] of one table
   *[other] of { $number } tables
} something untrue is told

cli-admin-done = Done; a running server notices it within seconds.
cli-admin-nobody = Nobody is called { $name }.
cli-admin-several = Several people are called { $name }; name one by id: { $ids }.
cli-admin-nothing = There is no such account, table or report.
cli-admin-none = None.
cli-admin-password = The new password of { $name }: { $password }
cli-admin-purged = Forgotten: { $guests } guests, { $keys } keys.
cli-admin-recounted = Counted: { $games } games.
cli-admin-bad-span = a number with m, h or d behind it: 30m, 12h, 7d
cli-admin-account = account
cli-admin-guest = guest
cli-admin-admin = administrator
cli-admin-muted = silenced until { $until }
cli-admin-banned = sent away until { $until }
cli-admin-for-ever = the end of time
cli-admin-seen = seen { $at }
