cli-unknown-game = Il n’y a pas de jeu « { $found } » ; les jeux sont : { $known }.
cli-did-you-mean = Vouliez-vous dire « { $close } » ?
