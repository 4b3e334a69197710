game-myrmes = Myrmes
game-myrmes-summary = Menez une fourmilière à travers trois années : naissances, phéromones dans le jardin, chasse, et des réserves pour l’hiver.

variant-myrmes-base = Jeu de base
variant-myrmes-solo-easy = Solo, facile : deux années
variant-myrmes-solo-medium = Solo, moyen : trois années
variant-myrmes-solo-hard = Solo, difficile : quatre années
variant-myrmes-solo-extreme = Solo, extrême : cinq années
option-myrmes-winter = Nourriture du premier hiver
option-myrmes-unlock = Les niveaux d’objectifs
option-myrmes-unlock-yes = s’ouvrent l’un après l’autre
option-myrmes-unlock-no = sont tous ouverts
option-myrmes-corners = À un ou deux joueurs, les coins du bas sont
option-myrmes-corners-in = en jeu
option-myrmes-corners-out = hors jeu
option-myrmes-cubes = Les cubes et les larves
option-myrmes-cubes-unlimited = ne manquent jamais
option-myrmes-cubes-counted = sont comptés et peuvent manquer
option-myrmes-point-event = L’événement Points +1 rapporte
option-myrmes-point-event-every = à chaque gain de points
option-myrmes-point-event-once = une fois par saison
option-myrmes-debt = Les scores
option-myrmes-debt-yes = peuvent descendre sous zéro
option-myrmes-debt-no = ne descendent jamais sous zéro

seat-red = rouge
seat-yellow = jaune
seat-blue = bleu
seat-black = noir

cube-food = nourriture
cube-earth = terre
cube-stone = pierre

prey-ladybug = coccinelle
prey-termite = termite
prey-spider = araignée
prey-text = La chasse coûte { $soldiers ->
    [one] 1 soldat
   *[other] { $soldiers } soldats
} et rapporte { $food ->
    [one] 1 nourriture
   *[other] { $food } nourritures
}{ $points ->
    [0] { "" }
   *[other] {" "}et { $points } points
}.

shape-pair = paire
shape-triangle = triangle
shape-line = ligne
shape-rhombus = losange
shape-pistol = pistolet
shape-trapezoid = trapèze
shape-pyramid = pyramide
shape-text = { $size } cases, niveau { $level ->
    [0] 0
    [1] I
    [2] II
    [3] III
   *[other] III et Hexagone +1
} ; { $points ->
    [0] aucun point
   *[other] { $points } points
} ; { $copies } par joueur.

tile-aphid-farm = élevage de pucerons
tile-scavenging = fouille
tile-sub-colony = sous-fourmilière
tile-aphid-farm-text = Demande le niveau I et coûte 1 pierre ; 2 points, et 1 nourriture à chaque récolte.
tile-scavenging-text = Demande le niveau I et coûte 1 nourriture ; 2 points, et 1 terre ou 1 pierre à chaque récolte.
tile-sub-colony-text = Demande le niveau III et coûte 1 nourriture, 1 terre et 1 pierre ; 4 points, et 2 points à chaque récolte.

event-level = Niveau +1
event-point = Points +1
event-larvae = Larves +2
event-harvest = Récolte +3
event-move = Pas +3
event-soldier = Soldat +1
event-hexagon = Hexagone +1
event-worker = Ouvrière +1
event-level-text = Votre fourmilière compte pour un niveau de plus, III au maximum : salles, phéromones, tuiles spéciales et stock.
event-point-text = Chaque fois que vous marquez des points cette saison, vous en marquez 1 de plus.
event-larvae-text = Deux larves de plus, s’il en naît au moins une.
event-harvest-text = Jusqu’à trois cubes de plus sur vos phéromones.
event-move-text = Vos ouvrières ont 6 points de déplacement au lieu de 3.
event-soldier-text = Un soldat de plus, s’il en naît au moins un.
event-hexagon-text = Vous pouvez poser des phéromones d’un niveau de plus.
event-worker-text = Une ouvrière de plus, s’il en naît au moins une.

season-spring = printemps
season-summer = été
season-autumn = automne

objective-food-3 = 3 nourritures
objective-earth-stone-2 = 2 terres ou pierres
objective-larvae-5 = 5 larves
objective-prey-2 = 2 proies
objective-soldiers-2 = 2 soldats
objective-special-tiles-2 = 2 tuiles spéciales
objective-pheromones-4 = 4 phéromones reliées
objective-food-5 = 5 nourritures
objective-stone-3 = 3 pierres
objective-larvae-9 = 9 larves
objective-prey-3 = 3 proies
objective-special-tiles-3 = 3 tuiles spéciales
objective-nurses-6 = 6 nourrices
objective-colony-2 = fourmilière de niveau II
objective-earth-stone-6 = 6 terres ou pierres
objective-stone-5 = 5 pierres
objective-prey-4 = 4 proies
objective-nurses-8 = 8 nourrices
objective-colony-3 = fourmilière de niveau III
objective-pheromones-7 = 7 phéromones reliées
objective-text = Niveau { $level ->
    [1] I
    [2] II
   *[other] III
}, { $points } points. { $price }
objective-give = Vous les rendez.
objective-discard = Vous les défaussez.
objective-abandon-one = Vous en abandonnez une.
objective-abandon-two = Vous en abandonnez deux.
objective-send-one = Vous en défaussez une.
objective-send-two = Vous en défaussez deux.
objective-back-one = Votre fourmilière recule d’un niveau.
objective-back-two = Votre fourmilière recule de deux niveaux.
objective-empty = Vous les videz.

rule-setup = Mise en place
rule-workers = Ouvrières
rule-event = Événement
rule-births = Naissances
rule-colony = Travail dans la fourmilière
rule-sortie = Sortie
rule-movement = Déplacement
rule-opposing-tiles = Tuiles adverses
rule-hunt = Chasse
rule-pheromone = Poser une phéromone
rule-special-tile = Poser une tuile spéciale
rule-clear = Nettoyer une phéromone
rule-harvest = Récolte
rule-atelier = Atelier
rule-tunnel = Nouvelle galerie
rule-levels = Niveaux de la fourmilière
rule-nurse = Nouvelle nourrice
rule-objective = Objectifs
rule-end-of-turn = Fin du tour
rule-winter = Hiver
rule-larvae = Des larves contre de la nourriture
rule-solo = Jouer seul

refused-other-phase = Cela se fait { $when } ; { $now }.
when-plan = au début d’une saison
when-work = pendant la phase des ouvrières
when-sortie = pendant la phase des ouvrières, quand l’une des vôtres est dans le jardin
when-harvest = à la récolte, quand il y a un cube à choisir
when-scavenge = à la récolte, quand une de vos fouilles rapporte
when-extra = à la fin de la récolte, avec l’événement Récolte +3
when-atelier = à l’atelier, quand vos nourrices y travaillent
when-giving = pour un objectif qui demande de choisir des tuiles
when-store = à la fin du tour, quand vous avez plus de cubes que de place
when-feed = en hiver, quand il manque de la nourriture et que des larves peuvent en devenir
when-larvae = pendant la phase des ouvrières, à l’atelier et en hiver
now-plan = on prépare maintenant l’événement et les naissances
now-work = vous envoyez maintenant une ouvrière au travail
now-sortie = c’est maintenant à votre ouvrière du jardin d’agir
now-atelier = vos nourrices travaillent maintenant à l’atelier
now-giving = vous choisissez maintenant des tuiles pour un objectif
now-harvest = vous choisissez maintenant un cube à récolter
now-scavenge = vous choisissez maintenant terre ou pierre pour une fouille
now-extra = vous pouvez maintenant récolter d’autres cubes
now-store = vous choisissez maintenant ce que vous gardez
now-feed = vous nourrissez maintenant votre fourmilière pour l’hiver

refused-event-chosen = Vous avez déjà choisi votre événement pour cette saison.
refused-event-no-larvae = Vous n’avez pas de larve : votre cube d’événement reste là où le dé l’a mis.
refused-event-larvae = { $cost ->
    [one] Déplacer le cube jusque-là coûte 1 larve
   *[other] Déplacer le cube jusque-là coûte { $cost } larves
} ; { $larvae ->
    [0] vous n’en avez aucune
   *[other] vous n’en avez que { $larvae }
}.
refused-event-first = Choisissez d’abord l’événement, puis les naissances.

refused-births-track = Il y a place pour trois nourrices aux larves, trois aux soldats et quatre aux ouvrières.
refused-births-atelier = L’atelier n’a que { $places } places.
refused-births-nurses = { $nurses ->
    [one] Vous n’avez que { $nurses } nourrice
   *[other] Vous n’avez que { $nurses } nourrices
}, et { $wanted } seraient au travail.
refused-births-idle-nurse = L’une de ces nourrices n’apporterait rien : il en faut deux ou trois pour les soldats, deux ou quatre pour les ouvrières.
refused-births-all-fit = Toutes ces fourmis peuvent naître ; il n’y a rien à choisir.
refused-births-too-many = Vous n’avez que huit ouvrières et soldats : toutes ces fourmis ne peuvent pas naître. Dites combien de soldats naissent, par exemple « kept 1 » ; il doit en naître autant que possible.

refused-room-too-deep = Cette salle est au niveau { $level ->
    [1] I
    [2] II
   *[other] III
} ; vous pouvez travailler jusqu’au niveau { $own ->
    [0] 0
    [1] I
    [2] II
   *[other] III
}.
refused-room-taken = Une de vos ouvrières est déjà dans cette salle ; il n’y en a qu’une par saison.
refused-queen-food = La reine demande 1 nourriture, et vous n’en avez pas.
refused-quarry-food = La carrière donne de la terre ou de la pierre, pas de nourriture.

refused-not-your-exit = Une ouvrière ne sort que par les galeries de sa propre fourmilière.
refused-worker-outside = Terminez d’abord avec l’ouvrière du jardin : qu’elle agisse ou qu’elle quitte le jardin. Vous pourrez alors envoyer la suivante.
refused-no-worker-outside = Aucune de vos ouvrières n’est dans le jardin ; faites-en d’abord sortir une.
refused-no-steps = L’ouvrière n’a plus de points de déplacement.
refused-too-far = L’ouvrière ne peut aller que sur une case voisine.
refused-barred = On n’entre ni dans l’eau ni dans ce qui est hors jeu.
refused-tile-name = Une tuile est une seule case ; elle s’appelle { $place }, comme son premier hexagone.
refused-hunt-soldiers = Cette chasse ({ $prey }) coûte { $cost ->
    [one] 1 soldat
   *[other] { $cost } soldats
} ; { $soldiers ->
    [0] vous n’en avez aucun
   *[other] vous n’en avez que { $soldiers }
}.
refused-opposing-soldiers = Entrer chez un adversaire coûte 1 soldat, et vous n’en avez pas.

refused-pheromone-level = Vous pouvez poser des phéromones de { $most } cases au plus ; celle-ci en a { $size }.
refused-pheromone-none-left = Vous n’avez plus de phéromone de cette forme.
refused-special-shape = Cette tuile spéciale a une autre forme.
refused-special-level = Cette tuile spéciale demande une fourmilière de niveau { $level ->
    [1] I
    [2] II
   *[other] III
} ; la vôtre compte pour le niveau { $own ->
    [0] 0
    [1] I
    [2] II
   *[other] III
}.
refused-special-cost = Il vous manque des cubes : un élevage de pucerons coûte 1 pierre, une fouille 1 nourriture, une sous-fourmilière 1 nourriture, 1 terre et 1 pierre.
refused-special-markers = Il ne vous reste aucun cube pour marquer une tuile spéciale.
refused-special-none-left = Il ne reste aucune tuile de cette sorte à côté du plateau.
refused-worker-not-on-empty-space = Pour poser une tuile, l’ouvrière doit être sur une case vide.
refused-tile-not-at-worker = La tuile doit couvrir la case où se trouve l’ouvrière.
refused-tile-covers = La tuile couvrirait autre chose, ou serait sur l’eau ou hors du jardin en jeu.

refused-clear-nothing = L’ouvrière n’est pas sur une tuile.
refused-clear-special = On ne nettoie jamais une tuile spéciale.
refused-clear-cubes = Il y a encore des cubes sur cette phéromone ; on n’en nettoie que des vides.
refused-clear-earth = Nettoyer coûte 1 terre, et vous n’en avez pas.

refused-harvest-no-tile = Aucune de vos phéromones ne porte ce nom ; une tuile s’appelle comme son premier hexagone.
refused-harvest-no-cube = Il n’y a pas de tel cube sur cette phéromone.
refused-harvest-other-tile = Choisissez pour la tuile demandée ; les autres suivent une à une.
refused-harvest-mandatory = La récolte est obligatoire : prenez un cube sur chacune de vos phéromones qui en a, et un pour chaque fouille.
refused-scavenge-food = Une fouille rapporte de la terre ou de la pierre, pas de nourriture.

refused-workshop-used = Une de vos nourrices y a déjà travaillé cette saison.
refused-tunnel-none-left = Il ne vous reste aucune galerie.
refused-tunnel-not-empty = Une galerie demande une case vide de terre ferme.
refused-tunnel-not-adjacent = Une galerie doit être à côté d’un de vos éléments : phéromone, tuile spéciale ou autre galerie.
refused-deepest = Votre fourmilière est déjà au niveau le plus profond.
refused-level-cost = Le niveau suivant coûte { $earth ->
    [0] { $stone ->
        [one] { $stone } pierre
       *[other] { $stone } pierres
    }
   *[other] { $stone ->
        [0] { $earth } terres
       *[other] { $earth } terres et { $stone } pierre
    }
}, plus que vous n’avez.
refused-nurse-none-left = Vos huit nourrices sont toutes en jeu.
refused-nurse-cost = Une nouvelle nourrice coûte 2 nourritures et 2 larves.

refused-objective-not-there = Cet objectif n’est pas sur le plateau.
refused-objective-not-leftmost = Quand on joue seul, on ne réalise que l’objectif le plus à gauche de chaque ligne.
refused-objective-done = Vous avez déjà réalisé cet objectif.
refused-objective-level = Réalisez d’abord un objectif de niveau { $level ->
    [1] I
   *[other] II
}.
refused-objective-mix = Dites combien de cubes sont de la terre, par exemple « earth 1 » ; le reste est de la pierre.
refused-objective-no-mix = Cet objectif n’est pas un mélange de terre et de pierre.
refused-objective-demand = « { $objective } » : { $has ->
    [0] il vous en manque { $needs } sur { $needs }
   *[other] vous n’en avez que { $has } sur { $needs }
}.
refused-objective-nurses = Outre la nourrice au travail, cet objectif demande des nourrices qui ne sont pas sur des objectifs ; il { $missing ->
    [one] en manque une
   *[other] en manque { $missing }
}.
refused-objective-other-mix = Cet objectif demande { $count } cubes en tout ; vous avez { $earth } terre et { $stone } pierre. Choisissez un autre mélange.
refused-give-no-tile = Aucune tuile ne porte ce nom ; une tuile s’appelle comme son premier hexagone.
refused-give-not-special = Choisissez une tuile spéciale qui porte votre cube.
refused-give-not-pheromone = Choisissez une de vos phéromones.
refused-give-chosen = Vous avez déjà choisi cette phéromone.
refused-give-not-connected = Les phéromones doivent se tenir, bord à bord, autant que l’objectif en demande.

refused-keep-too-much = Vous n’avez pas autant de cubes.
refused-keep-room = Gardez exactement autant de cubes qu’il y a de place : { $room }.
refused-feed-too-much = Vous pouvez changer des larves en nourriture { $most } fois au plus : il n’en faut pas davantage, ou il n’y a plus de larves.
refused-feed-no-food-left = Il ne reste que { $most ->
    [one] 1 nourriture
   *[other] { $most } nourritures
} à côté du plateau : les larves ne peuvent pas en donner plus.
refused-larvae = Trois larves font 1 nourriture ; { $larvae ->
    [0] vous n’en avez aucune
   *[other] vous n’en avez que { $larvae }
}.
refused-exchange-in-winter = En hiver, dites en une fois combien de fois des larves deviennent de la nourriture : par exemple « feed 1 ».
refused-no-cube-left = Il ne reste pas de nourriture à côté du plateau.

log-first = { $player } commence.
log-starts = Le sort décide qui part d’où.
log-prey = { $count } proies sont placées dans le jardin.
log-objectives = { $count } objectifs sont placés.
log-dice = Les dés donnent { $spring } pour le printemps, { $summer } pour l’été et { $autumn } pour l’automne.
log-reveal = Un nouvel objectif est dévoilé : { $objective }.
log-season = Année { $year }, { $season } : l’événement est { $event } ; premier joueur : { $player }.
log-plans = { $player } prépare la saison en secret.
log-event = { $player } choisit l’événement { $event }{ $larvae ->
    [0] { "" }
    [one] {", "}pour { $larvae } larve
   *[other] {", "}pour { $larvae } larves
}.
log-births = { $player } met les nourrices au travail{ $larvae ->
    [0] { "" }
    [one] {", "}{ $larvae } larve
   *[other] {", "}{ $larvae } larves
}{ $soldiers ->
    [0] { "" }
    [one] {", "}{ $soldiers } soldat
   *[other] {", "}{ $soldiers } soldats
}{ $workers ->
    [0] { "" }
    [one] {", "}{ $workers } ouvrière
   *[other] {", "}{ $workers } ouvrières
}{ $atelier ->
    [0] { "" }
    [one] {", "}{ $atelier } nourrice à l’atelier
   *[other] {", "}{ $atelier } nourrices à l’atelier
}{ $idle ->
    [0] { "" }
    [one] {", "}{ $idle } nourrice au repos
   *[other] {", "}{ $idle } nourrices au repos
}.
log-born = { $player } a l’événement { $event }{ $moved ->
    [0] { "" }
    [one] {" "}(pour { $moved } larve)
   *[other] {" "}(pour { $moved } larves)
}{ $larvae ->
    [0] { "" }
    [one] {", "}{ $larvae } larve née
   *[other] {", "}{ $larvae } larves nées
}{ $soldiers ->
    [0] { "" }
    [one] {", "}{ $soldiers } soldat né
   *[other] {", "}{ $soldiers } soldats nés
}{ $workers ->
    [0] { "" }
    [one] {", "}{ $workers } ouvrière née
   *[other] {", "}{ $workers } ouvrières nées
}{ $atelier ->
    [0] { "" }
    [one] {", "}{ $atelier } nourrice à l’atelier
   *[other] {", "}{ $atelier } nourrices à l’atelier
}.
log-exchange = { $player } change 3 larves en 1 nourriture.
log-gestation = { $player } envoie une ouvrière à la salle de gestation, { $larvae ->
    [0] mais il ne reste pas de larve
   *[other] 1 larve
}.
log-larder = { $player } envoie une ouvrière au garde-manger, { $count ->
    [0] mais il ne reste pas de nourriture
   *[other] 1 nourriture
}.
log-quarry = { $player } envoie une ouvrière à la carrière, { $count ->
    [0] mais il ne reste pas de { $cube }
   *[other] 1 { $cube }
}.
log-queen = { $player } nourrit la reine avec 1 nourriture{ $points ->
    [0] { "" }
   *[other] {", "}{ $points } points
}.
log-leave = { $player } fait sortir une ouvrière dans le jardin en { $place }.
log-step = { $player } déplace l’ouvrière en { $place }.
log-step-tile = { $player } déplace l’ouvrière sur la tuile en { $place }.
log-step-opposing = { $player } défausse 1 soldat pour entrer en { $place }, chez { $owner }.
log-hunt = { $player } chasse en { $place } ({ $prey }) avec { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
}, { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}{ $points ->
    [0] { "" }
    [one] {", "}{ $points } point
   *[other] {", "}{ $points } points
}.
log-clear = { $player } nettoie la phéromone pour 1 terre{ $points ->
    [0] { "" }
    [one] {", "}{ $points } point
   *[other] {", "}{ $points } points
}.
log-pheromone = { $player } pose une phéromone ({ $shape }) en { $places }{ $food ->
    [0] { "" }
    [one] {", "}{ $food } nourriture
   *[other] {", "}{ $food } nourritures
}{ $earth ->
    [0] { "" }
    [one] {", "}{ $earth } terre
   *[other] {", "}{ $earth } terres
}{ $stone ->
    [0] { "" }
    [one] {", "}{ $stone } pierre
   *[other] {", "}{ $stone } pierres
}{ $points ->
    [0] { "" }
    [one] {", "}{ $points } point
   *[other] {", "}{ $points } points
}.
log-build = { $player } pose une tuile spéciale ({ $tile }) en { $places }{ $points ->
    [0] { "" }
    [one] {", "}{ $points } point
   *[other] {", "}{ $points } points
}.
log-stop = { $player } retire l’ouvrière du jardin.
log-harvest = { $player } récolte 1 { $cube } sur la phéromone en { $place }.
log-scavenge = { $count ->
    [0] { $player } choisit { $cube } pour une fouille, mais il n’en reste pas.
   *[other] { $player } prend 1 { $cube } pour une fouille.
}
log-enough = { $player } ne récolte rien de plus.
log-harvested = Récolte : { $player }{ $food ->
    [0] { "" }
    [one] {", "}{ $food } nourriture
   *[other] {", "}{ $food } nourritures
}{ $earth ->
    [0] { "" }
    [one] {", "}{ $earth } terre
   *[other] {", "}{ $earth } terres
}{ $stone ->
    [0] { "" }
    [one] {", "}{ $stone } pierre
   *[other] {", "}{ $stone } pierres
}{ $points ->
    [0] { "" }
    [one] {", "}{ $points } point
   *[other] {", "}{ $points } points
}.
log-tunnel = { $player } creuse une galerie en { $place }, { $count ->
    [0] mais il ne reste pas de terre
   *[other] 1 terre
}.
log-deepen = { $player } creuse la fourmilière jusqu’au niveau { $level ->
    [1] I
    [2] II
   *[other] III
}.
log-nurse = { $player } forme une nouvelle nourrice pour 2 nourritures et 2 larves.
log-objective = { $points ->
    [0] { $player } s’attaque à l’objectif « { $objective } » et choisit des tuiles.
   *[other] { $player } réalise l’objectif « { $objective } », { $points } points.
}
log-objective-mix = { $player } réalise l’objectif « { $objective } »{ $earth ->
    [0] { "" }
    [one] {", "}{ $earth } terre
   *[other] {", "}{ $earth } terres
}{ $stone ->
    [0] { "" }
    [one] {", "}{ $stone } pierre
   *[other] {", "}{ $stone } pierres
}, { $points } points.
log-give = { $player } choisit la tuile en { $place } pour l’objectif{ $points ->
    [0] { "" }
   *[other] {" "}et le réalise, { $points } points
}.
log-earlier = { $player } l’avait réalisé avant, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-done = { $player } rappelle les nourrices de l’atelier{ $nurses ->
    [one] {", "}{ $nurses } n’a pas travaillé
   *[other] {", "}{ $nurses } n’ont pas travaillé
}.
log-keep = { $player } garde ce que le stock peut contenir{ $food ->
    [0] { "" }
    [one] {", "}{ $food } nourriture
   *[other] {", "}{ $food } nourritures
}{ $earth ->
    [0] { "" }
    [one] {", "}{ $earth } terre
   *[other] {", "}{ $earth } terres
}{ $stone ->
    [0] { "" }
    [one] {", "}{ $stone } pierre
   *[other] {", "}{ $stone } pierres
}.
log-feed = { $food ->
    [0] { $player } garde toutes ses larves cet hiver.
    [one] { $player } change { $larvae } larves en { $food } nourriture pour l’hiver.
   *[other] { $player } change { $larvae } larves en { $food } nourritures pour l’hiver.
}
log-winter = { $player } passe l’hiver{ $food ->
    [0] { "" }
    [one] {", "}{ $food } nourriture mangée
   *[other] {", "}{ $food } nourritures mangées
}{ $missing ->
    [0] { "" }
    [one] {", "}{ $missing } nourriture manquante
   *[other] {", "}{ $missing } nourritures manquantes
}{ $points ->
    [0] { "" }
    [one] {" : "}{ $points } point perdu
   *[other] {" : "}{ $points } points perdus
}.
log-starved = { $player } ne peut pas nourrir la fourmilière : il manque { $missing } { $missing ->
    [one] nourriture
   *[other] nourritures
} pour l’hiver.
log-lost = La partie est perdue.

expected-action = une action telle que larder, leave, step ou pheromone
expected-chance = first, starts, prey, objectives, dice ou reveal
expected-cube = food, earth ou stone, selon ce que les règles permettent
expected-event = un événement : level, point, larvae, harvest, move, soldier, hexagon ou worker
expected-hex = un hexagone tel que h7
expected-number = un nombre possible ici
expected-objective = un objectif tel que food-3
expected-prey = ladybug, termite ou spider
expected-shape = une forme : pair, triangle, line, rhombus, pistol, trapezoid ou pyramid
expected-special = aphid-farm, scavenging ou sub-colony
expected-tile-place = une place pour cette tuile sur la terre ferme, ses hexagones depuis le haut à gauche, tels que h5-h6
expected-track = larvae, soldiers, workers, atelier ou kept, dans cet ordre, ou none

# Comme le journal le dit : à la place de la phrase d’un choix (-told), ou à la suite de la ligne d’avant (-then).
log-step-then = {" "}→ { $place }
log-step-tile-then = {" "}→ { $place }
log-step-opposing-then = {" "}→ { $place } (1 soldat contre { $owner })
log-stop-then = { "" }
log-harvest-then = , 1 { $cube } en { $place }
log-enough-then = { "" }
log-hunt-then = , chasse en { $place } ({ $prey }) avec { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
}, { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}{ $points ->
    [0] { "" }
    [one] {", "}{ $points } point
   *[other] {", "}{ $points } points
}
log-clear-then = , nettoie la phéromone pour 1 terre{ $points ->
    [0] { "" }
    [one] {", "}{ $points } point
   *[other] {", "}{ $points } points
}
log-pheromone-then = , pose une phéromone ({ $shape }) en { $places }{ $food ->
    [0] { "" }
    [one] {", "}{ $food } nourriture
   *[other] {", "}{ $food } nourritures
}{ $earth ->
    [0] { "" }
    [one] {", "}{ $earth } terre
   *[other] {", "}{ $earth } terres
}{ $stone ->
    [0] { "" }
    [one] {", "}{ $stone } pierre
   *[other] {", "}{ $stone } pierres
}{ $points ->
    [0] { "" }
    [one] {", "}{ $points } point
   *[other] {", "}{ $points } points
}
log-build-then = , pose une tuile spéciale ({ $tile }) en { $places }{ $points ->
    [0] { "" }
    [one] {", "}{ $points } point
   *[other] {", "}{ $points } points
}

# D’où viennent les points, et quelques chiffres d’une partie finie.
points-start = Au départ
points-pheromones = Phéromones
points-special-tiles = Tuiles spéciales
points-prey = Proies
points-clearing = Phéromones nettoyées
points-queen = Reine
points-sub-colonies = Sous-fourmilières
points-objectives = Objectifs
points-earlier = Objectifs réalisés avant d’autres
points-winter = Hiver
points-lost-game = Partie perdue
fact-tiles = Tuiles dans le jardin
fact-prey = Proies gardées
fact-objectives = Objectifs réalisés
fact-nurses = Nourrices
fact-level = Niveau de la fourmilière
fact-exits = Sorties de tunnel
