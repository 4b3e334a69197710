game-hidden-empires = Hidden Empires
game-hidden-empires-summary = Guidez une colonie de fourmis : envoyez des fourrageuses, gardez le couvain, élevez reines et mâles, et laissez-les s’envoler.

variant-hidden-empires-basic = Jeu de base
variant-hidden-empires-advanced = Jeu avancé
option-hidden-empires-turn-order = Ordre des tours
option-hidden-empires-turn-order-clockwise = dans le sens horaire, toujours depuis le même joueur
option-hidden-empires-turn-order-random = tiré au sort à chaque tour de jeu
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
setup-regicide-restart = Quand la première reine tuée met fin à la partie, personne ne pourrait recommencer : choisissez Nouveau départ ou À bas la reine.
setup-regicide-target = Quand la première reine tuée met fin à la partie, les points ne le font pas : laissez le score à 16.

seat-red = rouge
seat-yellow = jaune
seat-blue = bleu
seat-green = vert
seat-black = noir
seat-white = blanc

caste-worker = ouvrières
caste-media = médias
caste-major = majors

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

card-plant-specialist-text = Vous ne fourragez que des plantes. Chaque fourrageuse rapporte 2, chaque couleur 2 ADN.
card-aphid-specialist-text = Vous ne fourragez que des pucerons. Chaque fourrageuse rapporte 2, chaque couleur 2 ADN. Pas avec Moissonneuses ni Caste de meunières.
card-prolific-queen-text = Votre reine pond autant d’œufs que vous voulez.
card-trunk-building-text = Des ouvrières peuvent tracer une grande piste près du nid ou d’une autre ; les chemins peuvent y finir.
card-bivouac-text = Le nid vaut dix fois les ouvrières parmi les bâtisseuses. Il peut avancer d’une zone par tour ; alors on ne pond pas.
card-supercolony-text = Avec un vol nuptial vous pouvez fonder un nid annexe : une reine et 10 de taille en plus.
card-slave-making-text = Les petites nymphes emportées peuvent rejoindre votre couvain, et les fourmis-outres votre magasin.
card-harvester-text = Vous gardez la nourriture : chaque dizaine prend une place dans le nid. Pas avec Spécialiste des pucerons.
card-replete-text = Vous pouvez élever des fourmis-outres qui restent au nid et gardent 10 de nourriture chacune.
card-deadly-sting-text = Vos ouvrières valent 2 points de combat.
card-mace-text = En attaque, un dé par fourmi : de 1 à 4, un défenseur est chassé.
card-suicide-bombing-text = En défense, vos fourmis peuvent exploser : 1, 2 ou 3 tue autant d’attaquantes et la fourmi.
card-recruitment-text = En attaque, un dé par fourmi : 1 ou 2, un défenseur combat pour vous.
card-territory-marking-text = Vos ouvrières valent 3 points de combat en défense.
card-repellent-text = Les fourrageuses qui arrivent renvoient autant d’autres fourmis. En attaque, le dé d’une ouvrière de 1 à 3 chasse un défenseur.
card-warning-coloration-text = L’usure épargne vos fourmis, et les éclaireuses qui trouvent des prédateurs rentrent.
card-camouflage-text = Les prédateurs ne voient pas vos fourmis : elles vont où elles veulent.
card-plant-house-text = Votre nid a toujours de la place.
card-specialist-forager-caste-text = Vous pouvez élever des médias. Chacune vaut 3 récolteuses et 2 points de combat.
card-porter-caste-text = Vous pouvez élever des médias. Chacune compte pour 3 fourmis sur un chemin.
card-guard-caste-text = Vous pouvez élever des médias de 3 points de combat ; l’usure les évite.
card-soldier-caste-text = Vous pouvez élever des majors de 5 points de combat.
card-miller-caste-text = Vous pouvez élever des majors qui restent au nid ; chacune fait 4 de nourriture avec 1. Pas avec Spécialiste des pucerons.
card-blocker-caste-text = Vous pouvez élever des majors qui restent en réserve et tiennent l’entrée : un dé chacune, autant d’attaquantes rentrent.
card-bus-caste-text = Vous pouvez élever des majors de 4 points de combat qui transmettent toute la nourriture d’un chemin.
card-shelter-aphids-text = Quand le sol change : les pucerons là où sont vos fourmis sont sauvés et reviennent plus tard.
card-highwayman-beetles-text = Un marqueur avec des fourrageuses compte 1 de moins.
card-additional-queen-text = Une reine de plus pour une colonie.
card-migrate-text = Pendant la répartition : votre nid avance d’une zone, avec taille 10 et le couvain que les nourrices peuvent porter.
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
rule-scatter = Les défenseurs se dispersent
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

refused-not-now = Cela n’appartient pas à cette étape.

refused-no-start = Les nids commencent dans les zones prévues pour ce nombre de joueurs.
refused-start-taken = Un autre nid s’y trouve déjà.
refused-new-home = Un nouveau nid est à exactement trois zones du nid d’un autre joueur, et à côté d’aucun.
refused-not-in-pack = Ce trait n’est pas dans votre paquet.
refused-same-type = Vous avez un trait de ce type, ou un trait qui ne va pas avec lui.
refused-keep-one = Vous pouvez garder un trait de ce paquet, donc vous le devez.

refused-not-in-hand = Vous n’avez pas cette carte.
refused-card-moment = Ce n’est pas le moment de jouer cette carte.
refused-card-target = La carte n’y a pas d’effet.
refused-pasture = Les pucerons reviennent dans des zones où vous avez des fourmis, pas dans un nid.
refused-forfeit = C’est autre chose qu’il faut abandonner.
refused-wandered = Votre nid s’est déjà déplacé pendant ce tour.
refused-settle = Le nid va dans une zone voisine sans autre nid.
refused-casualties = Exactement { $ants } de ces fourmis sont perdues.

refused-bid-low = Votre enchère doit dépasser la précédente, et être d’au moins 1.
refused-bid-high = Vous pouvez enchérir { $most } ADN au plus : un deuxième trait coûte le double, un troisième le triple.

refused-not-occupied = On ne redistribue que vers les zones où l’on avait des fourmis au début du tour, vers la zone du nid et dans le nid.
refused-predators = Des prédateurs y sont visibles ; personne n’y entre.
refused-has-given = Vous venez d’y prendre des fourmis ; un lieu en donne ou en reçoit.
refused-has-taken = Vous venez d’y amener des fourmis ; un lieu en donne ou en reçoit.
refused-too-many-nurses = Votre nid ne peut pas contenir autant de nourrices.
refused-bivouac = Sans ces bâtisseuses, il n’y a plus de place pour les fourmis de votre bivouac.
refused-carrying = Posez d’abord les fourmis qui sont en route.
refused-carrying-nothing = Prenez d’abord des fourmis.
refused-no-ants-there = Vous n’y avez pas de fourmis.
refused-has-moved = Ces fourmis ont déjà avancé d’une zone.
refused-group = Prenez 1 à 5, 10, 20 ou 50 fourmis, ou toutes : ici { $most } au plus.
refused-nowhere = Il n’y a pas de place où poser ces fourmis.
refused-nest-size = Votre nid est de taille { $size }, mais nourrices, reproducteurs et couvain en prennent { $housed }. Faites sortir des nourrices ou éliminez du couvain.
refused-brood-size = { $brood ->
    [one] { $brood } membre du couvain demande
   *[other] { $brood } membres du couvain demandent
} une nourrice par dizaine ; vous en avez { $nurses }.
refused-needless = Personne de cette sorte ne doit être éliminé maintenant.
refused-none-of-them = Vous n’en avez pas.
refused-nurses-needed = Le couvain a besoin de ces nourrices.
refused-not-into-nest = On n’entre dans le nid que pendant la redistribution.
refused-too-far = C’est à plus d’une zone.

refused-no-facedown-marker = Il n’y a pas là de marqueur face cachée.

refused-single-scout = Une seule fourmi explore une zone avec un marqueur caché ou des patrouilles adverses.
refused-not-scouted = Aucune éclaireuse n’y attend.
refused-no-reserves = Vous n’avez pas ces fourmis en réserve.

refused-busy = Les fourmis qui s’y trouvent ont déjà eu leur tâche ce tour-ci.
refused-nothing-to-forage = Il n’y a là ni proies, ni plantes, ni pucerons visibles.
refused-specialist = Vos spécialistes ne fourragent pas cela.
refused-guarded = Des patrouilles adverses vous empêchent d’y fourrager.
refused-patrolling = Vos fourmis y patrouillent.
refused-no-trail = Aucune piste de vos fourmis ne mène de là à votre nid.
refused-harvesters = { $most ->
    [one] Une seule fourmi peut y récolter.
   *[other] De 1 à { $most } fourmis peuvent y récolter.
}
refused-shared-patrol = Là où d’autres ont des fourmis, personne ne patrouille.
refused-no-trunk-trait = Il faut un trait pour construire des troncs.
refused-trunk = { $most ->
    [0] On ne peut pas y construire de tronc.
   *[other] Jusqu’à { $most } ouvrières peuvent y construire, par 1 à 5, 10, 20 ou 50, ou toutes.
}
refused-repel = Vos fourmis ne viennent pas d’y arriver, ou ce joueur n’y a pas de fourmis.
refused-prey-tended = Les proies ne peuvent être que récoltées.
refused-shared-tended = Là où d’autres ont des fourmis, on ne peut que récolter.
refused-nobody-to-attack = Ce joueur n’y a pas de fourmis.
refused-foragers-attack = Les fourmis qui en ont chassé d’autres comme fourrageuses n’attaquent pas pendant ce tour.
refused-bombs = { $most } fourmis au plus peuvent exploser.
refused-loot = { $most ->
    [0] Il n’y a rien de ce genre à emporter.
   *[other] Emportez-en jusqu’à { $most }, par 1 à 5, 10, 20 ou 50, ou tous.
}
refused-no-queen = Il n’y a pas de reine mère.
refused-site = Un site se trouve à côté de votre nid ou d’un autre de vos sites, là où il n’y a pas de nid.
refused-driven-off = Exactement { $ants } de vos fourmis sont chassées.
refused-losses = Sacrifiez des fourmis valant au moins { $points } points, et aucune de trop.
refused-return = Au plus { $most } de ces fourmis peuvent rentrer.

refused-not-home = Les fourmis de retour vont dans la zone du nid ou dans le nid.
refused-room = Il n’y a plus de place que pour { $room }.
refused-not-for-food = Cela ne peut pas remplacer la nourriture qui manque.
refused-no-medias = Aucun de vos traits ne permet les médias.
refused-diet = Vous pouvez élever au plus { $most } grandes nymphes.
refused-eggs = Votre reine peut pondre au plus { $most } œufs maintenant.
refused-no-queen-eggs = Sans reine mère, il n’y a que des œufs mâles.
refused-clutch = Au-delà de 30, les nombres vont par dizaines.

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
log-lift = { $player } prend { $ants ->
    [one] { $ants } fourmi
   *[other] { $ants } fourmis
} ({ $place }).
log-put = { $player } amène { $ants ->
    [one] { $ants } fourmi
   *[other] { $ants } fourmis
} ({ $place }).
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
log-roll = Les dés montrent { $dice }.
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
log-fought = Le combat coûte { $attackers } fourmis à { $attacker } et { $defenders } à { $defender }.
log-lose = { $player } perd { $ants ->
    [one] { $ants } fourmi
   *[other] { $ants } fourmis
}.
log-return = { $ants ->
    [0] Les attaquantes de { $player } restent.
    [one] { $ants } attaquante de { $player } rentre.
   *[other] { $ants } attaquantes de { $player } rentrent.
}
log-house = { $player } accueille { $ants ->
    [one] { $ants } fourmi de retour
   *[other] { $ants } fourmis de retour
} ({ $place }).
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
log-trunk = { $player } construit un tronc en { $area } avec { $ants ->
    [one] { $ants } ouvrière
   *[other] { $ants } ouvrières
}.
log-trunk-built = Le tronc tient.
log-trunk-failed = Le tronc ne tient pas.
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
log-lay = La reine de { $player } pond { $female } œufs femelles et { $male } œufs mâles.
log-fly = { $player } fera un vol nuptial.
log-stay = { $player } ne fera pas de vol nuptial.
log-flight-decided = { $player } a décidé d’un vol nuptial.
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

expected-action = une action comme lift, put, harvest, lay ou done
expected-chance = next, marker, again, roll, card ou deal
expected-card = une carte comme thief-ants
expected-trait = un trait comme mace
expected-area = une zone comme e5
expected-place = une zone comme e5, builders ou nurses
expected-number = un nombre
expected-color = la couleur d’un joueur
expected-marker = predators, prey, plants, aphids ou empty
expected-member = quelqu’un du nid comme nurse ou female-egg
expected-dice = des dés en ordre comme 1146
