game-hidden-empires = Hidden Empires
game-hidden-empires-summary = Guidez une colonie de fourmis : envoyez des fourrageuses, gardez le couvain, élevez reines et mâles, et laissez-les s’envoler.

variant-hidden-empires-basic = Jeu de base
option-hidden-empires-turn-order = Ordre des tours
option-hidden-empires-turn-order-clockwise = dans le sens horaire, toujours depuis le même joueur
option-hidden-empires-turn-order-random = tiré au sort à chaque tour de jeu
option-hidden-empires-target = Points qui mettent fin à la partie

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

rule-setup = Mise en place
rule-auction = Enchères de traits
rule-redistribute = Redistribuer les fourmis
rule-nest-size = Taille du nid
rule-brood-size = Des nourrices pour le couvain
rule-move-one = Avancer d’une zone
rule-scout = Éclaireuses
rule-discovery = Retourner les marqueurs
rule-tasks = Tâches
rule-patrol = Patrouilles
rule-foraging = Fourrager
rule-harvest = Récolter
rule-tend = Soigner
rule-trail = Pistes
rule-combat = Combat
rule-scatter = Les défenseurs se dispersent
rule-weapons = Armes
rule-losses = Pertes
rule-stay-or-return = Rester ou rentrer
rule-nest-phase = Phase du nid
rule-return-ants = Fourmis de retour
rule-food-shortage = Manque de nourriture
rule-pupae-emerge = Éclosion des nymphes
rule-feed-larvae = Nourrir les larves
rule-lay-eggs = Pondre
rule-flight = Vol nuptial

refused-not-now = Cela n’appartient pas à cette étape.

refused-no-start = Les nids commencent dans les zones prévues pour ce nombre de joueurs.
refused-start-taken = Un autre nid s’y trouve déjà.

refused-bid-low = Votre enchère doit dépasser la précédente, et être d’au moins 1.
refused-bid-high = Vous pouvez enchérir { $most } ADN au plus : un deuxième trait coûte le double, un troisième le triple.

refused-not-occupied = On ne redistribue que vers les zones où l’on avait des fourmis au début du tour, vers la zone du nid et dans le nid.
refused-predators = Des prédateurs y sont visibles ; personne n’y entre.
refused-has-given = Vous venez d’y prendre des fourmis ; un lieu en donne ou en reçoit.
refused-has-taken = Vous venez d’y amener des fourmis ; un lieu en donne ou en reçoit.
refused-too-many-nurses = Votre nid ne peut pas contenir autant de nourrices.
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
refused-no-trail = Aucune piste de vos fourmis ne mène de là à votre nid.
refused-harvesters = { $most ->
    [one] Une seule fourmi peut y récolter.
   *[other] De 1 à { $most } fourmis peuvent y récolter.
}
refused-shared-patrol = Là où d’autres ont des fourmis, personne ne patrouille.
refused-prey-tended = Les proies ne peuvent être que récoltées.
refused-shared-tended = Là où d’autres ont des fourmis, on ne peut que récolter.
refused-nobody-to-attack = Ce joueur n’y a pas de fourmis.
refused-driven-off = Exactement { $ants } de vos fourmis sont chassées.
refused-losses = Sacrifiez des fourmis valant au moins { $points } points, et aucune de trop.
refused-return = Au plus { $most } de ces fourmis peuvent rentrer.

refused-not-home = Les fourmis de retour vont dans la zone du nid ou dans le nid.
refused-room = Il n’y a plus de place que pour { $room }.
refused-not-for-food = Cela ne peut pas remplacer la nourriture qui manque.
refused-no-medias = Aucun de vos traits ne permet les médias.
refused-diet = Vous pouvez élever au plus { $most } grandes nymphes.
refused-eggs = Votre reine peut pondre au plus { $most } œufs maintenant.

log-drawn-nest = Le marqueur de nid de { $player } est tiré.
log-nest = { $player } place son nid en { $area }.
log-next = { $player } joue ensuite.
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
expected-chance = next, marker, again ou roll
expected-area = une zone comme e5
expected-place = une zone comme e5, builders ou nurses
expected-number = un nombre
expected-color = la couleur d’un joueur
expected-marker = predators, prey, plants, aphids ou empty
expected-member = quelqu’un du nid comme nurse ou female-egg
expected-dice = des dés en ordre comme 1146
