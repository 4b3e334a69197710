game-hidden-empires = Hidden Empires
game-hidden-empires-summary = Guidez une colonie de fourmis : envoyez des fourrageuses, gardez le couvain, élevez reines et mâles, et laissez-les s’envoler.

variant-hidden-empires-basic = Jeu de base
variant-hidden-empires-advanced = Jeu avancé
option-hidden-empires-predators = Les prédateurs renvoient
option-hidden-empires-predators-finders = les fourmis qui les ont trouvés
option-hidden-empires-predators-everybody = toutes les fourmis qui s’y trouvent
option-hidden-empires-turn-order = Ordre des tours
option-hidden-empires-turn-order-clockwise = dans le sens horaire, toujours depuis le même joueur
option-hidden-empires-turn-order-random = tiré au sort à chaque tour de jeu
option-hidden-empires-starts = Zones de départ
option-hidden-empires-starts-standard = de la carte reconstituée
option-hidden-empires-starts-box = comme imprimées dans une boîte
option-hidden-empires-target = Points qui mettent fin à la partie
option-hidden-empires-restart = Nouveau départ
option-hidden-empires-restart-off = une colonie sans reine continue
option-hidden-empires-restart-on = une colonie sans reine peut recommencer
option-hidden-empires-down-with-the-queen = À bas la reine
option-hidden-empires-down-with-the-queen-off = le score décide
option-hidden-empires-down-with-the-queen-on = qui tue une reine gagne
option-hidden-empires-fewer-events = Moins d’événements
option-hidden-empires-fewer-events-off = une carte à chaque tour de joueur
option-hidden-empires-fewer-events-on = un événement par tour de jeu, aucune autre carte
option-hidden-empires-realistic-time-scale = Échelle de temps réaliste
option-hidden-empires-realistic-time-scale-off = les traits se gagnent pendant la partie
option-hidden-empires-realistic-time-scale-on = trois traits sont choisis avant la partie, on ne pioche pas
option-hidden-empires-overbidding = Enchères au-delà de son ADN
option-hidden-empires-overbidding-on = permises : qui ne peut pas payer laisse la carte à l’enchère suivante
option-hidden-empires-overbidding-off = personne n’enchérit plus qu’il ne peut payer
option-hidden-empires-discovery = Qui retourne les marqueurs cachés
option-hidden-empires-discovery-all-ants = les éclaireuses, et les fourmis là où elles sont
option-hidden-empires-discovery-scouts = les éclaireuses seulement
option-hidden-empires-nest-losses = Défenseuses d’un nid
option-hidden-empires-nest-losses-chosen = leur propriétaire dit de quelles chambres elles partent
option-hidden-empires-nest-losses-in-order = d’abord de la réserve, les nourrices en dernier
option-hidden-empires-nest-sites = Entrées et sorties du nid
option-hidden-empires-nest-sites-closed = seulement par le nid lui-même
option-hidden-empires-nest-sites-open = aussi par les sites

box-players = Ligne { $line } du fichier de boîte : « { $found } » se trouve là où la ligne devrait commencer par un nombre de joueurs, de 2 à 6.
box-players-twice = Ligne { $line } du fichier de boîte : les zones pour { $players } joueurs ont déjà été nommées.
box-area-twice = Ligne { $line } du fichier de boîte : { $area } est nommée deux fois.

seat-red = rouge
seat-yellow = jaune
seat-blue = bleu
seat-green = vert
seat-black = noir
seat-white = blanc

caste-worker = ouvrières
caste-media = médias
caste-major = majors
caste-one-worker = ouvrière
caste-one-media = média
caste-one-major = major

marker-predators = prédateurs
marker-prey = proies
marker-plants = plantes
marker-aphids = pucerons
marker-empty = rien

chamber-builders = chez les bâtisseuses
chamber-nurses = chez les nourrices
chamber-reserves = dans la réserve

member-nurse = une nourrice
member-builder = une bâtisseuse
member-virgin-queen = une reine vierge
member-drone = un mâle
member-female-egg = un œuf femelle
member-male-egg = un œuf mâle
member-female-larva = une larve femelle
member-male-larva = une larve mâle
member-small-pupa = une petite nymphe femelle
member-medium-pupa = une nymphe femelle moyenne
member-large-pupa = une grande nymphe femelle
member-male-pupa = une nymphe mâle
member-replete = une fourmi-outre
member-miller = une meunière
member-stored-food = des réserves de nourriture

card-plant-specialist = Spécialiste des plantes
card-aphid-specialist = Spécialiste des pucerons
card-prolific-queen = Reine prolifique
card-trunk-building = Grandes pistes
card-bivouac = Bivouac
card-supercolony = Supercolonie
card-slave-making = Esclavagisme
card-harvester = Moissonneuses
card-replete = Fourmis-outres
card-deadly-sting = Piqûre mortelle
card-mace = Gaz de panique
card-suicide-bombing = Fourmis explosives
card-recruitment = Recrutement
card-territory-marking = Marquage du territoire
card-repellent = Répulsif
card-warning-coloration = Couleurs d’avertissement
card-camouflage = Camouflage
card-plant-house = Plante-logis
card-specialist-forager-caste = Caste de fourrageuses
card-porter-caste = Caste de porteuses
card-guard-caste = Caste de gardes
card-soldier-caste = Caste de soldats
card-miller-caste = Caste de meunières
card-blocker-caste = Caste de portières
card-bus-caste = Caste de transport
card-shelter-aphids = Abriter les pucerons
card-highwayman-beetles = Coléoptères brigands
card-additional-queen = Reine supplémentaire
card-migrate = Migration
card-predator-migration = Migration des prédateurs
card-seal-nest-entrances = Boucher les entrées
card-food-eggs = Œufs nourriciers
card-male-eggs = Œufs mâles
card-rove-beetles = Staphylins
card-thief-ants = Fourmis voleuses
card-guest-queen = Reine invitée
card-one-queen = Une seule reine
card-larval-food = Nourriture des larves
card-mutate = Mutation
card-hybridization = Hybridation
card-genetic-bottleneck = Goulot génétique
card-caterpillars = Chenilles
card-aphid-predation = Pucerons dévorés
card-ant-dispersed-seeds = Graines dispersées
card-poor-growing-season = Mauvaise saison
card-plant-eating-insects = Insectes herbivores
card-good-growing-season = Bonne saison
card-environmental-change-brown = Changement du milieu (brun)
card-environmental-change-gray = Changement du milieu (gris)
card-environmental-change-green = Changement du milieu (vert)
card-environmental-change-red = Changement du milieu (rouge)
card-environmental-change-yellow = Changement du milieu (jaune)
card-attrition-brown = Attrition (brun)
card-attrition-gray = Attrition (gris)
card-attrition-green = Attrition (vert)
card-attrition-red = Attrition (rouge)
card-attrition-yellow = Attrition (jaune)

card-caterpillars-text = Chacun reçoit 6 nourritures.
card-aphid-predation-text = Les pucerons visibles quittent toute zone sans patrouille.
card-ant-dispersed-seeds-text = Les proies visibles valent 1 de plus.
card-poor-growing-season-text = Les plantes visibles valent 1 de moins ; toute la pioche est mélangée.
card-plant-eating-insects-text = Les plantes visibles sans patrouille valent 1 de moins.
card-good-growing-season-text = Les plantes visibles valent 1 de plus ; les zones centrales vides reçoivent des marqueurs.
card-environmental-change-text = Pucerons, prédateurs et proies visibles quittent toutes les zones d’une couleur ; ses zones centrales vides reçoivent des marqueurs.
card-attrition-text = Chacun perd une fourmi dans chaque zone d’une couleur.

card-plant-specialist-text = Vous ne fourragez que des plantes. Chaque fourrageuse rapporte 2, chaque couleur 2 ADN.
card-aphid-specialist-text = Vous ne fourragez que des pucerons. Chaque fourrageuse rapporte 2, chaque couleur 2 ADN. Pas avec Moissonneuses ni Caste de meunières.
card-prolific-queen-text = Votre reine pond autant d’œufs que vous voulez.
card-trunk-building-text = Des ouvrières peuvent tracer une grande piste près du nid ou d’une autre ; les pistes peuvent y finir.
card-bivouac-text = Le nid vaut dix fois les ouvrières parmi les bâtisseuses. Il peut avancer d’une zone par tour ; alors on ne pond pas.
card-supercolony-text = Avec un vol nuptial vous pouvez fonder un site : une reine et 10 de taille en plus.
card-slave-making-text = Les petites nymphes emportées peuvent rejoindre votre couvain, et les fourmis-outres votre magasin.
card-harvester-text = Vous pouvez garder de la nourriture : chaque dizaine prend une place dans le nid. Pas avec Spécialiste des pucerons.
card-replete-text = Vous pouvez élever des fourmis-outres qui restent au nid et gardent 10 de nourriture chacune.
card-deadly-sting-text = Vos ouvrières valent 2 points de combat.
card-mace-text = Quand vous attaquez, lancez jusqu’à un dé par fourmi : 1 à 4 chasse une défenseuse.
card-suicide-bombing-text = En défense, vos fourmis peuvent exploser : 1, 2 ou 3 tue autant d’attaquantes et la fourmi.
card-recruitment-text = Quand vous attaquez, lancez jusqu’à un dé par fourmi : 1 ou 2 fait combattre une défenseuse pour vous.
card-territory-marking-text = Vos ouvrières valent 3 points de combat en défense.
card-repellent-text = Les fourrageuses qui arrivent renvoient autant d’autres fourmis. En attaque, le dé d’une ouvrière de 1 à 3 chasse une défenseuse.
card-warning-coloration-text = L’attrition épargne vos fourmis, et les éclaireuses qui trouvent des prédateurs rentrent.
card-camouflage-text = Les prédateurs ne voient pas vos fourmis : elles vont où elles veulent.
card-plant-house-text = Votre nid a toujours de la place.
card-specialist-forager-caste-text = Vous pouvez élever des médias. Chacune vaut 3 récolteuses et 2 points de combat.
card-porter-caste-text = Vous pouvez élever des médias. Chacune compte pour 3 fourmis sur une piste.
card-guard-caste-text = Vous pouvez élever des médias de 3 points de combat ; l’attrition les évite.
card-soldier-caste-text = Vous pouvez élever des majors de 5 points de combat.
card-miller-caste-text = Vous pouvez élever des majors qui restent au nid ; chacune fait 4 de nourriture avec 1. Pas avec Spécialiste des pucerons.
card-blocker-caste-text = Vous pouvez élever des majors qui restent en réserve et tiennent l’entrée : un dé chacune, autant d’attaquantes rentrent.
card-bus-caste-text = Vous pouvez élever des majors de 4 points de combat qui transmettent toute la nourriture d’une piste.
card-shelter-aphids-text = Quand le sol change : les pucerons là où sont vos fourmis sont sauvés et reviennent plus tard.
card-highwayman-beetles-text = Un marqueur avec des fourrageuses compte 1 de moins.
card-additional-queen-text = Une reine de plus pour une colonie.
card-migrate-text = Pendant vos déplacements : votre nid avance d’une zone, avec la taille 10 et le couvain que les nourrices peuvent porter.
card-predator-migration-text = Des prédateurs visibles avancent d’une zone et tombent sur les fourmis.
card-seal-nest-entrances-text = Quand votre nid serait envahi : personne ne l’envahit ce tour.
card-food-eggs-text = 2 de nourriture par ouvrière parmi les nourrices.
card-male-eggs-text = Avant la ponte : un œuf mâle par ouvrière parmi les nourrices.
card-rove-beetles-text = Un adversaire perd la moitié des larves.
card-thief-ants-text = Avant une étape de la phase du nid : un adversaire perd la moitié de la nourriture.
card-guest-queen-text = Un adversaire perd la moitié des reines vierges et des mâles avant le prochain vol.
card-one-queen-text = Un adversaire qui a dix ouvrières ne garde qu’une reine.
card-larval-food-text = Avant le repas des adultes : 2 de nourriture par larve.
card-mutate-text = Un trait est mis aux enchères ; le joueur peut en remplacer un du même type.
card-hybridization-text = Un dé d’ADN en plus, puis un trait peut être mis aux enchères.
card-genetic-bottleneck-text = Un dé d’ADN en moins, puis un trait peut être mis aux enchères.

rule-setup = Mise en place
rule-draft = Échelle de temps réaliste
rule-restart = Nouveau départ
rule-events = Événements
rule-hand-cards = Cartes en main
rule-auction = Enchères de traits
rule-bivouac = Bivouac
rule-redistribute = Redistribuer les fourmis
rule-nest-size = Taille du nid
rule-brood-size = Des nourrices pour le couvain
rule-move-one = Avancer d’une zone
rule-scout = Éclaireuses
rule-discovery = Retourner les marqueurs
rule-tasks = Tâches
rule-patrol = Patrouilles
rule-trunks = Grandes pistes
rule-repellent = Répulsif
rule-foraging = Fourrager
rule-harvest = Récolter
rule-tend = Soigner
rule-trail = Pistes
rule-combat = Combat
rule-scatter = Les défenseuses se dispersent
rule-weapons = Armes
rule-losses = Pertes
rule-stay-or-return = Rester ou rentrer
rule-invade = Envahir un nid
rule-carry-off = Emporter le couvain
rule-kill-queen = Tuer la reine
rule-nest-phase = Phase du nid
rule-return-ants = Fourmis de retour
rule-food-shortage = Manque de nourriture
rule-pupae-emerge = Éclosion des nymphes
rule-feed-larvae = Nourrir les larves
rule-lay-eggs = Pondre
rule-flight = Vol nuptial
rule-supercolony = Supercolonie

refused-no-start = Les nids commencent dans les zones prévues pour ce nombre de joueurs.
refused-start-taken = Un autre nid s’y trouve déjà.
refused-old-home = C’est l’ancien nid : le nouveau se fonde dans une autre zone.
refused-new-home = Un nouveau nid est à exactement trois zones du nid d’un autre joueur, et à côté d’aucun.
refused-not-in-pack = Ce trait n’est pas dans votre paquet.
refused-same-type = Vous avez déjà un trait de ce type.
refused-barred-trait = Un de vos traits ne va pas avec celui-ci.
refused-keep-one = Vous pouvez garder un trait de ce paquet, donc vous le devez.

refused-not-in-hand = Vous n’avez pas cette carte.
refused-pasture = Les pucerons reviennent dans des zones où vous avez des fourmis, pas dans votre nid.
refused-wandered = Votre nid s’est déjà déplacé pendant ce tour.
refused-casualties = { $ants ->
    [one] Exactement { $ants } de ces fourmis est perdue.
   *[other] Exactement { $ants } de ces fourmis sont perdues.
}

refused-bid-low = Votre enchère doit être d’au moins { $least }.
refused-bid-no-dna = L’enchère la plus basse vous coûte { $least } ADN, et vous n’en avez pas autant.
refused-bid-high = Vous pouvez enchérir { $most } ADN au plus : un deuxième trait coûte le double, un troisième le triple.

refused-not-occupied = On ne redistribue que vers les zones où l’on avait des fourmis au début du tour, vers la zone du nid et dans le nid.
refused-predators = Des prédateurs y sont visibles ; personne n’y entre.
refused-has-given = Vous venez d’y prendre des fourmis de cette caste ; un lieu en donne ou en reçoit.
refused-has-taken = Vous venez d’y amener des fourmis de cette caste ; un lieu en donne ou en reçoit.
refused-bivouac = Sans ces bâtisseuses, il n’y a plus de place pour les fourmis de votre bivouac.
refused-carrying = Posez d’abord les fourmis qui sont en route.
refused-carrying-nothing = Prenez d’abord des fourmis.
refused-no-ants-there = Vous n’y avez pas de fourmis.
refused-no-such-caste = Vous n’avez pas de fourmis de cette caste à cet endroit.
refused-same-area = Ces fourmis y sont déjà : menez-les dans une zone voisine.
refused-has-moved = Ces fourmis ont déjà avancé d’une zone.
refused-group = Prenez 1 à 5, 10, 20 ou 50 fourmis, ou toutes : ici { $most } au plus.
refused-nowhere = Tout autre lieu a donné des fourmis de cette caste, n’a pas de place pour elles ou est fermé par des prédateurs.
refused-nest-size = Votre nid est de taille { $size }, mais nourrices, réserves, magasin, reproducteurs et couvain en prennent { $housed }. Faites sortir des fourmis, ou éliminez du couvain ou des provisions.
refused-brood-size = { $brood ->
    [one] { $brood } membre du couvain demande
   *[other] { $brood } membres du couvain demandent
} une nourrice par dizaine ; vous en avez { $nurses }.
refused-ants-move-out = On n’élimine pas de nourrices ni de bâtisseuses pour faire de la place : sortez-les du nid.
refused-needless = Votre nid est assez grand et a assez de nourrices : personne ne doit être éliminé.
refused-none-of-them = Vous n’en avez pas.
refused-nurses-needed = Le couvain a besoin de ces nourrices.
refused-not-into-nest = On n’entre dans le nid que pendant la redistribution.
refused-too-far = C’est à plus d’une zone.

refused-scout-decided = Une éclaireuse est entrée dans cette zone pendant ce tour : on ne retourne le marqueur qu’en l’explorant.
refused-no-facedown-marker = Il n’y a pas là de marqueur face cachée.

refused-single-scout = Une seule fourmi entre dans une zone avec un marqueur caché ou des patrouilles adverses : prenez-en une.
refused-not-scouted = Aucune éclaireuse n’y attend.
refused-no-reserves = Vous n’avez pas ces fourmis en réserve.

refused-busy = Les fourmis qui s’y trouvent ont déjà eu leur tâche ce tour-ci.
refused-nothing-to-forage = Il n’y a là ni proies, ni plantes, ni pucerons visibles.
refused-specialist = Vos spécialistes ne fourragent pas cela.
refused-guarded = Des patrouilles adverses vous empêchent d’y fourrager.
refused-patrolling = Toutes vos fourmis y patrouillent pendant ce tour ; elles ne fourragent pas.
refused-no-trail = Aucune piste de vos fourmis ne mène de là à votre nid.
refused-harvesters = { $most ->
    [one] Une seule fourmi peut y récolter.
   *[other] De 1 à { $most } fourmis peuvent y récolter.
}
refused-shared-patrol = Là où d’autres ont des fourmis, personne ne patrouille.
refused-no-trunk-trait = Seul le trait Grandes pistes permet d’en tracer.
refused-trunk = { $most ->
    [one] { $most } ouvrière peut y tracer une grande piste.
   *[other] De 1 à { $most } ouvrières peuvent y tracer une grande piste.
}
refused-prey-tended = Les proies ne peuvent être que récoltées.
refused-shared-tended = Là où d’autres ont des fourmis, on ne peut que récolter.
refused-nobody-to-attack = Ce joueur n’y a ni fourmis ni nid.
refused-foragers-attack = Les fourmis qui en ont chassé d’autres comme fourrageuses n’attaquent pas pendant ce tour.
refused-bombs = { $most ->
    [one] { $most } fourmi au plus peut exploser.
   *[other] { $most } fourmis au plus peuvent exploser.
}
refused-loot = { $most ->
    [0] On ne peut rien emporter de cette sorte : seulement du couvain que personne n’a mis à l’abri, un par attaquante restante.
   *[other] Emportez-en jusqu’à { $most }, par groupes de 1 à 5, 10, 20 ou 50, ou tout.
}
refused-no-queen = Il n’y a pas de reine mère.
refused-site = Un site se trouve à côté de votre nid ou d’un autre de vos sites, là où il n’y a pas de nid.
refused-driven-off = { $ants ->
    [one] Exactement { $ants } de vos fourmis s’en va.
   *[other] Exactement { $ants } de vos fourmis s’en vont.
}
refused-losses = Sacrifiez des fourmis valant au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et aucune de trop.
refused-return = Vous n’avez là que { $most ->
    [one] { $most } fourmi qui puisse
   *[other] { $most } fourmis qui puissent
} rentrer.

refused-not-home = Les fourmis de retour vont dans la zone du nid ou dans le nid.
refused-room = { $room ->
    [0] Il n’y a plus de place.
   *[other] Il n’y a plus de place que pour { $room }.
}
refused-no-medias = Aucun de vos traits ne permet les médias.
refused-diet = { $larvae ->
    [0] Vous n’avez pas de larves femelles.
   *[other] De vos larves femelles, { $most } au plus peuvent être élevées en grand ; œufs et autres larves remplacent la nourriture qui manque.
}
refused-eggs = On peut pondre au plus { $most ->
    [one] { $most } œuf
   *[other] { $most } œufs
} maintenant : les reines, la place, et de quoi payer en nourriture, larves et œufs.
refused-no-queen-eggs = Sans reine mère, il n’y a que des œufs mâles.
refused-clutch = Au-delà de 30, les nombres vont par dizaines.
refused-advanced-only = Cela n’existe que dans le jeu avancé.
refused-all-assigned = Toutes vos fourmis y patrouillent déjà, ou ont fourragé ou construit pendant ce tour.
refused-bid-beyond = Personne ne pourrait payer plus de { $most } ADN : c’est l’enchère la plus haute.
refused-blocked = { $ants ->
    [one] Exactement { $ants } de vos attaquantes est repoussée à l’entrée : dites laquelle.
   *[other] Exactement { $ants } de vos attaquantes sont repoussées à l’entrée : dites lesquelles.
}
refused-blockers = Les portières ne quittent jamais la réserve.
refused-bound-nest = Un bivouac ou une plante-logis ne se déplace pas avec cette carte.
refused-capture = { $most ->
    [0] Aucune de cette sorte ne peut être capturée : seulement des petites nymphes et des fourmis-outres, une par attaquante restante.
   *[other] Capturez-en jusqu’à { $most }, par groupes de 1 à 5, 10, 20 ou 50, ou toutes.
}
refused-card-alone = Cette carte se joue sans rien nommer.
refused-card-area = Cette carte se joue sur une zone.
refused-card-player = Cette carte se joue sur un joueur.
refused-card-way = Cette carte se joue avec la zone des prédateurs et celle où ils vont.
refused-carriers = Les fourmis y portent la nourriture d’une piste pendant ce tour ; les porteuses ne patrouillent pas.
refused-forfeit-brood = C’est du couvain qu’il faut abandonner : œufs, larves ou nymphes.
refused-forfeit-larvae = Ce sont des larves qu’il faut abandonner.
refused-majors = Vous n’avez que { $most ->
    [one] { $most } grande nymphe qui puisse devenir une major
   *[other] { $most } grandes nymphes qui puissent devenir des majors
}.
refused-moment-larval-food = Cette carte se joue dans la phase du nid, juste avant que les adultes soient nourris.
refused-moment-male-eggs = Cette carte se joue dans la phase du nid, juste avant la ponte.
refused-moment-migrate = Cette carte se joue pendant votre redistribution ou vos déplacements, sans fourmis en route.
refused-moment-own-turn = Cette carte se joue pendant votre tour : au lieu d’une enchère pour le trait que vous avez pioché, ou entre deux de vos actions, de la redistribution à la fin des tâches, sans fourmis en route.
refused-moment-seal-nest-entrances = Cette carte se joue quand un autre joueur annonce l’invasion de votre nid.
refused-moment-shelter-aphids = Cette carte se joue quand un changement d’environnement ôterait des pucerons là où vous avez des fourmis.
refused-moment-thief-ants = Cette carte se joue dans la phase du nid, avant qu’on nourrisse les adultes ou les larves, ou avant la ponte.
refused-nest-full = Votre nid est de taille { $size } : il ne peut pas contenir { $ants } nourrices, réserves et fourmis du magasin.
refused-nest-safe = Dans le jeu de base, on n’attaque pas un nid, seulement les fourmis de sa zone.
refused-no-bivouac = Seul un bivouac se déplace sans carte.
refused-no-foragers = Il n’y a dans cette zone aucune fourmi qui ne patrouille pas.
refused-no-larvae = Cette colonie n’a pas de larves.
refused-no-predators = Il n’y a pas là de prédateurs visibles.
refused-no-repellent = Seules des fourrageuses avec le trait Répulsif en chassent d’autres.
refused-no-reserves-yet = Seul le jeu avancé a une réserve.
refused-no-room-for-eggs = Ce nid n’a pas de place pour des œufs.
refused-no-slaves = Seul le trait Esclavagisme permet de garder ce qu’on emporte.
refused-no-such-colony = Cette colonie n’est pas dans la partie, ou s’est éteinte.
refused-no-traits-left = Il ne reste aucun trait à mettre aux enchères.
refused-no-trunk-workers = Il faut là des ouvrières qui ne patrouillent ni ne fourragent.
refused-no-way-out = Toutes les zones voisines sont fermées à autant de fourmis : prédateurs visibles, ou une seule éclaireuse admise.
refused-no-weapon = Aucun de vos traits ne lance de dés à l’attaque, il n’y a donc rien à retenir : attaquez simplement.
refused-no-worker-nurses = Cette colonie n’a pas d’ouvrières parmi ses nourrices.
refused-nobody-came = Seules des fourmis arrivées dans la zone pendant ce tour en chassent d’autres.
refused-nobody-returns = Aucune fourmi de cette caste n’est de retour.
refused-nobody-to-repel = Il n’y a pas là de fourmis de cet adversaire à chasser.
refused-not-for-adults = Pour les adultes, seuls nourrices, bâtisseuses, reines vierges, mâles, larves et œufs remplacent la nourriture qui manque.
refused-not-for-brood = Ici, seuls larves et œufs remplacent la nourriture qui manque.
refused-not-those-ants = Vous n’y avez pas ces fourmis, ou elles patrouillent.
refused-nurse-eggs = Sans reine, chaque nourrice pond un œuf mâle, s’il y a de la place : { $most } au plus maintenant.
refused-only-brood = On ne met à l’abri que des œufs, des larves et des nymphes.
refused-others-first = Personne de cette sorte ne cède sa place maintenant : d’abord le couvain, puis les reproducteurs, enfin les fourmis du magasin.
refused-own-ants = On n’attaque pas ses propres fourmis.
refused-predators-at-nest = Les prédateurs ne vont pas dans une zone avec un nid ou un site.
refused-protect = { $most ->
    [0] Il ne reste personne de cette sorte à mettre à l’abri.
   *[other] On peut en mettre à l’abri jusqu’à { $most }, par groupes de 1 à 5, 10, 20 ou 50, ou tous.
}
refused-recruit-losses = Dites quelles recrues sont perdues : autant que vous voulez pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, pas plus qu’il n’en faut, et assez si vos propres fourmis ne suffisent pas pour le reste.
refused-repelled = Chaque fourrageuse venue là a déjà chassé une fourmi pendant ce tour.
refused-retreat = Retirez au moins une des fourmis que vous y avez, ou envoyez des réserves, ou aucune.
refused-say-all = Ce sont toutes celles qui le peuvent : n’indiquez pas de nombre.
refused-say-number = Celles-ci iraient de toute façon : donnez seulement leur nombre.
refused-scatter = Les dés laissent se disperser { $most ->
    [one] { $most } défenseuse
   *[other] { $most } défenseuses
} au plus.
refused-sealed = Ce nid est scellé jusqu’à la fin de ce tour, et aucune fourmi de son propriétaire n’est dehors.
refused-second-scout = Une éclaireuse est déjà entrée dans cette zone pendant ce tour ; une seule le fait.
refused-settle-far = Le nid va dans une zone voisine.
refused-settle-nest = Il y a déjà là un nid ou un site.
refused-supercolony = Les reines d’une supercolonie sont à l’abri de cette carte.
refused-tenders = { $most ->
    [one] Seule { $most } fourmi peut y soigner.
   *[other] De 1 à { $most } fourmis peuvent y soigner.
}
refused-trunk-far = Une grande piste commence à côté de votre nid ou d’une autre de vos grandes pistes.
refused-trunk-nest = On ne trace pas de grande piste dans une zone avec un nid ou un site.
refused-trunk-there = Une de vos grandes pistes y est déjà.
refused-two-food = Cette carte se joue contre un adversaire qui a au moins 2 nourritures disponibles.
refused-two-larvae = Cette carte se joue contre un adversaire qui a au moins 2 larves.
refused-two-queens = Cette carte se joue contre un adversaire qui a au moins 2 reines mères et 10 ouvrières.
refused-two-reproductives = Cette carte se joue contre un adversaire qui a au moins 2 reines vierges ou mâles.
refused-from = { $most ->
    [0] Aucune fourmi de cette sorte ne doit en partir.
   *[other] Il peut en partir jusqu’à { $most }, par groupes de 1 à 5, 10, 20 ou 50, ou toutes.
}
refused-from-chamber = Les défenseuses d’un nid partent de ses chambres : bâtisseuses, nourrices ou réserve.
refused-wield = Votre arme lance { $most ->
    [one] { $most } dé
   *[other] { $most } dés
} au plus.
refused-when-attack = On attaque pendant ses tâches. Maintenant : { $now }.
refused-when-auction = On met un trait aux enchères quand une carte le propose. Maintenant : { $now }.
refused-when-bid = On enchérit pendant une vente, quand c’est à son tour. Maintenant : { $now }.
refused-when-bomb = Les fourmis explosent quand on les attaque, avec le trait Fourmis explosives, après l’arme de l’attaquant. Maintenant : { $now }.
refused-when-carry-off = On emporte du couvain après avoir envahi un nid. Maintenant : { $now }.
refused-when-done = Done termine une étape de votre tour ; ceci doit d’abord être décidé. Maintenant : { $now }.
refused-when-eliminate = On élimine quand le nid est trop plein, quand il manque des nourrices ou de la nourriture. Maintenant : { $now }.
refused-when-from = Le propriétaire d’un nid envahi dit de quelles chambres partent ses défenseuses, quand elles se dispersent, sont chassées ou perdues. Maintenant : { $now }.
refused-when-fly = Les vols nuptiaux se décident à la fin de la phase du nid, avec des reines vierges ou des mâles. Maintenant : { $now }.
refused-when-forage = Les fourmis fourragent pendant vos tâches. Maintenant : { $now }.
refused-when-found = On fonde un site après un vol nuptial, avec le trait Supercolonie. Maintenant : { $now }.
refused-when-house = On loge les fourmis de retour au début de la phase du nid. Maintenant : { $now }.
refused-when-hunt = On chasse une reine après avoir envahi son nid. Maintenant : { $now }.
refused-when-invade = On envahit un nid après un combat dans sa zone, s’il reste des attaquantes. Maintenant : { $now }.
refused-when-keep = On garde des traits pendant le choix d’avant la partie. Maintenant : { $now }.
refused-when-lay = On pond dans la phase du nid, après le repas des larves et l’éclosion, s’il y a de la nourriture et de la place. Maintenant : { $now }.
refused-when-lose = On sacrifie des fourmis quand un combat, des prédateurs ou l’attrition le demandent. Maintenant : { $now }.
refused-when-majors = De grandes nymphes deviennent des majors à l’émergence, avec un trait qui le permet. Maintenant : { $now }.
refused-when-move = On déplace ses fourmis pendant son tour, en redistribuant ou en avançant d’une zone. Maintenant : { $now }.
refused-when-nest = On place un nid à la mise en place, et lors d’un nouveau départ. Maintenant : { $now }.
refused-when-pass = Il n’y a rien à décliner maintenant. Maintenant : { $now }.
refused-when-patrol = On patrouille pendant ses tâches, dans le jeu avancé. Maintenant : { $now }.
refused-when-play = Les cartes se jouent à leur moment. Maintenant : { $now }.
refused-when-protect = Le couvain est mis à l’abri par les défenseuses qui se dispersent dans un nid envahi. Maintenant : { $now }.
refused-when-raise = On choisit les régimes dans la phase du nid, quand les larves mangent et qu’il y a plus que pour de petites nymphes. Maintenant : { $now }.
refused-when-reinforce = On appelle des réserves quand une éclaireuse est restée dans une zone : pour les patrouilles, et pour elle. Maintenant : { $now }.
refused-when-release = Les pucerons abrités reviennent au début de vos déplacements. Maintenant : { $now }.
refused-when-repel = Les fourrageuses en chassent d’autres pendant vos tâches, avec le trait Répulsif. Maintenant : { $now }.
refused-when-return = Des fourmis rentrent quand elles se dispersent, se retirent, sont chassées ou bloquées, et après un combat gagné. Maintenant : { $now }.
refused-when-scout = On explore après ses déplacements, avec les fourmis entrées sur un marqueur caché ou chez des patrouilles. Maintenant : { $now }.
refused-when-trunk = On trace de grandes pistes pendant ses tâches, avec le trait Grandes pistes. Maintenant : { $now }.
refused-when-turn-up = On retourne les marqueurs après ses déplacements et avant ses tâches : par les éclaireuses, puis par les fourmis là où elles sont. Maintenant : { $now }.
refused-when-scouts-turn-up = Seules les éclaireuses retournent des marqueurs, quand on explore la zone où elles sont entrées. Maintenant : { $now }.
refused-when-wander = Un bivouac se déplace pendant la redistribution ou les déplacements. Maintenant : { $now }.
refused-when-wield = On choisit les dés d’une arme après la dispersion, lors d’une attaque qui la retient. Maintenant : { $now }.

log-drawn-nest = Le marqueur de nid de { $player } est tiré.
log-nest = { $player } place son nid en { $area }.
log-next = { $player } joue ensuite.
log-dealt = { $player } reçoit quatre traits.
log-dealt-you = { $player } reçoit { $first }, { $second }, { $third } et { $fourth }.
log-kept = { $player } a choisi.
log-keep = { $player } garde { $card }.
log-kept-nothing = { $player } ne peut rien garder.
log-restart = { $player } recommence en { $area }.
log-drawn = { $player } pioche { $card }.
log-drawn-hand = { $player } pioche une carte et la garde.
log-turned-over = { $card } est retournée.
log-declined = { $player } passe.
log-play = { $player } joue { $card }.
log-play-on = { $player } joue { $card } sur { $target }.
log-play-in = { $player } joue { $card } en { $area }.
log-play-way = { $player } joue { $card }, de { $from } à { $area }.
log-dna-gained = { $player } gagne { $dna } ADN.
log-dna-lost = { $player } perd { $dna } ADN.
log-start-auction = { $player } met un trait aux enchères.
log-release = { $player } ramène des pucerons en { $area }.
log-wander = Le nid de { $player } se déplace en { $area }.
log-marker = { $value ->
    [0] Le marqueur en { $area } montre : { $marker }.
   *[other] Le marqueur en { $area } montre : { $marker } { $value }.
}
log-replaced = Il y a des prédateurs à côté de { $area } : on tire un autre marqueur.
log-driven-off = { $player } : { $ants ->
    [one] { $ants } fourmi rentre.
   *[other] { $ants } fourmis rentrent.
}
log-bid = { $player } enchérit { $dna } ADN.
log-pass = { $player } passe.
log-trait-won = { $player } remporte le trait.
log-trait-discarded = Personne ne veut du trait ; il est défaussé.
log-trait-unpaid = Personne ne peut payer son enchère ; le trait est défaussé.
log-lift = { $player } prend { $ants } { $caste } ({ $place }).
log-put = { $player } amène { $ants } { $caste } ({ $place }).
log-done-redistribute = { $player } a redistribué ses fourmis.
log-done-move = { $player } a fini d’avancer.
log-done-discover = { $player } ne retourne plus de marqueurs.
log-done-tasks = { $player } finit son tour.
log-turn-up = { $player } retourne le marqueur en { $area }.
log-harvest = { $player } récolte en { $area } avec { $ants ->
    [one] { $ants } fourmi
   *[other] { $ants } fourmis
}, { $food } de nourriture.
log-tend = { $player } soigne { $area } avec { $ants ->
    [one] { $ants } fourmi
   *[other] { $ants } fourmis
}, { $food } de nourriture.
log-roll = { $count ->
    [1] Le dé montre { $dice }.
    [2] Les dés montrent { $first } et { $second }.
   *[other] Les dés montrent { $dice }.
}
log-used-up = Il ne reste rien en { $area }.
log-value = Le marqueur en { $area } vaut maintenant { $value }.
log-scout = { $player } explore { $area }.
log-reinforce = { $ants ->
    [0] { $player } n’envoie pas de renforts.
    [one] { $player } envoie { $ants } fourmi de la réserve.
   *[other] { $player } envoie { $ants } fourmis de la réserve.
}
log-attack = { $player } attaque { $defender } en { $area }, { $attackers } contre { $defenders }.
log-scatter = { $ants ->
    [0] { $player } fait face.
    [one] { $ants } fourmi de { $player } se disperse.
   *[other] { $ants } fourmis de { $player } se dispersent.
}
log-fought = Pertes du combat : { $attackers ->
    [0] aucune fourmi
    [one] { $attackers } fourmi
   *[other] { $attackers } fourmis
} pour { $attacker }, { $defenders ->
    [0] aucune
   *[other] { $defenders }
} pour { $defender }.
log-lose = { $player } perd { $ants ->
    [one] { $ants } fourmi
   *[other] { $ants } fourmis
}.
log-return = { $ants ->
    [0] Les attaquantes de { $player } restent.
    [one] { $ants } attaquante de { $player } rentre.
   *[other] { $ants } attaquantes de { $player } rentrent.
}
log-house = { $player } accueille { $ants } { $caste } de retour ({ $place }).
log-eliminate = { $player } sacrifie { $member }.
log-raise = { $larvae ->
    [0] { $player } n’élève que de petites nymphes.
    [one] { $player } élève { $larvae } grande nymphe.
   *[other] { $player } élève { $larvae } grandes nymphes.
}
log-majors = { $pupae ->
    [0] Toutes les grandes nymphes de { $player } deviennent des reines vierges.
    [one] { $pupae } grande nymphe de { $player } devient une major.
   *[other] { $pupae } grandes nymphes de { $player } deviennent des majors.
}
log-patrol = { $player } patrouille en { $area }.
log-trunk = { $player } trace une grande piste en { $area } avec { $ants ->
    [one] { $ants } ouvrière
   *[other] { $ants } ouvrières
}.
log-trunk-built = La grande piste tient.
log-trunk-failed = La grande piste ne tient pas.
log-repel = Les fourrageuses de { $player } chassent des fourmis de { $defender } en { $area }.
log-invade = { $player } envahit le nid.
log-bomb = { $ants ->
    [0] Aucune fourmi de { $player } n’explose.
    [one] { $ants } fourmi de { $player } peut exploser.
   *[other] { $ants } fourmis de { $player } peuvent exploser.
}
log-protect = { $player } met en sûreté : { $member }{ $count ->
    [one] {""}
   *[other] , { $count } fois
}.
log-carry-off = { $player } emporte : { $member }{ $count ->
    [one] {""}
   *[other] , { $count } fois
}.
log-capture = { $player } capture : { $member }{ $count ->
    [one] {""}
   *[other] , { $count } fois
}.
log-hunt = Les attaquantes de { $player } cherchent la reine mère.
log-queen-killed = { $player } perd une reine mère.
log-queen-safe = La reine mère de { $player } reste introuvable.
log-died-out = La colonie de { $player } est éteinte.
log-found = { $player } fonde un site en { $area }.
log-emerged-castes = { $player } a aussi { $medias ->
    [one] { $medias } nouvelle média
   *[other] { $medias } nouvelles médias
} et { $majors ->
    [one] { $majors } nouvelle major
   *[other] { $majors } nouvelles majors
}.
log-lay = { $player } { $female ->
    [0] ne pond aucun œuf femelle
    [one] pond { $female } œuf femelle
   *[other] pond { $female } œufs femelles
} et { $male ->
    [0] aucun œuf mâle
    [one] { $male } œuf mâle
   *[other] { $male } œufs mâles
}.
log-lay-nurses = { $male ->
    [0] Les nourrices de { $player } ne pondent pas.
    [one] Sans reine, une nourrice de { $player } pond { $male } œuf mâle.
   *[other] Sans reine, des nourrices de { $player } pondent { $male } œufs mâles.
}
log-fly = { $player } fera un vol nuptial.
log-stay = { $player } ne fera pas de vol nuptial.
log-flight-decided = { $player } a pris sa décision pour le vol nuptial.
log-adults-fed = Les adultes du nid de { $player } mangent { $food } de nourriture.
log-emerged = { $player } a de nouvelles fourmis : { $workers ->
    [one] { $workers } ouvrière
   *[other] { $workers } ouvrières
}, { $queens ->
    [one] { $queens } reine vierge
   *[other] { $queens } reines vierges
}, { $drones ->
    [one] { $drones } mâle
   *[other] { $drones } mâles
}.
log-larvae-fed = Les larves de { $player } mangent { $food } de nourriture.
log-discarded = { $player } défausse { $food } de nourriture.
log-flown = Vol nuptial de { $player } : { $queens ->
    [one] { $queens } reine vierge
   *[other] { $queens } reines vierges
}, { $drones ->
    [one] { $drones } mâle
   *[other] { $drones } mâles
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-game-turn = Le tour de jeu { $turn } commence.
log-over = La partie est finie.
log-patrol-with = { $player } patrouille en { $area } avec { $ants } { $caste }.
log-raise-medium = { $player } { $larvae ->
    [0] n’élève aucune grande nymphe
    [one] élève { $larvae } grande nymphe
   *[other] élève { $larvae } grandes nymphes
} et { $medium ->
    [one] { $medium } nymphe moyenne
   *[other] { $medium } nymphes moyennes
}.
log-repelled = { $ants ->
    [0] Aucune fourmi de { $player } n’est chassée.
    [one] { $ants } fourmi de { $player } est chassée.
   *[other] { $ants } fourmis de { $player } sont chassées.
}
log-recruited = { $ants ->
    [0] Aucune fourmi de { $player } n’est recrutée.
    [one] { $ants } fourmi de { $player } est recrutée par l’attaquant.
   *[other] { $ants } fourmis de { $player } sont recrutées par l’attaquant.
}
log-retreat = { $ants ->
    [one] { $ants } patrouilleuse de { $player } se retire.
   *[other] { $ants } patrouilleuses de { $player } se retirent.
}
log-from = { $player } retire { $ants } { $caste } ({ $place }).
log-from-usual = { $player } prend le reste d’abord dans la réserve, les nourrices en dernier.
log-wield = { $dice ->
    [0] L’arme de { $player } reste au repos.
    [one] L’arme de { $player } lance { $dice } dé.
   *[other] L’arme de { $player } lance { $dice } dés.
}

expected-action = une action comme lift, put, harvest, lay ou done
expected-chance = next, marker, again, roll, card ou deal
expected-card = une carte comme thief-ants
expected-trait = un trait comme mace
expected-players = le nombre de joueurs
expected-area = une zone comme e5
expected-place = une zone comme e5, builders ou nurses
expected-number = un nombre
expected-color = la couleur d’un joueur
expected-marker = predators, prey, plants, aphids ou empty
expected-member = quelqu’un du nid comme nurse ou female-egg
expected-dice = des dés en ordre comme 1146
expected-sparing = rien de plus, ou sparing

# Comme le journal le dit : à la place de la phrase d’un choix (-told), ou à la suite de la ligne d’avant (-then).
log-put-then = {" "}→ { $place }
log-done-redistribute-told = { $player } laisse les fourmis où elles sont.
log-done-redistribute-then = { "" }
log-done-move-told = { $player } n’avance plus.
log-done-move-then = { "" }
log-done-discover-then = { "" }
log-done-tasks-then = { "" }
log-roll-then = { $count ->
    [1] {" (dé : "}{ $dice })
    [2] {" (dés : "}{ $first } et { $second })
   *[other] {" (dés : "}{ $dice })
}
log-used-up-then = , il ne reste rien
log-value-then = , le marqueur vaut maintenant { $value }

# D’où viennent les points, et quelques chiffres d’une partie finie.
points-pairs = Reines vierges et mâles ensemble
points-queens = Reines vierges seules
points-drones = Mâles seuls
fact-ants-outside = Fourmis sur la carte
fact-ants-inside = Nourrices, bâtisseuses et réserve
fact-areas = Zones tenues
fact-nest-size = Taille du nid
fact-brood = Couvain
fact-dna = ADN
