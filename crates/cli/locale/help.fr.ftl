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
cli-command-truth = Afficher les empreintes de tout ce qui se voit dans une partie notée, pour comparer des programmes
cli-command-perft = Compter les suites de décisions depuis le début d’un jeu
cli-command-export-site = Écrire la table pour navigateurs en fichiers, pour tout espace web ; elle se passe de serveur
cli-command-serve = Ouvrir la table en ligne, pour navigateurs et programmes
cli-command-backup = Copier la base de données d’un serveur, qui peut tourner pendant ce temps
cli-command-restore = Remettre une copie à sa place
cli-command-migrate = Déplacer tout d’un fichier dans une base PostgreSQL, ou en revenir
cli-command-check = Voir si une base de données est entière et si chaque partie peut y être rejouée
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

cli-argument-serve-address = Où écouter ; sinon 127.0.0.1:8080
cli-argument-serve-data = Fichier de toutes les tables et de tous les comptes ; sinon parmi vos données
cli-argument-serve-database = Base PostgreSQL de toutes les tables et de tous les comptes, par exemple postgres://ant@localhost/formicary
cli-argument-serve-memory = Ne rien garder qu’en mémoire
cli-argument-serve-open = Ouvrir la table dans le navigateur
cli-argument-serve-behind-proxy = Autant de mandataires à vous placés devant disent d’où viennent les requêtes
cli-argument-serve-forwarded = Ils écrivent Forwarded au lieu de X-Forwarded-For
cli-argument-serve-config = Fichier de réglages ; ce qui est dit ici compte davantage
cli-argument-serve-check = Dire seulement ce qui ne va pas dans les réglages, les fichiers et les adresses
cli-argument-serve-example-config = Écrire un fichier de tous les réglages, expliqués

cli-argument-backup-to = Fichier pour la copie
cli-argument-backup-data = Le fichier du serveur ; sinon parmi vos données
cli-argument-backup-overwrite = Remplacer un fichier qui existe déjà

cli-argument-restore-from = La copie
cli-argument-restore-data = Le fichier du serveur ; sinon parmi vos données
cli-argument-restore-overwrite = Remplacer tout ce qui est là

cli-argument-migrate-from = Fichier ou base PostgreSQL d’un serveur arrêté
cli-argument-migrate-to = L’autre, encore vide : postgres://ant@localhost/formicary, ou un fichier
cli-argument-check-data = Le fichier du serveur, ou une copie ; sinon parmi vos données

cli-argument-completions-shell = Le shell ; pour bash : source <(formicary completions bash)

cli-command-admin = Veiller sur les personnes d’une table en ligne : signalements, exclusions, administrateurs
cli-command-list = Présenter les administrateurs
cli-command-find = Chercher les personnes d’un nom
cli-command-grant = Nommer quelqu’un administrateur
cli-command-revoke = Retirer l’administration à quelqu’un
cli-command-reports = Présenter les signalements
cli-command-settle = Noter qu’un signalement est réglé
cli-command-mute = Retirer la parole à quelqu’un
cli-command-unmute = Rendre la parole à quelqu’un
cli-command-ban = Exclure quelqu’un
cli-command-unban = Laisser revenir quelqu’un
cli-command-recount = Recompter les classements et les bilans contre les bots d’après toutes les parties finies
cli-command-close = Fermer une table
cli-command-reopen = Rouvrir une table
cli-command-reset-password = Donner un nouveau mot de passe à un compte
cli-command-purge = Oublier les invités et les clés que personne n’utilise plus
cli-command-acts = Présenter ce que les administrateurs ont fait
cli-argument-data = Fichier de la table ; sinon celui de « formicary serve »
cli-argument-database = Base PostgreSQL de la table
cli-argument-person = Nom ou identifiant de la personne
cli-argument-table = Identifiant de la table : la fin de son lien
cli-argument-report = Numéro du signalement
cli-argument-reason = Pourquoi ; les administrateurs peuvent le lire
cli-argument-span = Pour combien de temps, par exemple 30m, 12h ou 7d ; sinon pour toujours
cli-argument-reports-all = Aussi ceux qui sont réglés
