board-myrmes-garden = Der Garten
board-myrmes-colony-of = Bau von { $player }

board-myrmes-grass = Gras
board-myrmes-earth = Erde
board-myrmes-stone = Stein
board-myrmes-mushroom = Pilze
board-myrmes-water = Wasser
board-myrmes-exit-of = Tunnelausgang von { $player }
board-myrmes-worker-here = hier ist die Arbeiterin
board-myrmes-reach = {" "}– erreichbar, { $left ->
    [0] dann keine Bewegung mehr
    [one] dann noch ein Bewegungspunkt
   *[other] dann noch { $left } Bewegungspunkte
}{ $soldiers ->
    [0] { "" }
    [one] {", "}kostet eine Soldatin
   *[other] {", "}kostet { $soldiers } Soldatinnen
}

board-myrmes-year = Jahr { $year } von { $years }
board-myrmes-winter = Der Winter kostet { $food } Nahrung; jede Soldatin spart eine. Du brauchst { $hunger }.
board-myrmes-last-season = Was dir die letzte Jahreszeit gebracht hat
board-myrmes-so-far = Diese Jahreszeit bisher

board-myrmes-events = Ereignisleiste
board-myrmes-event-space = Ereignis: { $event }{ $larvae ->
    [0] {", "}wie gewürfelt
    [one] {", "}für eine Larve
   *[other] {", "}für { $larvae } Larven
}

board-myrmes-level = Ebene
board-myrmes-larvae = Larven
board-myrmes-larvae-count = { $larvae ->
    [one] eine Larve
   *[other] { $larvae } Larven
}
board-myrmes-soldiers = Soldatinnen
board-myrmes-workers = Arbeiterinnen
board-myrmes-nurses = Ammen
board-myrmes-atelier = Werkstatt
board-myrmes-nurses-free = { $free ->
    [one] eine von { $nurses } Ammen ist frei
   *[other] { $free } von { $nurses } Ammen sind frei
}
board-myrmes-kept = { $soldiers ->
    [0] keine Soldatin, Arbeiterinnen zuerst
    [one] eine Soldatin
   *[other] { $soldiers } Soldatinnen
}
board-myrmes-confirm = Bestätigen
board-myrmes-born = Geburten: { $larvae ->
    [0] keine Larven
    [one] eine Larve
   *[other] { $larvae } Larven
}, { $soldiers ->
    [0] keine Soldatinnen
    [one] eine Soldatin
   *[other] { $soldiers } Soldatinnen
}, { $workers ->
    [0] keine Arbeiterinnen
    [one] eine Arbeiterin
   *[other] { $workers } Arbeiterinnen
}

board-myrmes-rooms = Räume nach Ebene
board-myrmes-room-gestation = Brutkammer
board-myrmes-room-larder = Vorrat
board-myrmes-room-quarry = Steinbruch
board-myrmes-room-queen = Königin
board-myrmes-work-gestation = Arbeiterin in die Brutkammer: eine Larve
board-myrmes-work-larder = Arbeiterin in die Vorratskammer: eine Nahrung
board-myrmes-work-quarry-earth = Arbeiterin in den Steinbruch: eine Erde
board-myrmes-work-quarry-stone = Arbeiterin in den Steinbruch: ein Stein
board-myrmes-work-queen = Arbeiterin füttert die Königin: eine Nahrung für zwei Punkte
board-myrmes-up-to = Pheromone bis { $size } Sechsecke
board-myrmes-storage = { $cubes } / { $room } gelagert
board-myrmes-exchange = Drei Larven werden eine Nahrung
board-myrmes-pheromones-left = Übrige Pheromone
board-myrmes-prey = Beute
board-myrmes-in-reserve = In Reserve
board-myrmes-exits-left = Übrige Tunnelausgänge: { $count }
board-myrmes-markers-left = Übrige Markierungssteine für Sonderplättchen: { $count }
board-myrmes-reserve = Ameisen in Reserve: { $count }
board-myrmes-spare-nurses = Ammen in Reserve: { $count }

board-myrmes-objectives = Ziele
board-myrmes-objective = Stufe { $level }: { $objective }. { $points } Punkte. Du hast { $has } von { $needs }.
board-myrmes-piles = Stapel: I { $one } · II { $two } · III { $three }
board-myrmes-tunnel = Tunnel
board-myrmes-deepen = Ebene
board-myrmes-nurse = Amme

board-myrmes-waits = Am Zug: { $players }.
board-myrmes-chance = Der Zufall entscheidet.
board-myrmes-over = Die Partie ist zu Ende.
board-myrmes-lost = Der Bau ist untergegangen: Die Partie ist verloren.
board-myrmes-do-event = Wähle das Ereignis der Jahreszeit an deinem Bau; jedes Feld vom Würfel weg kostet eine Larve.
board-myrmes-do-births = Schick deine Ammen zu den Geburten und in die Werkstatt, dann bestätige.
board-myrmes-do-worker = { $workers ->
    [one] Eine Arbeiterin wartet
   *[other] { $workers } Arbeiterinnen warten
}: Klick auf einen Raum deines Baus, oder auf einen Tunnelausgang, um hinauszugehen.
board-myrmes-do-sortie = { $steps ->
    [0] Keine Bewegung mehr
    [one] Noch ein Bewegungspunkt
   *[other] Noch { $steps } Bewegungspunkte
}: Klick, wohin es geht, oder wähle ein Plättchen zum Legen.
board-myrmes-do-harvest = Ernte: Nimm einen Rohstoff vom markierten Plättchen.
board-myrmes-do-scavenge = { $left ->
    [one] Fundgrube: Erde oder Stein?
   *[other] Fundgrube, { $left }-mal: Erde oder Stein?
}
board-myrmes-do-extra = { $left ->
    [one] Du darfst noch einen Rohstoff von deinen Pheromonen nehmen.
   *[other] Du darfst noch bis zu { $left } Rohstoffe von deinen Pheromonen nehmen.
}
board-myrmes-do-atelier = { $nurses ->
    [one] Eine Amme arbeitet
   *[other] { $nurses } Ammen arbeiten
} in der Werkstatt: Tunnel, Ebene, Amme oder Ziel.
board-myrmes-do-give-pheromones = { $left ->
    [one] Wähle noch ein verbundenes Pheromon zum Leeren.
   *[other] Wähle { $left } verbundene Pheromone zum Leeren.
}
board-myrmes-do-give-special = { $left ->
    [one] Wähle das Sonderplättchen, das du aufgibst.
   *[other] Wähle { $left } Sonderplättchen, die du aufgibst.
}
board-myrmes-do-store = Wähle die { $room } Rohstoffe, die du behältst; die anderen sind verloren.
board-myrmes-do-feed = Der Winter kostet { $food } Nahrung, und du hast { $has }. Wie viele Larven werden Nahrung?

board-myrmes-take-shape = { $shape }, noch { $left }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-myrmes-take-special = { $tile } für { $cost }, { $points } Punkte
board-myrmes-turn = Drehen (R)
board-myrmes-flip = Wenden (F)
board-myrmes-shift = Verschieben (Pfeiltasten)
board-myrmes-place = Legen
board-myrmes-does-not-fit = Passt hier nicht
board-myrmes-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
board-myrmes-clear = Pheromon abräumen
board-myrmes-stop = Streifzug beenden
board-myrmes-take-cube = { $cube } nehmen von { $place }
board-myrmes-enough = Genug
board-myrmes-done = Werkstatt verlassen
board-myrmes-keep = { $cubes } von { $room } behalten
board-myrmes-feed = { $larvae ->
    [0] die Larven behalten
   *[other] { $larvae } Larven werden { $food } Nahrung
}{ $missing ->
    [0] {", "}nichts fehlt
   *[other] {", "}{ $missing } Nahrung fehlt
}

board-myrmes-harvested = Geerntet: { $cubes }
board-myrmes-discarded = Verloren, weil kein Platz war: { $cubes }
board-myrmes-ate = Winter: { $eaten } Nahrung gegessen{ $missing ->
    [0] { "" }
   *[other] {", "}{ $missing } fehlt
}
board-myrmes-from-pheromones = Pheromone
board-myrmes-from-special-tiles = Sonderplättchen
board-myrmes-from-prey = Beute
board-myrmes-from-clearing = Abgeräumtes
board-myrmes-from-queen = Königin
board-myrmes-from-sub-colonies = Nebenbaue
board-myrmes-from-objectives = Ziele
board-myrmes-from-earlier = Ziele, die andere später erfüllten

board-myrmes-first = beginnt
board-myrmes-key-shift = das gehaltene Plättchen verschieben
board-myrmes-idle = { $nurses ->
    [one] 1 Amme hat noch nicht gearbeitet und täte diese Jahreszeit nichts
   *[other] { $nurses } Ammen haben noch nicht gearbeitet und täten diese Jahreszeit nichts
}
board-myrmes-loses = { $cubes ->
    [one] 1 Rohstoff hat keinen Platz und geht verloren
   *[other] { $cubes } Rohstoffe haben keinen Platz und gehen verloren
}
