game-fourmidable = Fourmidable
game-fourmidable-summary = Envoyez chasseurs, fermiers et creuseurs dans la forêt et le nid, récoltez ce que demandent vos objectifs et marquez votre territoire avant l’hiver.

variant-fourmidable-child = Enfant : récolter et révéler
variant-fourmidable-apprentice = Apprenti : naissances, prédateurs, météo, bibliothèque
variant-fourmidable-intermediate = Intermédiaire : espèces et cartes spéciales
variant-fourmidable-experienced = Expérimenté : objectifs dévoilés, sélection des cartes, phéromones adjacentes
variant-fourmidable-solo = Solo : six tours contre les prédateurs
option-fourmidable-species = Les espèces sont
option-fourmidable-species-dealt = distribuées au hasard
option-fourmidable-species-chosen = choisies à tour de rôle
option-fourmidable-predators = Les prédateurs
option-fourmidable-predators-block = barrent le passage aux fourmis
option-fourmidable-predators-pass = laissent passer les fourmis
option-fourmidable-worm = Le ver va
option-fourmidable-worm-rooms = dans la terre, chez la reine et à la bibliothèque
option-fourmidable-worm-earth = seulement dans la terre
option-fourmidable-hunt = L’espèce Prédateur déplace
option-fourmidable-hunt-another = un autre prédateur que l’action
option-fourmidable-hunt-any = n’importe quel prédateur
option-fourmidable-births = Tuiles naissance de toutes les parties
option-fourmidable-births-four = quatre (deux de plus à six)
option-fourmidable-births-five = cinq (une de plus à six)
option-fourmidable-forest = Fourmis et prédateurs vont
option-fourmidable-forest-whole = partout dans la forêt
option-fourmidable-forest-middle = seulement au centre
option-fourmidable-deck = Objectifs
option-fourmidable-deck-weighed = d’une à trois ressources, pesés par le jeu
option-fourmidable-deck-symmetric = de deux ou trois ressources, tous aussi fréquents
option-fourmidable-objectives = Les objectifs
option-fourmidable-objectives-standard = sont reconstitués
option-fourmidable-objectives-box = sont ceux d’une boîte imprimée

seat-white = blanc
seat-blue = bleu
seat-yellow = jaune
seat-red = rouge
seat-green = vert
seat-violet = violet

caste-hunter = chasseur
caste-farmer = fermier
caste-digger = creuseur
resource-ladybug = coccinelle
resource-caterpillar = chenille
resource-beetle = scarabée
resource-blueberry = bleuet
resource-raspberry = framboise
resource-mushroom = champignon
resource-clay = terre orange
resource-stone = terre grise
resource-soil = terre brune
predator-spider = araignée
predator-grasshopper = sauterelle
predator-worm = ver de terre
predator-spider-text = Se déplace dans la forêt et mange un insecte. Jamais sur une fourmi, une phéromone, un trou de nid, l’eau ou un autre prédateur.
predator-grasshopper-text = Se déplace dans la forêt et mange une plante. Jamais sur une fourmi, une phéromone, un trou de nid, l’eau ou un autre prédateur.
predator-worm-text = Se déplace dans n’importe quel nid et mange une terre. Jamais sur une fourmi, une case numérotée ou un autre prédateur.
time-day = jour
time-night = nuit
weather-sun = soleil
weather-wind = vent
weather-rain = pluie
weather-any = ?
species-flying = Volante
species-predator = Prédateur
species-architect = Architecte
species-diplomat = Diplomate
species-insomniac = Insomniaque
species-strategist = Stratège
species-flying-text = Une fois par tour de jour, une phéromone sur un terrain vide.
species-predator-text = Une fois par tour de nuit, un prédateur de plus à déplacer.
species-architect-text = Vos trous de nid peuvent être une case plus loin.
species-diplomat-text = Vos fourmis traversent ce qui est aux autres.
species-insomniac-text = Cartes jour et nuit jouables à tout moment.
species-strategist-text = Un objectif de plus à voir quand vous pigez, ou le prochain de la pile.

special-five-hunter = cinq chasseurs à la fin
special-five-farmer = cinq fermiers à la fin
special-five-digger = cinq creuseurs à la fin
special-two-of-each = deux fourmis de chaque type à la fin
special-four-holes = quatre trous de nid à la fin
special-all-pheromones = toutes les phéromones placées à la fin
special-harvest-ladybug-day = 2 points pour une récolte : coccinelle (jour)
special-harvest-ladybug-night = 2 points pour une récolte : coccinelle (nuit)
special-harvest-caterpillar-day = 2 points pour une récolte : chenille (jour)
special-harvest-caterpillar-night = 2 points pour une récolte : chenille (nuit)
special-harvest-beetle-day = 2 points pour une récolte : scarabée (jour)
special-harvest-beetle-night = 2 points pour une récolte : scarabée (nuit)
special-harvest-blueberry-day = 2 points pour une récolte : bleuet (jour)
special-harvest-blueberry-night = 2 points pour une récolte : bleuet (nuit)
special-harvest-raspberry-day = 2 points pour une récolte : framboise (jour)
special-harvest-raspberry-night = 2 points pour une récolte : framboise (nuit)
special-harvest-mushroom-day = 2 points pour une récolte : champignon (jour)
special-harvest-mushroom-night = 2 points pour une récolte : champignon (nuit)
special-harvest-clay-day = 2 points pour une récolte : terre orange (jour)
special-harvest-clay-night = 2 points pour une récolte : terre orange (nuit)
special-harvest-stone-day = 2 points pour une récolte : terre grise (jour)
special-harvest-stone-night = 2 points pour une récolte : terre grise (nuit)
special-harvest-soil-day = 2 points pour une récolte : terre brune (jour)
special-harvest-soil-night = 2 points pour une récolte : terre brune (nuit)
special-draw-hunter-day = objectif chasseur (jour)
special-draw-hunter-night = objectif chasseur (nuit)
special-draw-farmer-day = objectif fermier (jour)
special-draw-farmer-night = objectif fermier (nuit)
special-draw-digger-day = objectif creuseur (jour)
special-draw-digger-night = objectif creuseur (nuit)
special-steps-hunter-day = +2 déplacements pour un chasseur (jour)
special-steps-hunter-night = +2 déplacements pour un chasseur (nuit)
special-steps-farmer-day = +2 déplacements pour un fermier (jour)
special-steps-farmer-night = +2 déplacements pour un fermier (nuit)
special-steps-digger-day = +2 déplacements pour un creuseur (jour)
special-steps-digger-night = +2 déplacements pour un creuseur (nuit)
special-look-hunter-night = 2 objectifs chasseur de plus à regarder (nuit)
special-look-farmer-day = 2 objectifs fermier de plus à regarder (jour)
special-look-digger-night = 2 objectifs creuseur de plus à regarder (nuit)
special-move-worm-day = déplacer le prédateur : ver de terre (jour)
special-move-worm-night = déplacer le prédateur : ver de terre (nuit)
special-move-spider-day = déplacer le prédateur : araignée (jour)
special-move-spider-night = déplacer le prédateur : araignée (nuit)
special-move-grasshopper-day = déplacer le prédateur : sauterelle (jour)
special-move-grasshopper-night = déplacer le prédateur : sauterelle (nuit)
special-birth-hunter-night = naissance d’un chasseur (nuit)
special-birth-farmer-day = naissance d’un fermier (jour)
special-birth-digger-day = naissance d’un creuseur (jour)
special-birth-any-night = naissance d’une fourmi au choix (nuit)
special-dig-further-day = trou de nid 2 cases plus loin (jour)
special-dig-further-night = trou de nid 2 cases plus loin (nuit)
special-erase-day = effacer une phéromone (jour)
special-place-day = placer une phéromone (jour)
special-place-night = placer une phéromone (nuit)
special-cross-day = passer par-dessus l’adversaire (jour)
special-cross-night = passer par-dessus l’adversaire (nuit)
special-hole-day = 2 points pour un trou de nid (jour)
special-hole-night = 2 points pour un trou de nid (nuit)
special-skip-earth-day = passer par-dessus une case de terre (jour)
special-skip-earth-night = passer par-dessus une case de terre (nuit)

effect-five = 4 points à la fin pour cinq fourmis de ce type. Elle reste en main jusque-là.
effect-two-of-each = 4 points à la fin pour deux fourmis de chaque type. Elle reste en main jusque-là.
effect-four-holes = 3 points à la fin pour quatre trous de nid. Elle reste en main jusque-là.
effect-all-pheromones = 3 points à la fin si les 18 phéromones sont placées. Elle reste en main jusque-là.
effect-harvest = Vous marquez si vous l’avez récolté dans la même action ; vous gardez la ressource.
effect-draw = Pigez un objectif de ce type ; Expérimenté : accomplissez-en un dévoilé sans la bibliothèque, mais en payant.
effect-steps = Deux déplacements de plus pour une fourmi en chemin.
effect-look = Deux cartes de plus quand vous avez pigé des objectifs de ce type ; Expérimenté : les deux prochaines de la pile.
effect-move = Déplace le prédateur ; votre action prédateur reste libre.
effect-birth = Une naissance sans tuile. C’est votre action, et votre naissance du tour.
effect-dig-further = Un nouveau trou de nid peut être deux cases plus loin quand vous le placez.
effect-erase = Efface de la forêt une phéromone qui n’est pas sous un trou de nid.
effect-place = Place une de vos phéromones sur un terrain vide libre.
effect-cross = Une fourmi en chemin traverse ce qui est aux autres.
effect-hole = Vous marquez si vous avez placé un nouveau trou de nid dans la même action.
effect-skip-earth = Un creuseur en chemin passe par-dessus une case de terre.

objective-name = { $count ->
    [1] { $first }
    [2] { $first }, { $second }
   *[other] { $first }, { $second }, { $third }
}
objective-text = Un objectif de { $caste } : { $points } points.

log-first = { $player } commence, de { $time }.
log-species-dealt = Les espèces sont distribuées.
log-species = { $player } prend l’espèce { $species }.
log-row = Les premiers objectifs sont dévoilés.
log-specials = { $player } reçoit { $count ->
    [one] { $count } carte spéciale
   *[other] { $count } cartes spéciales
}.
log-takes = { $player } prend la carte « { $card } ».
log-takes-hidden = { $player } prend une carte spéciale.
log-ants = { $player } commence avec { $hunters ->
    [one] { $hunters } chasseur
   *[other] { $hunters } chasseurs
}, { $farmers ->
    [one] { $farmers } fermier
   *[other] { $farmers } fermiers
} et { $diggers ->
    [one] { $diggers } creuseur
   *[other] { $diggers } creuseurs
}.
log-ant = { $player } commence avec un { $caste }.
log-split = { $player } demande { $hunters ->
    [one] { $hunters } objectif chasseur
   *[other] { $hunters } objectifs chasseur
}, { $farmers } fermier et { $diggers } creuseur.
log-draws = { $player } pige { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}.
log-draws-hidden = { $player } pige { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}.
log-weather = La rose des vents indique : { $weather }.
log-chooses-weather = { $player } choisit la météo : { $weather }.
log-birth = { $player } donne naissance à un { $caste }.
log-walk = { $player } envoie un { $caste } ({ $place }).
log-step = La fourmi de { $player } va sur { $place }.
log-skip = Le creuseur de { $player } passe par-dessus la terre de { $place }.
log-stop = La fourmi de { $player } s’arrête.
log-hole = { $player } ouvre un trou de nid sur { $place }.
log-study = { $player } étudie à la bibliothèque.
log-keeps = { $player } garde un objectif ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-keeps-hidden = { $player } garde un objectif { $caste }.
log-puts-under = { $player } remet un objectif sous sa pile ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-puts-under-hidden = { $player } remet un objectif { $caste } sous sa pile.
log-completes = { $player } accomplit un objectif ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-reveals = { $player } révèle un objectif ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-refill = Nouvel objectif dévoilé ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-lost = Les prédateurs accomplissent un objectif ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-predator = { $player } déplace un prédateur ({ $predator }) sur { $place }.
log-hunt = L’espèce de { $player } déplace un prédateur ({ $predator }) sur { $place }.
log-feed = { $player } mène le prédateur sur { $place }.
log-plays = { $player } joue « { $card } ».
log-plays-at = { $player } joue « { $card } » : { $place }.
log-fly = Les fourmis volantes de { $player } marquent { $place }.
log-peek = { $player } regarde le prochain objectif.
log-peeks = { $player } voit la suite : { $cards }.
log-peeks-hidden = { $player } regarde { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de la pile.
log-bag = Tiré du sac : { $resource }.
log-done = { $player } en reste là.
log-harvests = { $player } récolte : { $resource }.
log-marks = { $player } place une phéromone ; il en reste { $left }.
log-eaten = Les prédateurs ont mangé : { $resource }.
log-round = Tour { $round }, { $time } ; { $player } commence.
log-final-score = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, dont { $pheromones } pour les phéromones et { $bonus } pour les cartes bonus.

rule-setup = Mise en place
rule-actions = Actions
rule-rounds = Tours
rule-births = Donner naissance à une fourmi
rule-crossing = Passer par-dessus l’adversaire
rule-draft = Sélection des cartes spéciales
rule-end-cards = Cartes de fin de partie
rule-library = La bibliothèque
rule-movement = Déplacer une fourmi
rule-nest = Dans le nid
rule-nest-holes = Trous de nid
rule-objectives = Objectifs
rule-pheromones = Phéromones
rule-predators = Prédateurs
rule-row = Les objectifs dévoilés
rule-skip-earth = Passer par-dessus une terre
rule-solo = Solo
rule-special-cards = Cartes spéciales
rule-species = Espèces
rule-weather = Météo

refused-all-ants-at-once = À ce niveau, vous choisissez toutes vos premières fourmis à la fois.
refused-all-born = Les cinq fourmis de ce type sont déjà nées.
refused-ant-count = Choisissez { $count ->
    [one] { $count } fourmi
   *[other] { $count } fourmis
}.
refused-ant-has-moved = Cette fourmi s’est déjà déplacée pendant ce tour : une fois par tour.
refused-ant-on-terrain = Une fourmi adverse s’y trouve.
refused-ants-when = Les premières fourmis se choisissent pendant la mise en place. { $now }
refused-birth-done = Vous avez déjà donné naissance pendant ce tour : une fois par tour.
refused-birth-when = Une naissance est une action : elle est possible quand vous choisissez votre action. { $now }
refused-cannot-pay = Vous n’avez pas les ressources de cet objectif : il se paie en entier.
refused-card-for-a-walk = Cette carte est pour une fourmi en déplacement : prenez-en une, puis jouez la carte avant qu’elle s’arrête. { $now }
refused-card-taken = Cette carte est déjà prise.
refused-card-time = Cette carte se joue de { $time } ; c’est maintenant : { $now }.
refused-choose-from-drawn-first = Choisissez d’abord parmi les objectifs pigés ; jouez cette carte ensuite.
refused-choose-species-when = Les espèces se choisissent à tour de rôle pendant la mise en place, quand elles ne sont pas distribuées. { $now }
refused-complete-here = À ce niveau, on ne pige rien à la bibliothèque : accomplissez un objectif dévoilé, ou terminez.
refused-complete-when = Un objectif dévoilé s’accomplit quand une fourmi de son type termine son déplacement dans la bibliothèque et que vous pouvez payer. { $now }
refused-crosses-already = Cette fourmi peut déjà passer par-dessus l’adversaire.
refused-deck-empty = Il n’y a plus d’objectifs dans cette pile.
refused-deck-too-small = Il n’y a pas autant d’objectifs de ce type.
refused-dig-further-when = Jouez cette carte après avoir creusé une case numérotée, avant de placer le trou de nid. { $now }
refused-done-when = On ne passe pas : vous terminez après votre action, à la bibliothèque quand il n’y a rien à piger, ou quand seule une carte spéciale pourrait encore donner naissance. { $now }
refused-earth = Seuls les creuseurs entrent dans une terre non creusée.
refused-end-card = Cette carte se montre à la fin de la partie.
refused-feed-when = En solo, vous menez un prédateur à sa nourriture quand plusieurs cases sont également proches. { $now }
refused-hand-full = Vous avez quatre objectifs en main : révélez-en un d’abord.
refused-hole-ground = Un trou de nid se place sur un terrain vide ou sur l’une de vos phéromones, sans prédateur ni fourmi adverse.
refused-hole-too-far = C’est à plus de { $reach ->
    [one] { $reach } case
   *[other] { $reach } cases
} de tous vos trous de nid.
refused-hole-when = Un trou de nid se place dès que l’un de vos creuseurs a creusé une case numérotée. { $now }
refused-keep-when = Vous gardez un objectif quand vous venez d’en piger. { $now }
refused-look-when = Jouez cette carte pendant que vous choisissez parmi des objectifs de son type que vous venez de piger. { $now }
refused-must-dig-behind = Le creuseur est passé par-dessus une terre et doit creuser celle de derrière.
refused-must-draw = Vous pouvez piger des objectifs ici, vous devez donc le faire.
refused-name-a-caste = Indiquez quel type de fourmi doit naître.
refused-name-a-hex = Indiquez sur quelle case.
refused-name-an-objective = Indiquez lequel des objectifs dévoilés vous accomplissez.
refused-no-birth-tile = Il ne reste plus de tuile naissance de ce type pour ce tour.
refused-no-births-for-children = Au niveau Enfant, il n’y a pas de naissances ; elles viennent au niveau Apprenti.
refused-no-holes-for-children = Au niveau Enfant, les cases numérotées ne se creusent pas.
refused-no-new-hole = Cette carte récompense un nouveau trou de nid : jouez-la après l’avoir placé, dans la même action.
refused-no-pheromone-there = Il n’y a pas là de phéromone à retirer.
refused-no-pheromones = Vous n’avez plus de phéromones.
refused-no-place-for-hole = Son trou de nid n’aurait pas de place dans la forêt : cette case ne peut pas être creusée.
refused-no-predators-alone = En solo, seuls le sac et les cartes déplacent les prédateurs.
refused-no-predators-for-children = Au niveau Enfant, il n’y a pas de prédateurs ; ils viennent au niveau Apprenti.
refused-no-skip-card = Passer par-dessus une terre demande une carte spéciale : jouez-la pendant le déplacement du creuseur.
refused-no-special-cards = Les cartes spéciales viennent au niveau Intermédiaire.
refused-no-stop = Une fourmi peut traverser cette case, mais pas s’y arrêter.
refused-no-such-ant = Vous n’avez pas cette fourmi à cet endroit.
refused-no-such-card = Vous n’avez pas cette carte.
refused-no-target = Cette carte ne vise rien.
refused-no-way-on = Votre fourmi ne pourrait plus s’arrêter nulle part, ou votre trou de nid n’aurait plus de place : finissez cela d’abord.
refused-no-way-out = Il ne reste pas assez de déplacements pour ressortir des cases adverses.
refused-no-weather = Choisissez le soleil, le vent ou la pluie.
refused-not-drawn = Vous n’avez pas pigé cet objectif.
refused-not-empty-terrain = Il n’y a pas là de terrain vide.
refused-not-harvested = Cette carte récompense une récolte ({ $resource }) : jouez-la après la récolte, dans la même action.
refused-not-in-hand = Vous n’avez pas cet objectif en main.
refused-not-in-pack = Cette carte n’est pas dans le paquet que vous tenez.
refused-not-in-row = Cet objectif n’est pas dévoilé.
refused-not-its-place = L’araignée et la sauterelle vivent dans la forêt, le ver dans les nids.
refused-not-nearest = Le prédateur prend la case la plus proche avec cette nourriture.
refused-not-next-to-it = Ce n’est pas à côté de la fourmi.
refused-not-plain-earth = On ne passe que par-dessus une terre non numérotée et non creusée.
refused-nothing-behind = Il n’y a pas derrière de terre que le creuseur puisse encore atteindre.
refused-nothing-new = Vous connaissez déjà les prochaines cartes.
refused-one-ant-at-a-time = À ce niveau, vous choisissez vos premières fourmis une par une.
refused-other-objectives = Cette carte est pour les objectifs { $caste }.
refused-other-species = Seule l’espèce { $species } peut faire cela.
refused-others-in-the-way = Des fourmis, phéromones ou trous de nid adverses barrent le passage.
refused-out-of-bounds = C’est de l’eau, ou hors jeu.
refused-own-hole-by-cell = C’est votre propre trou de nid : allez-y par sa case { $place }.
refused-peek-level = Le Stratège ne regarde le prochain objectif qu’au niveau Expérimenté ; ailleurs, il voit une carte de plus à chaque pige.
refused-peek-when = Le Stratège regarde le prochain objectif avant une action. { $now }
refused-play-when = Les cartes spéciales se jouent pendant votre action, avant elle ou juste après. { $now }
refused-predator-done = Vous avez déjà déplacé un prédateur pendant ce tour : une fois par tour.
refused-predator-in-the-way = Un prédateur barre le passage.
refused-predator-place-taken = Un prédateur va sur une case sans fourmi, phéromone, trou de nid ni prédateur.
refused-predator-when = Déplacer un prédateur est une action : c’est possible quand vous choisissez votre action. { $now }
refused-reveal-when = Les objectifs se révèlent pendant les tours, et une dernière fois après le tour ou la partie. { $now }
refused-same-predator = Pendant un tour, votre espèce et votre action doivent déplacer des prédateurs différents.
refused-species-taken = Cette espèce est déjà prise.
refused-species-time = Votre espèce peut faire cela de { $time } ; c’est maintenant : { $now }.
refused-species-used = Votre espèce a déjà servi pendant ce tour.
refused-species-when = Votre espèce sert pendant votre action, avant elle ou juste après. { $now }
refused-split-count = Choisissez sept objectifs en tout.
refused-split-when = Ce n’est qu’au niveau Enfant, avant les premières fourmis, que vous dites combien d’objectifs de chaque type vous pigez. { $now }
refused-step-when = Seule une fourmi en déplacement avance, passe par-dessus une terre ou s’arrête : prenez-en une d’abord. { $now }
refused-study-when = Les objectifs se pigent quand une fourmi termine son déplacement dans la bibliothèque. { $now }
refused-take-when = Les cartes spéciales se prennent pendant la sélection, ou avant une partie solo. { $now }
refused-terrain-occupied = Un prédateur ou une fourmi adverse s’y trouve.
refused-under-when = Des cartes vont sous leur pile quand vous en avez pigé plusieurs et gardé une. { $now }
refused-walk-when = Une fourmi se prend quand vous choisissez votre action. { $now }
refused-weather-when = Le premier joueur choisit la météo quand la rose des vents indique « ? ». { $now }
refused-worm-stays-below = Le ver a peur de la surface : il ne va ni dans un trou de nid ni sur une case numérotée.
refused-worm-stays-in-earth = Dans cette partie, le ver ne va que sur les cases de terre non numérotées.
refused-wrong-caste = Il faut pour cela un { $caste }.

now-species = À faire : choisir une espèce.
now-take = À faire : prendre une carte spéciale.
now-ants = À faire : choisir vos premières fourmis.
now-split = À faire : dire combien d’objectifs de chaque type vous pigez.
now-weather = À faire : choisir la météo.
now-turn = À faire : choisir votre action.
now-walk = À faire : votre fourmi est en déplacement.
now-hole = À faire : placer votre trou de nid.
now-library = À faire : votre fourmi est à la bibliothèque.
now-keep = À faire : garder l’un des objectifs pigés.
now-under = À faire : remettre les autres objectifs sous leur pile.
now-feed = À faire : mener le prédateur à sa nourriture.
now-close = À faire : votre action est finie ; jouez des cartes ou terminez.
now-last = À faire : révéler ce que vous pouvez payer, ou terminer.

expected-action = une action telle que walk, step, birth ou predator
expected-caste = hunter, farmer ou digger
expected-chance = first, species, row, specials, objectives, weather, peek, refill ou bag
expected-hex = une case telle que h4
expected-number = un nombre possible ici
expected-objective = un objectif tel que h01
expected-place = un endroit tel que h4, queen ou r1c3
expected-predator = spider, grasshopper ou worm
expected-resource = une ressource telle que ladybug ou clay
expected-special = une carte spéciale telle que steps-hunter-day
expected-species = flying, predator, architect, diplomat, insomniac ou strategist
expected-time = day ou night
expected-weather = sun, wind, rain ou any
expected-copies = le nombre de cartes sans la marque 4+
expected-copies-4-plus = le nombre de cartes avec la marque 4+
expected-points = les points de la carte

box-no-copies = Ligne { $line } du fichier de boîte : cette carte n’existe pas du tout ; l’un des deux premiers nombres doit être au moins 1.
box-mixed-objective = Ligne { $line } du fichier de boîte : { $resource } ne va pas avec ce que récolte un { $caste } ; un objectif coûte des ressources d’un seul type de fourmi.
box-dear-objective = Ligne { $line } du fichier de boîte : un objectif coûte au plus { $most } ressources.
box-many-objectives = Le fichier de boîte contient plus de { $most } objectifs pour un { $caste }.
box-few-objectives = À { $players } joueurs, le fichier de boîte contient { $found } objectifs ; il en faut au moins { $least }.

place-hole = le trou de nid
place-queen = la chambre de la reine
place-library = la bibliothèque
# Earth of the nest: cells with a number, then by row and place in it.
place-r0c2 = la case 2 du nid
place-r0c3 = la case 3 du nid
place-r0c4 = la case 4 du nid
place-r1c0 = nid 1-1
place-r1c1 = nid 1-2
place-r1c2 = nid 1-3
place-r1c3 = nid 1-4
place-r1c4 = nid 1-5
place-r2c0 = nid 2-1
place-r2c1 = nid 2-2
place-r2c2 = nid 2-3
place-r2c3 = nid 2-4
place-r2c4 = nid 2-5
place-r3c0 = nid 3-1
place-r3c1 = nid 3-2
place-r3c2 = nid 3-3
place-r3c3 = nid 3-4
place-r3c4 = nid 3-5

log-predator-nest = { $player } déplace un prédateur ({ $predator }) : { $place }, nid de { $owner }.
log-hunt-nest = L’espèce de { $player } déplace un prédateur ({ $predator }) : { $place }, nid de { $owner }.
log-feed-nest = { $player } mène le prédateur dans le nid : { $place }.
log-plays-at-nest = { $player } joue « { $card } » : { $place }, nid de { $owner }.

# Comme le journal le dit : à la place de la phrase d’un choix (-told), ou à la suite de la ligne d’avant (-then).
log-row-told = Les objectifs communs sont posés.
log-draws-told = { $player } pige { $count ->
    [one] un objectif
   *[other] { $count } objectifs
}.
log-draws-then = , pige { $count ->
    [one] un objectif
   *[other] { $count } objectifs
}
log-draws-hidden-then = , pige { $count ->
    [one] un objectif
   *[other] { $count } objectifs
}
log-keeps-told = { $player } garde un objectif ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-keeps-then = {" "}et en garde un ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
log-keeps-hidden-then = {" "}et en garde un
log-puts-under-told = { $player } remet un objectif sous sa pile ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-puts-under-then = { "" }
log-puts-under-hidden-then = { "" }
log-completes-told = { $player } accomplit un objectif ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-completes-then = , accomplit un objectif ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
log-reveals-told = { $player } révèle un objectif ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-refill-told = Un nouvel objectif est visible ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-refill-then = { "" }
log-lost-told = Les prédateurs accomplissent un objectif ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-peeks-told = { $player } regarde les prochaines cartes.
log-reveals-then = , révèle un objectif ({ $count ->
        [1] { $first }
        [2] { $first } et { $second }
       *[other] { $first }, { $second } et { $third }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
log-step-then = {" "}→ { $place }
log-skip-then = {" "}→ par-dessus { $place }
log-stop-then = { "" }
log-hole-then = , ouvre un trou de nid sur { $place }
log-study-then = , étudie à la bibliothèque
log-done-then = { "" }
log-harvests-then = , { $resource }
log-marks-told = { $player } place une phéromone.
log-marks-then = , une phéromone
log-eaten-then = , mangé : { $resource }

# D’où viennent les points, et quelques chiffres d’une partie finie.
points-objectives = Objectifs
points-pheromones = Phéromones
points-holes = Trous de nid
points-majorities = Cartes bonus (le plus d’objectifs d’un type)
points-cards = Cartes spéciales
fact-objectives = Objectifs révélés
fact-pheromones = Phéromones dans la forêt
fact-holes = Trous de nid ouverts
fact-dug = Cases ouvertes dans le nid
fact-ants = Fourmis nées
fact-unused = Ressources restantes
rating-solo = { $points } points en solo : { $rating }.
rating-none = pas encore de titre, au-delà de 100 ce serait une colonie intelligente
rating-intelligent = une colonie intelligente
rating-brilliant = une colonie brillante
rating-fantastic = une colonie fantastique
rating-magnificent = une colonie magnifique
