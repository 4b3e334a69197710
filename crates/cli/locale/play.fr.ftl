ui-player = Joueur { $number }
ui-no-terminal = play a besoin d’un terminal ; dans un script, utilisez « formicary simulate » ou « formicary replay »
ui-which-game = À quel jeu voulez-vous jouer ? Il y a { $games }.
ui-ask-game = Quel jeu ? De 1 à { $count } :
ui-no-game = aucun jeu n’a été choisi
ui-nothing-saved = il n’y a pas de partie enregistrée
ui-other-game = { $file } est une partie de { $found }
ui-wrong-seats = { $found } places sont nommées, mais le jeu a { $players } joueurs
ui-too-small = Cette fenêtre est trop petite pour un plateau : il faut { $columns } colonnes et { $rows } lignes.
ui-commitment = tirages équitables : { $commitment }…
ui-log = ── Ce qui s’est passé ──
ui-your-turn = { $player } : à vous de jouer.
ui-your-question = { $player } : { $question }
ui-not-here = Pas ici : Entrée ou w pour savoir pourquoi.
ui-thinking = { $player } réfléchit…
ui-advising = À la recherche d’un bon coup…
ui-held = Entrée termine votre tour ; u reprend le coup.
ui-undone = Coup repris.
ui-nothing-to-redo = Il n’y a rien à refaire.
ui-bot-failed = Le robot a échoué ; u pour reprendre, q pour quitter. La partie est enregistrée.
ui-confirm-on = Vos coups attendent Entrée avant que les autres les voient.
ui-confirm-off = Vos coups comptent aussitôt.
ui-not-over = La partie n’est pas encore terminée.
ui-over = { $winners ->
    [0] La partie est perdue.
    [1] { $names } gagne !
   *[other] Victoire partagée : { $names } !
} { $scores }
ui-hand-over = Passez la main à { $player }. Appuyez sur Entrée quand personne d’autre ne regarde.
ui-resume = La partie est enregistrée. Pour continuer : formicary play --resume { $file }
ui-kept = Le compte rendu de la partie : { $file }

ui-offers = Coups possibles ({ $count })
ui-points = Points par origine
ui-points-total = Total
ui-signs = Signes
ui-help = Touches
ui-help-play = jouer ce qui est désigné, terminer le tour
ui-help-undo = reprendre le dernier coup, tant que rien n’a été révélé
ui-help-redo = refaire ce qui a été repris
ui-help-hint = demander conseil à une soldate
ui-help-why = pourquoi ne puis-je pas jouer ici ?
ui-help-type = écrire un coup en notation, avec complétion
ui-help-confirm = faire attendre Entrée aux coups, ou non
ui-help-person = laisser agir quelqu’un d’autre qui le peut
ui-help-log = relire plus loin
ui-help-mouse = cliquer sur un endroit, cliquer encore pour jouer
ui-help-quit = quitter ; la partie est enregistrée à chaque coup
ui-help-saved = Enregistrée dans { $file }

ui-key-list = les autres coups
ui-key-play = jouer
ui-key-end-turn = finir le tour
ui-key-undo = reprendre
ui-key-hint = conseil
ui-key-type = écrire
ui-key-help = aide
ui-key-quit = quitter
ui-key-again = rejouer
ui-key-points = points
ui-key-complete = compléter
ui-key-pick = choisir
ui-key-back = retour
ui-key-point = montrer
ui-key-next = action suivante
ui-key-kind = autre sorte
ui-key-here = une autre action au même endroit
ui-key-more = plus ou moins
ui-key-signs = le sens des lettres

ui-ants-points = { $points ->
    [one] { $points } fourmi
   *[other] { $points } fourmis
}
ui-ants-stack = Pile : { $tiles ->
    [0] vide
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
ui-ants-key-move = endroit
ui-ants-key-anywhere = désigner n’importe où
ui-ants-key-turn = tourner
ui-ants-key-tile = tuile

ui-myrmes-season = { $season } { $year }/{ $years } · hiver : { $food } nourr.
ui-myrmes-colony = { $player } { $score } · N{ $level } · { $event }
ui-myrmes-stores =   nour. { $food } ter. { $earth } pier. { $stone } larv. { $larvae }
ui-myrmes-ants =   ouv { $workers } sold { $soldiers } nou { $nurses } proie { $prey }
ui-myrmes-key-nurses = plus de nourrices : larves, soldats, ouvrières, atelier
ui-myrmes-signs-ground = herbe, terre, pierre : une phéromone y prend nourriture, terre, pierre
ui-myrmes-signs-barren = champignons, qui ne donnent rien ; eau, que nul ne traverse
ui-myrmes-signs-prey = proies : coccinelle, termite, araignée
ui-myrmes-signs-exit = sortie de tunnel rouge ; r y b k sont les joueurs
ui-myrmes-signs-worker = ouvrière rouge dans le jardin
ui-myrmes-signs-cubes = phéromone rouge avec nourriture, terre, pierre
ui-myrmes-signs-empty = phéromone sans cubes
ui-myrmes-signs-tiles = tuiles spéciales : élevage de pucerons, fouille, sous-fourmilière

ui-fourmidable-round = Tour { $round } · { $time }
ui-fourmidable-weather = { $weather } : { $caste } +1
ui-fourmidable-colony = { $score } · obj { $done }/{ $target } · ph { $left } · { $player }
ui-fourmidable-nest = Nid de { $player }
ui-fourmidable-hand = Vos objectifs
ui-fourmidable-drawn = Pigés : gardez-en un
ui-fourmidable-row = Objectifs dévoilés
ui-fourmidable-specials = Cartes spéciales : { $count }
ui-fourmidable-key-nest = nids
ui-fourmidable-key-cards = cartes spéciales
ui-fourmidable-signs-insects = coccinelle, chenille, scarabée : pour les chasseurs
ui-fourmidable-signs-plants = bleuet, framboise, champignon : pour les fermiers
ui-fourmidable-signs-earth = terre orange, grise, brune : pour les creuseurs
ui-fourmidable-signs-ants = chasseur, fermier, creuseur qui peut encore bouger
ui-fourmidable-signs-moved = chasseur, fermier, creuseur qui a bougé
ui-fourmidable-signs-predators = araignée, sauterelle, ver de terre
ui-fourmidable-signs-hole = trou de nid du joueur 1
ui-fourmidable-signs-pheromone = phéromone du joueur 1
ui-fourmidable-signs-empty = terrain vide, ou case creusée
ui-fourmidable-signs-rooms = premier trou de nid, bibliothèque, chambre de la reine

ui-hidden-empires-turn = Tour { $turn } · { $step }
ui-hidden-empires-colony = { $score }/{ $target } pts · nourr. { $food } · { $player }
ui-hidden-empires-sheet = Nid de { $player } : { $housed } sur { $size }
ui-hidden-empires-builders = bâtisseuses
ui-hidden-empires-nurses = nourrices
ui-hidden-empires-reserves = réserve
ui-hidden-empires-nurses-missing = Il manque des nourrices : { $nurses } sur { $needed }
ui-hidden-empires-eggs = œufs
ui-hidden-empires-larvae = larves
ui-hidden-empires-pupae = nymphes
ui-hidden-empires-adults = ailés
ui-hidden-empires-female-egg = ♀
ui-hidden-empires-male-egg = ♂
ui-hidden-empires-female-larva = ♀
ui-hidden-empires-male-larva = ♂
ui-hidden-empires-small-pupa = petites
ui-hidden-empires-medium-pupa = moy.
ui-hidden-empires-large-pupa = grandes
ui-hidden-empires-male-pupa = ♂
ui-hidden-empires-virgin-queen = reines
ui-hidden-empires-drone = mâles
ui-hidden-empires-returning = De retour : { $ants }
ui-hidden-empires-dna = ADN { $dna } · cartes { $cards } · reines mères { $queens }
ui-hidden-empires-store = magasin
ui-hidden-empires-stored-food = vivres
ui-hidden-empires-replete = outres
ui-hidden-empires-miller = meunières
ui-hidden-empires-traits = traits :
ui-hidden-empires-hand = Main :
ui-hidden-empires-pack = Paquet :
ui-hidden-empires-kept = Gardé :
ui-hidden-empires-deck = Pioche { $deck } · défausse { $discards }
ui-hidden-empires-carried = En route depuis { $place } : { $ants }
ui-hidden-empires-auction = Enchère : { $card }, { $highest }
ui-hidden-empires-do-nest = choisissez une zone de départ pour votre nid.
ui-hidden-empires-do-draft = gardez un trait de ce paquet ; le reste passe.
ui-hidden-empires-do-restart = plus de reine : recommencez quelque part, ou passez.
ui-hidden-empires-do-shelter = le sol change. Abriter des pucerons ?
ui-hidden-empires-do-release = où reviennent vos pucerons abrités ?
ui-hidden-empires-do-offer = mettre un trait aux enchères ?
ui-hidden-empires-do-auction = un trait est aux enchères. Misez ou passez.
ui-hidden-empires-do-worn = usure en { $area } : sacrifiez une fourmi.
ui-hidden-empires-do-raided = des prédateurs viennent en { $area } : sacrifiez { $count ->
    [one] { $count } fourmi.
   *[other] { $count } fourmis.
}
ui-hidden-empires-do-forfeit-larvae = sacrifiez { $count ->
    [one] { $count } larve.
   *[other] { $count } larves.
}
ui-hidden-empires-do-forfeit-brood = sacrifiez { $count } de votre couvain.
ui-hidden-empires-do-put = où vont ces fourmis ?
ui-hidden-empires-do-overfull = nid trop plein : sortez des nourrices ou sacrifiez du couvain.
ui-hidden-empires-do-nurses = il manque des nourrices : ajoutez-en ou sacrifiez du couvain.
ui-hidden-empires-do-redistribute = répartissez vos fourmis : zones, nid, chambres.
ui-hidden-empires-do-move = chaque fourmi peut avancer d’une zone.
ui-hidden-empires-do-scout = quelle éclaireuse va la première ?
ui-hidden-empires-do-react = une éclaireuse est passée. Appeler la réserve ou se replier ?
ui-hidden-empires-do-scout-marker = retourner le marqueur que votre éclaireuse a trouvé ?
ui-hidden-empires-do-reinforce = combien de fourmis de la réserve suivent l’éclaireuse ?
ui-hidden-empires-do-discover = retourner des marqueurs là où sont vos fourmis ?
ui-hidden-empires-do-tasks = donnez des tâches à vos fourmis.
ui-hidden-empires-do-scatter = { $player } attaque en { $area }. { $count ->
    [one] Une fourmi peut
   *[other] Jusqu’à { $count } fourmis peuvent
} fuir.
ui-hidden-empires-do-driven-off = { $count ->
    [one] une de vos fourmis est chassée
   *[other] { $count } de vos fourmis sont chassées
} de { $area }. Lesquelles ?
ui-hidden-empires-do-protect = mettez jusqu’à { $count } membres du couvain en sûreté.
ui-hidden-empires-do-weapon = combien de dés votre arme lance-t-elle ?
ui-hidden-empires-do-fall = de quelles chambres partent vos défenseuses ? passer : d’abord la réserve, les nourrices en dernier
ui-hidden-empires-do-bomb = combien de vos fourmis peuvent exploser ?
ui-hidden-empires-do-casualties = sacrifiez { $count ->
    [one] { $count } fourmi.
   *[other] { $count } fourmis.
}
ui-hidden-empires-do-recruits = vous gagnez. Sacrifier des recrues, pour { $count ->
    [one] { $count } point de combat ?
   *[other] { $count } points de combat ?
}
ui-hidden-empires-do-losses = vous gagnez. Sacrifiez des fourmis valant { $count ->
    [one] { $count } point de combat.
   *[other] { $count } points de combat.
}
ui-hidden-empires-do-invade = l’entrée est libre. Envahir le nid ?
ui-hidden-empires-do-seal = { $player } s’apprête à envahir votre nid. Le fermer ?
ui-hidden-empires-do-blocked = des bloqueuses tiennent l’entrée : { $count ->
    [one] { $count } fourmi rentre.
   *[other] { $count } fourmis rentrent.
}
ui-hidden-empires-do-loot = emportez du couvain, chassez la reine ou partez.
ui-hidden-empires-do-stay = le combat en { $area } est fini. Qui rentre au nid ?
ui-hidden-empires-do-nest-cards = jouez une carte avant l’étape suivante, ou passez.
ui-hidden-empires-do-found = fondez un nid annexe, ou passez.
ui-hidden-empires-do-return = où vont les fourmis de retour ?
ui-hidden-empires-do-hungry-adults = des adultes ont faim, encore { $count }. Qui sacrifier ?
ui-hidden-empires-do-majors = combien de grandes nymphes deviennent des majors ?
ui-hidden-empires-do-diet = combien de larves deviennent de grandes nymphes ?
ui-hidden-empires-do-hungry-larvae = des larves ont faim, encore { $count }. Qui sacrifier ?
ui-hidden-empires-do-lay = combien d’œufs, femelles et mâles ?
ui-hidden-empires-do-hungry-eggs = pas assez de nourriture pour { $count } œufs. Qui sacrifier ?
ui-hidden-empires-do-flight = un vol nuptial, maintenant ou plus tard ?
ui-hidden-empires-key-sheet = un autre nid
ui-hidden-empires-signs-facedown = marqueur face cachée
ui-hidden-empires-signs-prey = proies de valeur 2
ui-hidden-empires-signs-plants = plantes de valeur 2
ui-hidden-empires-signs-aphids = pucerons de valeur 2
ui-hidden-empires-signs-predators = prédateurs : personne n’y entre
ui-hidden-empires-signs-nest = nid de rouge ; r y b g k w sont les joueurs
ui-hidden-empires-signs-ants = six ouvrières de rouge
ui-hidden-empires-signs-castes = et deux fourmis plus grandes
ui-hidden-empires-signs-colors = sans couleurs : zones brunes, grises, vertes, rouges, jaunes
