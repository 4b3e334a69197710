rule-turn-order = Ordre du tour
rule-end-of-game = Fin de la partie
rule-chance = Dés et tirages

refused-not-your-turn = Ce n’est pas votre tour.
refused-game-over = La partie est terminée.
refused-chance-first = Un tirage est en cours ; attendez le résultat.
refused-no-chance-now = Il n’y a rien à tirer pour le moment.
refused-impossible-chance = Ce résultat est impossible à ce moment.

setup-unknown-variant = La variante « { $found } » n’existe pas ; choisissez parmi : { $known }.
setup-players = « { $variant } » se joue de { $least } à { $most } joueurs, pas à { $found }.
setup-unknown-option = L’option « { $found } » n’existe pas ; les options sont : { $known }.
setup-bad-value = « { $found } » n’est pas possible pour l’option « { $option } » ; choisissez { $known }.
setup-not-in-variant = L’option « { $option } » n’existe pas dans « { $variant } ».
setup-unreadable = « { $found } » n’est pas une option ; écrivez nom=valeur.
setup-unknown-revision = Ces règles sont de la révision { $found } ; ce programme joue la révision { $known }. Un programme plus récent la connaît peut-être.
setup-no-box = Il n’y a pas de fichier de boîte pour « { $variant } » : rien d’imprimé n’y est demandé.
box-too-long = Ce fichier de boîte est trop long ; { $most } caractères au plus sont lus.
box-line-ends = La ligne { $line } du fichier de boîte s’arrête trop tôt : il manque { $expected }.
box-unexpected = Ligne { $line } du fichier de boîte : « { $found } » se trouve là où il faut { $expected }.
box-too-much = Ligne { $line } du fichier de boîte : « { $found } » est de trop ; la ligne devrait finir avant.
expected-digits = 64 chiffres hexadécimaux
expected-no-chance = rien : il n’y a pas de dés dans ce jeu
