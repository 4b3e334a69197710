game-ants = Ants n°4
game-ants-summary = Lege zweifarbige Plättchen, decke zu, was dich stört, und vereine deine Ameisen im größten Gebiet.

variant-ants-base = Grundspiel
option-ants-first = Wer beginnt
option-ants-first-random = das Los entscheidet
option-ants-first-beige = Beige
option-ants-first-brown = Braun
option-ants-corners = Punkte auf jedem Plättchen
option-ants-corners-four = wie gedruckt: im nachgebauten Satz an vier Ecken
option-ants-corners-six = an allen sechs Ecken
option-ants-tiles = Plättchen
option-ants-tiles-standard = der nachgebaute Satz
option-ants-tiles-box = wie in einer Schachtel gedruckt
option-ants-overlay = Überdecken darf man
option-ants-overlay-any = jeden ganzen Punkt
option-ants-overlay-flat = nur, wo genau drei Plättchen zusammentreffen
option-ants-ties = Gleichstand
option-ants-ties-shared = wird geteilt
option-ants-ties-broken = entscheidet das zweite Gebiet, dann alle Ameisen

seat-beige = Beige
seat-brown = Braun

tile-half = Halbplättchen
tile-star = Sternplättchen
tile-hook-beige = beiges Hakenplättchen
tile-hook-brown = braunes Hakenplättchen
tile-wedge-beige = beiges Keilplättchen
tile-wedge-brown = braunes Keilplättchen
tile-fork-beige = beiges Gabelplättchen
tile-fork-brown = braunes Gabelplättchen
tile-band-beige = beiges Bandplättchen
tile-band-brown = braunes Bandplättchen
tile-tip-beige = beiges Spitzenplättchen
tile-tip-brown = braunes Spitzenplättchen
tile-plain-beige = einfarbig beiges Plättchen
tile-plain-brown = einfarbig braunes Plättchen
tile-double = Doppelplättchen
tile-text = { $beige ->
    [one] Eine beige Ameise
   *[other] { $beige } beige Ameisen
}, { $brown ->
    [one] eine braune Ameise
   *[other] { $brown } braune Ameisen
}.

rule-hand = Deine Hand
rule-turning = Ein Plättchen drehen
rule-two-sides = Zwei Seiten berühren
rule-levels = Ebenen

refused-not-in-hand = Du hast kein { $tile }.
refused-same-turned = So gedreht sieht ein { $tile } aus wie in „{ $same }“; schreib es so.
refused-two-sides = { $touching ->
    [0] Ein Plättchen am Boden muss mit zwei Seiten berühren, was dort liegt; hier berührt es nichts.
   *[other] Ein Plättchen am Boden muss mit zwei Seiten berühren, was dort liegt; hier ist es nur eine.
}
refused-off-grid = Hier liegt nichts, und ein Plättchen am Boden muss Seite an Seite zu den anderen passen.
refused-over-the-edge = Ein Plättchen, das auf anderen liegt, darf nicht über den Rand ragen: Der Punkt hier ist nicht rundum geschlossen.
refused-centre = Die Mitte eines Plättchens ist kein Punkt; überdeckt wird, wo Plättchen zusammentreffen.
refused-dot-not-whole = Der Punkt hier ist nicht ganz: Jedes Plättchen ringsum muss ein Stück davon tragen.
refused-not-flat = In dieser Variante wird nur überdeckt, wo genau drei Plättchen zusammentreffen.

log-first = { $player } beginnt.
log-dealt = { $player } bekommt ein { $tile }.
log-top = Der Stapel zeigt ein { $tile }.
log-placed-on-the-ground = { $player } legt ein { $tile } auf { $place }{ $gain ->
    [0] { "" }
   *[other] {", "}jetzt { $own } Ameisen in einem Gebiet
}.
log-placed-over-a-dot = { $player } legt ein { $tile } über den Punkt auf { $place } (Ebene { $level }){ $gain ->
    [0] { "" }
   *[other] {", "}jetzt { $own } Ameisen in einem Gebiet
}{ $loss ->
    [0] { "" }
   *[other] {", "}das gegnerische Gebiet hat { $theirs }
}.

expected-tile = ein Plättchen wie half oder tip-brown
expected-place = eine Stelle wie -1,2
expected-turn = eine Drehung von t0 bis t5
expected-color = beige oder brown
expected-chance = first oder reveal

box-half-twice = Zeile { $line } der Schachteldatei: Diese Hälfte des Doppelplättchens wurde schon beschrieben.
box-copies = Zeile { $line } der Schachteldatei: „{ $found }“ steht, wo die Zeile mit der Anzahl der Plättchen beginnen muss, oder mit left oder right für eine Hälfte des Doppelplättchens.
box-tiles = Die Schachteldatei hat { $found ->
    [0] keine Plättchen
    [one] nur ein Plättchen
   *[other] { $found } Plättchen
}; eine Partie braucht { $least } bis { $most }.
box-ants = Die Schachteldatei hat { $found } Ameisen auf { $color }; höchstens { $most } lassen sich zählen.
expected-copies = die Anzahl der Plättchen
expected-colors = die Farbe von sechs Sektoren, etwa eeerrr (e für beige, r für braun)
expected-ants = die Anzahl der Ameisen in sechs Sektoren, je 0 bis 3, etwa 101101
expected-dots = eine 1 oder 0 für jede der sechs Ecken, etwa 101101

# Wie das Protokoll es erzählt: statt des Satzes einer Auswahl (-told), oder als Fortsetzung der Zeile davor (-then).
log-placed-on-the-ground-told = { $player } legt ein { $tile } an{ $gain ->
    [0] { "" }
   *[other] {", "}jetzt { $own } Ameisen in einem Gebiet
}.
log-placed-over-a-dot-told = { $player } legt ein { $tile } über einen Punkt, Ebene { $level }{ $gain ->
    [0] { "" }
   *[other] {", "}jetzt { $own } Ameisen in einem Gebiet
}{ $loss ->
    [0] { "" }
   *[other] {", "}das gegnerische Gebiet hat { $theirs }
}.
log-top-then = { "" }

# Wofür es Punkte gab, und Zahlen einer beendeten Partie.
points-start = auf dem Doppelplättchen zu Beginn
points-own-tiles = durch eigene Plättchen
points-their-tiles = durch gegnerische Plättchen
fact-second-area = Ameisen im zweitgrößten Gebiet
fact-all-ants = Sichtbare Ameisen
fact-sectors = Sichtbare Sektoren
