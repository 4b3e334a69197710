game-fourmidable = Fourmidable
game-fourmidable-summary = Schick Jägerinnen, Bäuerinnen und Gräberinnen durch Wald und Nest, sammle, was deine Ziele verlangen, und markiere dein Revier, bevor der Winter kommt.

variant-fourmidable-child = Kind: sammeln und aufdecken
variant-fourmidable-apprentice = Lehrling: Geburten, Räuber, Wetter, Bibliothek
variant-fourmidable-intermediate = Fortgeschritten: Arten und Sonderkarten
variant-fourmidable-experienced = Erfahren: offene Ziele, Kartenwahl, angrenzende Pheromone
variant-fourmidable-solo = Solo: sechs Runden gegen die Räuber
option-fourmidable-species = Arten werden
option-fourmidable-species-dealt = zufällig verteilt
option-fourmidable-species-chosen = reihum gewählt
option-fourmidable-predators = Räuber
option-fourmidable-predators-block = stehen den Ameisen im Weg
option-fourmidable-predators-pass = lassen Ameisen vorbei
option-fourmidable-worm = Der Wurm geht
option-fourmidable-worm-rooms = in Erde, Kammer der Königin und Bibliothek
option-fourmidable-worm-earth = nur in Erde
option-fourmidable-hunt = Die Art Raubameise zieht
option-fourmidable-hunt-another = einen anderen Räuber als die Aktion
option-fourmidable-hunt-any = irgendeinen Räuber
option-fourmidable-births = Geburtsplättchen für alle Partien
option-fourmidable-births-four = vier (zu sechst zwei mehr)
option-fourmidable-births-five = fünf (zu sechst eines mehr)
option-fourmidable-forest = Ameisen und Räuber gehen
option-fourmidable-forest-whole = überallhin im Wald
option-fourmidable-forest-middle = nur in die Mitte
option-fourmidable-deck = Ziele
option-fourmidable-deck-weighed = mit einer bis drei Ressourcen, im Spiel abgewogen
option-fourmidable-deck-symmetric = mit zwei oder drei Ressourcen, alle gleich häufig
option-fourmidable-objectives = Die Ziele
option-fourmidable-objectives-standard = sind nachgebaut
option-fourmidable-objectives-box = sind die einer gedruckten Schachtel

seat-white = Weiß
seat-blue = Blau
seat-yellow = Gelb
seat-red = Rot
seat-green = Grün
seat-violet = Violett

caste-hunter = Jägerin
caste-farmer = Bäuerin
caste-digger = Gräberin
resource-ladybug = Marienkäfer
resource-caterpillar = Raupe
resource-beetle = Käfer
resource-blueberry = Heidelbeere
resource-raspberry = Himbeere
resource-mushroom = Pilz
resource-clay = Lehm
resource-stone = Stein
resource-soil = Erde
predator-spider = Spinne
predator-grasshopper = Heuschrecke
predator-worm = Wurm
predator-spider-text = Zieht im Wald und frisst ein Insekt. Nie auf Ameisen, Pheromone, Nestlöcher, Wasser oder einen anderen Räuber.
predator-grasshopper-text = Zieht im Wald und frisst eine Pflanze. Nie auf Ameisen, Pheromone, Nestlöcher, Wasser oder einen anderen Räuber.
predator-worm-text = Zieht in einem beliebigen Nest und frisst Erde. Nie auf Ameisen, Zellen mit Zahl oder einen anderen Räuber.
time-day = Tag
time-night = Nacht
weather-sun = Sonne
weather-wind = Wind
weather-rain = Regen
weather-any = ?
species-flying = Flugameise
species-predator = Raubameise
species-architect = Architektin
species-diplomat = Diplomatin
species-insomniac = Schlaflose
species-strategist = Strategin
species-flying-text = In jeder Tagrunde einmal ein Pheromon auf leeres Gelände legen.
species-predator-text = In jeder Nachtrunde einmal einen weiteren Räuber ziehen.
species-architect-text = Nestlöcher dürfen ein Feld weiter weg liegen.
species-diplomat-text = Deine Ameisen überqueren, was anderen gehört.
species-insomniac-text = Tag- und Nachtkarten lassen sich jederzeit spielen.
species-strategist-text = Beim Ziehen siehst du ein Ziel mehr, oder das nächste des Stapels.

special-five-hunter = fünf Jägerinnen am Ende
special-five-farmer = fünf Bäuerinnen am Ende
special-five-digger = fünf Gräberinnen am Ende
special-two-of-each = zwei Ameisen jeder Sorte am Ende
special-four-holes = vier Nestlöcher am Ende
special-all-pheromones = alle Pheromone gelegt am Ende
special-harvest-ladybug-day = 2 Punkte für einen Marienkäfer (Tag)
special-harvest-ladybug-night = 2 Punkte für einen Marienkäfer (Nacht)
special-harvest-caterpillar-day = 2 Punkte für eine Raupe (Tag)
special-harvest-caterpillar-night = 2 Punkte für eine Raupe (Nacht)
special-harvest-beetle-day = 2 Punkte für einen Käfer (Tag)
special-harvest-beetle-night = 2 Punkte für einen Käfer (Nacht)
special-harvest-blueberry-day = 2 Punkte für eine Heidelbeere (Tag)
special-harvest-blueberry-night = 2 Punkte für eine Heidelbeere (Nacht)
special-harvest-raspberry-day = 2 Punkte für eine Himbeere (Tag)
special-harvest-raspberry-night = 2 Punkte für eine Himbeere (Nacht)
special-harvest-mushroom-day = 2 Punkte für einen Pilz (Tag)
special-harvest-mushroom-night = 2 Punkte für einen Pilz (Nacht)
special-harvest-clay-day = 2 Punkte für Lehm (Tag)
special-harvest-clay-night = 2 Punkte für Lehm (Nacht)
special-harvest-stone-day = 2 Punkte für Stein (Tag)
special-harvest-stone-night = 2 Punkte für Stein (Nacht)
special-harvest-soil-day = 2 Punkte für Erde (Tag)
special-harvest-soil-night = 2 Punkte für Erde (Nacht)
special-draw-hunter-day = Jägerinnenziel (Tag)
special-draw-hunter-night = Jägerinnenziel (Nacht)
special-draw-farmer-day = Bäuerinnenziel (Tag)
special-draw-farmer-night = Bäuerinnenziel (Nacht)
special-draw-digger-day = Gräberinnenziel (Tag)
special-draw-digger-night = Gräberinnenziel (Nacht)
special-steps-hunter-day = +2 Schritte für eine Jägerin (Tag)
special-steps-hunter-night = +2 Schritte für eine Jägerin (Nacht)
special-steps-farmer-day = +2 Schritte für eine Bäuerin (Tag)
special-steps-farmer-night = +2 Schritte für eine Bäuerin (Nacht)
special-steps-digger-day = +2 Schritte für eine Gräberin (Tag)
special-steps-digger-night = +2 Schritte für eine Gräberin (Nacht)
special-look-hunter-night = 2 Jägerinnenziele mehr ansehen (Nacht)
special-look-farmer-day = 2 Bäuerinnenziele mehr ansehen (Tag)
special-look-digger-night = 2 Gräberinnenziele mehr ansehen (Nacht)
special-move-worm-day = den Wurm ziehen (Tag)
special-move-worm-night = den Wurm ziehen (Nacht)
special-move-spider-day = die Spinne ziehen (Tag)
special-move-spider-night = die Spinne ziehen (Nacht)
special-move-grasshopper-day = die Heuschrecke ziehen (Tag)
special-move-grasshopper-night = die Heuschrecke ziehen (Nacht)
special-birth-hunter-night = Geburt einer Jägerin (Nacht)
special-birth-farmer-day = Geburt einer Bäuerin (Tag)
special-birth-digger-day = Geburt einer Gräberin (Tag)
special-birth-any-night = Geburt einer beliebigen Ameise (Nacht)
special-dig-further-day = Nestloch 2 Felder weiter (Tag)
special-dig-further-night = Nestloch 2 Felder weiter (Nacht)
special-erase-day = ein Pheromon löschen (Tag)
special-place-day = ein Pheromon legen (Tag)
special-place-night = ein Pheromon legen (Nacht)
special-cross-day = Fremdes überqueren (Tag)
special-cross-night = Fremdes überqueren (Nacht)
special-hole-day = 2 Punkte für ein Nestloch (Tag)
special-hole-night = 2 Punkte für ein Nestloch (Nacht)
special-skip-earth-day = eine Zelle Erde überspringen (Tag)
special-skip-earth-night = eine Zelle Erde überspringen (Nacht)

effect-five = 4 Punkte am Ende für fünf Ameisen dieser Sorte. Bis dahin bleibt sie auf der Hand.
effect-two-of-each = 4 Punkte am Ende für zwei Ameisen jeder Sorte. Bis dahin bleibt sie auf der Hand.
effect-four-holes = 3 Punkte am Ende für vier Nestlöcher. Bis dahin bleibt sie auf der Hand.
effect-all-pheromones = 3 Punkte am Ende, wenn alle 18 Pheromone gelegt sind. Bis dahin bleibt sie auf der Hand.
effect-harvest = Du bekommst die Punkte, wenn du das in derselben Aktion geerntet hast; die Ressource behältst du.
effect-draw = Zieht ein Ziel dieser Sorte; Erfahren: erfüllt ein offenes ohne die Bibliothek, aber du bezahlst es.
effect-steps = Zwei Schritte mehr für eine Ameise, die unterwegs ist.
effect-look = Zwei Karten mehr zur Wahl, wenn du Ziele dieser Sorte gezogen hast; Erfahren: die nächsten zwei des Stapels.
effect-move = Zieht den Räuber; deine Räuberaktion bleibt frei.
effect-birth = Eine Geburt ohne Plättchen. Sie ist deine Aktion und deine Geburt der Runde.
effect-dig-further = Ein neues Nestloch darf zwei Felder weiter weg liegen, wenn du es legst.
effect-erase = Nimmt ein Pheromon aus dem Wald, das nicht unter einem Nestloch liegt.
effect-place = Legt eines deiner Pheromone auf freies leeres Gelände.
effect-cross = Eine Ameise, die unterwegs ist, überquert, was anderen gehört.
effect-hole = Du bekommst die Punkte, wenn du in derselben Aktion ein neues Nestloch gelegt hast.
effect-skip-earth = Eine Gräberin, die unterwegs ist, überspringt eine Zelle Erde.

objective-name = { $count ->
    [1] { $first }
    [2] { $first }, { $second }
   *[other] { $first }, { $second }, { $third }
}
objective-text = Ein Ziel, Sorte { $caste }: { $points } Punkte.

log-first = { $player } beginnt, bei { $time }.
log-species-dealt = Die Arten werden verteilt.
log-species = { $player } nimmt die Art { $species }.
log-row = Die ersten Ziele liegen offen.
log-specials = { $player } bekommt { $count ->
    [one] eine Sonderkarte
   *[other] { $count } Sonderkarten
}.
log-takes = { $player } nimmt die Karte „{ $card }“.
log-takes-hidden = { $player } nimmt eine Sonderkarte.
log-ants = { $player } beginnt mit { $hunters ->
    [one] 1 Jägerin
   *[other] { $hunters } Jägerinnen
}, { $farmers ->
    [one] 1 Bäuerin
   *[other] { $farmers } Bäuerinnen
} und { $diggers ->
    [one] 1 Gräberin
   *[other] { $diggers } Gräberinnen
}.
log-ant = { $player } beginnt mit einer { $caste }.
log-split = { $player } möchte { $hunters ->
    [one] 1 Ziel
   *[other] { $hunters } Ziele
} für Jägerinnen, { $farmers } für Bäuerinnen und { $diggers } für Gräberinnen.
log-draws = { $player } zieht { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
}.
log-draws-hidden = { $player } zieht { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
}.
log-weather = Die Wetterfahne zeigt: { $weather }.
log-chooses-weather = { $player } wählt das Wetter: { $weather }.
log-birth = Bei { $player } kommt eine { $caste } zur Welt.
log-walk = { $player } schickt eine { $caste } los ({ $place }).
log-step = Die Ameise von { $player } geht weiter: { $place }.
log-skip = Die Gräberin von { $player } überspringt die Erde von { $place }.
log-stop = Die Ameise von { $player } bleibt stehen.
log-hole = { $player } öffnet ein Nestloch auf { $place }.
log-study = { $player } forscht in der Bibliothek.
log-keeps = { $player } behält ein Ziel ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
log-keeps-hidden = { $player } behält ein Ziel ({ $caste }).
log-puts-under = { $player } legt ein Ziel unter den Stapel ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
log-puts-under-hidden = { $player } legt ein Ziel ({ $caste }) unter den Stapel.
log-completes = { $player } erfüllt ein Ziel ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
log-reveals = { $player } deckt ein Ziel auf ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
log-refill = Ein neues Ziel liegt offen ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
log-lost = Die Räuber erfüllen ein Ziel ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
log-predator = { $player } zieht { $predator ->
    [Wurm] den Wurm
   *[other] die { $predator }
} nach { $place }.
log-hunt = Die Art von { $player } zieht { $predator ->
    [Wurm] den Wurm
   *[other] die { $predator }
} nach { $place }.
log-feed = { $player } führt den Räuber nach { $place }.
log-plays = { $player } spielt „{ $card }“.
log-plays-at = { $player } spielt „{ $card }“: { $place }.
log-fly = Die Flugameisen von { $player } markieren { $place }.
log-peek = { $player } sieht das nächste Ziel an.
log-peeks = { $player } sieht, was als Nächstes kommt: { $cards }.
log-peeks-hidden = { $player } sieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} des Stapels an.
log-bag = Aus dem Beutel: { $resource }.
log-done = { $player } belässt es dabei.
log-harvests = { $player } erntet: { $resource }.
log-marks = { $player } legt ein Pheromon; { $left ->
    [0] keines ist übrig.
    [one] 1 ist übrig.
   *[other] { $left } sind übrig.
}
log-eaten = Die Räuber haben gefressen: { $resource }.
log-round = Runde { $round }, { $time }; { $player } beginnt.
log-final-score = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, davon { $pheromones } für Pheromone und { $bonus } für Bonuskarten.

rule-setup = Aufbau
rule-actions = Aktionen
rule-rounds = Runden
rule-births = Geburten
rule-crossing = Fremdes überqueren
rule-draft = Sonderkarten wählen
rule-end-cards = Karten für das Ende der Partie
rule-library = Die Bibliothek
rule-movement = Eine Ameise ziehen
rule-nest = Im Nest
rule-nest-holes = Nestlöcher
rule-objectives = Ziele
rule-pheromones = Pheromone
rule-predators = Räuber
rule-row = Die offenen Ziele
rule-skip-earth = Erde überspringen
rule-solo = Solo
rule-special-cards = Sonderkarten
rule-species = Arten
rule-weather = Wetter

refused-all-ants-at-once = Auf dieser Stufe wählst du deine ersten Ameisen alle auf einmal.
refused-all-born = Alle fünf Ameisen dieser Sorte sind schon geboren.
refused-ant-count = Wähle { $count ->
    [one] 1 Ameise
   *[other] { $count } Ameisen
}.
refused-ant-has-moved = Diese Ameise ist in dieser Runde schon gezogen: Jede zieht einmal je Runde.
refused-ant-on-terrain = Da ist die Ameise von jemand anderem.
refused-ants-when = Die ersten Ameisen werden beim Aufbau gewählt. { $now }
refused-birth-done = Du hattest in dieser Runde schon eine Geburt: einmal je Runde.
refused-birth-when = Eine Geburt ist eine Aktion: Sie geht, wenn du deine Aktion wählst. { $now }
refused-cannot-pay = Für dieses Ziel fehlen dir Ressourcen: Es wird ganz bezahlt.
refused-card-for-a-walk = Diese Karte ist für eine Ameise, die unterwegs ist: Nimm eine auf, und spiel die Karte, bevor sie stehen bleibt. { $now }
refused-card-taken = Diese Karte ist schon vergeben.
refused-card-time = Diese Karte gilt bei { $time }, und jetzt ist { $now }.
refused-choose-from-drawn-first = Wähle erst unter den gezogenen Zielen; spiel dann diese Karte.
refused-choose-species-when = Arten werden beim Aufbau reihum gewählt, wo sie nicht verteilt werden. { $now }
refused-complete-here = Auf dieser Stufe wird in der Bibliothek nichts gezogen: Erfülle ein offenes Ziel, oder sag, dass du fertig bist.
refused-complete-when = Ein offenes Ziel erfüllst du, wenn eine Ameise seiner Sorte ihren Zug in der Bibliothek beendet und du zahlen kannst. { $now }
refused-crosses-already = Diese Ameise darf Fremdes schon überqueren.
refused-deck-empty = In diesem Stapel sind keine Ziele mehr.
refused-other-objectives = Diese Karte ist für Ziele der Sorte { $caste }.
refused-own-hole-by-cell = Das ist dein eigenes Nestloch: Geh über seine Zelle { $place } dorthin.
refused-deck-too-small = So viele Ziele dieser Sorte gibt es nicht.
refused-dig-further-when = Spiel diese Karte, nachdem du eine Zelle mit Zahl gegraben hast und bevor du das Nestloch legst. { $now }
refused-done-when = Passen geht nicht: Fertig bist du nach deiner Aktion in der Bibliothek, wo es nichts zu ziehen gibt, oder wenn nur noch eine Sonderkarte eine Geburt brächte. { $now }
refused-earth = Erde, die nicht gegraben ist, betreten nur Gräberinnen.
refused-end-card = Diese Karte wird am Ende der Partie gezeigt.
refused-feed-when = Allein führst du einen Räuber zum Futter, wenn er mehrere gleich nahe Stellen findet. { $now }
refused-hand-full = Du hast vier Ziele auf der Hand: Deck erst eines auf.
refused-hole-ground = Ein Nestloch braucht leeres Gelände oder ein Pheromon von dir, ohne Räuber und ohne fremde Ameise.
refused-hole-too-far = Das ist mehr als { $reach ->
    [one] 1 Feld
   *[other] { $reach } Felder
} von allen deinen Nestlöchern weg.
refused-hole-when = Ein Nestloch legst du, gleich nachdem deine Gräberin eine Zelle mit Zahl gegraben hat. { $now }
refused-keep-when = Ein Ziel behältst du, wenn du gerade welche gezogen hast. { $now }
refused-look-when = Spiel diese Karte, während du unter gerade gezogenen Zielen ihrer Sorte wählst. { $now }
refused-must-dig-behind = Die Gräberin hat Erde übersprungen und muss die Zelle dahinter graben.
refused-must-draw = Du kannst hier Ziele ziehen, also musst du.
refused-name-a-caste = Sag, welche Sorte Ameise zur Welt kommt.
refused-name-a-hex = Sag, auf welches Sechseck.
refused-name-an-objective = Sag, welches der offenen Ziele du erfüllst.
refused-no-birth-tile = In dieser Runde ist kein Geburtsplättchen dieser Sorte mehr da.
refused-no-births-for-children = Auf der Stufe Kind gibt es keine Geburten; sie kommen mit der Stufe Lehrling.
refused-no-holes-for-children = Auf der Stufe Kind werden Zellen mit Zahl nicht gegraben.
refused-no-new-hole = Diese Karte belohnt ein neues Nestloch: Spiel sie, nachdem du eines gelegt hast, in derselben Aktion.
refused-no-pheromone-there = Da ist kein Pheromon, das man wegnehmen könnte.
refused-no-pheromones = Du hast keine Pheromone mehr.
refused-no-place-for-hole = Ihr Nestloch hätte im Wald keinen Platz, also kann diese Zelle nicht gegraben werden.
refused-no-predators-alone = Allein ziehen nur Beutel und Karten die Räuber.
refused-no-predators-for-children = Auf der Stufe Kind gibt es keine Räuber; sie kommen mit der Stufe Lehrling.
refused-no-skip-card = Erde zu überspringen braucht eine Sonderkarte: Spiel sie, während die Gräberin unterwegs ist.
refused-no-special-cards = Sonderkarten kommen mit der Stufe Fortgeschritten.
refused-no-stop = Eine Ameise darf dieses Feld überqueren, aber nicht dort stehen bleiben.
refused-no-such-ant = So eine Ameise hast du dort nicht.
refused-no-such-card = Diese Karte hast du nicht.
refused-no-target = Diese Karte braucht kein Ziel auf dem Brett.
refused-no-way-on = Dann könnte deine Ameise nirgends stehen bleiben, oder dein Nestloch hätte keinen Platz: Bring das erst zu Ende.
refused-no-way-out = Die Schritte reichen nicht, um die Felder der anderen wieder zu verlassen.
refused-no-weather = Wähle Sonne, Wind oder Regen.
refused-not-drawn = Dieses Ziel hast du nicht gezogen.
refused-not-empty-terrain = Da ist kein leeres Gelände.
refused-not-harvested = Diese Karte belohnt diese Ernte: { $resource }. Spiel sie danach, in derselben Aktion.
refused-not-in-hand = Dieses Ziel hast du nicht auf der Hand.
refused-not-in-pack = Diese Karte liegt nicht vor dir zur Wahl.
refused-not-in-row = Dieses Ziel liegt nicht offen.
refused-not-its-place = Spinne und Heuschrecke leben im Wald, der Wurm in den Nestern.
refused-not-nearest = Der Räuber nimmt die nächste Stelle mit diesem Futter.
refused-not-next-to-it = Das ist nicht neben der Ameise.
refused-not-plain-earth = Nur ungegrabene Erde ohne Zahl kann übersprungen werden.
refused-nothing-behind = Dahinter ist keine Erde, die die Gräberin noch erreichen könnte.
refused-nothing-new = Die nächsten Karten kennst du schon.
refused-one-ant-at-a-time = Auf dieser Stufe wählst du deine ersten Ameisen eine nach der anderen.
refused-other-species = Das kann nur die Art { $species }.
refused-others-in-the-way = Ameisen, Pheromone und Nestlöcher anderer sind im Weg.
refused-out-of-bounds = Das ist Wasser oder nicht im Spiel.
refused-peek-level = Das nächste Ziel sieht die Strategin nur auf der Stufe Erfahren an; sonst bei jedem Ziehen eine Karte mehr.
refused-peek-when = Die Strategin sieht das nächste Ziel vor einer Aktion an. { $now }
refused-play-when = Sonderkarten spielst du bei deiner eigenen Aktion, davor oder gleich danach. { $now }
refused-predator-done = Du hast in dieser Runde schon einen Räuber gezogen: einmal je Runde.
refused-predator-in-the-way = Ein Räuber ist im Weg.
refused-predator-place-taken = Ein Räuber braucht ein Feld ohne Ameise, Pheromon, Nestloch und Räuber.
refused-predator-when = Einen Räuber zu ziehen ist eine Aktion: Das geht, wenn du deine Aktion wählst. { $now }
refused-reveal-when = Ziele werden während der Runden aufgedeckt, und ein letztes Mal nach der Runde oder der Partie. { $now }
refused-same-predator = Deine Art und deine Aktion müssen in einer Runde verschiedene Räuber ziehen.
refused-species-taken = Diese Art ist schon vergeben.
refused-species-time = Deine Art kann das bei { $time }, und jetzt ist { $now }.
refused-species-used = Deine Art war in dieser Runde schon im Einsatz.
refused-species-when = Deine Art setzt du bei deiner eigenen Aktion ein, davor oder gleich danach. { $now }
refused-split-count = Wähle zusammen sieben Ziele.
refused-split-when = Nur auf der Stufe Kind sagst du vor den ersten Ameisen, wie viele Ziele jeder Sorte du ziehst. { $now }
refused-step-when = Nur eine Ameise, die unterwegs ist, geht einen Schritt, überspringt Erde oder bleibt stehen: Nimm erst eine auf. { $now }
refused-study-when = Ziele ziehst du, wenn eine Ameise ihren Zug in der Bibliothek beendet. { $now }
refused-take-when = Sonderkarten nimmst du bei der Kartenwahl oder vor einer Solopartie. { $now }
refused-terrain-occupied = Da ist ein Räuber oder die Ameise von jemand anderem.
refused-under-when = Karten kommen unter ihren Stapel, wenn du mehrere gezogen und eine behalten hast. { $now }
refused-walk-when = Eine Ameise nimmst du auf, wenn du deine Aktion wählst. { $now }
refused-weather-when = Wer die Runde beginnt, wählt das Wetter, wenn die Wetterfahne „?“ zeigt. { $now }
refused-worm-stays-below = Der Wurm scheut die Oberfläche: Er geht auf kein Nestloch und auf keine Zelle mit Zahl.
refused-worm-stays-in-earth = In dieser Partie geht der Wurm nur auf Zellen Erde ohne Zahl.
refused-wrong-caste = Das braucht eine { $caste }.

now-species = Jetzt: Wähle eine Art.
now-take = Jetzt: Nimm eine Sonderkarte.
now-ants = Jetzt: Wähle deine ersten Ameisen.
now-split = Jetzt: Sag, wie viele Ziele jeder Sorte du ziehst.
now-weather = Jetzt: Wähle das Wetter.
now-turn = Jetzt: Wähle deine Aktion.
now-walk = Jetzt: Deine Ameise ist unterwegs.
now-hole = Jetzt: Leg dein Nestloch.
now-library = Jetzt: Deine Ameise ist in der Bibliothek.
now-keep = Jetzt: Behalte eines der gezogenen Ziele.
now-under = Jetzt: Leg die anderen Ziele unter ihren Stapel.
now-feed = Jetzt: Führ den Räuber zu seinem Futter.
now-close = Jetzt: Deine Aktion ist vorbei; spiel Karten, oder sag, dass du fertig bist.
now-last = Jetzt: Deck auf, was du bezahlen kannst, oder sag, dass du fertig bist.

expected-action = eine Aktion wie walk, step, birth oder predator
expected-caste = hunter, farmer oder digger
expected-chance = first, species, row, specials, objectives, weather, peek, refill oder bag
expected-hex = ein Sechseck wie h4
expected-number = eine hier mögliche Zahl
expected-objective = ein Ziel wie h01
expected-place = eine Stelle wie h4, queen oder r1c3
expected-predator = spider, grasshopper oder worm
expected-resource = eine Ressource wie ladybug oder clay
expected-special = eine Sonderkarte wie steps-hunter-day
expected-species = flying, predator, architect, diplomat, insomniac oder strategist
expected-time = day oder night
expected-weather = sun, wind, rain oder any
expected-copies = die Anzahl der Karten ohne das Zeichen 4+
expected-copies-4-plus = die Anzahl der Karten mit dem Zeichen 4+
expected-points = die Punktzahl der Karte

box-no-copies = Zeile { $line } der Schachteldatei: So eine Karte gibt es gar nicht; eine der ersten beiden Zahlen muss mindestens 1 sein.
box-mixed-objective = Zeile { $line } der Schachteldatei: { $resource } passt nicht zu dem, was eine { $caste } erntet; ein Ziel kostet Ressourcen einer einzigen Sorte Ameise.
box-dear-objective = Zeile { $line } der Schachteldatei: Ein Ziel kostet höchstens { $most } Ressourcen.
box-many-objectives = Die Schachteldatei hat mehr als { $most } Ziele für { $caste }nen.
box-few-objectives = Für { $players } Spieler hat die Schachteldatei { $found } Ziele; mindestens { $least } sind nötig.

place-hole = das Nestloch
place-queen = die Kammer der Königin
place-library = die Bibliothek
# Earth of the nest: cells with a number, then by row and place in it.
place-r0c2 = Feld 2 im Nest
place-r0c3 = Feld 3 im Nest
place-r0c4 = Feld 4 im Nest
place-r1c0 = Nest 1-1
place-r1c1 = Nest 1-2
place-r1c2 = Nest 1-3
place-r1c3 = Nest 1-4
place-r1c4 = Nest 1-5
place-r2c0 = Nest 2-1
place-r2c1 = Nest 2-2
place-r2c2 = Nest 2-3
place-r2c3 = Nest 2-4
place-r2c4 = Nest 2-5
place-r3c0 = Nest 3-1
place-r3c1 = Nest 3-2
place-r3c2 = Nest 3-3
place-r3c3 = Nest 3-4
place-r3c4 = Nest 3-5

log-predator-nest = { $player } zieht einen Räuber ({ $predator }): { $place } im Nest von { $owner }.
log-hunt-nest = Die Art von { $player } zieht einen Räuber ({ $predator }): { $place } im Nest von { $owner }.
log-feed-nest = { $player } führt den Räuber ins Nest: { $place }.
log-plays-at-nest = { $player } spielt „{ $card }“: { $place } im Nest von { $owner }.

# Wie das Protokoll es erzählt: statt des Satzes einer Auswahl (-told), oder als Fortsetzung der Zeile davor (-then).
log-row-told = Die offenen Ziele werden ausgelegt.
log-draws-told = { $player } zieht { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
}.
log-draws-then = , zieht { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
}
log-draws-hidden-then = , zieht { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
}
log-keeps-told = { $player } behält ein Ziel ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
log-keeps-then = {" "}und behält eines ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
log-keeps-hidden-then = {" "}und behält eines
log-puts-under-told = { $player } legt ein Ziel unter seinen Stapel ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
log-puts-under-then = { "" }
log-puts-under-hidden-then = { "" }
log-completes-told = { $player } erfüllt ein Ziel ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
log-completes-then = , erfüllt ein Ziel ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
log-reveals-told = { $player } deckt ein Ziel auf ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
log-refill-told = Ein neues Ziel liegt offen ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
log-refill-then = { "" }
log-lost-told = Die Räuber erfüllen ein Ziel ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }).
log-peeks-told = { $player } sieht die nächsten Karten an.
log-reveals-then = , deckt ein Ziel auf ({ $count ->
        [1] { $first }
        [2] { $first } und { $second }
       *[other] { $first }, { $second } und { $third }
    }; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    })
log-step-then = {" "}→ { $place }
log-skip-then = {" "}→ über { $place }
log-stop-then = { "" }
log-hole-then = , öffnet ein Nestloch auf { $place }
log-study-then = , lernt in der Bibliothek
log-done-then = { "" }
log-harvests-then = , { $resource }
log-marks-told = { $player } legt ein Pheromon.
log-marks-then = , ein Pheromon
log-eaten-then = , gefressen: { $resource }

# Wofür es Punkte gab, und Zahlen einer beendeten Partie.
points-objectives = Ziele
points-pheromones = Pheromone
points-holes = Nestlöcher
points-majorities = Bonuskarten (meiste Ziele einer Art)
points-cards = Sonderkarten
fact-objectives = Aufgedeckte Ziele
fact-pheromones = Pheromone im Wald
fact-holes = Offene Nestlöcher
fact-dug = Offene Zellen im Nest
fact-ants = Geborene Ameisen
fact-unused = Übrige Rohstoffe
rating-solo = { $points } Punkte allein: { $rating }.
rating-none = noch kein Titel, über 100 wäre es ein kluges Volk
rating-intelligent = ein kluges Volk
rating-brilliant = ein brillantes Volk
rating-fantastic = ein fantastisches Volk
rating-magnificent = ein prächtiges Volk
