# Ce que tous les plateaux disent de la même façon.

board-plate = { $player }, { $color } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. { $figures }
board-players = Joueurs
board-to-move = doit jouer
board-winner = gagne
board-more = Plus : { $what }
board-fewer = Moins : { $what }
board-put-away = Ranger
board-larger = Agrandir (Z)
board-smaller = Montrer tout le plateau (Z)
board-key-arrows = aller de place en place
board-key-enter = prendre, y aller, poser
board-key-escape = lâcher
board-key-lens = agrandir le plateau
board-taken = { $what } en main. Déposez sur une place marquée, ou choisissez-en une avec les flèches et Entrée ; Échap repose.
board-which = Lequel ?
