game-tic-tac-toe = Tic-Tac-Toe
game-tic-tac-toe-summary = Drei Zeichen in einer Reihe gewinnen.
variant-tic-tac-toe-base = Grundspiel

game-connect-four = Vier in einer Reihe
game-connect-four-summary = Wirf Steine in die Spalten; vier in einer Reihe gewinnen.
variant-connect-four-base = Grundspiel

game-crumbs = Krümel
game-crumbs-summary = Biete verdeckt auf Krümelhaufen, und nimm dich vor den Wespen in Acht.
variant-crumbs-base = Grundspiel
variant-crumbs-solo = Allein
option-crumbs-rounds = Runden
option-crumbs-wasps = Die Wespen
option-crumbs-wasps-sting = stechen
option-crumbs-wasps-sleep = schlafen

seat-cross = Kreuz
seat-nought = Kreis
seat-black = Schwarz
seat-red = Rot
seat-yellow = Gelb
seat-brown = Braun
seat-white = Weiß
seat-green = Grün

rule-tic-tac-toe-mark = Ein Feld ankreuzen
refused-cell-marked = Auf { $cell } steht schon ein Zeichen.
tic-tac-toe-mark = { $seat } setzt auf { $cell }.

rule-connect-four-drop = Einen Stein einwerfen
refused-column-full = Spalte { $column } ist voll.
connect-four-drop = { $seat } wirft einen Stein in Spalte { $column }.

rule-crumbs-cards = Karten
rule-crumbs-bids = Gebote
rule-crumbs-take = Den Haufen nehmen
refused-not-held = Die Karte { $card } hast du nicht.
refused-already-bid = Dein Gebot liegt schon.
refused-bids-first = Erst bieten alle, dann wird der Haufen genommen.
refused-bids-open = Die Gebote dieser Runde liegen schon offen.
refused-wasps-sleep = In dieser Partie schlafen die Wespen.
refused-not-a-wasp = Nur eine Wespe kann stechen; jede fünfte Karte ist eine.
refused-own-pile = Der Haufen gehört schon dir.
refused-nothing-to-dig = Es gibt keine gemischte Karte mehr, die du ansehen könntest.
crumbs-roll = Krümel auf dem Haufen: { $crumbs }.
crumbs-draw = { $seat } zieht eine Karte.
crumbs-draw-own = Du ziehst die Karte { $card }.
crumbs-draw-from-under = { $seat } zieht die Karte { $card } unter dem Stapel hervor.
crumbs-bid = { $seat } hat verdeckt geboten.
crumbs-bid-own = Du bietest verdeckt die Karte { $card }.
crumbs-bids-open = { $seat } hat das letzte Gebot verdeckt gelegt. Die Gebote: { $bids }.
crumbs-sting = { $seat } sticht mit der Wespe { $card } und übernimmt den Haufen.
crumbs-eat = { $seat } isst den Haufen von { $crumbs }.
crumbs-dig = { $seat } lässt den Haufen liegen und gräbt.
crumbs-bury = { $seat } sieht eine Karte an und legt sie unter den Stapel.
crumbs-bury-own = Du siehst die Karte { $card } und legst sie unter den Stapel.

expected-cell = ein Feld von a1 bis c3
expected-column = eine Spalte von a bis g
expected-card = eine Karte
expected-die = ein Würfel
