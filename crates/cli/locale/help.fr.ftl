cli-heading-usage = Utilisation :
cli-heading-commands = Commandes
cli-heading-command = COMMANDE
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-default = par défaut :

cli-command-formicary = Une seule table pour quatre jeux de fourmis
cli-command-play = Jouer dans le terminal, contre des robots ou entre vous
cli-command-games = Présenter les jeux, leurs variantes et leurs options
cli-command-simulate = Faire jouer des robots et résumer les résultats
cli-command-replay = Raconter une partie notée
cli-command-verify = Prouver qu’une partie notée respecte les règles et que son hasard était honnête
cli-command-perft = Compter les suites de décisions depuis le début d’un jeu
cli-command-export-site = Écrire la table pour navigateurs en fichiers, pour tout espace web ; elle se passe de serveur
cli-command-serve = Ouvrir la table en ligne, pour navigateurs et programmes
cli-command-completions = Écrire ce qu’il faut à un shell pour compléter les commandes
cli-command-help = Afficher cette aide, ou celle d’une commande

cli-argument-help = Afficher l’aide
cli-argument-version = Afficher la version
cli-argument-help-subcommand = La commande
cli-argument-lang = Langue ; sinon celle de LC_ALL, LC_MESSAGES ou LANG
cli-argument-json = Écrire du JSON
cli-argument-game = Le jeu, par exemple « ants » ; « formicary games » les présente tous
cli-argument-variant = Variante du jeu
cli-argument-players = Nombre de joueurs
cli-argument-options = Une option du jeu ; peut être répété
cli-argument-games-box-example = Écrire un fichier de boîte de ce jeu, à titre d’exemple
cli-argument-box-file = Un fichier de boîte : ce qui est imprimé dans la vôtre
cli-argument-revision = Révision des règles ; sinon la plus récente
cli-argument-file = La partie notée ; - est l’entrée standard

cli-argument-play-seats = Qui prend place, dans l’ordre : « you », « you:NOM » ou un robot : larva, worker, soldier, queen
cli-argument-play-seed = Mots ou nombre d’où viennent tous les tirages ; tiré au hasard par défaut
cli-argument-play-save = Où la partie est enregistrée après chaque coup ; par défaut parmi vos parties
cli-argument-play-resume = Reprendre une partie enregistrée ; sans FILE, la dernière

cli-argument-simulate-seats = Les robots, un par place ou un pour toutes : larva, worker, soldier, queen, random, greedy ou mcts:N avec N itérations
cli-argument-simulate-games = Combien de parties
cli-argument-simulate-seed = D’où viennent le hasard et les caprices des robots : texte ou nombre ; tiré au sort sinon
cli-argument-simulate-threads = Combien de fils d’exécution ; tous les cœurs sinon. Les résultats n’en dépendent jamais
cli-argument-simulate-records = Noter chaque partie dans ce répertoire
cli-argument-simulate-fixed-seats = Laisser chaque robot à sa place au lieu de les faire tourner d’une partie à l’autre

cli-argument-replay-to = S’arrêter après tant de coups
cli-argument-replay-seat = Comme l’a vue le joueur de cette place (la première est 1) ; sinon comme spectateur
cli-argument-replay-json = Écrire du JSON ; les places y sont comptées à partir de 0

cli-argument-verify-commitment = La promesse de la maison, notée au début de la partie
cli-argument-verify-shares = La promesse d’une place au début de la partie ; peut être répété
cli-argument-verify-origin = La partie dont celle-ci est une bifurcation

cli-argument-perft-depth = Compter les suites de 1 à tant de décisions
cli-argument-perft-seed = D’où vient le hasard : texte ou nombre
cli-argument-perft-chances = Compter aussi tout ce que dés et pioches peuvent donner, là où un jeu l’énumère

cli-argument-export-site-dir = Le dossier à écrire ; vide, ou pas encore là
cli-argument-export-site-force = Écrire dans un dossier qui contient déjà quelque chose, par-dessus les fichiers de même nom

cli-argument-serve-address = Où écouter
cli-argument-serve-data = Fichier de toutes les tables et de tous les comptes ; sinon parmi vos données
cli-argument-serve-memory = Ne rien garder qu’en mémoire
cli-argument-serve-open = Ouvrir la table dans le navigateur
cli-argument-serve-behind-proxy = Autant de mandataires à vous placés devant disent d’où viennent les requêtes
cli-argument-serve-forwarded = Ils écrivent Forwarded au lieu de X-Forwarded-For

cli-argument-completions-shell = Le shell ; pour bash : source <(formicary completions bash)
