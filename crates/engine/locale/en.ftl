rule-turn-order = Turn order
rule-end-of-game = End of the game
rule-chance = Dice and draws

refused-not-your-turn = It is not your turn.
refused-game-over = The game is over.
refused-chance-first = Something is being drawn or rolled; wait for the result.
refused-no-chance-now = Nothing is to be drawn or rolled now.
refused-impossible-chance = This result cannot come up now.

setup-unknown-variant = There is no variant “{ $found }”; choose one of: { $known }.
setup-players = “{ $variant }” is for { $least } to { $most } players, not { $found }.
setup-unknown-option = There is no option “{ $found }”; the options are: { $known }.
setup-bad-value = “{ $found }” is not possible for the option “{ $option }”; choose { $known }.
setup-not-in-variant = The option “{ $option }” does not exist in “{ $variant }”.
setup-unreadable = “{ $found }” is not an option; write it as name=value.
setup-unknown-revision = These rules are of revision { $found }; this program plays revision { $known }. A newer program may know it.
setup-no-box = There is no box file for “{ $variant }”: nothing printed is asked for there.
box-too-long = This box file is too long; at most { $most } characters are read.
box-line-ends = Line { $line } of the box file ends too soon: { $expected } is missing.
box-unexpected = Line { $line } of the box file: “{ $found }” stands where { $expected } is expected.
box-too-much = Line { $line } of the box file: “{ $found }” is too much; the line should end before it.
expected-digits = 64 hexadecimal digits
expected-no-chance = nothing: there are no dice in this game
