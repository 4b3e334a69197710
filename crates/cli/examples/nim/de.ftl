game-nim = Nim
game-nim-summary = Nehmt reihum einen bis drei Krümel; wer den letzten nimmt, gewinnt.
variant-nim-base = Grundspiel
seat-black = Schwarz
seat-red = Rot
seat-yellow = Gelb
seat-brown = Braun
rule-take = Krümel nehmen
refused-crumbs = Nimm mindestens 1 und höchstens { $most } Krümel.
expected-take = das Wort „take“
expected-crumbs = eine Anzahl Krümel
nim-take = { $seat } nimmt { $crumbs ->
    [one] einen Krümel
   *[other] { $crumbs } Krümel
}.
