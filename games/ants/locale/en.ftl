game-ants = Ants n°4
game-ants-summary = Place two-coloured tiles, cover what hurts you, and join your ants into the greatest area.

variant-ants-base = Base game
option-ants-first = Who begins
option-ants-first-random = by lot
option-ants-first-beige = beige
option-ants-first-brown = brown
option-ants-corners = Dots on each tile
option-ants-corners-four = as printed: on four corners in the reconstructed set
option-ants-corners-six = on all six corners
option-ants-tiles = Tiles
option-ants-tiles-standard = the reconstructed set
option-ants-tiles-box = as printed in a box
option-ants-overlay = Tiles may be laid
option-ants-overlay-any = over any whole dot
option-ants-overlay-flat = only where exactly three tiles meet
option-ants-ties = Ties
option-ants-ties-shared = are shared
option-ants-ties-broken = are broken by the second area, then by all ants

seat-beige = beige
seat-brown = brown

tile-half = half
tile-star = star
tile-hook-beige = beige hook
tile-hook-brown = brown hook
tile-wedge-beige = beige wedge
tile-wedge-brown = brown wedge
tile-fork-beige = beige fork
tile-fork-brown = brown fork
tile-band-beige = beige band
tile-band-brown = brown band
tile-tip-beige = beige tip
tile-tip-brown = brown tip
tile-plain-beige = plain beige tile
tile-plain-brown = plain brown tile
tile-double = Double Tile
tile-text = { $beige ->
    [one] One beige ant
   *[other] { $beige } beige ants
}, { $brown ->
    [one] one brown ant
   *[other] { $brown } brown ants
}.

rule-hand = Your hand
rule-turning = Turning a tile
rule-two-sides = Touching two sides
rule-levels = Levels

refused-not-in-hand = You do not hold a { $tile }.
refused-same-turned = Turned like that, a { $tile } looks as in “{ $same }”; write it so.
refused-two-sides = { $touching ->
    [0] A tile on the ground must touch two sides of what lies there; here it touches none.
   *[other] A tile on the ground must touch two sides of what lies there; here it touches only one.
}
refused-off-grid = Nothing lies here, and a tile on the ground must fit side to side with the others.
refused-over-the-edge = A tile laid over others must not hang over the edge: the dot here is not closed on all sides.
refused-centre = The middle of a tile is not a dot; a tile is laid over the point where tiles meet.
refused-dot-not-whole = The dot here is not whole: every tile around it must carry a piece of it.
refused-not-flat = In this variant a tile is laid only where exactly three tiles meet.

log-first = { $player } begins.
log-dealt = { $player } is dealt a { $tile }.
log-top = The stack shows a { $tile }.
log-placed-on-the-ground = { $player } places a { $tile } at { $place }{ $gain ->
    [0] { "" }
   *[other] {", "}now { $own } ants in one area
}.
log-placed-over-a-dot = { $player } lays a { $tile } over the dot at { $place } (level { $level }){ $gain ->
    [0] { "" }
   *[other] {", "}now { $own } ants in one area
}{ $loss ->
    [0] { "" }
   *[other] {", "}the opponent’s area has { $theirs }
}.

expected-tile = a tile such as half or tip-brown
expected-place = a place such as -1,2
expected-turn = a turn from t0 to t5
expected-color = beige or brown
expected-chance = first or reveal

box-half-twice = Line { $line } of the box file: this half of the Double Tile was described before.
box-copies = Line { $line } of the box file: “{ $found }” stands where the line should begin with the number of tiles, or with left or right for a half of the Double Tile.
box-tiles = The box file has { $found ->
    [0] no tiles
    [one] only one tile
   *[other] { $found } tiles
}; a game needs { $least } to { $most }.
box-ants = The box file has { $found } ants on { $color }; at most { $most } can be counted.
expected-copies = the number of tiles
expected-colors = the colours of six sectors, such as eeerrr (e for beige, r for brown)
expected-ants = the ants in six sectors, 0 to 3 each, such as 101101
expected-dots = a 1 or 0 for each of six corners, such as 101101

# As the log tells it: in place of the sentence of a choice (-told), or going on with the line before (-then).
log-placed-on-the-ground-told = { $player } places a { $tile }{ $gain ->
    [0] { "" }
   *[other] {", "}now { $own } ants in one area
}.
log-placed-over-a-dot-told = { $player } lays a { $tile } over a dot, level { $level }{ $gain ->
    [0] { "" }
   *[other] {", "}now { $own } ants in one area
}{ $loss ->
    [0] { "" }
   *[other] {", "}the opponent’s area has { $theirs }
}.
log-top-then = { "" }

# What points were for, and figures of a finished game.
points-start = on the Double Tile at the start
points-own-tiles = by own tiles
points-their-tiles = by the opponent’s tiles
fact-second-area = Ants in the second largest area
fact-all-ants = Ants in sight
fact-sectors = Sectors in sight
