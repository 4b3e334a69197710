web-title = Formicary
web-skip = Aller à la page
web-nav = Pages
web-footer = Logiciel libre. Personne ne vous observe ici : ni publicité, ni pistage.
web-sorry = Cela n’a pas marché
web-update-ready = Une nouvelle version est prête.
web-update-now = La charger

web-page-home = Jeux
web-page-new = Nouvelle partie
web-page-lobby = Salon
web-page-table = Table
web-page-replay = Revoir
web-page-rules = Règles
web-page-learn = Première leçon
web-page-settings = Réglages
web-page-account = Compte

web-home-lead = Des colonies de fourmis sur une même table : seul contre des robots, ensemble devant un écran, ou à distance.
web-home-games = Jeux
web-home-players-exactly = { $least ->
    [one] { $least } joueur
   *[other] { $least } joueurs
}
web-home-players-between = { $least } à { $most } joueurs
web-play = Jouer
web-learn = Apprendre en quelques minutes
web-rules = Règles
web-contents = Sommaire
web-no-such-game = Ce jeu n’existe pas.
web-no-such-save = Ce navigateur n’a pas cette partie.
web-no-lesson = Il n’y a pas encore de leçon pour ce jeu.
web-part-coming = Chargement de { $game }…
web-part-failed = { $game } n’a pas pu être chargé. Le réseau est-il là ? Si un nouvel essai ne change rien, rechargez la page.
web-part-again = Réessayer

web-kept = Vos parties dans ce navigateur
web-kept-over = terminée, { $scores }
web-kept-running = { $plies ->
    [one] { $plies } pas
   *[other] { $plies } pas
} jusqu’ici
web-kept-broken = Cette partie est illisible : { $reason }. Elle est conservée, et vous pouvez l’enregistrer dans un fichier.
web-kept-delete = Supprimer
web-kept-delete-sure = Vraiment supprimer ?
web-not-kept = Il n’y a plus de place dans ce navigateur pour garder la partie.

web-game = Jeu
web-variant = Variante
web-players = Joueurs
web-options = Options
web-box-standard = Revenir au standard
web-box-choose = Choisir un fichier
web-box-example = Enregistrer un exemple
web-box-unreadable = Ce fichier est trop grand ou n’est pas du texte.
web-your-name = Votre nom
web-name = Nom
web-you = Vous
web-player-number = Joueur { $number }
web-occupant-you = une personne ici
web-occupant-open = ouverte à tous
web-occupant-invited = réservée à qui a votre lien
web-occupant-larva = larve (robot, très facile)
web-occupant-worker = ouvrière (robot, facile)
web-occupant-soldier = soldate (robot, forte)
web-occupant-queen = reine (robot, la plus forte)
web-start-here = Jouer dans ce navigateur
web-online = À distance
web-online-note = Votre place est à vous, d’autres prennent les places ouvertes.
web-clock = Pendule
web-clock-none = aucune
web-clock-live-5 = 5 minutes et 5 secondes par coup
web-clock-live-15 = 15 minutes et 10 secondes par coup
web-clock-live-30 = 30 minutes et 20 secondes par coup
web-clock-days-1 = un jour par coup
web-clock-days-3 = trois jours par coup
web-public = Montrer la table dans le salon
web-open-online = Ouvrir une table

web-asking = Un instant…
web-no-server = Aucun serveur n’est joignable. Tout marche quand même dans ce navigateur.
web-stranger = Le serveur ne vous connaît pas encore. Choisissez d’abord un nom.
web-lobby-own = Vos tables
web-lobby-open = Tables ouvertes
web-lobby-none = Aucune table pour le moment.
web-lobby-new = Nouvelle table
web-lobby-refresh = Regarder à nouveau
web-lobby-waiting = { $open ->
    [one] { $open } place ouverte
   *[other] { $open } places ouvertes
}
web-lobby-sharing = sur le point de commencer
web-lobby-playing = en cours
web-lobby-over = terminée

web-account-known = Vous êtes { $name }.
web-account-guest = Vous êtes ici comme invité : { $name }. Avec un compte, vos parties vous suivent sur d’autres appareils.
web-account-stranger = Choisissez un nom que les autres verront.
web-account-as-guest = Entrer comme invité
web-account-own = Avec un compte
web-password = Mot de passe (huit caractères au moins)
web-login = Se connecter
web-register = Créer un compte
web-logout = Se déconnecter
web-login-wrong = Ce nom et ce mot de passe ne vont pas ensemble.

web-settings-lang = Langue
web-settings-theme = Couleurs
web-theme-system = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-settings-animate = Laisser les choses bouger
web-settings-tempo = Montrer les coups des autres
web-tempo-calm = calmement
web-tempo-brisk = vivement
web-tempo-instant = d’un coup
web-settings-forced = Faire sans demander les choix qui n’en sont pas
web-settings-confirm = Chaque coup attend « Fin du tour »
web-settings-sound = Sons

web-board = Plateau
web-status-yours = C’est à vous.
web-status-may = Vous pouvez agir avant que les autres continuent.
web-status-others = On attend : { $names }.
web-status-waiting = On attend des joueurs.
web-status-sharing = Les parts de hasard de chacun sont en train d’être dévoilées.
web-status-chance = Le hasard décide.
web-status-tentative = Pas encore joué.
web-status-won = { $names } gagne.
web-status-shared = Victoire partagée : { $names }.
web-status-nobody-won = Personne ne gagne.
web-thinking = réfléchit…
web-thinking-for = réfléchit… { $seconds } s
web-bot-failed = Le robot est tombé en panne. Rechargez la page ; la partie est conservée.
web-connection-open = Connecté
web-connection-closed = Connexion perdue. Nouvel essai…

web-moves = Coups
web-moves-count = { $shown } sur { $all }
web-moves-filter = Écrire pour chercher
web-controls = Coups et conseils
web-play-move = Jouer
web-end-turn = Fin du tour
web-to-now = Passer à maintenant
web-latest = Les derniers coups
web-since = { $moves ->
    [0] Depuis votre dernier tour
    [one] Depuis votre dernier tour : 1 coup
   *[other] Depuis votre dernier tour : { $moves } coups
}
web-since-start = { $moves ->
    [0] Jusqu’ici
    [one] Jusqu’ici : 1 coup
   *[other] Jusqu’ici : { $moves } coups
}
web-undo = Reprendre
web-redo = Refaire
web-taken-back = Coup repris.
web-hint = Conseil
web-hint-none = Pas de conseil cette fois.
web-log = Ce qui s’est passé
web-log-turn = { $moves ->
    [one] { $name } : 1 coup
   *[other] { $name } : { $moves } coups
}
web-log-chance = { $moves ->
    [one] { $moves } événement
   *[other] { $moves } événements
}
web-copy-link = Copier le lien
web-copied = Copié.
web-not-copied = Le navigateur ne me laisse pas copier.
web-download = Enregistrer
web-replay = Pas à pas
web-no-record = La partie n’est pas encore publique.

web-result = Résultat
web-place = Rang
web-player = Joueur
web-score = Score
web-again = Rejouer
web-fair = D’où vient le hasard
web-fair-how = De 32 octets secrets de la maison et, à une table du serveur, de 32 octets de chaque personne assise. D’abord chacun montre le SHA-256 des siens, ce qui est une promesse ; les octets eux-mêmes ne sont dévoilés que lorsque tous ont promis. Personne ne peut les choisir d’après ceux des autres.
web-fair-house = La maison
web-fair-told = dévoilé :
web-fair-untold = pas encore dévoilé
web-fair-withheld = pas dévoilé à temps, donc pas utilisé
web-fair-meaning = Qu’est-ce que cela veut dire ?
web-fair-why = Dés et pioches suivent un mélange de tous ces octets. Votre navigateur a tiré les siens lui-même, ne les a dévoilés qu’une fois la maison et les autres liés par leurs promesses, et vient de tout retirer d’après la partie notée. Si votre propre part en fait partie, personne d’autre n’a donc pu choisir ce que montraient les dés, pas même la maison.
web-fair-limits = Cela ne prouve ni qui se cachait derrière les autres noms, ni que personne ne s’est parlé. Une partie que la maison ne termine jamais ne peut pas être vérifiée.
web-checking = Votre navigateur vérifie si le hasard a été honnête…
web-unchecked = Votre navigateur n’a pas pu vérifier le hasard : la partie notée n’a pas pu être obtenue.
web-checked-own = { $others ->
    [0] Vérifié par votre navigateur : ce que la maison avait promis avant que votre part soit dévoilée, votre propre part, et les { $draws } tirages.
    [one] Vérifié par votre navigateur : ce que la maison avait promis avant que votre part soit dévoilée, votre propre part et celle d’une autre personne, et les { $draws } tirages.
   *[other] Vérifié par votre navigateur : ce que la maison avait promis avant que votre part soit dévoilée, votre propre part et celles de { $others } autres, et les { $draws } tirages.
}
web-checked-house = Vérifié par votre navigateur : les { $draws } tirages viennent de ce que la maison avait promis avant le début. Aucune part de vous n’y est, cela ne prouve donc pas que personne ne les a choisis.
web-checked-late = Vérifié par votre navigateur : les { $draws } tirages vont avec la partie notée. Ce navigateur n’était pas là avant le début, il ne peut donc pas dire ce qui avait été promis alors.
web-checked-local = Tous les tirages viennent d’une graine fixée au début de la partie.
web-unfair = Le hasard n’a pas été ce qui avait été promis ! { $reason }
web-unfair-share = La partie notée contient une part de la place { $seat } qui n’a jamais été promise.
web-unfair-event = Le pas { $ply } de la partie notée n’est pas celui qui vous a été montré.
web-unfair-withheld = La partie notée contient une part de la place { $seat }, alors que la partie vous a été montrée comme commencée sans elle.
web-unfair-branch = La partie notée dit avoir commencé comme une autre, si bien que rien ne prouve ses premiers tirages.
web-unfair-setup = La partie notée n’est pas celle du jeu et des réglages que la table montrait.
web-breach-house = Attention : la maison a changé ce qu’elle avait promis sur le hasard à cette table. Votre part ne lui est pas dévoilée.
web-breach-seat = Attention : ce que la place { $seat } avait promis sur le hasard à cette table a changé. Votre part n’est plus dévoilée.
web-breach-nobody = Attention : il y a une promesse sur le hasard pour la place { $seat }, où personne n’est assis. Votre part n’est pas dévoilée.
web-breach-draw = Attention : le pas { $ply }, un résultat de dés ou de pioche, n’est plus celui qui vous a été montré.

web-sit = S’asseoir ici
web-leave = Se lever
web-away = absent
web-stand-in = Laisser un robot remplacer
web-stands-in = { $level } remplace
web-return = Reprendre ma place
web-chat = Discussion
web-chat-say = Dire quelque chose
web-chat-send = Dire
web-not-said = Pas de connexion ; personne n’a entendu cela.

web-hand-over = { $name }, c’est à vous
web-hand-over-why = Passez l’écran. Ce que l’autre sait reste caché.
web-hand-over-done = Je l’ai

web-replay-choose = Ouvrez une partie depuis un fichier, ou déposez-la ici.
web-replay-open = Ouvrir une partie
web-replay-wrong = Cette partie ne peut pas être montrée : { $reason }
web-replay-start = Le début.
web-replay-position = Position
web-replay-seen-by = Vue par
web-replay-spectator = quelqu’un qui regarde
web-first = Au début
web-previous = Un pas en arrière
web-next = Un pas en avant
web-last = À la fin
web-continue = Continuer d’ici
web-continue-against = contre
web-continue-secrets = Des joueurs ont encore des secrets ici. Vous pourrez reprendre d’ici quand la partie sera finie.

web-learn-title = { $game } en quelques minutes
web-learn-progress = Étape { $step } sur { $count }
web-learn-back = Retour
web-learn-again = Réessayer
web-learn-next = Continuer
web-learn-skip = Passer
web-learn-play = Jouer votre première partie

web-keys = Touches
web-keys-close = Fermer
web-key-help = montrer ces touches
web-key-tab = aller à l’élément suivant
web-key-escape = reprendre ce qui n’est pas encore joué
web-key-moves = ouvrir ou replier la liste des coups
web-key-skip = montrer aussitôt le présent
web-key-steps = un pas en arrière ou en avant
web-key-run = défiler, ou s’arrêter
web-seats = Places
web-your-turn = À vous de jouer
web-waiting-games = { $games ->
    [one] Une partie vous attend
   *[other] { $games } parties vous attendent
}
web-of-game = { $what } : { $game }
web-home-going-on = Parties en cours
web-library-none = Aucune de vos parties n’est encore ici.
web-library-online = Vos parties finies sur ce serveur
web-kept-cut-short = arrêtée avant la fin
web-account-games = Vos parties
web-account-count = Sur ce serveur : { $running } en cours. Dans ce navigateur : { $kept }.
web-settings-notify = Me prévenir quand c’est à moi de jouer, même si je regarde autre chose
web-settings-notify-denied = Ce navigateur ne le permet pas. Cela se change dans ses réglages pour ce site.

web-name-first = Choisissez d’abord un nom : les autres veulent savoir avec qui ils jouent.
web-room-missing = { $seats ->
    [one] Il manque encore une personne
   *[other] Il manque encore { $seats } personnes
}
web-room-link = Donnez ce lien à celles et ceux avec qui vous voulez jouer :
web-row-join = Participer
web-row-watch = Regarder
web-row-go-on = Continuer
web-row-replay = Pas à pas
web-watching = Vous regardez. Les joueurs voient combien de personnes regardent.
web-clock-is-none = sans pendule
web-clock-is-live = { $minutes } min + { $seconds } s par coup
web-clock-is-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
web-clock-own-live = temps au choix pour toute la partie
web-clock-own-days = nombre de jours au choix par coup
web-clock-minutes = Minutes pour la partie
web-clock-seconds = Secondes de plus par coup
web-clock-days = Jours par coup
web-clock-left = { $days } j { $hours } h
web-clock-low = – il reste peu de temps
web-flag = Quand le temps est écoulé
web-flag-loses = temps écoulé : partie perdue
web-flag-stand-in = temps écoulé : un robot peut remplacer
web-hints = Proposer des conseils
web-talk = Qui peut parler
web-talk-seated = les joueurs
web-talk-everyone = les joueurs, et qui regarde avec un compte
web-talk-nobody = personne
web-hints-on = avec conseils
web-hints-off = sans conseils

web-leaving = Quitter ou arrêter la partie
web-leave-resign = Abandonner
web-leave-abort = Annuler la partie
web-leave-agree = Proposer d’arrêter là
web-sure = En êtes-vous sûr ?
web-sure-resign = Abandonner ? Vous perdez la partie, sans retour possible.
web-sure-resign-bot = Abandonner ? Vous perdez ; un robot joue à votre place, et les autres continuent.
web-sure-abort = Annuler la partie ? Elle ne compte alors pour personne.
web-sure-agree = Proposer d’arrêter la partie ici ? Si tout le monde accepte, personne n’a perdu.
web-sure-no = Continuer à jouer
web-offer-is = { $name } propose d’arrêter la partie ici. Si tout le monde accepte, personne n’a perdu.
web-offer-waits = Vous acceptez d’arrêter la partie ici. On demande aux autres.
web-offer-accept = Accepter
web-offer-decline = Continuer à jouer
web-offer-withdraw = Continuer quand même
web-offer-declined = La partie continue : tout le monde n’était pas d’accord pour l’arrêter ici.
web-out-over = Vous avez perdu.
web-out-goes-on = Vous avez perdu. Un robot joue à votre place ; vous pouvez regarder.
web-out-resigned = a abandonné
web-out-late = temps écoulé
web-rematch = Rejouer avec les mêmes personnes
web-rematch-join = Participer à la partie suivante
web-rematch-waits = La partie suivante est prête.
web-chat-new = nouveaux

web-pace = Pas
web-pace-move = chaque coup
web-pace-turn = chaque suite de coups
web-pace-round = chaque tour de table
web-pace-season = chaque saison
web-only = De
web-only-all = tout le monde
web-speed = Vitesse
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-replay-run = Lecture
web-replay-pause = Pause
# La fin d’une partie.
web-status-alone = La partie est finie : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-points-by-source = Points par origine
web-points-total = Total
web-figures = Quelques chiffres
web-best-move = Meilleur coup : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} (pas { $ply }).
web-lead-changes = { $count ->
    [0] La tête n’a jamais changé.
    [one] La tête a changé une fois.
   *[other] La tête a changé { $count } fois.
}
web-plot-label = Scores de { $names } au fil de la partie, jusqu’à { $most } points. Le tableau ci-dessous dit la même chose.
web-plot-events = pas de la partie
web-plot-event = Pas
web-plot-table = Les scores en tableau
web-best-first = Votre première partie de ce genre est notée comme votre meilleure.
web-best-new = Nouveau record personnel ; c’était { $before } avant.
web-best-still = Votre record personnel à ce jeu : { $best }.
web-copy-result = Copier le résultat

# Les règles.
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } endroit
   *[other] { $count } endroits
}
web-rules-close = Fermer

web-account-admin = Pour les administrateurs
web-password-wrong = Ce n’est pas votre mot de passe.
web-change-password = Changer le mot de passe
web-password-so-far = Votre mot de passe actuel
web-password-new = Un nouveau mot de passe
web-password-changed = Le mot de passe est changé. Partout ailleurs, vous êtes déconnecté.
web-sessions = Où vous êtes connecté
web-session-here = ici
web-session-end = Déconnecter
web-sessions-end = Déconnecter partout ailleurs
web-email = Courriel
web-email-none = Une adresse vous permet de revenir si vous oubliez le mot de passe. Personne d’autre ne la voit.
web-email-known = Votre adresse : { $address }
web-email-forget = Oublier l’adresse
web-email-save = M’envoyer un lien
web-email-sent = Un lien est en route ; suivez-le dans la journée.
web-notices = Me dire quand c’est à moi
web-notices-note = Dans les parties à la journée, quand vous êtes absent. Un message pour toutes les parties, et rarement.
web-notices-push = Dans ce navigateur
web-notices-mail = Par courriel
web-data = Vos données
web-data-note = Tout ce que le serveur garde sur vous, dans un fichier.
web-data-export = L’enregistrer
web-farewell = Partir pour de bon
web-farewell-note = Vous abandonnez toutes les parties. Elles restent, mais votre nom n’apparaît plus nulle part. Personne ne peut revenir dessus.
web-farewell-sure = J’en suis sûr
web-forgotten = J’ai oublié mon mot de passe
web-forgotten-send = M’envoyer un lien
web-forgotten-sent = Si un compte a cette adresse, un lien est en route.
web-letter-confirmed = L’adresse est à vous.
web-letter-quiet = Vous ne recevrez plus ces messages.
web-has-account = compte
web-silent-nobody = Personne ne parle à cette table.
web-silent-seated = Seuls les joueurs parlent à cette table.
web-silent-everyone = Ici parlent les joueurs, et qui regarde avec un compte.
web-report = Signaler
web-report-name = Signaler { $name }
web-report-line = À propos de ce que { $name } a dit : « { $text } »
web-report-seat = À propos de { $name }
web-report-why = Qu’est-ce qui ne va pas ?
web-report-send = Prévenir les administrateurs
web-report-leave = Laisser
web-report-sent = Merci. Un administrateur va s’en occuper.

web-page-person = Profil
web-page-leaders = Classement
web-rated = Compter la partie pour le classement : seules jouent des personnes qui ont un compte, sans conseils
web-rated-is = compte pour le classement
web-rating = Cote
web-ratings = Cotes
web-ratings-none = Pas encore de partie classée.
web-rating-value = { $rating } ± { $range }
web-rating-provisional = provisoire
web-rated-games = Parties classées
web-curve = Courbe
web-curve-label = La cote après les { $games } dernières parties, entre { $least } et { $most } ; enfin { $last }
web-curve-table = La cote en tableau
web-curve-when = Quand
web-against-bots = Contre des robots
web-bot-level = Niveau
web-finished = Parties finies
web-finished-none = Aucune.
web-finished-more = En montrer plus
web-finished-won = { $name } a gagné
web-filter-all = toutes
web-filter-opponent = Jouées avec
web-filter-search = Chercher
web-outcome-won = gagnée
web-outcome-drawn = nulle
web-outcome-lost = perdue
web-ending-resigned = abandonnée
web-ending-late = temps écoulé
web-ending-agreed = finie d’un commun accord
web-ending-aborted = interrompue
web-leaders-place = Place
web-leaders-none = Personne n’a encore joué assez de parties classées.
web-leaders-note = Seules comptent les parties entre personnes qui ont un compte, de ceux qui en ont joué assez.
web-account-profile = Votre profil
web-near = Seulement pour des personnes à peu près de ma force
web-rated-between = pour des cotes de { $least } à { $most }
