ui-player = Spieler { $number }
ui-no-terminal = play braucht ein Terminal; in Skripten helfen „formicary simulate“ und „formicary replay“
ui-which-game = Welches Spiel möchtest du spielen? Es gibt { $games }.
ui-ask-game = Welches Spiel? 1 bis { $count }:
ui-no-game = es wurde kein Spiel gewählt
ui-nothing-saved = es gibt keine gespeicherte Partie
ui-other-game = { $file } ist eine Partie von { $found }
ui-wrong-seats = { $found ->
    [one] 1 Platz ist genannt
   *[other] { $found } Plätze sind genannt
}, aber die Partie hat { $players } Spieler
ui-too-small = Dieses Fenster ist zu klein für ein Spielbrett: Es braucht { $columns } Spalten und { $rows } Zeilen.
ui-commitment = ehrlicher Zufall: { $commitment }…
ui-log = ── Was geschah ──
ui-your-turn = { $player }, du bist am Zug.
ui-your-question = { $player }: { $question }
ui-not-here = Nicht hier: Enter oder w sagt, warum.
ui-thinking = { $player } überlegt …
ui-advising = Suche nach einem guten Zug …
ui-held = Enter beendet deinen Zug; u nimmt ihn zurück.
ui-undone = Zurückgenommen.
ui-nothing-to-redo = Es gibt nichts zu wiederholen.
ui-bot-failed = Der Bot ist ausgefallen; u nimmt zurück, q verlässt den Tisch. Die Partie ist gespeichert.
ui-confirm-on = Deine Züge warten auf Enter, bevor die anderen sie sehen.
ui-confirm-off = Deine Züge gelten sofort.
ui-not-over = Die Partie ist noch nicht zu Ende.
ui-over = { $winners ->
    [0] Die Partie ist verloren.
    [1] { $names } gewinnt!
   *[other] Geteilter Sieg: { $names }!
} { $scores }
ui-hand-over = Jetzt ist { $player } dran. Drück Enter, wenn sonst niemand hinsieht.
ui-resume = Die Partie ist gespeichert. Weiter geht es mit: formicary play --resume { $file }
ui-kept = Die Aufzeichnung der Partie: { $file }

ui-offers = Mögliche Züge ({ $count })
ui-points = Punkte nach Herkunft
ui-points-total = Gesamt
ui-signs = Zeichen
ui-help = Tasten
ui-help-play = spielen, worauf gezeigt wird; den Zug beenden
ui-help-undo = den letzten Zug zurücknehmen, solange nichts aufgedeckt wurde
ui-help-redo = Zurückgenommenes wiederholen
ui-help-hint = eine Soldatin um Rat fragen
ui-help-why = warum geht das hier nicht?
ui-help-type = einen Zug in Notation schreiben, mit Vervollständigung
ui-help-confirm = Züge auf Enter warten lassen oder nicht
ui-help-person = jemand anderen handeln lassen, der darf
ui-help-log = weiter zurücklesen
ui-help-mouse = auf eine Stelle klicken, noch ein Klick spielt
ui-help-quit = verlassen; die Partie wird nach jedem Zug gespeichert
ui-help-saved = Gespeichert in { $file }

ui-key-list = die anderen Züge
ui-key-play = spielen
ui-key-end-turn = Zug beenden
ui-key-undo = zurück
ui-key-hint = Tipp
ui-key-type = schreiben
ui-key-help = Hilfe
ui-key-quit = Ende
ui-key-again = noch einmal
ui-key-points = Punkte
ui-key-complete = ergänzen
ui-key-pick = wählen
ui-key-back = zurück
ui-key-point = zeigen
ui-key-next = nächste Aktion
ui-key-kind = andere Art
ui-key-here = andere Aktion an derselben Stelle
ui-key-more = mehr oder weniger
ui-key-signs = was die Buchstaben bedeuten

ui-ants-points = { $points ->
    [one] { $points } Ameise
   *[other] { $points } Ameisen
}
ui-ants-stack = Stapel: { $tiles ->
    [0] leer
   *[other] { $tiles } Plättchen
}
ui-ants-key-move = Stelle
ui-ants-key-anywhere = irgendwohin zeigen
ui-ants-key-turn = drehen
ui-ants-key-tile = Plättchen

ui-myrmes-season = { $season } { $year }/{ $years } · Winter: { $food } Nahrung
ui-myrmes-colony = { $player } { $score } E{ $level } · { $event }
ui-myrmes-stores =   Nahr { $food } Erde { $earth } Stein { $stone } Larven { $larvae }
ui-myrmes-ants =   Arb { $workers } Sold { $soldiers } Amm { $nurses } Beute { $prey }
ui-myrmes-key-nurses = mehr Ammen für Larven, Soldatinnen, Arbeiterinnen, Werkstatt
ui-myrmes-signs-ground = Gras, Erde, Stein: Ein Pheromon dort bekommt Nahrung, Erde, Stein
ui-myrmes-signs-barren = Pilze, die nichts geben; Wasser, das niemand überquert
ui-myrmes-signs-prey = Beute: Marienkäfer, Termite, Spinne
ui-myrmes-signs-exit = Tunnelausgang von Rot; r y b k sind die Spieler
ui-myrmes-signs-worker = Arbeiterin von Rot im Garten
ui-myrmes-signs-cubes = Pheromon von Rot mit Nahrung, Erde, Stein
ui-myrmes-signs-empty = Pheromon ohne Rohstoffe
ui-myrmes-signs-tiles = Sonderplättchen: Blattlausfarm, Fundgrube, Nebenbau

ui-fourmidable-round = Runde { $round } · { $time }
ui-fourmidable-weather = { $weather }: { $caste }nen +1
ui-fourmidable-colony = { $score } · Ziel { $done }/{ $target } · Ph{ $left } · { $player }
ui-fourmidable-nest = Nest von { $player }
ui-fourmidable-hand = Deine Ziele
ui-fourmidable-drawn = Gezogen: behalte eines
ui-fourmidable-row = Offene Ziele
ui-fourmidable-specials = Sonderkarten: { $count }
ui-fourmidable-key-nest = Nester
ui-fourmidable-key-cards = Sonderkarten
ui-fourmidable-signs-insects = Marienkäfer, Raupe, Käfer: für Jägerinnen
ui-fourmidable-signs-plants = Heidelbeere, Himbeere, Pilz: für Bäuerinnen
ui-fourmidable-signs-earth = Lehm, Stein, Erde: für Gräberinnen
ui-fourmidable-signs-ants = Jägerin, Bäuerin, Gräberin, die noch ziehen kann
ui-fourmidable-signs-moved = Jägerin, Bäuerin, Gräberin, die gezogen ist
ui-fourmidable-signs-predators = Spinne, Heuschrecke, Wurm
ui-fourmidable-signs-hole = Nestloch von Spieler 1
ui-fourmidable-signs-pheromone = Pheromon von Spieler 1
ui-fourmidable-signs-empty = leeres Gelände oder eine gegrabene Zelle
ui-fourmidable-signs-rooms = erstes Nestloch, Bibliothek, Kammer der Königin

ui-hidden-empires-turn = Runde { $turn } · { $step }
ui-hidden-empires-colony = { $score }/{ $target } Pkt. · Nahr. { $food } · { $player }
ui-hidden-empires-sheet = Nest von { $player }: { $housed } von { $size }
ui-hidden-empires-builders = Bauameisen
ui-hidden-empires-nurses = Ammen
ui-hidden-empires-reserves = Reserve
ui-hidden-empires-nurses-missing = Es fehlen Ammen: { $nurses } von { $needed }
ui-hidden-empires-eggs = Eier
ui-hidden-empires-larvae = Larven
ui-hidden-empires-pupae = Puppen
ui-hidden-empires-adults = Geflügelte
ui-hidden-empires-female-egg = ♀
ui-hidden-empires-male-egg = ♂
ui-hidden-empires-female-larva = ♀
ui-hidden-empires-male-larva = ♂
ui-hidden-empires-small-pupa = kleine
ui-hidden-empires-medium-pupa = mittl.
ui-hidden-empires-large-pupa = große
ui-hidden-empires-male-pupa = ♂
ui-hidden-empires-virgin-queen = Königinnen
ui-hidden-empires-drone = Männchen
ui-hidden-empires-returning = Auf dem Heimweg: { $ants }
ui-hidden-empires-dna = DNA { $dna } · Karten { $cards } · Mutterköniginnen { $queens }
ui-hidden-empires-store = Vorrat
ui-hidden-empires-stored-food = Nahrung
ui-hidden-empires-replete = Honigtöpfe
ui-hidden-empires-miller = Müllerinnen
ui-hidden-empires-traits = Merkmale:
ui-hidden-empires-hand = Hand:
ui-hidden-empires-pack = Auswahl:
ui-hidden-empires-kept = Behalten:
ui-hidden-empires-deck = Stapel { $deck } · Ablage { $discards }
ui-hidden-empires-carried = Unterwegs ab { $place }: { $ants }
ui-hidden-empires-auction = Versteigerung: { $card }, { $highest }
ui-hidden-empires-do-nest = Wähle ein Startgebiet für dein Nest.
ui-hidden-empires-do-draft = Behalte ein Merkmal; der Rest geht weiter.
ui-hidden-empires-do-restart = Keine Königin mehr: Fang irgendwo neu an, oder passe.
ui-hidden-empires-do-shelter = Der Boden wandelt sich. Blattläuse bergen?
ui-hidden-empires-do-release = Wohin kommen deine geborgenen Blattläuse zurück?
ui-hidden-empires-do-offer = Ein Merkmal versteigern lassen?
ui-hidden-empires-do-auction = Ein Merkmal wird versteigert. Biete, oder passe.
ui-hidden-empires-do-worn = Schwund in { $area }: Opfere eine Ameise.
ui-hidden-empires-do-raided = Räuber kommen nach { $area }: Opfere { $count ->
    [one] 1 Ameise.
   *[other] { $count } Ameisen.
}
ui-hidden-empires-do-forfeit-larvae = Opfere { $count ->
    [one] 1 Larve.
   *[other] { $count } Larven.
}
ui-hidden-empires-do-forfeit-brood = Opfere { $count } von deiner Brut.
ui-hidden-empires-do-put = Wohin mit diesen Ameisen?
ui-hidden-empires-do-overfull = Dein Nest ist zu voll: Schick Ammen hinaus, oder opfere Brut.
ui-hidden-empires-do-nurses = Die Brut braucht mehr Ammen: Hol welche herein, oder opfere Brut.
ui-hidden-empires-do-redistribute = Verteile deine Ameisen neu: Gebiete, Nest, Kammern.
ui-hidden-empires-do-move = Jede Ameise darf ein Gebiet weit ziehen.
ui-hidden-empires-do-scout = Welche Späherin geht zuerst?
ui-hidden-empires-do-react = Eine Späherin kam durch. Reserve rufen oder zurückweichen?
ui-hidden-empires-do-scout-marker = Den Marker aufdecken, den deine Späherin gefunden hat?
ui-hidden-empires-do-reinforce = Wie viele aus der Reserve folgen der Späherin?
ui-hidden-empires-do-discover = Marker aufdecken, wo deine Ameisen sind?
ui-hidden-empires-do-tasks = Gib deinen Ameisen Aufgaben.
ui-hidden-empires-do-scatter = { $player } greift in { $area } an. { $count ->
    [one] Eine Ameise darf
   *[other] Bis zu { $count } Ameisen dürfen
} fliehen.
ui-hidden-empires-do-driven-off = { $count ->
    [one] Eine deiner Ameisen wird
   *[other] { $count } deiner Ameisen werden
} aus { $area } vertrieben. Welche?
ui-hidden-empires-do-protect = Bring bis zu { $count } aus der Brut in Sicherheit.
ui-hidden-empires-do-weapon = Wie viele Würfel wirft deine Waffe?
ui-hidden-empires-do-fall = Aus welchen Kammern gehen deine Verteidigerinnen? pass: erst Reserve, zuletzt Ammen
ui-hidden-empires-do-bomb = Wie viele deiner Ameisen dürfen sich sprengen?
ui-hidden-empires-do-casualties = Opfere { $count ->
    [one] 1 Ameise.
   *[other] { $count } Ameisen.
}
ui-hidden-empires-do-recruits = Du gewinnst. Überläuferinnen opfern, für { $count ->
    [one] 1 Kampfpunkt?
   *[other] { $count } Kampfpunkte?
}
ui-hidden-empires-do-losses = Du gewinnst. Opfere Ameisen im Wert von { $count ->
    [one] 1 Kampfpunkt.
   *[other] { $count } Kampfpunkten.
}
ui-hidden-empires-do-invade = Der Eingang ist frei. In das Nest eindringen?
ui-hidden-empires-do-seal = { $player } will in dein Nest eindringen. Verschließen?
ui-hidden-empires-do-blocked = Pförtnerinnen halten den Eingang: { $count ->
    [one] 1 Ameise kehrt um.
   *[other] { $count } Ameisen kehren um.
}
ui-hidden-empires-do-loot = Raube Brut, jage die Königin, oder zieh ab.
ui-hidden-empires-do-stay = Der Kampf in { $area } ist vorbei. Wer kehrt ins Nest zurück?
ui-hidden-empires-do-nest-cards = Spiel vor dem nächsten Schritt eine Karte, oder passe.
ui-hidden-empires-do-found = Gründe ein Nebennest, oder passe.
ui-hidden-empires-do-return = Wohin gehen die Heimkehrerinnen?
ui-hidden-empires-do-hungry-adults = Erwachsene hungern, noch { $count }. Wen opferst du?
ui-hidden-empires-do-majors = Wie viele große Puppen werden Majors?
ui-hidden-empires-do-diet = Wie viele Larven werden große Puppen?
ui-hidden-empires-do-hungry-larvae = Larven hungern, noch { $count }. Wen opferst du?
ui-hidden-empires-do-lay = Wie viele Eier, weibliche und männliche?
ui-hidden-empires-do-hungry-eggs = Keine Nahrung für noch { $count ->
    [one] 1 Ei
   *[other] { $count } Eier
}. Wen opferst du?
ui-hidden-empires-do-flight = Ein Hochzeitsflug, jetzt oder später?
ui-hidden-empires-key-sheet = anderes Nest
ui-hidden-empires-signs-facedown = verdeckter Marker
ui-hidden-empires-signs-prey = Beute mit Wert 2
ui-hidden-empires-signs-plants = Pflanzen mit Wert 2
ui-hidden-empires-signs-aphids = Blattläuse mit Wert 2
ui-hidden-empires-signs-predators = Räuber: niemand geht hinein
ui-hidden-empires-signs-nest = Nest von Rot; r y b g k w sind die Spieler
ui-hidden-empires-signs-ants = sechs Arbeiterinnen von Rot
ui-hidden-empires-signs-castes = und zwei größere Ameisen
ui-hidden-empires-signs-colors = ohne Farben: braune, graue, grüne, rote, gelbe Gebiete
