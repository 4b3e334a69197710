game-ants = Ants n°4
game-ants-summary = Posez des tuiles bicolores, recouvrez ce qui vous gêne et réunissez vos fourmis dans la plus grande zone.

variant-ants-base = Jeu de base
option-ants-first = Qui commence
option-ants-first-random = tirage au sort
option-ants-first-beige = beige
option-ants-first-brown = brun
option-ants-corners = Points sur chaque tuile
option-ants-corners-four = comme imprimés : à quatre coins dans la série reconstituée
option-ants-corners-six = aux six coins
option-ants-tiles = Tuiles
option-ants-tiles-standard = la série reconstituée
option-ants-tiles-box = comme imprimées dans une boîte
option-ants-overlay = On peut recouvrir
option-ants-overlay-any = tout point complet
option-ants-overlay-flat = seulement la rencontre d’exactement trois tuiles
option-ants-ties = Égalités
option-ants-ties-shared = partagées
option-ants-ties-broken = départagées par la deuxième zone, puis par toutes les fourmis

seat-beige = beige
seat-brown = brun

tile-half = moitié
tile-star = étoile
tile-hook-beige = crochet beige
tile-hook-brown = crochet brun
tile-wedge-beige = coin beige
tile-wedge-brown = coin brun
tile-fork-beige = fourche beige
tile-fork-brown = fourche brune
tile-band-beige = bande beige
tile-band-brown = bande brune
tile-tip-beige = pointe beige
tile-tip-brown = pointe brune
tile-plain-beige = tuile unie beige
tile-plain-brown = tuile unie brune
tile-double = tuile double
tile-text = { $beige ->
    [one] { $beige } fourmi beige
   *[other] { $beige } fourmis beiges
}, { $brown ->
    [one] { $brown } fourmi brune
   *[other] { $brown } fourmis brunes
}.

rule-hand = Votre main
rule-turning = Tourner une tuile
rule-two-sides = Toucher par deux côtés
rule-levels = Niveaux

refused-not-in-hand = Vous n’avez pas cette tuile en main : { $tile }.
refused-same-turned = Ainsi tournée, la tuile ({ $tile }) a le même aspect que « { $same } » ; écrivez-la ainsi.
refused-two-sides = { $touching ->
    [0] Une tuile au sol doit toucher les autres par deux côtés ; ici elle n’en touche aucun.
   *[other] Une tuile au sol doit toucher les autres par deux côtés ; ici elle n’en touche qu’un.
}
refused-off-grid = Il n’y a rien ici, et une tuile au sol doit s’ajuster aux autres côté contre côté.
refused-over-the-edge = Une tuile posée sur d’autres ne doit pas dépasser du bord : le point n’est pas fermé de tous côtés.
refused-centre = Le milieu d’une tuile n’est pas un point noir ; on recouvre l’endroit où des tuiles se rencontrent.
refused-dot-not-whole = Le point n’est pas complet : chaque tuile autour doit en porter un morceau.
refused-not-flat = Dans cette variante, on ne recouvre que la rencontre d’exactement trois tuiles.

log-first = { $player } commence.
log-dealt = { $player } reçoit une tuile : { $tile }.
log-top = La pile montre une tuile : { $tile }.
log-placed-on-the-ground = { $player } pose une tuile ({ $tile }) en { $place }{ $gain ->
    [0] { "" }
   *[other] {", "}maintenant { $own } fourmis dans une zone
}.
log-placed-over-a-dot = { $player } recouvre le point en { $place } (niveau { $level }) avec une tuile ({ $tile }){ $gain ->
    [0] { "" }
   *[other] {", "}maintenant { $own } fourmis dans une zone
}{ $loss ->
    [0] { "" }
   *[other] {", "}la zone adverse en a { $theirs }
}.

expected-tile = une tuile telle que half ou tip-brown
expected-place = un endroit tel que -1,2
expected-turn = une rotation de t0 à t5
expected-color = beige ou brown
expected-chance = first ou reveal

box-half-twice = Ligne { $line } du fichier de boîte : cette moitié de la tuile double a déjà été décrite.
box-copies = Ligne { $line } du fichier de boîte : « { $found } » se trouve là où la ligne devrait commencer par le nombre de tuiles, ou par left ou right pour une moitié de la tuile double.
box-tiles = Le fichier de boîte contient { $found ->
    [0] zéro tuile
    [one] une seule tuile
   *[other] { $found } tuiles
} ; il en faut { $least } à { $most } pour une partie.
box-ants = Le fichier de boîte contient { $found } fourmis sur { $color } ; on ne peut en compter que { $most }.
expected-copies = le nombre de tuiles
expected-colors = les couleurs de six secteurs, par exemple eeerrr (e pour beige, r pour brun)
expected-ants = les fourmis de six secteurs, 0 à 3 chacun, par exemple 101101
expected-dots = un 1 ou un 0 pour chacun des six coins, par exemple 101101

# Comme le journal le dit : à la place de la phrase d’un choix (-told), ou à la suite de la ligne d’avant (-then).
log-placed-on-the-ground-told = { $player } pose une tuile ({ $tile }){ $gain ->
    [0] { "" }
   *[other] {", "}maintenant { $own } fourmis dans une zone
}.
log-placed-over-a-dot-told = { $player } recouvre un point, niveau { $level }, avec une tuile ({ $tile }){ $gain ->
    [0] { "" }
   *[other] {", "}maintenant { $own } fourmis dans une zone
}{ $loss ->
    [0] { "" }
   *[other] {", "}la zone adverse en a { $theirs }
}.
log-top-then = { "" }

# D’où viennent les points, et quelques chiffres d’une partie finie.
points-start = sur la tuile double au départ
points-own-tiles = grâce à ses tuiles
points-their-tiles = par les tuiles adverses
fact-second-area = Fourmis dans la deuxième zone
fact-all-ants = Fourmis visibles
fact-sectors = Secteurs visibles
