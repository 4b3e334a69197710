game-hidden-empires = Hidden Empires
game-hidden-empires-summary = Führe ein Ameisenvolk: schick Sammlerinnen aus, hüte die Brut, zieh Jungköniginnen und Männchen groß, und lass sie fliegen.

variant-hidden-empires-basic = Grundspiel
variant-hidden-empires-advanced = Spiel für Erfahrene
option-hidden-empires-predators = Räuber schicken zurück
option-hidden-empires-predators-finders = die Ameisen, die sie gefunden haben
option-hidden-empires-predators-everybody = alle Ameisen, die dort sind
option-hidden-empires-turn-order = Zugreihenfolge
option-hidden-empires-turn-order-clockwise = im Uhrzeigersinn, immer vom selben Spieler an
option-hidden-empires-turn-order-random = in jeder Runde neu ausgelost
option-hidden-empires-starts = Startgebiete
option-hidden-empires-starts-standard = der nachgebauten Karte
option-hidden-empires-starts-box = wie in einer Schachtel gedruckt
option-hidden-empires-target = Punkte, mit denen die Partie endet
option-hidden-empires-restart = Neuanfang
option-hidden-empires-restart-off = ein Volk ohne Königin macht weiter
option-hidden-empires-restart-on = ein Volk ohne Königin darf neu anfangen
option-hidden-empires-down-with-the-queen = Nieder mit der Königin
option-hidden-empires-down-with-the-queen-off = die Punkte entscheiden
option-hidden-empires-down-with-the-queen-on = wer eine Königin tötet, gewinnt
option-hidden-empires-fewer-events = Weniger Ereignisse
option-hidden-empires-fewer-events-off = eine Karte in jedem Zug
option-hidden-empires-fewer-events-on = ein Ereignis in jeder Runde, sonst keine Karten
option-hidden-empires-realistic-time-scale = Wirklichkeitsnahe Zeit
option-hidden-empires-realistic-time-scale-off = Merkmale werden während der Partie gewonnen
option-hidden-empires-realistic-time-scale-on = drei Merkmale werden vor der Partie ausgewählt, Karten werden nicht gezogen
option-hidden-empires-overbidding = Gebote über die eigene DNA hinaus
option-hidden-empires-overbidding-on = erlaubt: Wer nicht zahlen kann, überlässt die Karte dem nächsthöheren Gebot
option-hidden-empires-overbidding-off = niemand bietet mehr, als er zahlen kann
option-hidden-empires-discovery = Verdeckte Marker decken auf
option-hidden-empires-discovery-all-ants = Späherinnen, und Ameisen, wo sie stehen
option-hidden-empires-discovery-scouts = nur Späherinnen
option-hidden-empires-nest-losses = Verteidigerinnen eines Nests
option-hidden-empires-nest-losses-chosen = ihr Besitzer sagt, aus welchen Kammern sie gehen
option-hidden-empires-nest-losses-in-order = erst aus der Reserve, zuletzt Ammen
option-hidden-empires-nest-sites = Wege ins Nest und hinaus
option-hidden-empires-nest-sites-closed = nur durch das Nest selbst
option-hidden-empires-nest-sites-open = auch durch Nebennester

box-players = Zeile { $line } der Schachteldatei: „{ $found }“ steht, wo die Zeile mit einer Spielerzahl beginnen muss, 2 bis 6.
box-players-twice = Zeile { $line } der Schachteldatei: Die Gebiete für { $players } Spieler wurden schon genannt.
box-area-twice = Zeile { $line } der Schachteldatei: { $area } ist doppelt genannt.

seat-red = Rot
seat-yellow = Gelb
seat-blue = Blau
seat-green = Grün
seat-black = Schwarz
seat-white = Weiß

caste-worker = Arbeiterinnen
caste-media = Medias
caste-major = Majors
caste-one-worker = Arbeiterin
caste-one-media = Media
caste-one-major = Major

marker-predators = Räuber
marker-prey = Beute
marker-plants = Pflanzen
marker-aphids = Blattläuse
marker-empty = nichts

chamber-builders = Bauameisen
chamber-nurses = Ammen
chamber-reserves = Reserve

member-nurse = eine Amme
member-builder = eine Bauameise
member-virgin-queen = eine Jungkönigin
member-drone = ein Männchen
member-female-egg = ein weibliches Ei
member-male-egg = ein männliches Ei
member-female-larva = eine weibliche Larve
member-male-larva = eine männliche Larve
member-small-pupa = eine kleine weibliche Puppe
member-medium-pupa = eine mittlere weibliche Puppe
member-large-pupa = eine große weibliche Puppe
member-male-pupa = eine männliche Puppe
member-replete = eine Honigtopfameise
member-miller = eine Müllerin
member-stored-food = gelagerte Nahrung

card-plant-specialist = Pflanzenkennerinnen
card-aphid-specialist = Blattlauskennerinnen
card-prolific-queen = Fruchtbare Königin
card-trunk-building = Straßenbau
card-bivouac = Biwak
card-supercolony = Superkolonie
card-slave-making = Sklavenraub
card-harvester = Ernteameisen
card-replete = Honigtopfameisen
card-deadly-sting = Tödlicher Stachel
card-mace = Reizgas
card-suicide-bombing = Sprengameisen
card-recruitment = Abwerbung
card-territory-marking = Reviermarkierung
card-repellent = Abwehrduft
card-warning-coloration = Warnfarben
card-camouflage = Tarnung
card-plant-house = Pflanzenhaus
card-specialist-forager-caste = Sammlerinnenkaste
card-porter-caste = Trägerinnenkaste
card-guard-caste = Wächterinnenkaste
card-soldier-caste = Soldatinnenkaste
card-miller-caste = Müllerinnenkaste
card-blocker-caste = Pförtnerinnenkaste
card-bus-caste = Lastträgerinnenkaste
card-shelter-aphids = Blattläuse bergen
card-highwayman-beetles = Wegelagererkäfer
card-additional-queen = Weitere Königin
card-migrate = Umzug
card-predator-migration = Räuberwanderung
card-seal-nest-entrances = Eingänge verschließen
card-food-eggs = Nähreier
card-male-eggs = Männliche Eier
card-rove-beetles = Kurzflügelkäfer
card-thief-ants = Diebsameisen
card-guest-queen = Gastkönigin
card-one-queen = Nur eine Königin
card-larval-food = Larvennahrung
card-mutate = Mutation
card-hybridization = Kreuzung
card-genetic-bottleneck = Genetischer Flaschenhals
card-caterpillars = Raupen
card-aphid-predation = Blattlausfresser
card-ant-dispersed-seeds = Verschleppte Samen
card-poor-growing-season = Schlechtes Pflanzenjahr
card-plant-eating-insects = Pflanzenfresser
card-good-growing-season = Gutes Pflanzenjahr
card-environmental-change-brown = Umweltwandel (braun)
card-environmental-change-gray = Umweltwandel (grau)
card-environmental-change-green = Umweltwandel (grün)
card-environmental-change-red = Umweltwandel (rot)
card-environmental-change-yellow = Umweltwandel (gelb)
card-attrition-brown = Schwund (braun)
card-attrition-gray = Schwund (grau)
card-attrition-green = Schwund (grün)
card-attrition-red = Schwund (rot)
card-attrition-yellow = Schwund (gelb)

card-caterpillars-text = Alle bekommen 6 Nahrung.
card-aphid-predation-text = Offene Blattläuse verschwinden aus jedem Gebiet ohne Patrouille.
card-ant-dispersed-seeds-text = Offene Beute zählt 1 mehr.
card-poor-growing-season-text = Offene Pflanzen zählen 1 weniger; der ganze Stapel wird gemischt.
card-plant-eating-insects-text = Offene Pflanzen ohne Patrouille zählen 1 weniger.
card-good-growing-season-text = Offene Pflanzen zählen 1 mehr; leere mittlere Gebiete bekommen neue Marker.
card-environmental-change-text = Offene Blattläuse, Räuber und Beute verschwinden aus allen Gebieten einer Farbe; ihre leeren mittleren Gebiete bekommen neue Marker.
card-attrition-text = Jeder verliert in jedem Gebiet einer Farbe eine Ameise.

card-plant-specialist-text = Du sammelst nur Pflanzen. Jede Sammlerin bringt 2 Nahrung, jede Farbe 2 DNA.
card-aphid-specialist-text = Du sammelst nur Blattläuse. Jede Sammlerin bringt 2 Nahrung, jede Farbe 2 DNA. Nicht mit Ernteameisen oder Müllerinnenkaste.
card-prolific-queen-text = Deine Königin legt beliebig viele Eier.
card-trunk-building-text = Arbeiterinnen dürfen Hauptstraßen neben deinem Nest oder einer anderen Hauptstraße bauen; Ameisenstraßen dürfen dort enden.
card-bivouac-text = Dein Nest ist zehnmal so groß wie die Zahl der Arbeiterinnen unter den Bauameisen. Es darf in jedem Zug ein Gebiet weit ziehen; dann werden keine Eier gelegt.
card-supercolony-text = Mit einem Hochzeitsflug darfst du ein Nebennest gründen: eine Königin und 10 Nestgröße mehr.
card-slave-making-text = Kleine Puppen, die du raubst, dürfen in deine Brut kommen und Honigtopfameisen in deinen Vorrat.
card-harvester-text = Du darfst Nahrung behalten: Je zehn gelagerte brauchen einen Platz im Nest. Nicht mit Blattlauskennerinnen.
card-replete-text = Du darfst Honigtopfameisen aufziehen; sie bleiben im Nest und speichern je 10 Nahrung.
card-deadly-sting-text = Deine Arbeiterinnen zählen 2 Kampfpunkte.
card-mace-text = Wenn du angreifst, wirf bis zu einen Würfel je Ameise: 1 bis 4 vertreibt eine Verteidigerin.
card-suicide-bombing-text = Wenn du angegriffen wirst, dürfen sich Ameisen sprengen: 1, 2 oder 3 tötet so viele Angreiferinnen und die Ameise.
card-recruitment-text = Wenn du angreifst, wirf bis zu einen Würfel je Ameise: Bei 1 oder 2 kämpft eine Verteidigerin für dich.
card-territory-marking-text = Deine Arbeiterinnen zählen beim Verteidigen 3 Kampfpunkte.
card-repellent-text = Sammlerinnen, die in ein Gebiet kommen, schicken ebenso viele andere weg. Wenn du angreifst, vertreibt der Würfel einer Arbeiterin mit 1 bis 3 eine Verteidigerin.
card-warning-coloration-text = Schwund verschont deine Ameisen, und Späherinnen, die Räuber finden, kehren zurück.
card-camouflage-text = Räuber sehen deine Ameisen nicht: Du gehst, wohin du willst.
card-plant-house-text = In deinem Nest ist immer Platz.
card-specialist-forager-caste-text = Du darfst Medias aufziehen. Jede zählt wie 3 beim Ernten und 2 Kampfpunkte.
card-porter-caste-text = Du darfst Medias aufziehen. Jede zählt auf einer Ameisenstraße wie 3 Ameisen.
card-guard-caste-text = Du darfst Medias mit 3 Kampfpunkten aufziehen; wo sie sind, geht Schwund vorbei.
card-soldier-caste-text = Du darfst Majors mit 5 Kampfpunkten aufziehen.
card-miller-caste-text = Du darfst Majors aufziehen, die im Nest bleiben; jede macht aus 1 Nahrung 4. Nicht mit Blattlauskennerinnen.
card-blocker-caste-text = Du darfst Majors aufziehen, die in der Reserve bleiben und den Eingang halten: je ein Würfel, und so viele Angreiferinnen kehren um.
card-bus-caste-text = Du darfst Majors mit 4 Kampfpunkten aufziehen, die auf einer Ameisenstraße beliebig viel Nahrung weitergeben.
card-shelter-aphids-text = Wenn der Boden sich wandelt: Blattläuse bei deinen Ameisen werden gerettet und kommen später zurück.
card-highwayman-beetles-text = Ein Marker mit sammelnden Ameisen zählt 1 weniger.
card-additional-queen-text = Eine Mutterkönigin mehr für ein Volk.
card-migrate-text = Während du ziehst: Dein Nest zieht ein Gebiet weiter, mit Größe 10 und der Brut, die die Ammen tragen können.
card-predator-migration-text = Offene Räuber ziehen ein Gebiet weiter und fallen über die Ameisen dort her.
card-seal-nest-entrances-text = Wenn jemand in dein Nest eindringen will: In diesem Zug dringt niemand ein.
card-food-eggs-text = 2 Nahrung für jede Arbeiterin unter den Ammen.
card-male-eggs-text = Bevor Eier gelegt werden: ein männliches Ei für jede Arbeiterin unter den Ammen.
card-rove-beetles-text = Ein Gegner verliert die Hälfte der Larven.
card-thief-ants-text = Vor einem Schritt der Nestphase: Ein Gegner verliert die Hälfte der Nahrung.
card-guest-queen-text = Ein Gegner verliert vor dem nächsten Flug die Hälfte der Jungköniginnen und Männchen.
card-one-queen-text = Ein Gegner mit zehn Arbeiterinnen behält nur eine Königin.
card-larval-food-text = Bevor Erwachsene essen: 2 Nahrung für jede Larve.
card-mutate-text = Ein Merkmal wird versteigert; der Spieler darf eines vom selben Typ ersetzen.
card-hybridization-text = Ein Würfel DNA mehr, dann darf ein Merkmal versteigert werden.
card-genetic-bottleneck-text = Ein Würfel DNA weniger, dann darf ein Merkmal versteigert werden.

rule-setup = Aufbau
rule-draft = Wirklichkeitsnahe Zeit
rule-restart = Neuanfang
rule-events = Ereignisse
rule-hand-cards = Handkarten
rule-auction = Versteigerung von Merkmalen
rule-bivouac = Biwak
rule-redistribute = Ameisen neu verteilen
rule-nest-size = Nestgröße
rule-brood-size = Ammen für die Brut
rule-move-one = Ein Gebiet weit ziehen
rule-scout = Spähen
rule-discovery = Marker aufdecken
rule-tasks = Aufgaben
rule-patrol = Patrouillen
rule-trunks = Hauptstraßen
rule-repellent = Abwehrduft
rule-foraging = Sammeln
rule-harvest = Ernten
rule-tend = Hegen
rule-trail = Ameisenstraßen
rule-combat = Kampf
rule-scatter = Verteidigerinnen fliehen
rule-weapons = Waffen
rule-losses = Verluste
rule-stay-or-return = Bleiben oder zurückkehren
rule-invade = In ein Nest eindringen
rule-carry-off = Brut rauben
rule-kill-queen = Die Königin töten
rule-nest-phase = Nestphase
rule-return-ants = Heimkehrende Ameisen
rule-food-shortage = Nahrungsmangel
rule-pupae-emerge = Puppen schlüpfen
rule-feed-larvae = Larven füttern
rule-lay-eggs = Eier legen
rule-flight = Hochzeitsflug
rule-supercolony = Superkolonie

refused-no-start = Nester beginnen in den Gebieten, die für diese Spielerzahl markiert sind.
refused-start-taken = Da ist schon ein anderes Nest.
refused-new-home = Ein neues Nest muss genau drei Gebiete von einem fremden Nest entfernt sein und an keines grenzen.
refused-not-in-pack = Dieses Merkmal steht dir nicht zur Auswahl.
refused-same-type = Du hast schon ein Merkmal dieses Typs.
refused-barred-trait = Ein Merkmal, das du hast, passt nicht zu diesem.
refused-keep-one = Du kannst ein Merkmal aus dieser Auswahl behalten, also musst du.

refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-pasture = Blattläuse kommen in Gebiete mit deinen Ameisen zurück, nicht zu deinem Nest.
refused-wandered = Dein Nest ist in diesem Zug schon weitergezogen.
refused-casualties = { $ants ->
    [one] Genau 1 von diesen Ameisen geht verloren.
   *[other] Genau { $ants } von diesen Ameisen gehen verloren.
}

refused-bid-low = Dein Gebot muss mindestens { $least } sein.
refused-bid-high = Du kannst höchstens { $most } DNA bieten: Ein zweites Merkmal kostet das Doppelte, ein drittes das Dreifache.
refused-bid-no-dna = Das niedrigste Gebot kostet dich { $least } DNA, und so viel hast du nicht.
refused-no-such-caste = Von dieser Kaste hast du dort keine Ameisen.
refused-same-area = Diese Ameisen sind schon dort: Zieh sie in ein Gebiet daneben.
refused-scout-decided = In dieses Gebiet ist in diesem Zug eine Späherin gegangen: Aufgedeckt wird der Marker nur, wenn sie es erkundet.
refused-old-home = Das ist das alte Nest: Das neue wird in einem anderen Gebiet gegründet.

refused-not-occupied = Neu verteilen kannst du Ameisen nur in Gebiete, in denen zu Beginn deines Zuges welche von dir waren, in dein Nestgebiet und in dein Nest.
refused-predators = Dort liegen Räuber offen; niemand geht hinein.
refused-has-given = Von dort hast du gerade Ameisen dieser Kaste genommen; ein Ort gibt Ameisen einer Kaste ab oder nimmt sie auf.
refused-has-taken = Dorthin hast du gerade Ameisen dieser Kaste gebracht; ein Ort gibt Ameisen einer Kaste ab oder nimmt sie auf.
refused-bivouac = Ohne diese Bauameisen ist in deinem Biwak kein Platz für die Ameisen.
refused-carrying = Setz erst die Ameisen ab, die unterwegs sind.
refused-carrying-nothing = Nimm erst Ameisen auf.
refused-no-ants-there = Dort hast du keine Ameisen.
refused-has-moved = Diese Ameisen sind ihr eines Gebiet schon gezogen.
refused-group = Nimm 1 bis 5, 10, 20 oder 50 Ameisen oder alle: hier höchstens { $most }.
refused-nowhere = Jeder andere Ort hat Ameisen dieser Kaste abgegeben, hat keinen Platz für sie oder ist durch Räuber versperrt.
refused-nest-size = Dein Nest hat Größe { $size }, aber Ammen, Reserve, Vorrat, Geflügelte und Brut brauchen { $housed }. Schick Ameisen hinaus, oder opfere Brut oder gelagerte Nahrung.
refused-brood-size = { $brood ->
    [one] 1 von der Brut braucht
   *[other] { $brood } von der Brut brauchen
} je zehn eine Amme; du hast { $nurses ->
    [0] keine
   *[other] { $nurses }
}.
refused-ants-move-out = Ammen und Bauameisen werden nicht geopfert, um Platz zu machen: Bring sie aus dem Nest.
refused-needless = Dein Nest ist groß genug und hat genug Ammen: Niemand muss geopfert werden.
refused-none-of-them = Von dieser Art hast du keine.
refused-nurses-needed = Die Brut braucht diese Ammen.
refused-not-into-nest = Ins Nest kommen Ameisen nur beim Neuverteilen.
refused-too-far = Das ist mehr als ein Gebiet weit.

refused-no-facedown-marker = Dort liegt kein verdeckter Marker.

refused-single-scout = In ein Gebiet mit verdecktem Marker oder fremder Patrouille darf nur eine einzelne Ameise: Nimm eine.
refused-not-scouted = Dort wartet keine Späherin von dir.
refused-no-reserves = Diese Ameisen hast du nicht in Reserve.

refused-busy = Die Ameisen dort hatten in diesem Zug schon ihre Aufgabe.
refused-nothing-to-forage = Dort liegen weder Beute noch Pflanzen noch Blattläuse offen.
refused-specialist = Deine Kennerinnen sammeln das nicht.
refused-guarded = Eine fremde Patrouille hindert dich dort am Sammeln.
refused-patrolling = Alle deine Ameisen dort patrouillieren in diesem Zug; wer patrouilliert, sammelt nicht.
refused-no-trail = Von dort führt keine Straße deiner Ameisen zu deinem Nest.
refused-harvesters = { $most ->
    [one] Dort kann nur 1 Ameise ernten.
   *[other] Dort können 1 bis { $most } Ameisen ernten.
}
refused-shared-patrol = Wo andere Ameisen haben, patrouilliert niemand.
refused-no-trunk-trait = Hauptstraßen erlaubt nur das Merkmal Straßenbau.
refused-trunk = { $most ->
    [one] Dort kann 1 Arbeiterin eine Hauptstraße bauen.
   *[other] Dort können 1 bis { $most } Arbeiterinnen eine Hauptstraße bauen.
}
refused-prey-tended = Beute kann nur geerntet werden.
refused-shared-tended = Wo andere Ameisen haben, kannst du nur ernten.
refused-nobody-to-attack = Dieser Spieler hat dort weder Ameisen noch ein Nest.
refused-foragers-attack = Ameisen, die beim Sammeln andere vertrieben haben, greifen in diesem Zug nicht an.
refused-bombs = Höchstens { $most ->
    [one] 1 Ameise kann sich
   *[other] { $most } Ameisen können sich
} sprengen.
refused-loot = { $most ->
    [0] Davon lässt sich nichts rauben: nur Brut, die niemand in Sicherheit gebracht hat, eine für jede übrige Angreiferin.
   *[other] Raube bis zu { $most }, in Gruppen von 1 bis 5, 10, 20 oder 50, oder alle.
}
refused-no-queen = Es gibt keine Mutterkönigin.
refused-site = Ein Nebennest liegt neben deinem Nest oder einem anderen Nebennest von dir, wo kein Nest ist.
refused-driven-off = { $ants ->
    [one] Genau 1 von deinen Ameisen geht.
   *[other] Genau { $ants } von deinen Ameisen gehen.
}
refused-losses = Opfere Ameisen im Wert von mindestens { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, und keine, die dafür nicht nötig ist.
refused-return = Du hast dort nur { $most ->
    [one] 1 Ameise, die zurückkehren könnte.
   *[other] { $most } Ameisen, die zurückkehren könnten.
}

refused-not-home = Heimkehrende Ameisen gehen in dein Nestgebiet oder in dein Nest.
refused-room = { $room ->
    [0] Dort ist kein Platz mehr.
   *[other] Dort ist nur noch Platz für { $room }.
}
refused-no-medias = Keines deiner Merkmale erlaubt Medias.
refused-diet = { $larvae ->
    [0] Du hast keine weiblichen Larven.
   *[other] Von deinen weiblichen Larven können höchstens { $most } groß aufgezogen werden; Eier und andere Larven können fehlende Nahrung ersetzen.
}
refused-eggs = Jetzt { $most ->
    [one] kann höchstens 1 Ei
   *[other] können höchstens { $most } Eier
} gelegt werden: Königinnen, Platz und was zum Bezahlen da ist, Nahrung, Larven und Eier, setzen die Grenze.
refused-no-queen-eggs = Ohne Mutterkönigin gibt es nur männliche Eier.
refused-clutch = Über 30 geht es in Zehnern.
refused-advanced-only = Das gibt es nur im Spiel für Erfahrene.
refused-all-assigned = Alle deine Ameisen dort patrouillieren schon oder haben in diesem Zug gesammelt oder gebaut.
refused-bid-beyond = Mehr als { $most } DNA könnte niemand zahlen: Das ist das höchste Gebot.
refused-blocked = { $ants ->
    [one] Genau 1 von deinen Angreiferinnen muss am Eingang umkehren: Sag, welche.
   *[other] Genau { $ants } von deinen Angreiferinnen müssen am Eingang umkehren: Sag, welche.
}
refused-blockers = Pförtnerinnen verlassen die Reserve nie.
refused-bound-nest = Ein Biwak oder Pflanzenhaus zieht mit dieser Karte nicht um.
refused-capture = { $most ->
    [0] Davon lässt sich nichts verschleppen: nur kleine Puppen und Honigtopfameisen, eine für jede übrige Angreiferin.
   *[other] Verschleppe bis zu { $most }, in Gruppen von 1 bis 5, 10, 20 oder 50, oder alle.
}
refused-card-alone = Diese Karte wird gespielt, ohne etwas zu nennen.
refused-card-area = Diese Karte wird auf ein Gebiet gespielt.
refused-card-player = Diese Karte wird auf einen Spieler gespielt.
refused-card-way = Diese Karte wird mit dem Gebiet der Räuber und dem Gebiet gespielt, in das sie ziehen.
refused-carriers = Die Ameisen dort tragen in diesem Zug die Nahrung einer Ameisenstraße; Trägerinnen patrouillieren nicht.
refused-forfeit-brood = Brut muss geopfert werden: Eier, Larven oder Puppen.
refused-forfeit-larvae = Larven müssen geopfert werden.
refused-majors = { $most ->
    [0] Du hast keine großen Puppen
    [one] Du hast nur 1 große Puppe
   *[other] Du hast nur { $most } große Puppen
}, aus denen Majors werden könnten.
refused-moment-larval-food = Diese Karte wird in der Nestphase gespielt, kurz bevor die Erwachsenen essen.
refused-moment-male-eggs = Diese Karte wird in der Nestphase gespielt, kurz bevor Eier gelegt werden.
refused-moment-migrate = Diese Karte wird gespielt, während du Ameisen neu verteilst oder ziehst und keine unterwegs sind.
refused-moment-own-turn = Diese Karte wird in deinem eigenen Zug gespielt: statt eines Gebots auf das Merkmal, das du gezogen hast, oder zwischen zwei Handlungen vom Neuverteilen bis zum Ende der Aufgaben, wenn keine Ameisen unterwegs sind.
refused-moment-seal-nest-entrances = Diese Karte wird gespielt, wenn jemand ankündigt, in dein Nest einzudringen.
refused-moment-shelter-aphids = Diese Karte wird gespielt, wenn ein Umweltwandel Blattläuse entfernen würde, wo du Ameisen hast.
refused-moment-thief-ants = Diese Karte wird in der Nestphase gespielt, bevor Erwachsene oder Larven essen oder Eier gelegt werden.
refused-nest-full = Dein Nest hat Größe { $size }: { $ants } Ammen, Reserve und Vorrat haben keinen Platz.
refused-nest-safe = Im Grundspiel wird kein Nest angegriffen, nur Ameisen in seinem Gebiet.
refused-no-bivouac = Nur ein Biwak zieht ohne Karte um.
refused-no-foragers = In diesem Gebiet ist keine Ameise, die nicht patrouilliert.
refused-no-larvae = Dieses Volk hat keine Larven.
refused-no-predators = Dort liegen keine Räuber offen.
refused-no-repellent = Nur Sammlerinnen mit dem Merkmal Abwehrduft vertreiben andere.
refused-no-reserves-yet = Eine Reserve gibt es nur im Spiel für Erfahrene.
refused-no-room-for-eggs = In diesem Nest ist kein Platz für Eier.
refused-no-slaves = Nur das Merkmal Sklavenraub lässt dich behalten, was du raubst.
refused-no-such-colony = Dieses Volk ist nicht im Spiel oder ausgestorben.
refused-no-traits-left = Es ist kein Merkmal mehr zu versteigern.
refused-no-trunk-workers = Eine Hauptstraße braucht dort Arbeiterinnen, die weder patrouillieren noch sammeln.
refused-no-way-out = Alle Gebiete ringsum sind für so viele Ameisen zu: Räuber liegen offen, oder nur eine einzelne Späherin darf hinein.
refused-no-weapon = Keines deiner Merkmale würfelt beim Angriff, es gibt also nichts zu sparen: Greif einfach an.
refused-no-worker-nurses = Dieses Volk hat keine Arbeiterinnen unter den Ammen.
refused-nobody-came = Nur Ameisen, die in diesem Zug in das Gebiet kamen, vertreiben andere.
refused-nobody-returns = Keine Ameisen dieser Kaste kehren heim.
refused-nobody-to-repel = Von diesem Gegner sind keine Ameisen da, die du vertreiben könntest.
refused-not-for-adults = Für die Erwachsenen ersetzen nur Ammen, Bauameisen, Jungköniginnen, Männchen, Larven und Eier fehlende Nahrung.
refused-not-for-brood = Hier ersetzen nur Larven und Eier fehlende Nahrung.
refused-not-those-ants = Diese Ameisen hast du dort nicht, oder sie patrouillieren.
refused-nurse-eggs = Ohne Königin legt jede Amme ein männliches Ei, soweit Platz ist: jetzt höchstens { $most }.
refused-only-brood = In Sicherheit gebracht werden nur Eier, Larven und Puppen.
refused-others-first = Davon macht jetzt niemand Platz: Erst geht Brut, dann Geflügelte, zuletzt Ameisen im Vorrat.
refused-own-ants = Deine eigenen Ameisen greifst du nicht an.
refused-predators-at-nest = Räuber ziehen nicht in ein Gebiet mit Nest oder Nebennest.
refused-protect = { $most ->
    [0] Davon ist niemand mehr in Sicherheit zu bringen.
   *[other] Bis zu { $most } davon lassen sich in Sicherheit bringen, in Gruppen von 1 bis 5, 10, 20 oder 50, oder alle.
}
refused-recruit-losses = Sag, welche Überläuferinnen verloren gehen: beliebig viele, bis { $points ->
    [one] 1 Punkt erreicht ist
   *[other] { $points } Punkte erreicht sind
}, nicht mehr als nötig, und genug, wenn deine eigenen Ameisen den Rest nicht aufbringen.
refused-repelled = Jede Sammlerin, die dorthin kam, hat in diesem Zug schon eine Ameise vertrieben.
refused-retreat = Weich mit mindestens einer deiner Ameisen dort zurück, oder schick Reserve, oder keine.
refused-say-all = Das sind alle, die können: Lass die Zahl weg.
refused-say-number = Die gingen sowieso: Nenn nur ihre Zahl.
refused-scatter = Die Würfel lassen höchstens { $most } von den Verteidigerinnen fliehen.
refused-sealed = Dieses Nest ist bis zum Ende dieses Zuges verschlossen, und draußen sind keine Ameisen seines Besitzers.
refused-second-scout = In dieses Gebiet ist in diesem Zug schon eine Späherin gegangen; mehr als eine geht nicht.
refused-settle-far = Das Nest zieht in ein Nachbargebiet.
refused-settle-nest = Da ist schon ein Nest oder Nebennest.
refused-supercolony = Die Königinnen einer Superkolonie sind vor dieser Karte sicher.
refused-tenders = { $most ->
    [one] Dort kann nur 1 Ameise hegen.
   *[other] Dort können 1 bis { $most } Ameisen hegen.
}
refused-trunk-far = Eine Hauptstraße beginnt neben deinem Nest oder einer anderen Hauptstraße von dir.
refused-trunk-nest = In einem Gebiet mit Nest oder Nebennest wird keine Hauptstraße gebaut.
refused-trunk-there = Dort ist schon eine Hauptstraße von dir.
refused-two-food = Diese Karte wird auf einen Gegner mit mindestens 2 verfügbarer Nahrung gespielt.
refused-two-larvae = Diese Karte wird auf einen Gegner mit mindestens 2 Larven gespielt.
refused-two-queens = Diese Karte wird auf einen Gegner mit mindestens 2 Mutterköniginnen und 10 Arbeiterinnen gespielt.
refused-two-reproductives = Diese Karte wird auf einen Gegner mit mindestens 2 Jungköniginnen oder Männchen gespielt.
refused-from = { $most ->
    [0] Von dort müssen keine solchen Ameisen genommen werden.
   *[other] Bis zu { $most } davon können von dort genommen werden, in Gruppen von 1 bis 5, 10, 20 oder 50, oder alle.
}
refused-from-chamber = Verteidigerinnen eines Nests werden aus seinen Kammern genommen: Bauameisen, Ammen oder Reserve.
refused-wield = Deine Waffe wirft höchstens { $most } Würfel.
refused-when-attack = Angegriffen wird bei deinen Aufgaben. Jetzt: { $now }.
refused-when-auction = Ein Merkmal kommt zur Versteigerung, wenn eine Karte das anbietet. Jetzt: { $now }.
refused-when-bid = Geboten wird in einer Versteigerung, wenn du mit Bieten dran bist. Jetzt: { $now }.
refused-when-bomb = Ameisen sprengen sich, wenn sie angegriffen werden, mit dem Merkmal Sprengameisen, nach der Waffe des Angriffs. Jetzt: { $now }.
refused-when-carry-off = Brut wird geraubt, nachdem jemand in ein Nest eingedrungen ist. Jetzt: { $now }.
refused-when-done = Fertig beendet einen Schritt deines Zuges; erst ist dies zu entscheiden. Jetzt: { $now }.
refused-when-eliminate = Geopfert wird, wenn das Nest zu voll ist, wenn Ammen fehlen oder wenn Nahrung fehlt. Jetzt: { $now }.
refused-when-from = Wer ein Nest verteidigt, sagt, aus welchen Kammern die Ameisen kommen, wenn sie fliehen, vertrieben werden oder fallen. Jetzt: { $now }.
refused-when-fly = Über Hochzeitsflüge wird am Ende der Nestphase entschieden, mit Jungköniginnen oder Männchen. Jetzt: { $now }.
refused-when-forage = Ameisen sammeln bei deinen Aufgaben. Jetzt: { $now }.
refused-when-found = Nebennester werden nach einem Hochzeitsflug gegründet, mit dem Merkmal Superkolonie. Jetzt: { $now }.
refused-when-house = Heimkehrende Ameisen werden zu Beginn der Nestphase untergebracht. Jetzt: { $now }.
refused-when-hunt = Eine Königin wird gejagt, nachdem jemand in ihr Nest eingedrungen ist. Jetzt: { $now }.
refused-when-invade = In ein Nest dringt man nach einem Kampf in seinem Gebiet ein, solange Angreiferinnen übrig sind. Jetzt: { $now }.
refused-when-keep = Merkmale behält man bei der Auswahl vor der Partie. Jetzt: { $now }.
refused-when-lay = Eier werden in der Nestphase gelegt, nachdem Larven gefüttert und Eier geschlüpft sind, wenn Nahrung und Platz da sind. Jetzt: { $now }.
refused-when-lose = Ameisen werden geopfert, wenn ein Kampf, Räuber oder Schwund es verlangen. Jetzt: { $now }.
refused-when-majors = Große Puppen werden Majors, wenn Puppen schlüpfen, mit einem Merkmal für Majors. Jetzt: { $now }.
refused-when-move = Ameisen werden in deinem Zug bewegt, beim Neuverteilen oder wenn sie ein Gebiet weit ziehen. Jetzt: { $now }.
refused-when-nest = Nester werden beim Aufbau gesetzt und bei einem Neuanfang. Jetzt: { $now }.
refused-when-pass = Es gibt gerade nichts, worauf du verzichten könntest. Jetzt: { $now }.
refused-when-patrol = Patrouillen werden bei deinen Aufgaben ausgeschickt, im Spiel für Erfahrene. Jetzt: { $now }.
refused-when-play = Handkarten werden gespielt, wenn ihr Moment da ist. Jetzt: { $now }.
refused-when-protect = Brut bringen Verteidigerinnen in Sicherheit, die aus einem angegriffenen Nest fliehen. Jetzt: { $now }.
refused-when-raise = Die Kost wird in der Nestphase gewählt, wenn Larven gefüttert werden und die Nahrung für mehr als kleine Puppen reicht. Jetzt: { $now }.
refused-when-reinforce = Die Reserve wird gerufen, wenn eine Späherin in einem Gebiet geblieben ist: von der Patrouille dort und von der Späherin. Jetzt: { $now }.
refused-when-release = Geborgene Blattläuse kommen zu Beginn deines Ziehens zurück. Jetzt: { $now }.
refused-when-repel = Sammlerinnen vertreiben andere bei deinen Aufgaben, mit dem Merkmal Abwehrduft. Jetzt: { $now }.
refused-when-return = Ameisen kehren zurück, wenn sie fliehen, zurückweichen, vertrieben oder abgewiesen werden, und nach einem Kampf, den du gewonnen hast. Jetzt: { $now }.
refused-when-scout = Gespäht wird nach deinem Ziehen, von Ameisen, die zu einem verdeckten Marker oder einer fremden Patrouille gingen. Jetzt: { $now }.
refused-when-trunk = Hauptstraßen werden bei deinen Aufgaben gebaut, mit dem Merkmal Straßenbau. Jetzt: { $now }.
refused-when-turn-up = Marker werden nach deinem Ziehen und vor deinen Aufgaben aufgedeckt: von Späherinnen, dann von Ameisen, wo sie stehen. Jetzt: { $now }.
refused-when-scouts-turn-up = Marker decken nur Späherinnen auf, wenn das Gebiet erkundet wird, das sie betreten haben. Jetzt: { $now }.
refused-when-wander = Ein Biwak zieht um, während du Ameisen neu verteilst oder ziehst. Jetzt: { $now }.
refused-when-wield = Wie viele Würfel eine Waffe wirft, wird gewählt, nachdem Verteidigerinnen geflohen sind, bei einem sparsamen Angriff. Jetzt: { $now }.

log-drawn-nest = Der Nestmarker von { $player } wird gezogen.
log-nest = { $player } setzt das Nest nach { $area }.
log-next = { $player } ist als Nächstes am Zug.
log-trait-unpaid = Niemand kann bezahlen, was geboten wurde; das Merkmal wird abgelegt.
log-dealt = { $player } bekommt vier Merkmale.
log-dealt-you = { $player } bekommt { $first }, { $second }, { $third } und { $fourth }.
log-kept = { $player } hat gewählt.
log-keep = { $player } behält { $card }.
log-kept-nothing = { $player } kann nichts behalten.
log-restart = { $player } fängt in { $area } neu an.
log-drawn = { $player } zieht { $card }.
log-drawn-hand = { $player } zieht eine Karte und behält sie.
log-turned-over = { $card } wird aufgedeckt.
log-declined = { $player } passt.
log-play = { $player } spielt { $card }.
log-play-on = { $player } spielt { $card } auf { $target }.
log-play-in = { $player } spielt { $card } in { $area }.
log-play-way = { $player } spielt { $card }, von { $from } nach { $area }.
log-dna-gained = { $player } bekommt { $dna } DNA.
log-dna-lost = { $player } verliert { $dna } DNA.
log-start-auction = { $player } lässt ein Merkmal versteigern.
log-release = { $player } bringt Blattläuse nach { $area } zurück.
log-wander = Das Nest von { $player } zieht nach { $area }.
log-marker = { $value ->
    [0] Der Marker in { $area } zeigt { $marker }.
   *[other] Der Marker in { $area } zeigt { $marker } { $value }.
}
log-replaced = Neben { $area } sind Räuber: Ein anderer Marker wird gezogen.
log-driven-off = { $player } verliert { $ants ->
    [one] 1 Ameise aus den Augen; sie kehrt heim.
   *[other] { $ants } Ameisen aus den Augen; sie kehren heim.
}
log-bid = { $player } bietet { $dna } DNA.
log-pass = { $player } passt.
log-trait-won = { $player } gewinnt das Merkmal.
log-trait-discarded = Niemand will das Merkmal; es wird abgelegt.
log-lift = { $player } nimmt { $ants } { $caste } auf ({ $place }).
log-put = { $player } setzt { $ants } { $caste } ab ({ $place }).
log-done-redistribute = { $player } hat die Ameisen neu verteilt.
log-done-move = { $player } ist gezogen.
log-done-discover = { $player } deckt keine Marker mehr auf.
log-done-tasks = { $player } beendet den Zug.
log-turn-up = { $player } deckt den Marker in { $area } auf.
log-harvest = { $player } erntet in { $area } mit { $ants ->
    [one] 1 Ameise
   *[other] { $ants } Ameisen
}, { $food } Nahrung.
log-tend = { $player } hegt { $area } mit { $ants ->
    [one] 1 Ameise
   *[other] { $ants } Ameisen
}, { $food } Nahrung.
log-roll = { $count ->
    [1] Der Würfel zeigt { $dice }.
    [2] Die Würfel zeigen { $first } und { $second }.
   *[other] Die Würfel zeigen { $dice }.
}
log-used-up = In { $area } ist nichts mehr übrig.
log-value = Der Marker in { $area } zählt jetzt { $value }.
log-scout = { $player } späht { $area } aus.
log-reinforce = { $ants ->
    [0] { $player } schickt keine Reserve.
    [one] { $player } schickt 1 Ameise aus der Reserve.
   *[other] { $player } schickt { $ants } Ameisen aus der Reserve.
}
log-attack = { $player } greift { $defender } in { $area } an, { $attackers } gegen { $defenders }.
log-scatter = { $ants ->
    [0] { $player } bleibt und kämpft.
    [one] 1 Ameise von { $player } flieht.
   *[other] { $ants } Ameisen von { $player } fliehen.
}
log-fought = Der Kampf kostet { $attacker } { $attackers ->
    [0] niemanden
    [one] 1 Ameise
   *[other] { $attackers } Ameisen
} und { $defender } { $defenders ->
    [0] niemanden
    [one] 1 Ameise
   *[other] { $defenders } Ameisen
}.
log-lose = { $player } verliert { $ants ->
    [one] 1 Ameise
   *[other] { $ants } Ameisen
}.
log-return = { $ants ->
    [0] Die Angreiferinnen von { $player } bleiben.
    [one] 1 Angreiferin von { $player } kehrt zurück.
   *[other] { $ants } Angreiferinnen von { $player } kehren zurück.
}
log-house = { $player } bringt { $ants } { $caste } auf dem Heimweg unter ({ $place }).
log-eliminate = { $player } opfert { $member }.
log-raise = { $larvae ->
    [0] { $player } zieht nur kleine Puppen auf.
    [one] { $player } zieht 1 große Puppe auf.
   *[other] { $player } zieht { $larvae } große Puppen auf.
}
log-majors = { $pupae ->
    [0] Alle großen Puppen von { $player } werden Jungköniginnen.
    [one] 1 große Puppe von { $player } wird eine Major.
   *[other] { $pupae } große Puppen von { $player } werden Majors.
}
log-patrol = { $player } patrouilliert in { $area }.
log-trunk = { $player } baut in { $area } eine Hauptstraße mit { $ants ->
    [one] 1 Arbeiterin
   *[other] { $ants } Arbeiterinnen
}.
log-trunk-built = Die Hauptstraße steht.
log-trunk-failed = Die Hauptstraße hält nicht.
log-repel = Die Sammlerinnen von { $player } vertreiben in { $area } Ameisen von { $defender }.
log-invade = { $player } dringt in das Nest ein.
log-bomb = { $ants ->
    [0] Keine Ameise von { $player } sprengt sich.
    [one] 1 Ameise von { $player } darf sich sprengen.
   *[other] { $ants } Ameisen von { $player } dürfen sich sprengen.
}
log-protect = { $player } bringt in Sicherheit: { $member }{ $count ->
    [one] {""}
   *[other] , { $count }-mal
}.
log-carry-off = { $player } raubt: { $member }{ $count ->
    [one] {""}
   *[other] , { $count }-mal
}.
log-capture = { $player } verschleppt: { $member }{ $count ->
    [one] {""}
   *[other] , { $count }-mal
}.
log-hunt = Die Angreiferinnen von { $player } jagen die Mutterkönigin.
log-queen-killed = { $player } verliert eine Mutterkönigin.
log-queen-safe = Die Mutterkönigin von { $player } wird nicht gefunden.
log-died-out = Das Volk von { $player } ist ausgestorben.
log-found = { $player } gründet in { $area } ein Nebennest.
log-emerged-castes = { $player } hat dazu { $medias ->
    [one] 1 neue Media
   *[other] { $medias } neue Medias
} und { $majors ->
    [one] 1 neue Major
   *[other] { $majors } neue Majors
}.
log-lay = { $player } legt { $female ->
    [0] keine weiblichen Eier
    [one] 1 weibliches Ei
   *[other] { $female } weibliche Eier
} und { $male ->
    [0] keine männlichen Eier
    [one] 1 männliches Ei
   *[other] { $male } männliche Eier
}.
log-lay-nurses = { $male ->
    [0] Die Ammen von { $player } legen keine Eier.
    [one] Ohne Königin legt eine Amme von { $player } 1 männliches Ei.
   *[other] Ohne Königin legen Ammen von { $player } { $male } männliche Eier.
}
log-recruited = { $ants ->
    [0] Keine Ameise von { $player } läuft über.
    [one] 1 Ameise von { $player } läuft zum Angreifer über.
   *[other] { $ants } Ameisen von { $player } laufen zum Angreifer über.
}
log-fly = { $player } lässt zum Hochzeitsflug starten.
log-stay = { $player } verzichtet auf einen Hochzeitsflug.
log-flight-decided = { $player } hat über einen Hochzeitsflug entschieden.
log-adults-fed = Die Erwachsenen im Nest von { $player } essen { $food } Nahrung.
log-emerged = { $player } hat neue Ameisen: { $workers ->
    [one] 1 Arbeiterin
   *[other] { $workers } Arbeiterinnen
}, { $queens ->
    [one] 1 Jungkönigin
   *[other] { $queens } Jungköniginnen
}, { $drones } Männchen.
log-larvae-fed = Die Larven von { $player } essen { $food } Nahrung.
log-discarded = { $player } legt { $food } Nahrung ab.
log-flown = Hochzeitsflug von { $player }: { $queens ->
    [one] 1 Jungkönigin
   *[other] { $queens } Jungköniginnen
}, { $drones } Männchen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-game-turn = Runde { $turn } beginnt.
log-over = Die Partie ist zu Ende.
log-patrol-with = { $player } patrouilliert in { $area } mit { $ants } { $caste }.
log-raise-medium = { $player } zieht { $larvae ->
    [0] keine großen Puppen
    [one] 1 große Puppe
   *[other] { $larvae } große Puppen
} und { $medium ->
    [one] 1 mittlere Puppe
   *[other] { $medium } mittlere Puppen
} auf.
log-repelled = { $ants ->
    [0] Keine Ameise von { $player } wird vertrieben.
    [one] 1 Ameise von { $player } wird vertrieben.
   *[other] { $ants } Ameisen von { $player } werden vertrieben.
}
log-retreat = { $ants ->
    [one] 1 Ameise von { $player } auf Patrouille weicht zurück.
   *[other] { $ants } Ameisen von { $player } auf Patrouille weichen zurück.
}
log-from = { $player } nimmt { $ants } { $caste } weg ({ $place }).
log-from-usual = { $player } nimmt den Rest erst aus der Reserve, Ammen zuletzt.
log-wield = { $dice ->
    [0] Die Waffe von { $player } ruht.
    [one] Die Waffe von { $player } wirft 1 Würfel.
   *[other] Die Waffe von { $player } wirft { $dice } Würfel.
}

expected-action = eine Aktion wie lift, put, harvest, lay oder done
expected-chance = next, marker, again, roll, card oder deal
expected-card = eine Karte wie thief-ants
expected-trait = ein Merkmal wie mace
expected-players = die Anzahl der Spieler
expected-area = ein Gebiet wie e5
expected-place = ein Gebiet wie e5, builders oder nurses
expected-number = eine Zahl
expected-color = die Farbe eines Spielers
expected-marker = predators, prey, plants, aphids oder empty
expected-member = jemand aus dem Nest wie nurse oder female-egg
expected-dice = Würfel der Größe nach, wie 1146
expected-sparing = nichts weiter, oder sparing

# Wie das Protokoll es erzählt: statt des Satzes einer Auswahl (-told), oder als Fortsetzung der Zeile davor (-then).
log-put-then = {" "}→ { $place }
log-done-redistribute-told = { $player } lässt die Ameisen, wo sie sind.
log-done-redistribute-then = { "" }
log-done-move-told = { $player } zieht nicht weiter.
log-done-move-then = { "" }
log-done-discover-then = { "" }
log-done-tasks-then = { "" }
log-roll-then = { $count ->
    [1] {" (Würfel: "}{ $dice })
    [2] {" (Würfel: "}{ $first } und { $second })
   *[other] {" (Würfel: "}{ $dice })
}
log-used-up-then = , nichts ist mehr übrig
log-value-then = , der Marker zählt jetzt { $value }

# Wofür es Punkte gab, und Zahlen einer beendeten Partie.
points-pairs = Jungköniginnen und Männchen zusammen
points-queens = Jungköniginnen allein
points-drones = Männchen allein
fact-ants-outside = Ameisen auf der Karte
fact-ants-inside = Ammen, Bauameisen und Reserve
fact-areas = Gehaltene Gebiete
fact-nest-size = Nestgröße
fact-brood = Brut
fact-dna = DNA
