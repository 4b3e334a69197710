notation-missing = Il manque quelque chose à la fin : { $expected }.
notation-unexpected = « { $found } » n’est pas { $expected }.
notation-too-much = « { $found } » est en trop.

rule-undo = Reprendre un coup
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-undo-others-acted = Quelqu’un d’autre a joué depuis ; ce qu’il sait ne peut être repris.
refused-undo-revealed = Quelque chose a été révélé depuis ; cela ne peut être repris.

level-larva = larve
level-worker = ouvrière
level-soldier = soldate
level-queen = reine
level-random = hasard
level-greedy = gloutonne
level-mcts = recherche arborescente
occupant-open = place libre
