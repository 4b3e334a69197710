language-name = Français

# How numbers are written: between groups of three digits, before decimals, shares.
number-group = { "\u202F" }
number-decimal = ,
number-percent = { $number }{ "\u00A0" }%

# A name and what stands for it.
labelled = { $label } : { $value }

notation-missing = Il manque quelque chose à la fin : { $expected }.
notation-unexpected = « { $found } » n’est pas { $expected }.
notation-too-much = « { $found } » est en trop.

rule-undo = Reprendre un coup
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-undo-others-acted = Quelqu’un d’autre a joué depuis ; ce qu’il sait ne peut être repris.
refused-undo-revealed = Quelque chose a été révélé depuis ; cela ne peut être repris.

rule-ending-early = Arrêter une partie
refused-too-late-to-abort = La partie est vraiment commencée : on peut seulement abandonner ou s’entendre pour l’arrêter.
refused-out-already = Ce joueur ne fait déjà plus partie du jeu.
call-resigned = { $name } abandonne.
call-late = Temps écoulé pour { $name }.
call-agreed = Tout le monde s’est entendu pour arrêter la partie.
call-aborted = La partie a été annulée et ne compte pas.

level-larva = larve
level-worker = ouvrière
level-soldier = soldate
level-queen = reine
level-random = hasard
level-greedy = gloutonne
level-mcts = recherche arborescente
level-classic-soldier = soldate de la première version
level-classic-queen = reine de la première version
# A sign for bots, and how strong they are.
occupant-bot = ⚙ { $level }
occupant-former = une personne partie
occupant-open = place libre

record-at-ply = coup { $ply } « { $text } » : { $reason }
record-other-game = La partie notée est du jeu « { $found } », pas de « { $expected } ».
record-other-players = La partie notée nomme { $found } joueurs ; le jeu choisi en a { $expected }.
record-other-end = Après le coup { $ply }, la partie notée et les règles ne s’accordent pas sur la fin de la partie.
record-other-scores = La partie notée donne les scores { $found } ; les règles donnent { $expected }.
record-other-places = La partie notée donne les places { $found } ; les décisions donnent { $expected }.
record-too-far = Il n’y a pas de coup { $asked } ; la partie notée en a { $plies }.
record-no-seed = La partie notée ne révèle pas sa graine : rien ne prouve d’où venait son hasard.
record-other-seed = La graine a pour SHA-256 { $found }, mais la partie avait promis { $committed }.
record-other-promise = La partie notée a promis { $found }, mais { $pinned } avait été promis au début.
record-other-share = Ce que la place { $seat } a ajouté au hasard n’est pas ce qui avait été promis, ou manque.
record-other-chance = coup { $ply } : La partie notée dit « { $found } », mais la graine donne « { $expected } ».

record-at-line = ligne { $line } : { $reason }
record-other-line = « { $word } » était attendu, « { $found } » a été trouvé
record-stops = la partie notée s’arrête ici, avant sa ligne « { $word } »
record-unreadable = « { $found } » n’est pas { $expected }
record-unknown-game = Ce programme ne connaît pas le jeu « { $found } ».
record-revision = une révision des règles
record-commitment = un engagement de 64 chiffres hexadécimaux
record-next-seat = le numéro de la place suivante
record-seat = une place de ce jeu
record-scores = une liste de scores
record-places = une liste de places
record-call = une décision sur la partie, comme resigned 2
record-seed = une graine de 64 chiffres hexadécimaux
record-share = le numéro d’une place et sa part du hasard, 64 chiffres hexadécimaux
record-branch = l’engagement d’une partie antérieure et un nombre de ses événements
record-line-here = une ligne de partie notée à cet endroit

hint-is = Conseil : { $advice }
hint-points = Cela rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $sources }).
hint-best = { $choices ->
    [one] Il n’y a rien d’autre à faire.
   *[other] Aucun autre des { $choices } choix ne promet davantage.
}
