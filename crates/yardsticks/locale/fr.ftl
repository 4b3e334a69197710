game-tic-tac-toe = Morpion
game-tic-tac-toe-summary = Trois marques alignées gagnent.
variant-tic-tac-toe-base = Jeu de base

game-connect-four = Puissance quatre
game-connect-four-summary = Lâchez des pions dans les colonnes ; quatre pions alignés gagnent.
variant-connect-four-base = Jeu de base

game-crumbs = Miettes
game-crumbs-summary = Enchérissez en secret pour des tas de miettes, et gare aux guêpes.
variant-crumbs-base = Jeu de base
variant-crumbs-solo = Seul
option-crumbs-rounds = Manches
option-crumbs-wasps = Les guêpes
option-crumbs-wasps-sting = piquent
option-crumbs-wasps-sleep = dorment

seat-cross = croix
seat-nought = rond
seat-black = noir
seat-red = rouge
seat-yellow = jaune
seat-brown = brun
seat-white = blanc
seat-green = vert

rule-tic-tac-toe-mark = Cocher une case
refused-cell-marked = La case { $cell } est déjà cochée.
tic-tac-toe-mark = { $seat } coche { $cell }.

rule-connect-four-drop = Lâcher un pion
refused-column-full = La colonne { $column } est pleine.
connect-four-drop = { $seat } lâche un pion dans la colonne { $column }.

rule-crumbs-cards = Cartes
rule-crumbs-bids = Enchères
rule-crumbs-take = Prendre le tas
refused-not-held = Vous n’avez pas la carte { $card }.
refused-already-bid = Votre enchère est déjà scellée.
refused-bids-first = Tout le monde enchérit avant que le tas soit pris.
refused-bids-open = Les enchères de cette manche sont déjà ouvertes.
refused-wasps-sleep = Dans cette partie, les guêpes dorment.
refused-not-a-wasp = Seule une guêpe peut piquer ; une carte sur cinq en est une.
refused-own-pile = C’est déjà à vous de prendre le tas.
refused-nothing-to-dig = Il n’y a plus de carte mélangée à regarder.
crumbs-roll = Miettes sur le tas : { $crumbs }.
crumbs-draw = { $seat } pioche une carte.
crumbs-draw-own = Vous piochez la carte { $card }.
crumbs-draw-from-under = { $seat } pioche la carte { $card } sous la pioche.
crumbs-bid = { $seat } a scellé une enchère.
crumbs-bid-own = Vous avez scellé la carte { $card } comme enchère.
crumbs-bids-open = { $seat } a scellé la dernière enchère. Les enchères : { $bids }.
crumbs-sting = { $seat } pique avec la guêpe { $card } et reprend le tas.
crumbs-eat = { $seat } mange le tas de { $crumbs }.
crumbs-dig = { $seat } laisse le tas et creuse.
crumbs-bury = { $seat } regarde une carte et la glisse sous la pioche.
crumbs-bury-own = Vous voyez la carte { $card } et la glissez sous la pioche.

expected-cell = une case de a1 à c3
expected-column = une colonne de a à g
expected-card = une carte
expected-die = un dé
