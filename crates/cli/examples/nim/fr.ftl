game-nim = Nim
game-nim-summary = Prendre d’une à trois miettes chacun son tour ; qui prend la dernière gagne.
variant-nim-base = Jeu de base
seat-black = noir
seat-red = rouge
seat-yellow = jaune
seat-brown = brun
rule-take = Prendre des miettes
refused-crumbs = Prenez au moins une miette et au plus { $most }.
expected-take = le mot « take »
expected-crumbs = un nombre de miettes
nim-take = { $seat } prend { $crumbs ->
    [one] une miette
   *[other] { $crumbs } miettes
}.
