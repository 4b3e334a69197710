board-fourmidable-forest = Der Wald
board-fourmidable-nest-of = Nest von { $player }
board-fourmidable-first = hat das Tag-Nacht-Plättchen

board-fourmidable-round = Runde { $round }
board-fourmidable-round-of = Runde { $round } von { $rounds }
board-fourmidable-weather = Wetter: Jede { $caste } darf einen Schritt weiter gehen
board-fourmidable-no-weather = Noch kein Wetter
board-fourmidable-favours = { $weather }: ein Schritt mehr für jede { $caste }
board-fourmidable-tiles = Übrige Geburtsplättchen: Jägerinnen { $hunters }, Bäuerinnen { $farmers }, Gräberinnen { $diggers }
board-fourmidable-lost = Die Räuber haben { $cards ->
    [one] ein Ziel
   *[other] { $cards } Ziele
} erfüllt; daneben, was sie gefressen haben

board-fourmidable-completed = Erfüllte Ziele
board-fourmidable-in-hand = Ziele auf der Hand
board-fourmidable-ants-to-move = Ameisen, die noch nicht gezogen sind
board-fourmidable-pheromones = Pheromone im Wald
board-fourmidable-holes = Nestlöcher
board-fourmidable-birth-open = Geburt dieser Runde
board-fourmidable-predator-open = Räuberaktion dieser Runde
board-fourmidable-specials = Sonderkarten
board-fourmidable-pending = Was Pheromone, Nestlöcher und Bonuskarten jetzt dazugäben
board-fourmidable-unborn = Noch nicht geboren
board-fourmidable-store = Ressourcen
board-fourmidable-played = Gespielte Sonderkarten

board-fourmidable-last-round = Was die letzte Runde gebracht hat
board-fourmidable-gains = { $player }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $harvested } geerntet{ $objectives ->
    [0] { "" }
    [one] {", "}ein Ziel
   *[other] {", "}{ $objectives } Ziele
}{ $pheromones ->
    [0] { "" }
    [one] {", "}ein Pheromon
   *[other] {", "}{ $pheromones } Pheromone
}{ $ants ->
    [0] { "" }
    [one] {", "}eine Ameise geboren
   *[other] {", "}{ $ants } Ameisen geboren
}

board-fourmidable-empty = leeres Gelände
board-fourmidable-water = Wasser
board-fourmidable-pheromone-of = Pheromon von { $player }
board-fourmidable-hole-of = Nestloch von { $player }
board-fourmidable-hole = Nestloch { $number }
board-fourmidable-dug = gegraben
board-fourmidable-shaft = Nestloch
board-fourmidable-queen = Kammer der Königin
board-fourmidable-library = Bibliothek
board-fourmidable-reach = {" "}– erreichbar, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
board-fourmidable-harvests = {", "}Ernte: { $resource }

board-fourmidable-hand = Deine Karten
board-fourmidable-objectives = Deine Ziele
board-fourmidable-row = Offene Ziele
board-fourmidable-deck = noch { $cards } im Stapel
board-fourmidable-next-cards = Du weißt, was als Nächstes kommt:
board-fourmidable-objective = Ziel für eine { $caste }: { $needs }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-fourmidable-progress = Du hast { $has } von { $needs }.

board-fourmidable-waits = Am Zug: { $players }.
board-fourmidable-may-reveal = Du darfst ein Ziel aufdecken.
board-fourmidable-chance = Der Zufall entscheidet.
board-fourmidable-over = Die Partie ist zu Ende.
board-fourmidable-do-species = Wähle die Art deiner Ameisen.
board-fourmidable-do-draft = Nimm eine Sonderkarte; die anderen gehen nach links weiter.
board-fourmidable-do-pick = Wähle deine sechs Sonderkarten.
board-fourmidable-do-ant = Wähle eine Ameise für den Anfang.
board-fourmidable-do-ants = Wähle die { $count } Ameisen für den Anfang.
board-fourmidable-do-split = Wie viele deiner sieben Ziele sollen für jede Sorte Ameise sein?
board-fourmidable-do-weather = Die Wetterfahne lässt dich das Wetter dieser Runde wählen.
board-fourmidable-do-turn = Deine Aktion: { $ants ->
    [0] keine Ameise mehr zu ziehen
    [one] eine Ameise zu ziehen
   *[other] { $ants } Ameisen zu ziehen
}{ $birth ->
    [0] { "" }
   *[other] {", "}eine Geburt
}{ $predator ->
    [0] { "" }
   *[other] {", "}ein Räuber
}.{ $ants ->
    [0] { "" }
   *[other] {" "}Klick auf eine Ameise, um sie aufzunehmen.
}
board-fourmidable-do-walk = { $steps ->
    [one] Noch ein Schritt
   *[other] Noch { $steps } Schritte
}: Klick, wohin es geht. Die Zahlen sind Schritte.
board-fourmidable-do-skip = Die Gräberin überspringt die Erde: Grab eine Zelle dahinter.
board-fourmidable-do-hole = Leg das neue Nestloch, bis zu { $reach } Felder von einem anderen.
board-fourmidable-do-library = Deine Ameise ist in der Bibliothek, aber deine Hand ist voll: Deck ein Ziel auf, um ein neues zu ziehen, oder geh.
board-fourmidable-do-complete = Deine Ameise ist in der Bibliothek: Erfülle ein offenes Ziel, oder geh.
board-fourmidable-do-keep = Behalte eines dieser Ziele.
board-fourmidable-do-under = Leg die anderen unter ihren Stapel; zuerst dieses:
board-fourmidable-do-feed = Aus dem Beutel: { $resource }. Wähle, wo { $predator ->
    [Wurm] der Wurm
   *[other] die { $predator }
} frisst.
board-fourmidable-do-close = Deine Aktion ist vorbei. Spiel Sonderkarten, oder beende sie.
board-fourmidable-do-last = Deck auf, was du bezahlen kannst, oder mach weiter.
board-fourmidable-not-revealed = { $cards ->
    [one] Ein Ziel, das du bezahlen kannst, ist noch nicht aufgedeckt: Seine Punkte wären verloren.
   *[other] { $cards } Ziele, die du bezahlen kannst, sind noch nicht aufgedeckt: Ihre Punkte wären verloren.
}

board-fourmidable-aim-worm = Wähle eine Zelle für den Wurm, in irgendeinem Nest.
board-fourmidable-aim-predator = Wähle ein Feld für { $predator ->
    [Wurm] den Wurm
   *[other] die { $predator }
}.
board-fourmidable-aim-fly = Wähle leeres Gelände für das Pheromon.
board-fourmidable-aim-card = „{ $card }“: Wähle, wofür.
board-fourmidable-put-back = Zurücklegen (Esc)

board-fourmidable-ants = Ameisen
board-fourmidable-births = Geburt
board-fourmidable-predators = Räuber
board-fourmidable-species-group = Art
board-fourmidable-take-up = Eine { $caste } aufnehmen: { $place }
board-fourmidable-birth = Geburt: eine { $caste }; übrige Plättchen: { $left }
board-fourmidable-move-predator = { $predator ->
    [Wurm] Den Wurm
   *[other] Die { $predator }
} ziehen
board-fourmidable-hunt = Deine Art zieht { $predator ->
    [Wurm] den Wurm
   *[other] die { $predator }
}
board-fourmidable-fly = Deine Art legt ein Pheromon
board-fourmidable-peek = Das nächste Ziel ansehen
board-fourmidable-stop = Hier anhalten (S)
board-fourmidable-stay = Hier bleiben (S)
board-fourmidable-skip = { $place } überspringen
board-fourmidable-study = Ziele ziehen
board-fourmidable-leave = Die Bibliothek verlassen (D)
board-fourmidable-done = Fertig (D)
board-fourmidable-confirm = Diese nehmen ({ $sum } von { $all })
board-fourmidable-taken = { $taken } von { $all } genommen.
board-fourmidable-still-choose = Noch am Wählen: { $players }.

board-fourmidable-target = {" "}– kann gewählt werden
board-fourmidable-too-far = Mit den Schritten, die ihr bleiben, kommt die Ameise nicht dorthin.
board-fourmidable-ant = { $player }: { $caste }{ $count ->
    [one] { "" }
   *[other] {" "}×{ $count }
}
board-fourmidable-ant-moved = { $player }: { $caste }{ $count ->
    [one] { "" }
   *[other] {" "}×{ $count }
} (ist gezogen)
