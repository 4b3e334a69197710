board-empires-map = Die Karte
board-empires-first = beginnt die Runde
board-empires-sheet-of = Nest von { $player }
board-empires-nest-of = Nest von { $player }
board-empires-ants-of = { $ants } von { $player }
board-empires-on-patrol = auf Patrouille
board-empires-facedown = verdeckter Marker
board-empires-printed = aufgedruckter Wert { $count }
board-empires-brown = braune Erde
board-empires-gray = graue Steine
board-empires-green = grünes Gras
board-empires-red = rote Blätter
board-empires-yellow = gelber Sand
board-empires-nobody = niemand
board-empires-workers = { $count ->
    [one] 1 Arbeiterin
   *[other] { $count } Arbeiterinnen
}
board-empires-medias = { $count ->
    [one] 1 Media
   *[other] { $count } Medias
}
board-empires-majors = { $count ->
    [one] 1 Major
   *[other] { $count } Majors
}

board-empires-turn = Runde { $count }
board-empires-step-redistribute = Verteilen
board-empires-step-move = Ziehen
board-empires-step-discover = Aufdecken
board-empires-step-tasks = Aufgaben
board-empires-step-nest = Nest

board-empires-checks = Was zu bedenken ist
board-empires-check-size = Nestgröße: Ammen, Geflügelte und Brut brauchen { $housed } von { $size } Plätzen.
board-empires-check-brood = Brut: { $brood }. { $nurses ->
    [0] Keine Amme kümmert sich darum
    [one] 1 Amme versorgt bis zu { $nursed }
   *[other] { $nurses } Ammen versorgen bis zu { $nursed }
}.
board-empires-check-food = Nahrung: Du hast { $food } und kannst in diesem Zug noch { $expected } heimbringen. Erwachsene im Nest und Larven brauchen { $needed }.
board-empires-check-score = Punkte: { $score }. Die Partie endet bei { $target }.

board-empires-chambers = Kammern deines Nests
board-empires-chamber = { $name }: { $ants }. { $does }
board-empires-builders = Bauameisen
board-empires-builders-do = Jede vergrößert das Nest um 2.
board-empires-nurses = Ammen
board-empires-nurses-do = Jede versorgt zehn von der Brut.
board-empires-reserves = Reserve
board-empires-reserves-do = Sie kommt, wenn Späherinnen oder Patrouillen sie rufen.
board-empires-returning = Heimweg
board-empires-returning-ants = { $count ->
    [one] 1 Ameise kommt
   *[other] { $count } Ameisen kommen
} in der Nestphase heim.
board-empires-on-map = Auf der Karte
board-empires-brood = Brut
board-empires-size = Nestgröße
board-empires-food = Nahrung
board-empires-dna = DNA
board-empires-reproductives = Geflügelte
board-empires-eggs = Eier
board-empires-larvae = Larven
board-empires-pupae = Puppen
board-empires-nurse = Ammen
board-empires-builder = Bauameisen
board-empires-media-nurse = Medias als Ammen
board-empires-major-nurse = Majors als Ammen
board-empires-media-builder = Medias als Bauameisen
board-empires-major-builder = Majors als Bauameisen
board-empires-virgin-queen = Jungköniginnen
board-empires-drone = Männchen
board-empires-female-egg = weibliche Eier
board-empires-male-egg = männliche Eier
board-empires-female-larva = weibliche Larven
board-empires-male-larva = männliche Larven
board-empires-small-pupa = kleine weibliche Puppen
board-empires-medium-pupa = mittlere weibliche Puppen
board-empires-large-pupa = große weibliche Puppen
board-empires-male-pupa = männliche Puppen
board-empires-give-up = Opfern: { $what }
board-empires-ledger = Die letzte Nestphase
board-empires-ledger-fed = Erwachsene aßen { $adults } Nahrung, Larven { $larvae }.
board-empires-ledger-emerged = Neu: { $workers ->
    [one] 1 Arbeiterin
   *[other] { $workers } Arbeiterinnen
}, { $queens ->
    [one] 1 Jungkönigin
   *[other] { $queens } Jungköniginnen
}, { $drones } Männchen.
board-empires-ledger-discarded = { $count } Nahrung blieb übrig und wurde abgelegt.
board-empires-ledger-flown = Hochzeitsflug: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.

board-empires-over = Die Partie ist zu Ende.
board-empires-chance = Würfel und Marker entscheiden.
board-empires-waits = Am Zug: { $players }.
board-empires-do-nest = Wähle ein Startgebiet für dein Nest.
board-empires-do-auction = Ein Merkmal wird versteigert: Biete, oder passe.
board-empires-do-put = Setz die Ameisen ab, die unterwegs sind.
board-empires-do-overfull = Dein Nest ist zu voll: Schick Ammen hinaus, oder opfere Brut.
board-empires-do-nurses = Die Brut braucht Ammen: Hol welche herein, oder opfere Brut.
board-empires-do-redistribute = Tippe auf Ameisen, dann auf ihr Ziel: eines deiner Gebiete, dein Nestgebiet oder dein Nest.
board-empires-do-move = Jetzt darf jede Ameise ein Gebiet weit ziehen. Tippe auf Ameisen, dann auf ein Nachbargebiet.
board-empires-do-scout = Wähle, welche Späherin zuerst geht.
board-empires-do-react = Eine Späherin kam durch: Ruf die Reserve, oder weich zurück.
board-empires-do-scout-marker = Den Marker aufdecken, den deine Späherin gefunden hat?
board-empires-do-reinforce = Wie viele aus der Reserve folgen der Späherin?
board-empires-do-discover = Deck Marker auf, wo deine Ameisen sind, so viele du willst.
board-empires-do-tasks = Gib deinen Ameisen Aufgaben: Tippe auf ein markiertes Gebiet.
board-empires-no-tasks = Jede Ameise hat ihre Aufgabe: weiter zum nächsten Schritt.
board-empires-do-scatter = { $player } greift in { $area } an. { $count ->
    [one] Eine deiner Ameisen darf
   *[other] Bis zu { $count } deiner Ameisen dürfen
} fliehen.
board-empires-do-driven-off = { $count ->
    [one] Eine deiner Ameisen wird
   *[other] { $count } deiner Ameisen werden
} aus { $area } vertrieben.
board-empires-do-losses = Du gewinnst. Opfere Ameisen im Wert von { $count ->
    [one] 1 Kampfpunkt.
   *[other] { $count } Kampfpunkten.
}
board-empires-do-stay = Der Kampf in { $area } ist vorbei. Wer kehrt ins Nest zurück?
board-empires-do-nest-phase = Nestphase: Hier ist ein Plan. Ändere, was du willst.
board-empires-do-flight = Hochzeitsflug: jetzt oder später?

board-empires-take = { $count ->
    [one] 1 Ameise
   *[other] { $count } Ameisen
} nehmen
board-empires-from = { $ants } aus { $place }
board-empires-let-go = Loslassen
board-empires-done-redistribute = Fertig: weiter zum Ziehen
board-empires-done-move = Fertig gezogen
board-empires-done-discover = Keine Marker mehr
board-empires-done-scout-marker = Verdeckt lassen
board-empires-done-tasks = Zug abschließen
board-empires-turn-up = Den Marker in { $what } aufdecken
board-empires-scout-all = Alle Späherinnen gehen und decken auf, was sie finden
board-empires-turn-up-all = Alle aufdecken
board-empires-look-at = Aufgaben in { $what }
board-empires-tasks-in = Aufgaben in { $what }
board-empires-back = Alle Gebiete
board-empires-forage-all = Überall sammeln: +{ $count }
board-empires-foragers = Sammlerinnen
board-empires-harvest = Mit { $count ->
    [one] 1 Ameise
   *[other] { $count } Ameisen
} ernten: { $food } Nahrung
board-empires-harvest-short = Ernten
board-empires-tend = Mit { $count ->
    [one] 1 Ameise
   *[other] { $count } Ameisen
} hegen: { $food } Nahrung
board-empires-tend-short = Hegen
board-empires-wear = Die Würfel nehmen dem Marker im Mittel { $average } von { $value }.
board-empires-patrollers = Auf Patrouille
board-empires-tenders = Hegerinnen
board-empires-patrol = Patrouille
board-empires-attack-sparing = Angreifen und sagen, wie viele Würfel die Waffe wirft
board-empires-attack = { $player } angreifen: { $own } gegen { $other }
board-empires-odds-stand = Wenn sie bleiben
board-empires-odds-flee = Wenn alle fliehen, die können
board-empires-won = Sieg
board-empires-tied = alle tot
board-empires-lost = Niederlage
board-empires-losses = Im Mittel verlierst du { $attackers }; von den anderen sterben { $defenders } und fliehen { $gone }.
board-empires-decimal = ,
board-empires-flee = { $count ->
    [0] Niemand flieht
    [one] 1 Ameise flieht
   *[other] { $count } Ameisen fliehen
}
board-empires-lose = { $count } opfern
board-empires-return = { $count ->
    [0] Alle bleiben
    [one] 1 Ameise kehrt zurück
   *[other] { $count } Ameisen kehren zurück
}
board-empires-reinforce = { $count ->
    [0] Niemanden schicken
    [one] 1 Ameise schicken
   *[other] { $count } Ameisen schicken
}
board-empires-retreat = Zurückweichen

board-empires-plan-return = Heimkehrende Ameisen
board-empires-plan-adults = Erwachsene hungern
board-empires-plan-majors = Große Puppen schlüpfen
board-empires-plan-diet = Larven füttern
board-empires-plan-larvae = Larven hungern
board-empires-plan-lay = Eier legen
board-empires-plan-eggs = Nahrung für Eier
board-empires-plan-flight = Hochzeitsflug
board-empires-to-nest-area = { $count } ins Nestgebiet
board-empires-missing = { $count } Nahrung fehlt; opfern
board-empires-large-pupae = große Puppen
board-empires-medium-pupae = mittlere Puppen
board-empires-diet-food = essen { $needed } von { $food } Nahrung
board-empires-lay-food = { $needed } von { $food } Nahrung, Platz für { $room }
board-empires-flight-worth = { $queens ->
    [one] 1 Jungkönigin
   *[other] { $queens } Jungköniginnen
} und { $drones } Männchen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-empires-fly = Jetzt fliegen
board-empires-stay = Bleiben
board-empires-complete = Alles so machen
board-empires-confirm = So machen
board-empires-only-first = Nur der erste Schritt

board-empires-check-size-name = Nest
board-empires-check-brood-name = Brut
board-empires-check-food-name = Nahrung
board-empires-check-score-name = Punkte
board-empires-give-up-brood = Stattdessen Brut opfern

board-empires-replete = Honigtopfameisen
board-empires-miller = Müllerinnen
board-empires-stored-food = gelagerte Nahrung
board-empires-storage = Vorrat
board-empires-stored = Gelagerte Nahrung
board-empires-queens = Königinnen
board-empires-traits = Merkmale
board-empires-cards = Handkarten
board-empires-hand = Deine Hand
board-empires-kind-chemical = Chemie
board-empires-kind-color = Farbe
board-empires-kind-major = Major
board-empires-kind-media = Media
board-empires-kind-nest = Nest
board-empires-kind-resource = Ressource
board-empires-highest = Höchstes Gebot: { $count } DNA von { $player }.
board-empires-no-bid = Noch hat niemand geboten.
board-empires-bids = bietet jetzt
board-empires-in = dabei
board-empires-out = raus
board-empires-your-bid = Dein Gebot
board-empires-bid = { $count } bieten, { $price } DNA zahlen
board-empires-pass = Passen
board-empires-keep = { $what } behalten
board-empires-kept = Behalten hast du: { $what }
board-empires-wielded = Würfel der Waffe
board-empires-wield = { $count ->
    [0] Die Waffe schonen
    [one] 1 Würfel werfen
   *[other] { $count } Würfel werfen
}
board-empires-bombs = Ameisen, die sich sprengen dürfen
board-empires-bomb = { $count ->
    [0] Niemand sprengt sich
    [one] 1 Würfel werfen
   *[other] { $count } Würfel werfen
}
board-empires-play = Ausspielen
board-empires-play-on = auf { $what }

board-empires-do-draft = Behalte ein Merkmal aus dieser Auswahl; der Rest geht nach links weiter.
board-empires-do-restart = Du hast keine Königin: Wähle ein markiertes Gebiet für einen Neuanfang, oder passe.
board-empires-do-shelter = Der Boden wandelt sich: Birgst du Blattläuse?
board-empires-do-release = Bring deine geborgenen Blattläuse zurück: Tippe auf ein markiertes Gebiet.
board-empires-do-offer = Ein Merkmal versteigern lassen?
board-empires-do-raided = Räuber kommen nach { $area }: Opfere { $count ->
    [one] 1 Ameise.
   *[other] { $count } Ameisen.
}
board-empires-do-worn = Schwund in { $area }: Welche Ameise opferst du?
board-empires-do-forfeit = Opfere { $count } von deiner Brut.
board-empires-do-protect = { $count ->
    [one] Die fliehende Ameise kann 1 aus der Brut in Sicherheit bringen.
   *[other] Die fliehenden Ameisen können { $count } aus der Brut in Sicherheit bringen.
}
board-empires-do-weapon = Wie viele Würfel wirft deine Waffe?
board-empires-do-fall = Aus welchen Kammern gehen deine Verteidigerinnen? Passen nimmt erst die Reserve, zuletzt Ammen.
board-empires-do-bomb = Wie viele deiner Ameisen dürfen sich sprengen?
board-empires-do-casualties = Opfere { $count ->
    [one] 1 Ameise.
   *[other] { $count } Ameisen.
}
board-empires-do-invade = Der Eingang ist frei: In das Nest eindringen?
board-empires-do-seal = { $player } will in dein Nest eindringen.
board-empires-do-blocked = Pförtnerinnen halten den Eingang: { $count ->
    [one] 1 Ameise kehrt um.
   *[other] { $count } Ameisen kehren um.
}
board-empires-do-loot = Du bist im Nest: Raube Brut, jage die Königin, oder zieh ab.
board-empires-do-nest-cards = Vor dem nächsten Schritt der Nestphase: Spiel eine Karte, oder passe.
board-empires-do-found = Gründe ein Nebennest: Tippe auf ein markiertes Gebiet, oder passe.

board-empires-attack-nest = In das Nest von { $player } eindringen: { $own } gegen { $other }
board-empires-odds = Der Kampf
board-empires-blocked = Pförtnerinnen weisen { $blocked } ab.
board-empires-return-all = Nicht eindringen: Alle kehren zurück
board-empires-fill = Alle tragen etwas
board-empires-captive = { $what }, lebend behalten
board-empires-carry-off = { $count } rauben{ $food ->
    [0] {""}
   *[other] : +{ $food } Nahrung
}
board-empires-hunt = Die Königin mit { $count ->
    [one] 1 Ameise
   *[other] { $count } Ameisen
} jagen: { $chance }
board-empires-leave-nest = Das Nest verlassen
board-empires-protect = { $count ->
    [0] Niemanden mitnehmen
   *[other] { $count } in Sicherheit bringen
}
board-empires-diggers = Arbeiterinnen, die bauen
board-empires-trunk = Eine Hauptstraße mit { $count ->
    [one] 1 Arbeiterin
   *[other] { $count } Arbeiterinnen
} bauen: { $chance }
board-empires-play-card = { $what } spielen
board-empires-no-card = Keine Karte spielen
board-empires-choose-on-map = Auf der Karte wählen
board-empires-wander = Das Nest umziehen
board-empires-aim = { $what }: Tippe auf ein markiertes Gebiet.
board-empires-aim-begin = { $what }: Tippe auf die Räuber, die ziehen sollen.
board-empires-aim-end = { $what }: Tippe jetzt, wohin sie gehen.
board-empires-aim-wander = Das Nest zieht um: Tippe auf ein markiertes Gebiet daneben.

board-empires-stakes-restart = Du behältst deine Punkte und deine DNA. Ameisen, Brut, Merkmale und Karten sind weg, und du beginnst mit sechs Arbeiterinnen.
board-empires-stakes-shelter = Alle Marker dort außer Pflanzen gehen verloren. Die Karte rettet deine Blattläuse in { $areas }; in einem späteren Zug legst du sie hin, wo du willst.
board-empires-stakes-no-card = Du hast keine Karte dafür. Gefragt werden alle, die eine haben könnten.
board-empires-stakes-seal = { $attackers ->
    [one] 1 Angreiferin
   *[other] { $attackers } Angreiferinnen
} gegen { $defenders ->
    [one] 1 Verteidigerin
   *[other] { $defenders } Verteidigerinnen
} und { $brood } von der Brut. Ist es verschlossen, dringt in diesem Zug niemand in dein Nest ein.
board-empires-stakes-invade = Wer drinnen gewinnt, raubt Brut für Nahrung und darf die Königin jagen. Danach kehren alle deine Ameisen zurück.
board-empires-stakes-blockers = Erst { $count ->
    [one] würfelt 1 Pförtnerin
   *[other] würfeln { $count } Pförtnerinnen
}: So viele deiner Ameisen, wie die Würfel zeigen, müssen umkehren. Wer drinnen gewinnt, raubt Brut und darf die Königin jagen.
board-empires-stakes-loot = { $count ->
    [one] Deine Ameise darf eines aus der Brut für 1 Nahrung rauben oder
   *[other] Jede deiner { $count } Ameisen darf eines aus der Brut für 1 Nahrung rauben. Wer nichts trägt, darf
} die Königin jagen: Jeder Würfel mit 1 tötet sie. Danach kehren alle zurück.
board-empires-stakes-protect = Wer zurückbleibt, kann geraubt werden, wenn das Nest fällt.
board-empires-stakes-forfeit = Wähle, wen du entbehren kannst; sie sind für immer weg.
board-empires-stakes-scatter = Kampfpunkte: { $attack } gegen deine { $defence }. Die schwächere Seite stirbt und kostet die andere ebenso viele Punkte. Wer flieht, kommt in der Nestphase heim.
board-empires-stakes-scatter-nest = Kampfpunkte: { $attack } gegen deine { $defence }. Die schwächere Seite stirbt und kostet die andere ebenso viele Punkte. Jede fliehende Ameise kann eines aus der Brut retten.
board-empires-stakes-bomb = Ein Würfel mit 1, 2 oder 3 tötet so viele Angreiferinnen und die Ameise, die ihn warf.
board-empires-stakes-patrol = Wer bleibt, patrouilliert im Gebiet. Wer zurückkehrt, hat nach der Nestphase wieder eine Aufgabe.
board-empires-stakes-stay = Wer bleibt, hält das Gebiet. Wer zurückkehrt, hat nach der Nestphase wieder eine Aufgabe.
board-empires-stakes-found = Ein Nebennest bringt eine Königin mehr und 10 Nestgröße.

board-empires-key-change = eine Ameise mehr oder weniger in der Hand
board-empires-forage-and-patrol = Überall sammeln, mit dem Rest patrouillieren
board-empires-patrol-all = Mit dem Rest patrouillieren
board-empires-not-foraged = Noch zu sammeln: { $count } Nahrung
