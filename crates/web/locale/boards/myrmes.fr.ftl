board-myrmes-garden = Le jardin
board-myrmes-colony-of = Fourmilière de { $player }

board-myrmes-grass = herbe
board-myrmes-earth = terre
board-myrmes-stone = pierre
board-myrmes-mushroom = champignons
board-myrmes-water = eau
board-myrmes-exit-of = galerie de { $player }
board-myrmes-worker-here = l’ouvrière est ici
board-myrmes-reach = {" "}– à portée, { $left ->
    [0] plus de déplacement
    [one] un point de déplacement restant
   *[other] { $left } points de déplacement restants
}{ $soldiers ->
    [0] { "" }
    [one] {", "}coûte un soldat
   *[other] {", "}coûte { $soldiers } soldats
}

board-myrmes-year = Année { $year } sur { $years }
board-myrmes-winter = L’hiver prend { $food } nourritures ; chaque soldat en épargne une. Il vous en faut { $hunger }.
board-myrmes-last-season = Ce que la saison passée vous a apporté
board-myrmes-so-far = Cette saison jusqu’ici

board-myrmes-events = Piste d’événement
board-myrmes-event-space = Événement : { $event }{ $larvae ->
    [0] {", "}comme le dit le dé
    [one] {", "}pour une larve
   *[other] {", "}pour { $larvae } larves
}

board-myrmes-level = Niveau
board-myrmes-larvae = Larves
board-myrmes-larvae-count = { $larvae ->
    [one] { $larvae } larve
   *[other] { $larvae } larves
}
board-myrmes-soldiers = Soldats
board-myrmes-workers = Ouvrières
board-myrmes-nurses = Nourrices
board-myrmes-atelier = Atelier
board-myrmes-nurses-free = { $free ->
    [one] { $free } nourrice libre sur { $nurses }
   *[other] { $free } nourrices libres sur { $nurses }
}
board-myrmes-kept = { $soldiers ->
    [0] aucun soldat, les ouvrières d’abord
    [one] un soldat
   *[other] { $soldiers } soldats
}
board-myrmes-confirm = Confirmer
board-myrmes-born = Naissances : { $larvae ->
    [0] aucune larve
    [one] une larve
   *[other] { $larvae } larves
}, { $soldiers ->
    [0] aucun soldat
    [one] un soldat
   *[other] { $soldiers } soldats
}, { $workers ->
    [0] aucune ouvrière
    [one] une ouvrière
   *[other] { $workers } ouvrières
}

board-myrmes-rooms = Salles par niveau
board-myrmes-room-gestation = Gestation
board-myrmes-room-larder = Garde-manger
board-myrmes-room-quarry = Carrière
board-myrmes-room-queen = Reine
board-myrmes-work-gestation = Ouvrière en salle de gestation : une larve
board-myrmes-work-larder = Ouvrière au garde-manger : une nourriture
board-myrmes-work-quarry-earth = Ouvrière à la carrière : une terre
board-myrmes-work-quarry-stone = Ouvrière à la carrière : une pierre
board-myrmes-work-queen = Une ouvrière nourrit la reine : une nourriture pour deux points
board-myrmes-up-to = Phéromones jusqu’à { $size } hexagones
board-myrmes-storage = { $cubes } / { $room } en réserve
board-myrmes-exchange = Trois larves deviennent une nourriture
board-myrmes-pheromones-left = Phéromones restantes
board-myrmes-prey = Proies
board-myrmes-in-reserve = Dans la réserve
board-myrmes-exits-left = Galeries restantes : { $count }
board-myrmes-markers-left = Tuiles spéciales que l’on peut encore marquer : { $count }
board-myrmes-reserve = Fourmis dans la réserve : { $count }
board-myrmes-spare-nurses = Nourrices dans la réserve : { $count }

board-myrmes-objectives = Objectifs
board-myrmes-objective = Niveau { $level } : { $objective }. { $points } points. Vous avez { $has } sur { $needs }.
board-myrmes-piles = Piles : I { $one } · II { $two } · III { $three }
board-myrmes-tunnel = Galerie
board-myrmes-deepen = Niveau
board-myrmes-nurse = Nourrice

board-myrmes-waits = On attend : { $players }.
board-myrmes-chance = Le hasard décide.
board-myrmes-over = La partie est terminée.
board-myrmes-lost = La fourmilière a péri : la partie est perdue.
board-myrmes-do-event = Choisissez l’événement de la saison sur votre fourmilière ; chaque case à partir du dé coûte une larve.
board-myrmes-do-births = Envoyez vos nourrices aux naissances et à l’atelier, puis confirmez.
board-myrmes-do-worker = { $workers ->
    [one] Une ouvrière attend
   *[other] { $workers } ouvrières attendent
} : cliquez sur une salle de la fourmilière, ou sur une galerie pour sortir.
board-myrmes-do-sortie = { $steps ->
    [0] Plus de déplacement
    [one] Un point de déplacement
   *[other] { $steps } points de déplacement
} : cliquez où aller, ou choisissez une tuile à poser.
board-myrmes-do-harvest = Récolte : prenez un cube de la tuile marquée.
board-myrmes-do-scavenge = { $left ->
    [one] Fouille : terre ou pierre ?
   *[other] Fouille, { $left } fois : terre ou pierre ?
}
board-myrmes-do-extra = { $left ->
    [one] Vous pouvez prendre un cube de plus sur vos phéromones.
   *[other] Vous pouvez prendre jusqu’à { $left } cubes de plus sur vos phéromones.
}
board-myrmes-do-atelier = { $nurses ->
    [one] Une nourrice travaille
   *[other] { $nurses } nourrices travaillent
} à l’atelier : galerie, niveau, nourrice ou objectif.
board-myrmes-do-give-pheromones = { $left ->
    [one] Choisissez encore une phéromone reliée à vider.
   *[other] Choisissez { $left } phéromones reliées à vider.
}
board-myrmes-do-give-special = { $left ->
    [one] Choisissez la tuile spéciale à abandonner.
   *[other] Choisissez { $left } tuiles spéciales à abandonner.
}
board-myrmes-do-store = Choisissez les { $room } cubes à garder ; les autres sont perdus.
board-myrmes-do-feed = L’hiver prend { $food } nourritures et vous en avez { $has }. Combien de larves deviennent nourriture ?

board-myrmes-take-shape = { $shape }, reste { $left }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-myrmes-take-special = { $tile } pour { $cost }, { $points } points
board-myrmes-turn = Tourner (R)
board-myrmes-flip = Retourner (F)
board-myrmes-shift = Décaler (flèches)
board-myrmes-place = Poser
board-myrmes-does-not-fit = Ne va pas ici
board-myrmes-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-myrmes-clear = Nettoyer la phéromone
board-myrmes-stop = Finir la sortie
board-myrmes-take-cube = Prendre : { $cube } en { $place }
board-myrmes-enough = Assez
board-myrmes-done = Quitter l’atelier
board-myrmes-keep = Garder { $cubes } sur { $room }
board-myrmes-feed = { $larvae ->
    [0] garder les larves
   *[other] { $larvae } larves deviennent { $food } { $food ->
        [one] nourriture
       *[other] nourritures
    }
}{ $missing ->
    [0] {", "}rien ne manque
   *[other] {", "}manquent : { $missing }
}

board-myrmes-harvested = Récolté : { $cubes }
board-myrmes-discarded = Perdu faute de place : { $cubes }
board-myrmes-ate = Hiver : nourriture mangée { $eaten }{ $missing ->
    [0] { "" }
   *[other] {", "}manquante { $missing }
}
board-myrmes-from-pheromones = Phéromones
board-myrmes-from-special-tiles = Tuiles spéciales
board-myrmes-from-prey = Proies
board-myrmes-from-clearing = Nettoyages
board-myrmes-from-queen = Reine
board-myrmes-from-sub-colonies = Sous-fourmilières
board-myrmes-from-objectives = Objectifs
board-myrmes-from-earlier = Objectifs réalisés ensuite par d’autres

board-myrmes-first = joue en premier
board-myrmes-key-shift = déplacer la tuile tenue
board-myrmes-idle = { $nurses ->
    [one] 1 nourrice n’a pas travaillé et ne ferait rien cette saison
   *[other] { $nurses } nourrices n’ont pas travaillé et ne feraient rien cette saison
}
board-myrmes-loses = { $cubes ->
    [one] 1 cube n’a pas de place et sera perdu
   *[other] { $cubes } cubes n’ont pas de place et seront perdus
}
