rule-table = La table
rule-notation = Notation

online-bad-request = Cette requête est illisible.
online-foreign-origin = Cette requête vient d’un autre site.
online-sign-in-first = Dites d’abord qui vous êtes : en invité ou avec un compte.
online-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
online-name-taken = Quelqu’un a déjà un compte à ce nom.
online-bad-name = Un nom compte de 1 à 24 lettres, chiffres, espaces ou signes simples.
online-bad-password = Un mot de passe compte de 8 à 200 caractères.
online-common-password = Beaucoup de gens utilisent ce mot de passe ; il serait vite deviné. Choisissez-en un autre.
online-no-account = Vous êtes invité et n’avez pas de mot de passe.
online-not-with-token = Une clé pour programmes ne suffit pas ; connectez-vous dans un navigateur.
online-has-account = Vous avez déjà un compte.
online-too-many-tokens = Vous avez trop de clés pour vos programmes ; retirez-en une d’abord.
online-unknown-token = Cette clé n’existe pas.
online-unknown-address = Il n’y a rien à cette adresse.
online-bad-method = Cette adresse n’accepte pas ce genre de requête.
online-too-long = Cette requête est trop longue.
online-too-slow = Cette requête a mis trop longtemps à arriver.
online-too-often = C’était trop souvent ; attendez un peu.
online-unknown-game = Ce jeu n’existe pas ici.
online-unknown-level = Il n’y a pas de robot de ce niveau ici.
online-bad-seats = Le jeu n’a pas autant de places, ou quelqu’un en occupe deux.
online-bad-clock = Cette pendule n’est pas possible.
online-rated-with-account = Ici ne jouent que des personnes qui ont un compte : la partie compte pour le classement.
online-rated-with-people = Seules comptent pour le classement les parties d’au moins deux personnes et sans robots.
online-rated-without-hints = Quand la partie compte pour le classement, personne ne reçoit de conseils.
online-too-far-apart = Votre cote n’est pas de celles pour lesquelles cette table est ouverte.
online-unknown-table = Cette table n’existe pas.
online-unknown-rules = Cette table suit des règles que ce serveur ne connaît pas. La partie est gardée telle quelle ; un serveur qui les connaît peut la poursuivre.
online-not-seated = Vous n’avez pas de place à cette table.
online-seated-already = Vous avez déjà une place à cette table.
online-unknown-seat = Cette place n’existe pas.
online-seat-taken = Cette place est déjà prise.
online-sat-too-often = Vous vous êtes assis à cette table et relevé très souvent ; prenez place à une autre.
online-seat-kept = Cette place est gardée pour qui a l’invitation.
online-not-begun = La partie n’a pas commencé : il reste des places libres, ou des parts de hasard sont en train d’être dévoilées.
online-begun = La partie a commencé.
online-not-sharing = Aucune part de hasard n’est attendue de vous maintenant.
online-wrong-share = Ce n’est pas la part de hasard que vous aviez promise en vous asseyant.
online-stale = Il s’est passé autre chose entre-temps ; regardez à nouveau.
online-bot-stands-in = Un robot vous remplace ; revenez d’abord.
online-too-many-undone = Vous êtes revenu en arrière très souvent ; jouez d’abord un coup.
online-too-many-tables = Vous avez ouvert beaucoup de tables inachevées ; terminez-en d’abord quelques-unes.
online-no-room = Le serveur n’a presque plus de place ; aucune table ne s’ouvre avant qu’on en fasse.
online-accounts-only = Ici, seules jouent les personnes qui ont un compte.
online-too-many-bot-tables = Vous avez déjà plusieurs tables où seuls des robots jouent ; laissez-en finir une d’abord.
online-no-stand-in = Aucun robot ne vous remplace.
online-not-overdue = Cette personne a encore du temps.
online-out = Vous ne jouez plus dans cette partie.
online-nobody-to-ask = Il n’y a personne d’autre pour accepter.
online-just-declined = Cela vient d’être refusé ; jouez encore avant de le proposer à nouveau.
online-offered-already = Vous avez déjà accepté.
online-nothing-offered = Personne n’a rien proposé.
online-not-over = La partie n’est pas encore finie.
online-secrets-left = Une partie de ce jeu doit vous rester cachée jusqu’à la fin.
online-bad-chat = Dites quelque chose, en 500 caractères au plus.
online-table-closed = Un administrateur a fermé cette table.
online-may-not-talk = Vous ne pouvez pas parler à cette table.
online-muted = Un administrateur vous a retiré la parole.
online-banned = Un administrateur vous a exclu.
online-not-admin = Seuls les administrateurs le peuvent.
online-reported-already = Vous l’avez déjà signalé ; un administrateur va s’en occuper.
online-unknown-person = Cette personne n’existe pas.
online-unknown-report = Ce signalement n’existe pas.
online-until = { $reason } Jusqu’au { $until } (UTC).
online-bad-reason = Dites pourquoi, en 500 caractères au plus.
online-no-mail = Ce serveur n’envoie pas de courriel.
online-bad-address = Ce n’est pas une adresse de courriel.
online-bad-link = Ce lien n’est plus valable. Demandez-en un nouveau.
online-no-push = Ce serveur n’envoie pas de messages aux navigateurs.
online-bad-browser = On ne peut pas envoyer de messages à ce navigateur.
online-internal = Quelque chose a échoué dans le serveur ; rien n’a changé.
online-unsure = On ne sait pas si cela a été enregistré. Regardez la table ; la même commande, avec son id, peut être renvoyée et n’est faite qu’une fois.
online-stopping = Le serveur va s’arrêter ; revenez bientôt.
online-simpler-bot = Le robot n’a pas pu décider ; un robot plus simple a joué.

admin-title = Pour les administrateurs
admin-sign-in = S’identifier
admin-reports = Signalements
admin-no-reports = Rien n’attend.
admin-report = À propos de { $name }, { $at } UTC
admin-told-by = signalé par { $by }
admin-to-table = Vers la table
admin-people = Personnes
admin-name = Nom ou identifiant
admin-find = Chercher
admin-nobody = Personne ne s’appelle ainsi.
admin-is-admin = administrateur
admin-is-account = compte
admin-is-guest = invité
admin-seen = vu le { $at } UTC
admin-is-muted = sans parole : { $until }
admin-is-banned = exclu : { $until }
admin-tables = Tables
admin-table = Identifiant de la table
admin-acts = Ce qui a été fait
admin-console = sur la machine
admin-until = jusqu’au { $until }
admin-what = Que faire
admin-for = Pour combien de temps
admin-why = Pourquoi
admin-go = Le faire
admin-hours-1 = une heure
admin-hours-24 = un jour
admin-hours-168 = une semaine
admin-hours-720 = 30 jours
admin-hours-0 = pour toujours
admin-act-mute = Retirer la parole
admin-act-unmute = Rendre la parole
admin-act-ban = Exclure
admin-act-unban = Laisser revenir
admin-act-grant = Nommer administrateur
admin-act-revoke = Retirer l’administration
admin-act-close = Fermer la table
admin-act-reopen = Rouvrir la table
admin-act-settle = C’est réglé
admin-act-reset-password = Nouveau mot de passe
admin-act-purge = Oublier ce qui ne sert plus

message-turns-subject = { $games ->
    [one] C’est à vous dans une partie
   *[other] C’est à vous dans { $games } parties
}
message-turns-text = 
    { $games ->
        [one] C’est à vous dans une partie :
       *[other] C’est à vous dans ces parties :
    }

    { $list }

    Toutes vos parties : { $lobby }

    Ne plus recevoir ces messages : { $end }
message-turns-stop = Ne plus recevoir ces messages
message-confirm-subject = Est-ce votre adresse ?
message-confirm-text = 
    { $name } souhaite recevoir les messages de Formicary à cette adresse. Si c’est vous, suivez ce lien dans la journée :

    { $link }

    Sinon, ne faites rien : il n’y aura pas d’autre message.
message-moved-subject = Une autre adresse pour votre compte
message-moved-text = Les messages pour { $name } vont désormais à une autre adresse. Si ce n’est pas vous qui l’avez changée, identifiez-vous et choisissez un autre mot de passe.
message-recover-subject = Un nouveau mot de passe
message-recover-text = 
    Quelqu’un a demandé un nouveau mot de passe pour le compte { $name }. Si c’est vous, choisissez-en un dans la demi-heure :

    { $link }

    Sinon, ne faites rien : votre mot de passe reste le même.
