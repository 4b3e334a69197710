cli-unknown-game = Il n’y a pas de jeu « { $found } » ; les jeux sont : { $known }.
cli-unknown-level = Il n’y a pas de robot « { $found } » ; les robots sont : { $known }, et mcts:N avec N itérations.
cli-did-you-mean = Vouliez-vous dire « { $close } » ?

cli-players = { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
}
cli-players-from-to = { $least } à { $most } joueurs
cli-seed = graine { $seed }

cli-games-by = de { $designer }, règles révision { $revision }
cli-games-variants = Variantes
cli-no-box = Il n’y a pas de fichiers de boîte pour « { $game } » : rien d’imprimé n’y manque.
cli-games-options = Options
cli-games-usual = par défaut
cli-games-number = de { $least } à { $most }, { $usual } par défaut
cli-games-only-in = seulement dans { $variants }

cli-simulate-seats = { $found } robots sont nommés, mais ce jeu a { $players ->
    [one] 1 place
   *[other] { $players } places
} ; nommez-en un par place, ou un seul pour toutes.
cli-simulate-games = { $games ->
    [one] 1 partie
   *[other] { $shown } parties
}, graine { $seed }
cli-simulate-bot = robot
cli-simulate-wins = victoires
cli-simulate-likely = intervalle à 95 %
cli-simulate-mean = score moyen
cli-simulate-least = min
cli-simulate-quartiles = quartiles
cli-simulate-most = max
cli-simulate-scores = scores
cli-simulate-by-seat = victoires par place
cli-simulate-length = durée
cli-simulate-decisions-always = toujours { $decisions } décisions
cli-simulate-decisions = { $least } à { $most } décisions, médiane { $middle }, moyenne { $mean }
cli-simulate-speed = vitesse
cli-simulate-per-second = { $speed } décisions par seconde et par cœur ({ $decisions } décisions en { $seconds } sur { $threads ->
    [one] 1 fil
   *[other] { $threads } fils
})
cli-simulate-records = parties notées

cli-standard-input = entrée standard
cli-at-line = ligne { $line } :
cli-no-such-file = Ce fichier n’existe pas.
cli-is-a-directory = C’est un répertoire, pas un fichier.
cli-permission-denied = Accès refusé.
cli-already-exists = Ce fichier existe déjà ; il n’est pas remplacé.
cli-not-text = ligne { $line } : Ce n’est pas du texte.
cli-empty-file = Le fichier est vide.
cli-not-a-record = ligne { $line } : Ce n’est pas une partie notée ; elle commencerait par « { $expected } ».
cli-no-such-seat = Il n’y a pas de place { $found } ; ce jeu en a { $players }.

cli-replay-more = { $plies ->
    [one] 1 autre coup suit.
   *[other] { $plies } autres coups suivent.
}
cli-awaited-chance = Le hasard doit décider.
cli-awaited-must = À qui de jouer : { $players }
cli-awaited-may = Peuvent aussi agir : { $players }
cli-standings = Classement final

cli-verified = vérifié
cli-verify-plies = { $plies ->
    [one] 1 coup respecte
   *[other] Les { $plies } coups respectent
} les règles de { $game }, révision { $revision }.
cli-verify-chance = { $outcomes ->
    [0] Le hasard n’y est pour rien.
    [one] Son seul tirage vient de la graine.
   *[other] Les { $outcomes } tirages viennent de la graine.
}
cli-verify-commitment = La graine est celle qui avait été promise : { $commitment }
cli-verify-shares = { $shares ->
    [0] Personne d’autre que la maison n’a ajouté à son hasard.
    [one] 1 personne a ajouté à son hasard.
   *[other] { $shares } personnes ont ajouté à son hasard.
}
cli-verify-pins = Tout ce qui avait été noté au début de la partie a été tenu : { $pins }.
cli-verify-branch = Elle bifurque de la partie qui avait promis { $from } après { $plies } coups ; rien n’est prouvé de ceux-là.
cli-verify-origin = Ces coups sont ceux de { $file }.
cli-verify-no-branch = La partie notée n’est pas une bifurcation.
cli-verify-other-origin = La partie notée n’est pas une bifurcation de « { $file } ».
cli-verify-bad-share = « { $found } » n’est pas PLACE=ENGAGEMENT, par exemple 1= et 64 chiffres hexadécimaux.
cli-verify-scores = La partie est finie ; les scores sont justes : { $scores }
cli-verify-unfinished = La partie n’est pas finie.
cli-verify-cut-short = La partie a été arrêtée avant la fin, comme ces décisions le veulent.
cli-truth-no-numbers = Ce jeu ne s’écrit pas en nombres ; il n’y a donc pas d’empreintes.

cli-usage = Utilisation : { $usage }
cli-usage-unknown-argument = Il n’y a pas d’argument « { $found } ».
cli-usage-unknown-command = Il n’y a pas de commande « { $found } ».
cli-usage-missing = Il manque quelque chose : { $missing }.
cli-usage-conflict = « { $found } » et « { $other } » ne vont pas ensemble.
cli-usage-twice = « { $found } » est donné deux fois.
cli-usage-no-value = « { $argument } » demande une valeur.
cli-usage-not-one-of = « { $found } » n’est pas possible pour « { $argument } » ; choisissez parmi : { $known }.
cli-usage-bad-value = « { $found } » n’est pas possible pour « { $argument } » : { $reason }.
cli-usage-not-a-number = il faut un nombre entier
cli-usage-not-positive = il faut au moins 1
cli-usage-too-large = c’est trop grand

cli-site-no-client = Ce programme a été construit sans la table pour navigateurs. « cargo xtask build » en construit un qui l’a.
cli-site-not-a-folder = { $dir } est un fichier, pas un dossier.
cli-site-not-empty = { $dir } n’est pas vide. Nommez un nouveau dossier, ou ajoutez --force pour écrire par-dessus ses fichiers.
cli-site-done = { $files ->
    [one] 1 fichier
   *[other] { $files } fichiers
} dans { $dir }, chacun avec son jumeau compressé. N’importe quel serveur web peut les servir.

cli-serve-ready = La table est ouverte à { $link } (gardée dans { $place }). Ctrl-C la ferme.
cli-serve-memory = la mémoire seulement
cli-serve-stopped = La table est fermée.
cli-serve-metrics = Les chiffres pour qui s’en occupe sont à { $link }.
cli-serve-in-order = Réglages, fichiers et adresses sont en ordre.
cli-serve-not-in-order = { $number ->
    [one] une chose ne va pas
   *[other] { $number } choses ne vont pas
} ; le serveur ne démarrerait pas

cli-setting-and-more = { $first } (et { $more } de plus ; --check les dit toutes)
cli-setting-no-toml = { $place }, ligne { $line } : ce n’est pas du TOML : { $found }
cli-setting-unknown = { $place } : il n’y a pas de réglage « { $name } ».
cli-setting-near = Était-ce « { $near } » ?
cli-setting-switch = { $place } : « { $name } » doit être true ou false.
cli-setting-text = { $place } : « { $name } » doit être un texte entre guillemets droits.
cli-setting-word = { $place } : « { $name } » doit être un de ces mots, entre guillemets droits : { $all }.
cli-setting-bot = { $place } : « { $name } » doit être un bot : "larva", "worker", "soldier" ou "queen".
cli-setting-address = { $place } : « { $name } » doit être une adresse avec un port, entre guillemets droits, comme "127.0.0.1:8080" ou "[::1]:8080".
cli-setting-count = { $place } : « { $name } » doit être un nombre entier, au moins { $least }.
cli-setting-seconds = { $place } : « { $name } » doit être un nombre de secondes, de { $least } à { $most }.
cli-setting-rate = { $place } : « { $name } » doit être un nombre au-dessus de 0 et au moins { $least }, ou inf.

cli-address-taken = { $address } est pris : un autre programme y écoute.
cli-address-forbidden = { $address } n’est pas permis : les ports au-dessous de 1024 sont au système.
cli-address-elsewhere = { $address } n’est pas une adresse de cette machine.
cli-address-failed = On ne peut pas écouter à { $address } : { $error }

cli-store-in-use = { $file } est utilisé : un autre serveur l’a ouvert.
cli-store-busy = { $file } est verrouillé : un autre programme y écrit.
cli-store-missing = Il n’y a pas de base de données à { $file }.
cli-store-exists = { $file } existe déjà. Ajoutez --overwrite pour le remplacer.
cli-store-foreign = { $file } n’est pas une base de données de ce programme.
cli-store-damaged = { $file } est abîmé et reste tel quel ; « formicary restore » remet une copie à sa place. Trouvé : { $reason }
cli-store-later = { $file } vient d’une version plus récente de ce programme (version { $own } du fichier ; celui-ci connaît { $known }). Prenez celle-là.
cli-store-earlier = { $file } vient d’une version plus ancienne de ce programme (version { $own } du fichier ; celui-ci utilise { $known }). Lancer le serveur une fois la met à jour.
cli-store-forbidden = { $file } ne peut être ni ouvert ni écrit ; voyez les droits du fichier et de son dossier : { $reason }
cli-store-full = Il n’y a plus de place sur le disque pour { $file }.
cli-store-other = { $file } ne peut pas servir : { $reason }

cli-database-address = L’adresse { $file } ne se lit pas ; elle s’écrit postgres://user@host/name : { $reason }
cli-database-unreachable = Aucune base de données ne répond à { $file } : { $reason }
cli-database-busy = { $file } n’a plus de connexion pour un autre programme.
cli-database-in-use = { $file } est utilisée : des serveurs y travaillent, ou tout est en train d’être déplacé.
cli-database-exists = Il y a déjà quelque chose dans { $file } ; elle doit être vide.
cli-database-foreign = Les tables de { $file } ne sont pas celles de ce programme. Donnez-lui une base à lui.
cli-database-forbidden = { $file } ne s’ouvre pas ; voyez l’utilisateur, le mot de passe, le nom de la base et les droits : { $reason }
cli-database-copies = { $file } est une base PostgreSQL : pg_dump la copie, pg_restore remet une copie en place. « formicary migrate » met tout dans un fichier, que « formicary check » examine.

cli-migrate-done = Tout est maintenant dans { $place } : { $people } personnes, { $tables } tables, { $entries } entrées dans leurs journaux. Ce qu’il y avait avant reste tel quel.
cli-migrate-alike = L’un des deux doit être un fichier et l’autre une base PostgreSQL : postgres://user@host/name.
cli-migrate-exists = { $file } existe déjà. Déplacez-le d’abord.

cli-backup-done = Une copie est dans { $file } ({ $kilobytes } ko).
cli-restore-done = { $file } est de nouveau comme dans la copie ({ $kilobytes } ko).
cli-check-done = Le fichier est entier : { $people } personnes, { $tables } tables, { $entries } entrées dans leurs journaux.
cli-check-broken = La table { $id } ne peut pas être rejouée.
cli-check-mistold = Table { $id } : les listes disent de sa partie autre chose que son journal.
cli-check-unknown = La table { $id } suit des règles que ce programme ne connaît pas ; elle reste telle quelle.
cli-check-failed = { $number ->
    [one] une table ne peut
   *[other] { $number } tables ne peuvent
} pas être rejouées
cli-check-untrue = { $number ->
    [one] d’une table, ce qui est dit
   *[other] de { $number } tables, ce qui est dit
} est faux

cli-admin-done = C’est fait ; un serveur en marche s’en aperçoit en quelques secondes.
cli-admin-nobody = Personne ne s’appelle { $name }.
cli-admin-several = Plusieurs personnes s’appellent { $name } ; désignez-en une par son identifiant : { $ids }.
cli-admin-nothing = Ce compte, cette table ou ce signalement n’existe pas.
cli-admin-none = Aucun.
cli-admin-password = Le nouveau mot de passe de { $name } : { $password }
cli-admin-purged = Oubliés : { $guests } invités, { $keys } clés.
cli-admin-recounted = Comptées : { $games } parties.
cli-admin-bad-span = un nombre suivi de m, h ou d : 30m, 12h, 7d
cli-admin-account = compte
cli-admin-guest = invité
cli-admin-admin = administrateur
cli-admin-muted = sans parole jusqu’au { $until }
cli-admin-banned = exclu jusqu’au { $until }
cli-admin-for-ever = la fin des temps
cli-admin-seen = vu le { $at }
