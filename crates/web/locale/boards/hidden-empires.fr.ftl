board-empires-map = La carte
board-empires-first = joue en premier
board-empires-sheet-of = Nid de { $player }
board-empires-nest-of = nid de { $player }
board-empires-ants-of = { $ants } de { $player }
board-empires-on-patrol = en patrouille
board-empires-facedown = marqueur caché
board-empires-printed = valeur imprimée { $count }
board-empires-brown = terre brune
board-empires-gray = pierres grises
board-empires-green = herbe verte
board-empires-red = feuilles rouges
board-empires-yellow = sable jaune
board-empires-nobody = personne
board-empires-workers = { $count ->
    [one] { $count } ouvrière
   *[other] { $count } ouvrières
}
board-empires-medias = { $count ->
    [one] { $count } média
   *[other] { $count } médias
}
board-empires-majors = { $count ->
    [one] { $count } major
   *[other] { $count } majors
}

board-empires-turn = Tour de jeu { $count }
board-empires-step-redistribute = Répartir
board-empires-step-move = Avancer
board-empires-step-discover = Découvrir
board-empires-step-tasks = Tâches
board-empires-step-nest = Nid

board-empires-checks = À garder à l’esprit
board-empires-check-size = Taille du nid : nourrices, reproducteurs et couvain prennent { $housed ->
    [one] { $housed } place
   *[other] { $housed } places
} sur { $size }.
board-empires-check-brood = Couvain : { $brood }. { $nurses ->
    [0] Aucune nourrice n’en prend soin
    [one] { $nurses } nourrice peut en soigner { $nursed }
   *[other] { $nurses } nourrices peuvent en soigner { $nursed }
}.
board-empires-check-food = Nourriture : vous en avez { $food } et pouvez encore en rapporter { $expected } ce tour. Les adultes du nid et les larves en demandent { $needed }.
board-empires-check-score = Points : { $score }. La partie finit à { $target }.

board-empires-chambers = Chambres de votre nid
board-empires-chamber = { $name } : { $ants }. { $does }
board-empires-builders = Bâtisseuses
board-empires-builders-do = Chacune ajoute 2 à la taille du nid.
board-empires-nurses = Nourrices
board-empires-nurses-do = Chacune soigne dix membres du couvain.
board-empires-reserves = Réserve
board-empires-reserves-do = Elles viennent quand éclaireuses ou patrouilles les appellent.
board-empires-returning = De retour
board-empires-returning-ants = { $count ->
    [one] { $count } fourmi rentre
   *[other] { $count } fourmis rentrent
} pendant la phase du nid.
board-empires-on-map = Sur la carte
board-empires-brood = Couvain
board-empires-size = Taille du nid
board-empires-food = Nourriture
board-empires-dna = ADN
board-empires-reproductives = Reproducteurs
board-empires-eggs = Œufs
board-empires-larvae = Larves
board-empires-pupae = Nymphes
board-empires-nurse = nourrices
board-empires-builder = bâtisseuses
board-empires-media-nurse = médias nourrices
board-empires-major-nurse = majors nourrices
board-empires-media-builder = médias bâtisseuses
board-empires-major-builder = majors bâtisseuses
board-empires-virgin-queen = reines vierges
board-empires-drone = mâles
board-empires-female-egg = œufs femelles
board-empires-male-egg = œufs mâles
board-empires-female-larva = larves femelles
board-empires-male-larva = larves mâles
board-empires-small-pupa = petites nymphes femelles
board-empires-medium-pupa = moyennes nymphes femelles
board-empires-large-pupa = grandes nymphes femelles
board-empires-male-pupa = nymphes mâles
board-empires-give-up = Sacrifier : { $what }
board-empires-ledger = La dernière phase du nid
board-empires-ledger-fed = Les adultes ont mangé { $adults }, les larves { $larvae }.
board-empires-ledger-emerged = Nouvelles venues : { $workers ->
    [one] { $workers } ouvrière
   *[other] { $workers } ouvrières
}, { $queens ->
    [one] { $queens } reine vierge
   *[other] { $queens } reines vierges
}, { $drones ->
    [one] { $drones } mâle
   *[other] { $drones } mâles
}.
board-empires-ledger-discarded = { $count } de nourriture en trop, perdue.
board-empires-ledger-flown = Vol nuptial : { $count ->
    [one] { $count } point
   *[other] { $count } points
}.

board-empires-over = La partie est finie.
board-empires-chance = Les dés et les marqueurs décident.
board-empires-waits = On attend { $players }.
board-empires-do-nest = Choisissez une zone de départ pour votre nid.
board-empires-do-auction = Un trait est aux enchères : misez ou passez.
board-empires-do-put = Posez les fourmis qui sont en route.
board-empires-do-overfull = Votre nid est trop plein : sortez des nourrices ou sacrifiez du couvain.
board-empires-do-nurses = Le couvain manque de nourrices : faites-en entrer ou sacrifiez du couvain.
board-empires-do-redistribute = Touchez des fourmis, puis leur but : une de vos zones, celle du nid ou le nid.
board-empires-do-move = Maintenant chaque fourmi peut avancer d’une zone. Touchez des fourmis, puis une zone voisine.
board-empires-do-scout = Choisissez l’éclaireuse qui va la première.
board-empires-do-react = Une éclaireuse est passée : appelez la réserve ou repliez-vous.
board-empires-do-scout-marker = Retourner le marqueur que votre éclaireuse a trouvé ?
board-empires-do-reinforce = Combien de fourmis de la réserve suivent l’éclaireuse ?
board-empires-do-discover = Retournez les marqueurs là où sont vos fourmis, comme il vous plaît.
board-empires-do-tasks = Donnez des tâches à vos fourmis : touchez une zone marquée.
board-empires-no-tasks = Chaque fourmi a sa tâche : passez à l’étape suivante.
board-empires-do-scatter = { $player } attaque en { $area }. { $count ->
    [one] Une de vos fourmis peut
   *[other] Jusqu’à { $count } de vos fourmis peuvent
} fuir.
board-empires-do-driven-off = { $count ->
    [one] Une de vos fourmis est chassée
   *[other] { $count } de vos fourmis sont chassées
} en { $area }.
board-empires-do-losses = Vous gagnez. Sacrifiez des fourmis valant { $count ->
    [one] { $count } point de combat.
   *[other] { $count } points de combat.
}
board-empires-do-stay = Le combat en { $area } est fini. Qui rentre au nid ?
board-empires-do-nest-phase = Phase du nid : voici un plan. Changez ce que vous voulez.
board-empires-do-flight = Vol nuptial : maintenant ou plus tard ?

board-empires-take = Prendre { $count ->
    [one] { $count } fourmi
   *[other] { $count } fourmis
}
board-empires-from = { $ants } depuis { $place }
board-empires-let-go = Lâcher
board-empires-done-redistribute = Terminé : avancer
board-empires-done-move = Terminé
board-empires-done-discover = Plus de marqueurs
board-empires-done-scout-marker = Le laisser caché
board-empires-done-tasks = Finir le tour
board-empires-turn-up = Retourner le marqueur en { $what }
board-empires-scout-all = Toutes les éclaireuses partent et retournent ce qu’elles trouvent
board-empires-turn-up-all = Tout retourner
board-empires-look-at = Tâches en { $what }
board-empires-tasks-in = Tâches en { $what }
board-empires-back = Toutes les zones
board-empires-forage-all = Fourrager partout : +{ $count }
board-empires-foragers = Fourrageuses
board-empires-harvest = Récolter avec { $count ->
    [one] { $count } fourmi
   *[other] { $count } fourmis
} pour { $food } de nourriture
board-empires-harvest-short = Récolter
board-empires-tend = Soigner avec { $count ->
    [one] { $count } fourmi
   *[other] { $count } fourmis
} pour { $food } de nourriture
board-empires-tend-short = Soigner
board-empires-wear = Les dés usent le marqueur de { $average } sur { $value } en moyenne.
board-empires-patrollers = Patrouilleuses
board-empires-tenders = Soigneuses
board-empires-patrol = Patrouiller
board-empires-attack-sparing = Attaquer, et dire combien de dés lance l’arme
board-empires-attack = Attaquer { $player } : { $own } contre { $other }
board-empires-odds-stand = S’ils restent
board-empires-odds-flee = Si tous ceux qui peuvent fuient
board-empires-won = gagné
board-empires-tied = tous morts
board-empires-lost = perdu
board-empires-losses = En moyenne vous en perdez { $attackers } ; chez eux { $defenders } meurent et { $gone } fuient.
board-empires-decimal = ,
board-empires-flee = { $count ->
    [0] Personne ne fuit
    [one] { $count } fourmi fuit
   *[other] { $count } fourmis fuient
}
board-empires-lose = En sacrifier { $count }
board-empires-return = { $count ->
    [0] Toutes restent
    [one] { $count } fourmi rentre
   *[other] { $count } fourmis rentrent
}
board-empires-reinforce = { $count ->
    [0] N’envoyer personne
    [one] Envoyer { $count } fourmi
   *[other] Envoyer { $count } fourmis
}
board-empires-retreat = Se replier

board-empires-plan-return = Fourmis de retour
board-empires-plan-adults = Des adultes ont faim
board-empires-plan-majors = Éclosion des grandes nymphes
board-empires-plan-diet = Nourrir les larves
board-empires-plan-larvae = Des larves ont faim
board-empires-plan-lay = Pondre
board-empires-plan-eggs = Nourriture pour les œufs
board-empires-plan-flight = Vol nuptial
board-empires-to-nest-area = { $count } à la zone du nid
board-empires-missing = il manque { $count } de nourriture ; sacrifier
board-empires-large-pupae = grandes nymphes
board-empires-medium-pupae = moyennes nymphes
board-empires-diet-food = mangent { $needed } sur { $food }
board-empires-lay-food = { $needed } de nourriture sur { $food }, place pour { $room }
board-empires-flight-worth = { $queens ->
    [one] { $queens } reine vierge
   *[other] { $queens } reines vierges
} et { $drones ->
    [one] { $drones } mâle
   *[other] { $drones } mâles
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-empires-fly = S’envoler
board-empires-stay = Attendre
board-empires-complete = Tout faire ainsi
board-empires-confirm = Faire ainsi
board-empires-only-first = Seulement la première étape

board-empires-check-size-name = nid
board-empires-check-brood-name = couvain
board-empires-check-food-name = vivres
board-empires-check-score-name = points
board-empires-give-up-brood = Plutôt sacrifier du couvain

board-empires-replete = fourmis-outres
board-empires-miller = meunières
board-empires-stored-food = nourriture en réserve
board-empires-storage = Magasin
board-empires-stored = Provisions
board-empires-queens = Reines
board-empires-traits = Traits
board-empires-cards = Cartes en main
board-empires-hand = Votre main
board-empires-kind-chemical = chimie
board-empires-kind-color = couleur
board-empires-kind-major = major
board-empires-kind-media = média
board-empires-kind-nest = nid
board-empires-kind-resource = ressource
board-empires-highest = Plus haute mise : { $count } ADN par { $player }.
board-empires-no-bid = Personne n’a encore misé.
board-empires-bids = mise
board-empires-in = en lice
board-empires-out = hors jeu
board-empires-your-bid = Votre mise
board-empires-bid = Miser { $count }, payer { $price } ADN
board-empires-pass = Passer
board-empires-keep = Garder { $what }
board-empires-kept = Vous avez gardé : { $what }
board-empires-wielded = Dés de l’arme
board-empires-wield = { $count ->
    [0] Retenir l’arme
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
board-empires-bombs = Fourmis qui peuvent exploser
board-empires-bomb = { $count ->
    [0] Personne n’explose
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
board-empires-play = La jouer
board-empires-play-on = sur { $what }

board-empires-do-draft = Gardez un trait de ce paquet ; le reste passe à votre voisin.
board-empires-do-restart = Vous n’avez plus de reine : choisissez une zone marquée pour recommencer, ou passez.
board-empires-do-shelter = Le sol change : abritez-vous des pucerons ?
board-empires-do-release = Ramenez vos pucerons abrités : touchez une zone marquée.
board-empires-do-offer = Mettre un trait aux enchères ?
board-empires-do-raided = Des prédateurs viennent en { $area } : sacrifiez { $count ->
    [one] { $count } fourmi.
   *[other] { $count } fourmis.
}
board-empires-do-worn = Attrition en { $area } : quelle fourmi sacrifiez-vous ?
board-empires-do-forfeit = Sacrifiez { $count ->
    [one] 1 membre
   *[other] { $count } membres
} de votre couvain.
board-empires-do-protect = { $count ->
    [one] La fourmi qui fuit peut mettre en sûreté 1 membre du couvain.
   *[other] Les fourmis qui fuient peuvent mettre en sûreté { $count } membres du couvain.
}
board-empires-do-weapon = Combien de dés votre arme lance-t-elle ?
board-empires-do-fall = De quelles chambres partent vos défenseuses ? En passant, d’abord la réserve, les nourrices en dernier.
board-empires-do-bomb = Combien de vos fourmis peuvent exploser ?
board-empires-do-casualties = Sacrifiez { $count ->
    [one] { $count } fourmi.
   *[other] { $count } fourmis.
}
board-empires-do-invade = L’entrée est libre : envahir le nid ?
board-empires-do-seal = { $player } s’apprête à envahir votre nid.
board-empires-do-blocked = Des bloqueuses tiennent l’entrée : { $count ->
    [one] { $count } fourmi rentre.
   *[other] { $count } fourmis rentrent.
}
board-empires-do-loot = Vous êtes dans le nid : emportez du couvain, chassez la reine ou partez.
board-empires-do-nest-cards = Avant l’étape suivante de la phase du nid : jouez une carte ou passez.
board-empires-do-found = Fondez un site : touchez une zone marquée, ou passez.

board-empires-attack-nest = Envahir le nid de { $player } : { $own } contre { $other }
board-empires-odds = Le combat
board-empires-blocked = Les portières en refoulent { $blocked }.
board-empires-return-all = Ne pas envahir : toutes rentrent
board-empires-fill = Toutes emportent quelque chose
board-empires-captive = { $what }, gardées en vie
board-empires-carry-off = En emporter { $count }{ $food ->
    [0] {""}
   *[other] {" "}: +{ $food } de nourriture
}
board-empires-hunt = Chasser la reine avec { $count ->
    [one] 1 fourmi
   *[other] { $count } fourmis
} : { $chance }
board-empires-leave-nest = Quitter le nid
board-empires-protect = { $count ->
    [0] N’emmener personne
    [one] En mettre 1 à l’abri
   *[other] En mettre { $count } à l’abri
}
board-empires-diggers = Ouvrières qui la tracent
board-empires-trunk = Tracer une grande piste avec { $count ->
    [one] 1 ouvrière
   *[other] { $count } ouvrières
} : { $chance }
board-empires-play-card = Jouer { $what }
board-empires-no-card = Ne pas jouer de carte
board-empires-choose-on-map = Choisir sur la carte
board-empires-wander = Déplacer le nid
board-empires-aim = { $what } : touchez une zone marquée.
board-empires-aim-begin = { $what } : touchez les prédateurs à déplacer.
board-empires-aim-end = { $what } : touchez maintenant leur destination.
board-empires-aim-wander = Le nid se déplace : touchez une zone marquée voisine.

board-empires-stakes-restart = Vous gardez vos points et votre ADN. Fourmis, couvain, traits et cartes disparaissent ; vous recommencez avec six ouvrières.
board-empires-stakes-shelter = Tous les marqueurs y disparaissent, sauf les plantes. La carte sauve vos pucerons en { $areas } ; lors d’un tour suivant, vous les posez où vous voulez.
board-empires-stakes-no-card = Vous n’avez pas de carte pour cela. On demande à quiconque pourrait en avoir une.
board-empires-stakes-seal = { $attackers ->
    [one] 1 attaquante
   *[other] { $attackers } attaquantes
} contre { $defenders ->
    [one] 1 défenseuse
   *[other] { $defenders } défenseuses
} et un couvain de { $brood }. Une fois scellé, votre nid ne peut plus être envahi pendant ce tour.
board-empires-stakes-invade = Qui l’emporte à l’intérieur s’empare du couvain pour s’en nourrir et peut chasser la reine. Ensuite, toutes vos fourmis rentrent.
board-empires-stakes-blockers = { $count ->
    [one] 1 portière lance
   *[other] { $count } portières lancent
} d’abord les dés : autant de vos fourmis doivent rentrer. Qui l’emporte à l’intérieur s’empare du couvain et peut chasser la reine.
board-empires-stakes-loot = { $count ->
    [one] Votre fourmi peut emporter un membre du couvain (1 nourriture) ou
   *[other] Chacune de vos { $count } fourmis peut emporter un membre du couvain (1 nourriture). Les autres peuvent
} chasser la reine : un seul dé de 1 la tue. Ensuite, toutes rentrent.
board-empires-stakes-protect = Qui reste peut être emporté si le nid tombe.
board-empires-stakes-forfeit = Choisissez de qui vous pouvez vous passer ; c’est définitif.
board-empires-stakes-scatter = Points de combat : { $attack } contre vos { $defence }. Le camp le plus faible meurt et coûte autant de points à l’autre. Qui fuit rentre lors de la phase du nid.
board-empires-stakes-scatter-nest = Points de combat : { $attack } contre vos { $defence }. Le camp le plus faible meurt et coûte autant de points à l’autre. Chaque fourmi qui fuit peut sauver un membre du couvain.
board-empires-stakes-bomb = Un dé de 1, 2 ou 3 tue autant d’attaquantes, ainsi que la fourmi qui l’a lancé.
board-empires-stakes-patrol = Qui reste patrouille dans la zone. Qui rentre reprend une tâche après la phase du nid.
board-empires-stakes-stay = Qui reste tient la zone. Qui rentre reprend une tâche après la phase du nid.
board-empires-stakes-found = Un site apporte une reine de plus et 10 de taille de nid.

board-empires-key-change = une fourmi de plus ou de moins en main
board-empires-forage-and-patrol = Fourrager partout, patrouiller avec le reste
board-empires-patrol-all = Patrouiller avec le reste
board-empires-not-foraged = Reste à fourrager : { $count } nourriture
