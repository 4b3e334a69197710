# What all boards say alike.

board-plate = { $player }, { $color }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. { $figures }
board-players = Players
board-to-move = to move
board-winner = winner
board-more = More: { $what }
board-fewer = Fewer: { $what }
board-put-away = Put away
board-larger = Magnify (Z)
board-smaller = Show the whole board (Z)
board-key-arrows = go from place to place
board-key-enter = take, go there, place
board-key-escape = let go
board-key-lens = magnify the board
board-taken = { $what } taken. Drop it on a marked place, or choose one with the arrow keys and Enter; Escape puts it back.
board-which = Which one?
