game-nim = Nim
game-nim-summary = Take one to three crumbs in turn; whoever takes the last one wins.
variant-nim-base = Base game
seat-black = black
seat-red = red
seat-yellow = yellow
seat-brown = brown
rule-take = Taking crumbs
refused-crumbs = Take one crumb at least and { $most } at most.
expected-take = the word “take”
expected-crumbs = a number of crumbs
nim-take = { $seat } takes { $crumbs ->
    [one] a crumb
   *[other] { $crumbs } crumbs
}.
