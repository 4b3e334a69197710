game-myrmes = Myrmes
game-myrmes-summary = Führe ein Ameisenvolk durch drei Jahre: zieh Ameisen groß, markiere den Garten mit Pheromonen, jage, und sei bereit für den Winter.

variant-myrmes-base = Grundspiel
variant-myrmes-solo-easy = Solo, leicht: zwei Jahre
variant-myrmes-solo-medium = Solo, mittel: drei Jahre
variant-myrmes-solo-hard = Solo, schwer: vier Jahre
variant-myrmes-solo-extreme = Solo, extrem: fünf Jahre
option-myrmes-winter = Nahrung im ersten Winter
option-myrmes-unlock = Stufen der Ziele
option-myrmes-unlock-yes = öffnen sich nacheinander
option-myrmes-unlock-no = sind alle offen
option-myrmes-corners = Zu zweit oder allein sind die unteren Ecken
option-myrmes-corners-in = im Spiel
option-myrmes-corners-out = nicht im Spiel
option-myrmes-cubes = Rohstoffe und Larven
option-myrmes-cubes-unlimited = gehen nie aus
option-myrmes-cubes-counted = sind gezählt und können ausgehen
option-myrmes-point-event = Das Ereignis Punkte +1 bringt etwas
option-myrmes-point-event-every = bei jeder Wertung
option-myrmes-point-event-once = einmal je Jahreszeit
option-myrmes-debt = Punktestände
option-myrmes-debt-yes = können unter null fallen
option-myrmes-debt-no = fallen nie unter null

seat-red = Rot
seat-yellow = Gelb
seat-blue = Blau
seat-black = Schwarz

cube-food = Nahrung
cube-earth = Erde
cube-stone = Stein

prey-ladybug = Marienkäfer
prey-termite = Termite
prey-spider = Spinne
prey-text = Die Jagd kostet { $soldiers ->
    [one] 1 Soldatin
   *[other] { $soldiers } Soldatinnen
} und bringt { $food } Nahrung{ $points ->
    [0] { "" }
   *[other] {" "}und { $points } Punkte
}.

shape-pair = Paar
shape-triangle = Dreieck
shape-line = Linie
shape-rhombus = Raute
shape-pistol = Pistole
shape-trapezoid = Trapez
shape-pyramid = Pyramide
shape-text = { $size } Felder, Ebene { $level ->
    [0] 0
    [1] I
    [2] II
    [3] III
   *[other] III und Sechseck +1
}; { $points ->
    [0] keine Punkte
   *[other] { $points } Punkte
}; { $copies } für jeden Spieler.

tile-aphid-farm = Blattlausfarm
tile-scavenging = Fundgrube
tile-sub-colony = Nebenbau
tile-aphid-farm-text = Braucht Ebene I und kostet 1 Stein; 2 Punkte, und bei jeder Ernte 1 Nahrung.
tile-scavenging-text = Braucht Ebene I und kostet 1 Nahrung; 2 Punkte, und bei jeder Ernte 1 Erde oder 1 Stein.
tile-sub-colony-text = Braucht Ebene III und kostet 1 Nahrung, 1 Erde und 1 Stein; 4 Punkte, und bei jeder Ernte 2 Punkte.

event-level = Ebene +1
event-point = Punkte +1
event-larvae = Larven +2
event-harvest = Ernte +3
event-move = Schritte +3
event-soldier = Soldatin +1
event-hexagon = Sechseck +1
event-worker = Arbeiterin +1
event-level-text = Dein Bau zählt als eine Ebene tiefer, höchstens III: für Räume, Pheromone, Sonderplättchen und Lager.
event-point-text = Immer wenn du in dieser Jahreszeit Punkte bekommst, bekommst du 1 mehr.
event-larvae-text = Zwei Larven mehr, wenn mindestens eine geboren wird.
event-harvest-text = Bis zu drei Rohstoffe mehr von deinen Pheromonen.
event-move-text = Deine Arbeiterinnen haben 6 Bewegungspunkte statt 3.
event-soldier-text = Eine Soldatin mehr, wenn mindestens eine geboren wird.
event-hexagon-text = Du darfst Pheromone einer Ebene mehr legen.
event-worker-text = Eine Arbeiterin mehr, wenn mindestens eine geboren wird.

season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst

objective-food-3 = 3 Nahrung
objective-earth-stone-2 = 2 Erde oder Stein
objective-larvae-5 = 5 Larven
objective-prey-2 = 2 Beutetiere
objective-soldiers-2 = 2 Soldatinnen
objective-special-tiles-2 = 2 Sonderplättchen
objective-pheromones-4 = 4 verbundene Pheromone
objective-food-5 = 5 Nahrung
objective-stone-3 = 3 Stein
objective-larvae-9 = 9 Larven
objective-prey-3 = 3 Beutetiere
objective-special-tiles-3 = 3 Sonderplättchen
objective-nurses-6 = 6 Ammen
objective-colony-2 = Bau auf Ebene II
objective-earth-stone-6 = 6 Erde oder Stein
objective-stone-5 = 5 Stein
objective-prey-4 = 4 Beutetiere
objective-nurses-8 = 8 Ammen
objective-colony-3 = Bau auf Ebene III
objective-pheromones-7 = 7 verbundene Pheromone
objective-text = Stufe { $level ->
    [1] I
    [2] II
   *[other] III
}, { $points } Punkte. { $price }
objective-give = Du gibst sie ab.
objective-discard = Du legst sie ab.
objective-abandon-one = Du gibst eines auf.
objective-abandon-two = Du gibst zwei auf.
objective-send-one = Du legst eine ab.
objective-send-two = Du legst zwei ab.
objective-back-one = Dein Bau geht eine Ebene zurück.
objective-back-two = Dein Bau geht zwei Ebenen zurück.
objective-empty = Du leerst sie.

rule-setup = Aufbau
rule-workers = Arbeiterinnen
rule-event = Ereignis
rule-births = Geburten
rule-colony = Arbeit im Bau
rule-sortie = Streifzug
rule-movement = Bewegung
rule-opposing-tiles = Fremde Plättchen
rule-hunt = Jagd
rule-pheromone = Ein Pheromon legen
rule-special-tile = Ein Sonderplättchen legen
rule-clear = Ein Pheromon abräumen
rule-harvest = Ernte
rule-atelier = Werkstatt
rule-tunnel = Neuer Tunnelausgang
rule-levels = Ebenen des Baus
rule-nurse = Neue Amme
rule-objective = Ziele
rule-end-of-turn = Ende der Jahreszeit
rule-winter = Winter
rule-larvae = Larven gegen Nahrung
rule-solo = Allein spielen

refused-other-phase = Das geht nur { $when }; { $now }.
when-plan = zu Beginn einer Jahreszeit
when-work = in der Phase der Arbeiterinnen
when-sortie = in der Phase der Arbeiterinnen, wenn eine von deinen im Garten ist
when-harvest = bei der Ernte, wenn es einen Rohstoff zu wählen gibt
when-scavenge = bei der Ernte, wenn eine deiner Fundgruben etwas bringt
when-extra = am Ende der Ernte, mit dem Ereignis Ernte +3
when-atelier = in der Werkstatt, wenn deine Ammen arbeiten
when-giving = bei einem Ziel, für das Plättchen gewählt werden
when-store = am Ende der Jahreszeit, wenn du mehr Rohstoffe als Platz hast
when-feed = im Winter, wenn Nahrung fehlt und Larven Nahrung werden könnten
when-larvae = in der Phase der Arbeiterinnen, in der Werkstatt und im Winter
now-plan = jetzt werden Ereignis und Geburten geplant
now-work = jetzt schickst du eine Arbeiterin zur Arbeit
now-sortie = jetzt ist deine Arbeiterin im Garten dran
now-atelier = jetzt arbeiten deine Ammen in der Werkstatt
now-giving = jetzt wählst du Plättchen für ein Ziel
now-harvest = jetzt wählst du einen Rohstoff für die Ernte
now-scavenge = jetzt wählst du Erde oder Stein für eine Fundgrube
now-extra = jetzt darfst du weitere Rohstoffe ernten
now-store = jetzt wählst du, was du lagerst
now-feed = jetzt versorgst du deinen Bau für den Winter

refused-event-chosen = Du hast dein Ereignis für diese Jahreszeit schon gewählt.
refused-event-no-larvae = Du hast keine Larven: Dein Ereignismarker bleibt, wo der Würfel ihn hingelegt hat.
refused-event-larvae = { $cost ->
    [one] Den Marker dorthin zu rücken kostet 1 Larve
   *[other] Den Marker dorthin zu rücken kostet { $cost } Larven
}; { $larvae ->
    [0] du hast keine
   *[other] du hast nur { $larvae }
}.
refused-event-first = Wähle erst dein Ereignis, dann die Geburten.

refused-births-track = Höchstens drei Ammen passen zu den Larven, drei zu den Soldatinnen und vier zu den Arbeiterinnen.
refused-births-atelier = Die Werkstatt hat nur { $places } Plätze.
refused-births-nurses = { $nurses ->
    [one] Du hast nur 1 Amme
   *[other] Du hast nur { $nurses } Ammen
}, aber { $wanted } wären bei der Arbeit.
refused-births-idle-nurse = Eine dieser Ammen brächte nichts: Soldatinnen brauchen zwei oder drei Ammen, Arbeiterinnen zwei oder vier.
refused-births-all-fit = Alle diese Ameisen können geboren werden; es gibt nichts zu wählen.
refused-births-too-many = Du hast nur acht Arbeiterinnen und Soldatinnen, also können nicht alle geboren werden. Sag, wie viele davon Soldatinnen sind, etwa „kept 1“; es müssen so viele wie möglich geboren werden.

refused-room-too-deep = Dieser Raum liegt auf Ebene { $level ->
    [1] I
    [2] II
   *[other] III
}; du kannst bis Ebene { $own ->
    [0] 0
    [1] I
    [2] II
   *[other] III
} arbeiten.
refused-room-taken = In diesem Raum ist schon eine deiner Arbeiterinnen; in jeder Jahreszeit passt nur eine hinein.
refused-queen-food = Die Königin will 1 Nahrung, und du hast keine.
refused-quarry-food = Der Steinbruch gibt Erde oder Stein, keine Nahrung.

refused-not-your-exit = Arbeiterinnen gehen nur durch Tunnelausgänge ihres eigenen Baus hinaus.
refused-worker-outside = Erst ist die Arbeiterin im Garten dran: Lass sie handeln, oder nimm sie heraus. Dann kannst du die nächste schicken.
refused-no-worker-outside = Keine deiner Arbeiterinnen ist im Garten; schick erst eine hinaus.
refused-no-steps = Die Arbeiterin hat keine Bewegungspunkte mehr.
refused-too-far = Die Arbeiterin kann nur auf ein Nachbarfeld gehen.
refused-barred = Wasser und was nicht im Spiel ist, darf niemand betreten.
refused-tile-name = Ein Plättchen ist ein einziges Feld; es heißt { $place }, wie sein erstes Sechseck.
refused-hunt-soldiers = Die Jagd auf { $prey ->
    [Termite] eine Termite
    [Spinne] eine Spinne
   *[other] einen { $prey }
} kostet { $cost ->
    [one] 1 Soldatin
   *[other] { $cost } Soldatinnen
}; { $soldiers ->
    [0] du hast keine
   *[other] du hast nur { $soldiers }
}.
refused-opposing-soldiers = Fremdes zu betreten kostet 1 Soldatin, und du hast keine.

refused-pheromone-level = Du darfst Pheromone mit bis zu { $most } Feldern legen; dieses hat { $size }.
refused-pheromone-none-left = Du hast kein Pheromon dieser Form mehr.
refused-special-shape = Dieses Sonderplättchen hat eine andere Form.
refused-special-level = Dieses Sonderplättchen braucht einen Bau auf Ebene { $level ->
    [1] I
    [2] II
   *[other] III
}; deiner zählt als Ebene { $own ->
    [0] 0
    [1] I
    [2] II
   *[other] III
}.
refused-special-cost = Dir fehlen Rohstoffe: Eine Blattlausfarm kostet 1 Stein, eine Fundgrube 1 Nahrung, ein Nebenbau 1 Nahrung, 1 Erde und 1 Stein.
refused-special-markers = Du hast keinen Markierungsstein mehr für ein Sonderplättchen.
refused-special-none-left = Von dieser Sorte liegt kein Plättchen mehr neben dem Brett.
refused-worker-not-on-empty-space = Um ein Plättchen zu legen, muss die Arbeiterin auf einem leeren Feld stehen.
refused-tile-not-at-worker = Das Plättchen muss das Feld bedecken, auf dem die Arbeiterin steht.
refused-tile-covers = Das Plättchen würde etwas anderes bedecken oder läge auf Wasser oder außerhalb des Gartens.

refused-clear-nothing = Die Arbeiterin steht auf keinem Plättchen.
refused-clear-special = Sonderplättchen werden nie abgeräumt.
refused-clear-cubes = Auf diesem Pheromon liegen noch Rohstoffe; nur ein leeres kann abgeräumt werden.
refused-clear-earth = Abräumen kostet 1 Erde, und du hast keine.

refused-harvest-no-tile = Keines deiner Pheromone heißt so; ein Plättchen heißt wie sein erstes Sechseck.
refused-harvest-no-cube = Diesen Rohstoff gibt es auf diesem Pheromon nicht.
refused-harvest-other-tile = Wähle für das Plättchen, nach dem gefragt ist; die anderen folgen nacheinander.
refused-harvest-mandatory = Die Ernte ist Pflicht: Nimm einen Rohstoff von jedem deiner Pheromone, auf dem welche liegen, und einen für jede Fundgrube.
refused-scavenge-food = Eine Fundgrube bringt Erde oder Stein, keine Nahrung.

refused-workshop-used = Dort hat in dieser Jahreszeit schon eine deiner Ammen gearbeitet.
refused-tunnel-none-left = Du hast keinen Tunnelausgang mehr.
refused-tunnel-not-empty = Ein Tunnelausgang braucht ein leeres Landfeld.
refused-tunnel-not-adjacent = Ein Tunnelausgang muss neben etwas von dir liegen: einem Pheromon, einem Sonderplättchen oder einem anderen Ausgang.
refused-deepest = Dein Bau ist schon auf der tiefsten Ebene.
refused-level-cost = Die nächste Ebene kostet { $earth ->
    [0] { $stone } Stein
   *[other] { $stone ->
        [0] { $earth } Erde
       *[other] { $earth } Erde und { $stone } Stein
    }
}, mehr als du hast.
refused-nurse-none-left = Deine acht Ammen sind alle im Spiel.
refused-nurse-cost = Eine neue Amme kostet 2 Nahrung und 2 Larven.

refused-objective-not-there = Dieses Ziel liegt nicht aus.
refused-objective-not-leftmost = Allein kannst du nur das Ziel ganz links in jeder Reihe erfüllen.
refused-objective-done = Dieses Ziel hast du schon erfüllt.
refused-objective-level = Erfülle erst ein Ziel der Stufe { $level ->
    [1] I
   *[other] II
}.
refused-objective-mix = Sag, wie viel davon Erde ist, etwa „earth 1“; der Rest ist Stein.
refused-objective-no-mix = Dieses Ziel ist keine Mischung aus Erde und Stein.
refused-objective-demand = „{ $objective }“: Du hast { $has ->
    [0] nichts von den verlangten { $needs }
   *[other] nur { $has } von den verlangten { $needs }
}.
refused-objective-nurses = Außer der arbeitenden Amme braucht dieses Ziel Ammen, die nicht auf Zielen stehen; davon { $missing ->
    [one] fehlt eine
   *[other] fehlen { $missing }
}.
refused-objective-other-mix = Dieses Ziel verlangt zusammen { $count }; du hast { $earth } Erde und { $stone } Stein. Wähle eine andere Mischung.
refused-give-no-tile = Kein Plättchen heißt so; ein Plättchen heißt wie sein erstes Sechseck.
refused-give-not-special = Wähle ein Sonderplättchen mit deinem Markierungsstein.
refused-give-not-pheromone = Wähle eines deiner Pheromone.
refused-give-chosen = Dieses Pheromon hast du schon gewählt.
refused-give-not-connected = Die Pheromone müssen Kante an Kante zusammenhängen, so viele, wie das Ziel verlangt.

refused-keep-too-much = So viele Rohstoffe hast du nicht.
refused-keep-room = Lagere genau so viele Rohstoffe, wie Platz ist: { $room }.
refused-feed-too-much = Du kannst höchstens { $most ->
    [one] einmal
   *[other] { $most }-mal
} Larven in Nahrung verwandeln: Mehr ist nicht nötig, oder die Larven reichen nicht.
refused-feed-no-food-left = Neben dem Spielplan { $most ->
    [one] liegt nur noch 1 Nahrung
   *[other] liegen nur noch { $most } Nahrung
}: Mehr kann aus Larven nicht werden.
refused-larvae = Drei Larven geben 1 Nahrung; { $larvae ->
    [0] du hast keine
    [one] du hast nur 1
   *[other] du hast nur { $larvae }
}.
refused-exchange-in-winter = Sage im Winter auf einmal, wie oft Larven Nahrung werden: zum Beispiel „feed 1“.
refused-no-cube-left = Neben dem Brett liegt keine Nahrung mehr.

log-first = { $player } beginnt.
log-starts = Das Los entscheidet, wer wo startet.
log-prey = { $count } Beutetiere werden in den Garten gelegt.
log-objectives = { $count } Ziele werden ausgelegt.
log-dice = Die Jahreszeitenwürfel zeigen { $spring } für den Frühling, { $summer } für den Sommer und { $autumn } für den Herbst.
log-reveal = Ein neues Ziel wird aufgedeckt: { $objective }.
log-season = Jahr { $year }, { $season }: Das Ereignis ist { $event }, { $player } beginnt.
log-plans = { $player } plant die Jahreszeit verdeckt.
log-event = { $player } wählt das Ereignis { $event }{ $larvae ->
    [0] { "" }
    [one] {", "}für 1 Larve
   *[other] {", "}für { $larvae } Larven
}.
log-births = { $player } teilt die Ammen ein{ $larvae ->
    [0] { "" }
    [one] {", "}1 Larve
   *[other] {", "}{ $larvae } Larven
}{ $soldiers ->
    [0] { "" }
    [one] {", "}1 Soldatin
   *[other] {", "}{ $soldiers } Soldatinnen
}{ $workers ->
    [0] { "" }
    [one] {", "}1 Arbeiterin
   *[other] {", "}{ $workers } Arbeiterinnen
}{ $atelier ->
    [0] { "" }
    [one] {", "}1 Amme in der Werkstatt
   *[other] {", "}{ $atelier } Ammen in der Werkstatt
}{ $idle ->
    [0] { "" }
    [one] {", "}1 Amme ruht
   *[other] {", "}{ $idle } Ammen ruhen
}.
log-born = { $player } hat das Ereignis { $event }{ $moved ->
    [0] { "" }
    [one] {" "}(für 1 Larve)
   *[other] {" "}(für { $moved } Larven)
}{ $larvae ->
    [0] { "" }
    [one] {", "}1 neue Larve
   *[other] {", "}{ $larvae } neue Larven
}{ $soldiers ->
    [0] { "" }
    [one] {", "}1 neue Soldatin
   *[other] {", "}{ $soldiers } neue Soldatinnen
}{ $workers ->
    [0] { "" }
    [one] {", "}1 neue Arbeiterin
   *[other] {", "}{ $workers } neue Arbeiterinnen
}{ $atelier ->
    [0] { "" }
    [one] {", "}1 Amme in der Werkstatt
   *[other] {", "}{ $atelier } Ammen in der Werkstatt
}.
log-exchange = { $player } verwandelt 3 Larven in 1 Nahrung.
log-gestation = { $player } schickt eine Arbeiterin in die Brutkammer, { $larvae ->
    [0] aber Larven gibt es nicht mehr
   *[other] 1 Larve
}.
log-larder = { $player } schickt eine Arbeiterin in die Vorratskammer, { $count ->
    [0] aber Nahrung gibt es nicht mehr
   *[other] 1 Nahrung
}.
log-quarry = { $player } schickt eine Arbeiterin in den Steinbruch, { $count ->
    [0] aber { $cube } gibt es nicht mehr
   *[other] 1 { $cube }
}.
log-queen = { $player } füttert die Königin mit 1 Nahrung{ $points ->
    [0] { "" }
   *[other] {", "}{ $points } Punkte
}.
log-leave = { $player } schickt eine Arbeiterin bei { $place } in den Garten.
log-step = { $player } geht mit der Arbeiterin nach { $place }.
log-step-tile = { $player } geht mit der Arbeiterin auf das Plättchen bei { $place }.
log-step-opposing = { $player } gibt 1 Soldatin ab, um { $place } zu betreten; das gehört { $owner }.
log-hunt = { $player } jagt bei { $place } { $prey ->
    [Termite] eine Termite
    [Spinne] eine Spinne
   *[other] einen { $prey }
} mit { $soldiers ->
    [one] 1 Soldatin
   *[other] { $soldiers } Soldatinnen
}, { $food } Nahrung{ $points ->
    [0] { "" }
    [one] {", "}1 Punkt
   *[other] {", "}{ $points } Punkte
}.
log-clear = { $player } räumt das Pheromon für 1 Erde ab{ $points ->
    [0] { "" }
    [one] {", "}1 Punkt
   *[other] {", "}{ $points } Punkte
}.
log-pheromone = { $player } legt ein Pheromon ({ $shape }) auf { $places }{ $food ->
    [0] { "" }
   *[other] {", "}{ $food } Nahrung
}{ $earth ->
    [0] { "" }
   *[other] {", "}{ $earth } Erde
}{ $stone ->
    [0] { "" }
   *[other] {", "}{ $stone } Stein
}{ $points ->
    [0] { "" }
    [one] {", "}1 Punkt
   *[other] {", "}{ $points } Punkte
}.
log-build = { $player } legt ein Sonderplättchen ({ $tile }) auf { $places }{ $points ->
    [0] { "" }
    [one] {", "}1 Punkt
   *[other] {", "}{ $points } Punkte
}.
log-stop = { $player } nimmt die Arbeiterin aus dem Garten.
log-harvest = { $player } erntet 1 { $cube } vom Pheromon bei { $place }.
log-scavenge = { $count ->
    [0] { $player } wählt { $cube } für eine Fundgrube, aber davon gibt es nichts mehr.
   *[other] { $player } nimmt 1 { $cube } für eine Fundgrube.
}
log-enough = { $player } erntet nicht mehr.
log-harvested = Ernte: { $player }{ $food ->
    [0] { "" }
   *[other] {", "}{ $food } Nahrung
}{ $earth ->
    [0] { "" }
   *[other] {", "}{ $earth } Erde
}{ $stone ->
    [0] { "" }
   *[other] {", "}{ $stone } Stein
}{ $points ->
    [0] { "" }
    [one] {", "}1 Punkt
   *[other] {", "}{ $points } Punkte
}.
log-tunnel = { $player } gräbt einen Tunnelausgang bei { $place }, { $count ->
    [0] aber Erde gibt es nicht mehr
   *[other] 1 Erde
}.
log-deepen = { $player } gräbt den Bau bis Ebene { $level ->
    [1] I
    [2] II
   *[other] III
}.
log-nurse = { $player } zieht für 2 Nahrung und 2 Larven eine neue Amme auf.
log-objective = { $points ->
    [0] { $player } nimmt sich das Ziel „{ $objective }“ vor und wählt Plättchen.
   *[other] { $player } erfüllt das Ziel „{ $objective }“, { $points } Punkte.
}
log-objective-mix = { $player } erfüllt das Ziel „{ $objective }“{ $earth ->
    [0] { "" }
   *[other] {", "}{ $earth } Erde
}{ $stone ->
    [0] { "" }
   *[other] {", "}{ $stone } Stein
}, { $points } Punkte.
log-give = { $player } wählt das Plättchen bei { $place } für das Ziel{ $points ->
    [0] { "" }
   *[other] {" "}und erfüllt es, { $points } Punkte
}.
log-earlier = { $player } hatte es schon früher erfüllt, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-done = { $player } ruft die Ammen aus der Werkstatt zurück{ $nurses ->
    [one] {", "}1 hat nicht gearbeitet
   *[other] {", "}{ $nurses } haben nicht gearbeitet
}.
log-keep = { $player } lagert, wofür Platz ist{ $food ->
    [0] { "" }
   *[other] {", "}{ $food } Nahrung
}{ $earth ->
    [0] { "" }
   *[other] {", "}{ $earth } Erde
}{ $stone ->
    [0] { "" }
   *[other] {", "}{ $stone } Stein
}.
log-feed = { $food ->
    [0] { $player } behält in diesem Winter alle Larven.
   *[other] { $player } verwandelt { $larvae } Larven in { $food } Nahrung für den Winter.
}
log-winter = { $player } übersteht den Winter{ $food ->
    [0] { "" }
   *[other] {", "}{ $food } Nahrung gegessen
}{ $missing ->
    [0] { "" }
   *[other] {", "}{ $missing } Nahrung fehlt
}{ $points ->
    [0] { "" }
    [one] {": "}1 Punkt verloren
   *[other] {": "}{ $points } Punkte verloren
}.
log-starved = { $player } kann den Bau nicht versorgen: Für den Winter fehlt { $missing } Nahrung.
log-lost = Die Partie ist verloren.

expected-action = eine Aktion wie larder, leave, step oder pheromone
expected-chance = first, starts, prey, objectives, dice oder reveal
expected-cube = food, earth oder stone, wo die Regeln es erlauben
expected-event = ein Ereignis: level, point, larvae, harvest, move, soldier, hexagon oder worker
expected-hex = ein Sechseck wie h7
expected-number = eine hier mögliche Zahl
expected-objective = ein Ziel wie food-3
expected-prey = ladybug, termite oder spider
expected-shape = eine Form: pair, triangle, line, rhombus, pistol, trapezoid oder pyramid
expected-special = aphid-farm, scavenging oder sub-colony
expected-tile-place = eine Lage für dieses Plättchen auf Land, seine Sechsecke von oben links, wie h5-h6
expected-track = larvae, soldiers, workers, atelier oder kept, in dieser Folge, oder none

# Wie das Protokoll es erzählt: statt des Satzes einer Auswahl (-told), oder als Fortsetzung der Zeile davor (-then).
log-step-then = {" "}→ { $place }
log-step-tile-then = {" "}→ { $place }
log-step-opposing-then = {" "}→ { $place } (1 Soldatin gegen { $owner })
log-stop-then = { "" }
log-harvest-then = , 1 { $cube } bei { $place }
log-enough-then = { "" }
log-hunt-then = , jagt bei { $place } { $prey ->
    [Termite] eine Termite
    [Spinne] eine Spinne
   *[other] einen { $prey }
} mit { $soldiers ->
    [one] 1 Soldatin
   *[other] { $soldiers } Soldatinnen
}, { $food } Nahrung{ $points ->
    [0] { "" }
    [one] {", "}1 Punkt
   *[other] {", "}{ $points } Punkte
}
log-clear-then = , räumt das Pheromon für 1 Erde ab{ $points ->
    [0] { "" }
    [one] {", "}1 Punkt
   *[other] {", "}{ $points } Punkte
}
log-pheromone-then = , legt ein Pheromon ({ $shape }) auf { $places }{ $food ->
    [0] { "" }
   *[other] {", "}{ $food } Nahrung
}{ $earth ->
    [0] { "" }
   *[other] {", "}{ $earth } Erde
}{ $stone ->
    [0] { "" }
   *[other] {", "}{ $stone } Stein
}{ $points ->
    [0] { "" }
    [one] {", "}1 Punkt
   *[other] {", "}{ $points } Punkte
}
log-build-then = , legt ein Sonderplättchen ({ $tile }) auf { $places }{ $points ->
    [0] { "" }
    [one] {", "}1 Punkt
   *[other] {", "}{ $points } Punkte
}

# Wofür es Punkte gab, und Zahlen einer beendeten Partie.
points-start = Zu Beginn
points-pheromones = Pheromone
points-special-tiles = Sonderplättchen
points-prey = Beute
points-clearing = Abgeräumte Pheromone
points-queen = Königin
points-sub-colonies = Nebenbauten
points-objectives = Ziele
points-earlier = Ziele vor anderen erfüllt
points-winter = Winter
points-lost-game = Verlorene Partie
fact-tiles = Eigene Plättchen im Garten
fact-prey = Behaltene Beute
fact-objectives = Erfüllte Ziele
fact-nurses = Ammen
fact-level = Ebene des Baus
fact-exits = Tunnelausgänge
