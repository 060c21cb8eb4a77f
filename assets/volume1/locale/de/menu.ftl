# What is read before the first turn: start screen and scenario sheet. Read first, so kept short.

## Start screen

menu-motto = Mann gegen Mann · Normandie, Juni 1944
menu-heading = Gefechtsstand, 2. Gruppe
menu-date = 16. Juni 1944
menu-new = Neues Gefecht
menu-new-note = { $count ->
    [one] ein Szenario
   *[other] {$count} Szenarien
}
menu-generate = Gefecht erzeugen
menu-generate-note = zufällig oder nach Wunsch, auf jedem Spielfeld
menu-load = Gefecht laden
menu-load-note = { $count ->
    [0] noch keine Spielstände
    [one] ein Spielstand
   *[other] {$count} Spielstände
}
menu-rulebook = Regelheft
menu-rulebook-note = alle Regeln, Auslegungen und Begriffe
menu-settings-note = Größe, Tempo, Ton, Tasten
menu-quit = Beenden

## How long ago

## Scenario sheet

sheet-turns-count = { $count ->
    [one] {$count} Runde
   *[other] {$count} Runden
}
sheet-turns-rolled = {$first} bis {$count} Runden
sheet-hand = Starthand
sheet-hand-count = { $count ->
    [one] {$count} Karte
   *[other] {$count} Karten
}
sheet-briefing = Tagesbefehl
sheet-squad = Deine Gruppe
sheet-squad-rolled = eine von sechs Gruppen, ausgewürfelt
sheet-night = Licht
sheet-night-range = { $range ->
    [one] Sichtweite {$range} Feld
   *[other] Sichtweite {$range} Felder
}
sheet-night-die = Sichtweite {$range} Felder plus 1W6
sheet-night-flares = { $flares ->
    [one] {$flares} Leuchtkugel
   *[other] {$flares} Leuchtkugeln
}
sheet-night-carried = {$flares} bei {$men}
sheet-comrades = Auf dem Spielfeld
sheet-exits = Deine Männer dürfen das Spielfeld verlassen: {$edges}.
sheet-enemy = Der Feind
sheet-cards = Befehle
sheet-cards-man = eine Karte je alarmiertem Mann
sheet-cards-team = eine Karte je Team (9.2)
sheet-papers = Dokumente
sheet-papers-captured-officer = gefangene Offiziere
sheet-papers-fallen-officer = auch gefallene
sheet-enemy-count = { $count ->
    [one] {$count} Spielstein, ein Mann oder ein Dummy
   *[other] {$count} Spielsteine, Männer oder Dummys
}
sheet-enemy-alert = alarmiert
sheet-enemy-waiting = wartend
sheet-enemy-prepared = vorbereitet
sheet-enemy-unprepared = unvorbereitet
sheet-morale = Moral
sheet-victory = Sieg
sheet-victory-points = Was zählt
sheet-ends = Ende des Gefechts
sheet-verdict = {$points} oder mehr: {$title}
sheet-verdict-below = darunter: {$title}
sheet-options = Optionale Regeln
sheet-options-none = Keine im Spiel.
sheet-begin = Beginnen
sheet-back = Zurück

points-enemy-killed = Feind gefallen
points-enemy-officer-killed = Feindlicher Anführer gefallen
points-enemy-fled = Feind vom Spielfeld geflohen
points-enemy-passed = Feind durchgebrochen
points-enemy-captured = Feind gefangen
points-friendly-killed = Eigener Mann gefallen
points-friendly-bad-wound = Eigener Mann schwer verwundet
points-friendly-bad-wound-bandaged = Eigener Mann schwer verwundet, verbunden
points-friendly-fled = Eigener Mann vom Spielfeld geflohen
points-friendly-escaped = Eigener Mann hat das Spielfeld verlassen
points-friendly-captured = Eigener Mann gefangen genommen
points-friendly-passed = Eigener Mann durch einen Ausgang hinaus
points-brought-home = {$man} heimgebracht
points-papers = Dokumente
