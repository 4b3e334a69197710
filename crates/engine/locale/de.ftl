rule-turn-order = Zugreihenfolge
rule-end-of-game = Ende der Partie
rule-chance = Würfel und Ziehungen

refused-not-your-turn = Du bist nicht am Zug.
refused-game-over = Die Partie ist zu Ende.
refused-chance-first = Gerade wird gezogen oder gewürfelt; warte das Ergebnis ab.
refused-no-chance-now = Jetzt gibt es nichts zu ziehen oder zu würfeln.
refused-impossible-chance = Dieses Ergebnis ist jetzt nicht möglich.

setup-unknown-variant = Die Variante „{ $found }“ gibt es nicht; zur Wahl stehen: { $known }.
setup-players = „{ $variant }“ ist für { $least } bis { $most } Spieler, nicht für { $found }.
setup-unknown-option = Die Option „{ $found }“ gibt es nicht; die Optionen sind: { $known }.
setup-bad-value = „{ $found }“ geht bei der Option „{ $option }“ nicht; zur Wahl steht: { $known }.
setup-not-in-variant = Die Option „{ $option }“ gibt es in „{ $variant }“ nicht.
setup-unreadable = „{ $found }“ ist keine Option; schreib sie als Name=Wert.
setup-unknown-revision = Diese Regeln haben den Stand { $found }; dieses Programm spielt Stand { $known }. Ein neueres kennt ihn vielleicht.
setup-no-box = Für „{ $variant }“ gibt es keine Schachteldatei: Gedrucktes wird dort nicht gebraucht.
box-too-long = Diese Schachteldatei ist zu lang; höchstens { $most } Zeichen werden gelesen.
box-line-ends = Zeile { $line } der Schachteldatei endet zu früh: Es fehlt { $expected }.
box-unexpected = Zeile { $line } der Schachteldatei: „{ $found }“ steht, wo { $expected } stehen muss.
box-too-much = Zeile { $line } der Schachteldatei: „{ $found }“ ist zu viel; die Zeile müsste davor enden.
expected-digits = eine Folge von 64 Hexadezimalziffern
expected-no-chance = nichts: In diesem Spiel gibt es keine Würfel
