board-fourmidable-forest = La forêt
board-fourmidable-nest-of = Le nid de { $player }
board-fourmidable-first = a la tuile jour/nuit

board-fourmidable-round = Tour { $round }
board-fourmidable-round-of = Tour { $round } sur { $rounds }
board-fourmidable-weather = Météo : une case de plus pour chaque { $caste }
board-fourmidable-no-weather = Pas encore de météo
board-fourmidable-favours = { $weather } : une case de plus pour chaque { $caste }
board-fourmidable-tiles = Tuiles naissance restantes : chasseurs { $hunters }, fermiers { $farmers }, creuseurs { $diggers }
board-fourmidable-lost = Les prédateurs ont accompli { $cards ->
    [one] { $cards } objectif
   *[other] { $cards } objectifs
} ; à côté, ce qu’ils ont mangé

board-fourmidable-completed = Objectifs accomplis
board-fourmidable-in-hand = Objectifs en main
board-fourmidable-ants-to-move = Fourmis encore à déplacer
board-fourmidable-pheromones = Phéromones en forêt
board-fourmidable-holes = Trous de nid
board-fourmidable-birth-open = Naissance de ce tour
board-fourmidable-predator-open = Action de prédateur de ce tour
board-fourmidable-specials = Cartes spéciales
board-fourmidable-pending = Ce que phéromones, trous de nid et cartes bonus ajouteraient maintenant
board-fourmidable-unborn = Pas encore nées
board-fourmidable-store = Ressources
board-fourmidable-played = Cartes spéciales jouées

board-fourmidable-last-round = Ce que le dernier tour a rapporté
board-fourmidable-gains = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $harvested ->
    [one] { $harvested } récolte
   *[other] { $harvested } récoltes
}{ $objectives ->
    [0] { "" }
    [one] {", "}un objectif
   *[other] {", "}{ $objectives } objectifs
}{ $pheromones ->
    [0] { "" }
    [one] {", "}une phéromone
   *[other] {", "}{ $pheromones } phéromones
}{ $ants ->
    [0] { "" }
    [one] {", "}une naissance
   *[other] {", "}{ $ants } naissances
}

board-fourmidable-empty = terrain vide
board-fourmidable-water = eau
board-fourmidable-pheromone-of = phéromone de { $player }
board-fourmidable-hole-of = trou de nid de { $player }
board-fourmidable-hole = trou de nid { $number }
board-fourmidable-dug = creusé
board-fourmidable-shaft = trou de nid
board-fourmidable-queen = chambre de la reine
board-fourmidable-library = bibliothèque
board-fourmidable-reach = {" "}– à portée, { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
board-fourmidable-harvests = {", "}récolte : { $resource }

board-fourmidable-hand = Vos cartes
board-fourmidable-objectives = Vos objectifs
board-fourmidable-row = Objectifs dévoilés
board-fourmidable-deck = { $cards } dans la pile
board-fourmidable-next-cards = Vous savez ce qui vient :
board-fourmidable-objective = Objectif de { $caste } : { $needs } ; { $points } points
board-fourmidable-progress = Vous en avez { $has } sur { $needs }.

board-fourmidable-waits = On attend { $players }.
board-fourmidable-may-reveal = Vous pouvez révéler un objectif.
board-fourmidable-chance = Le hasard décide.
board-fourmidable-over = La partie est finie.
board-fourmidable-do-species = Choisissez l’espèce de vos fourmis.
board-fourmidable-do-draft = Prenez une carte spéciale ; les autres vont à votre voisin.
board-fourmidable-do-pick = Choisissez vos six cartes spéciales.
board-fourmidable-do-ant = Choisissez une fourmi de départ.
board-fourmidable-do-ants = Choisissez vos { $count } fourmis de départ.
board-fourmidable-do-split = Combien de vos sept objectifs pour chaque type de fourmi ?
board-fourmidable-do-weather = La rose des vents vous laisse choisir la météo de ce tour.
board-fourmidable-do-turn = Votre action : { $ants ->
    [0] plus de fourmi à déplacer
    [one] une fourmi à déplacer
   *[other] { $ants } fourmis à déplacer
}{ $birth ->
    [0] { "" }
   *[other] {", "}une naissance
}{ $predator ->
    [0] { "" }
   *[other] {", "}un prédateur
}.{ $ants ->
    [0] { "" }
   *[other] {" "}Cliquez sur une fourmi pour la prendre.
}
board-fourmidable-do-walk = { $steps ->
    [one] Encore un pas
   *[other] Encore { $steps } pas
} : cliquez où aller. Les chiffres sont des pas.
board-fourmidable-do-skip = Le creuseur passe par-dessus la terre : creusez une case derrière elle.
board-fourmidable-do-hole = Placez le nouveau trou de nid, à { $reach } cases au plus d’un autre.
board-fourmidable-do-library = Votre fourmi est à la bibliothèque, mais votre main est pleine : révélez un objectif pour en piger un autre, ou quittez-la.
board-fourmidable-do-complete = Votre fourmi est à la bibliothèque : accomplissez un objectif dévoilé ou partez.
board-fourmidable-do-keep = Gardez un de ces objectifs.
board-fourmidable-do-under = Remettez les autres sous leur pile ; celui-ci d’abord :
board-fourmidable-do-feed = Du sac : { $resource }. Choisissez où mange ce prédateur : { $predator }.
board-fourmidable-do-close = Votre action est finie. Jouez des cartes spéciales ou terminez.
board-fourmidable-do-last = Révélez ce que vous pouvez payer, ou continuez.
board-fourmidable-not-revealed = { $cards ->
    [one] Un objectif que vous pouvez payer n’est pas encore révélé : ses points seraient perdus.
   *[other] { $cards } objectifs que vous pouvez payer ne sont pas encore révélés : leurs points seraient perdus.
}

board-fourmidable-aim-worm = Choisissez une case pour le ver de terre, dans n’importe quel nid.
board-fourmidable-aim-predator = Choisissez une case pour ce prédateur : { $predator }.
board-fourmidable-aim-fly = Choisissez un terrain vide pour la phéromone.
board-fourmidable-aim-card = « { $card } » : choisissez pour quoi.
board-fourmidable-put-back = Reposer (Échap)

board-fourmidable-ants = Fourmis
board-fourmidable-births = Naissance
board-fourmidable-predators = Prédateur
board-fourmidable-species-group = Espèce
board-fourmidable-take-up = Prendre un { $caste } : { $place }
board-fourmidable-birth = Donner naissance à un { $caste } ; tuiles restantes : { $left }
board-fourmidable-move-predator = Déplacer ce prédateur : { $predator }
board-fourmidable-hunt = Votre espèce déplace ce prédateur : { $predator }
board-fourmidable-fly = Votre espèce place une phéromone
board-fourmidable-peek = Regarder le prochain objectif
board-fourmidable-stop = S’arrêter ici (S)
board-fourmidable-stay = Rester ici (S)
board-fourmidable-skip = Passer par-dessus { $place }
board-fourmidable-study = Piger des objectifs
board-fourmidable-leave = Quitter la bibliothèque (D)
board-fourmidable-done = Terminer (D)
board-fourmidable-confirm = Prendre ceux-ci ({ $sum } sur { $all })
board-fourmidable-taken = { $taken ->
    [one] { $taken } prise
   *[other] { $taken } prises
} sur { $all }.
board-fourmidable-still-choose = Encore à choisir : { $players }.

board-fourmidable-target = {" "}– peut être choisi
board-fourmidable-too-far = La fourmi ne peut pas y arriver avec les pas qui lui restent.
board-fourmidable-ant = { $player } : { $caste }{ $count ->
    [one] { "" }
   *[other] {" "}×{ $count }
}
board-fourmidable-ant-moved = { $player } : { $caste }{ $count ->
    [one] { "" }
   *[other] {" "}×{ $count }
} (a déjà bougé)
