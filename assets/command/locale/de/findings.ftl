# Was an einer Inhaltsdatei von COMMAND! nicht stimmt.

finding-hindrance-unlike = sight ist „{$sight}“ und hindrance {$count}; Gelände, das behindert, braucht eine Sichtbehinderung von 1 oder mehr, alles andere keine
finding-ground-missing = „{$name}“ fehlt in der Tabelle {$table}; die Regeln brauchen es
finding-wind-unlike = Karte {$card} hat das Ereignis „{$event}“; eine Brise, und nur sie, braucht einen Wind von 1 bis 6
finding-fire-as-action = Karte {$card} hat die Aktion „fire“; jede Feuerkarte lässt sich so nutzen und trägt eine andere Aktion
finding-deck-size = { $count ->
    [one] das Deck hat {$count} Karte; ein Schicksalsdeck hat {$wanted}
   *[other] das Deck hat {$count} Karten; ein Schicksalsdeck hat {$wanted}
}
finding-dice-uneven = die Würfel {$white} und {$colour} stehen auf {$count} Karten; jedes Paar steht auf {$wanted}, damit das Deck wie zwei Würfel fällt
finding-random-hex-off = das Zufallsfeld {$hex} von Karte {$card} liegt auf keinem Spielfeld; Spielfelder haben {$columns} Spalten und {$rows} Reihen
finding-years-backwards = die Jahre {$first} bis {$last} laufen rückwärts; das erste Jahr gehört nach vorn
finding-leads-no-leader = eine Einheit der Größe {$size} hat Führung, ist Held oder beobachtet für Granatwerfer; das können nur Anführer
finding-nearest-beyond-range = die Mindestreichweite {$nearest} liegt über der Reichweite {$range}
finding-repaired-and-lost = Reihe {$row} setzt die Waffe instand und lässt sie auch verloren gehen; aus einer der Listen streichen
finding-figure-twice = „{$name}“ benennt zwei Spielsteine; einem davon eine andere id geben
finding-support-roll = { $count ->
    [0] der Wurf {$roll} bringt keine Unterstützung; jeder Wurf von 2 bis 12 steht in einer Zeile
   *[other] der Wurf {$roll} steht in {$count} Zeilen der Unterstützungstabelle; jeder Wurf steht in einer
}
finding-chit-objective = ein Zielmarker der Art „{$kind}“ passt nicht zu seinem Ziel; nur die Art „objective“ nennt eines
finding-chit-worth = ein Zielmarker der Art „{$kind}“ passt nicht zu seinen vp; nur „objective“ und „each“ sind Punkte wert, mindestens 1
finding-objective-without-chit = kein Zielmarker gilt dem Ziel {$number}
finding-map-size = das Spielfeld hat {$columns} × {$rows} Felder; Spielfelder haben {$wide} × {$high}
finding-map-orientation = die Eigenschaft orientation des Spielfelds ist „{$value}“; sie ist „wide“ oder „long“
finding-no-lattice-point = der Punkt {$x}, {$y} liegt nicht auf dem Raster; in Tiled „An Pixeln ausrichten“ einschalten und auf dem Spielfeld bleiben
finding-outline-open = ein Umriss von {$kind} ist kein Vieleck mit drei Ecken oder mehr
finding-outline-without-hex = ein Umriss von {$kind} nennt kein Feld; er braucht die Eigenschaft hexes, etwa „08.05 09.05“
finding-outline-unlike = ein Umriss von {$kind} gehört zu {$hex}, dessen Gelände {$ground} ist
finding-no-hexside = {$kind} verläuft an keiner Feldkante; von einer Ecke der Kante zur anderen zeichnen
finding-hexside-twice = an der Kante von {$one} und {$other} verläuft zweierlei; nur eines stehen lassen
finding-level-cliff = zwischen {$one} und {$other} liegt ein Steilhang, beide sind aber auf derselben Ebene
finding-way-broken = der Weg {$kind} führt nicht von Feld zu Feld; zwischen „{$one}“ und „{$other}“ lässt er welche aus
finding-crest-level = die Ebene einer Kammlinie ist „{$level}“; sie braucht die Eigenschaft level, 1 bis 4, und mindestens zwei Punkte
finding-objective-number = ein Ziel heißt „{$number}“; Ziele heißen 1 bis 5 und liegen auf dem Spielfeld
finding-five-objectives = die Ziele des Spielfelds sind {$numbers}; es sind {$wanted}, jedes einmal
finding-no-outline = das Gelände {$terrain} von {$hex} auf dem Spielfeld {$map} hat keinen Umriss; nach ihm werden Sichtlinien beurteilt
finding-troop-of-several = {$count} Einheiten „{$figure}“ stehen in einer Zeile; ein Name oder Feld gehört zu einer
finding-troop-arrives-in-hex = „{$figure}“ beginnt in einem Feld und trifft auf Zeit {$space} ein; nur eines von beiden geht
finding-edges-not-opposite = die Ränder sind „{$one}“ und „{$other}“; sie liegen einander gegenüber
finding-held-by-both = Ziel {$number} halten beide Seiten
finding-spotter-without-mortar = die Seite {$side} benennt einen Werferbeobachter und hat keinen Granatwerfer; ihr einen geben oder spotter streichen
finding-held-in-other-zone = Ziel {$number} gehört der Seite {$side} und liegt, wo die Seite {$other} aufstellt; es in holds von {$other} setzen
finding-scout-for-no-mortar = eine Waffe der Art {$kind} hat for_scout; nur Granatwerfer erlauben einen Späher
finding-deck-name = das Deck liegt in {$name}.toml; die Datei eines Decks heißt wie seine Nation
finding-edge-of-map = der Rand ist „{$edge}“; auf dem Spielfeld {$map} sind die eigenen Ränder „{$one}“ und „{$other}“
finding-nation-of-other-side = „{$nation}“ kämpft nicht auf der Seite {$side}
finding-nation-without-deck = „{$nation}“ hat kein fehlerfreies Schicksalsdeck in assets/decks
finding-figure-not-yet = „{$name}“ gibt es {$year} nicht; es gibt sie von {$first} bis {$last}
finding-name-of-no-leader = „{$figure}“ hat einen Namen; den haben nur Anführer
finding-troop-outside-zone = „{$figure}“ beginnt in {$hex}, außerhalb der Aufstellungszone seiner Seite
finding-no-scenario-name = „{$name}“ kann keine Szenariodatei heißen; Buchstaben, Ziffern und Bindestriche nehmen
finding-no-such-switch = es gibt keinen Schalter „{$name}“; bekannt sind {$known}, jeder auch mit „no-“ davor
finding-no-lab-card = hier gibt es keine Karte „{$card}“; Karten der Achse sind 1 bis 72, die der Alliierten 101 bis 172
finding-no-lab-smoke = im Vorrat ist kein Rauchmarker mit Sichtbehinderung {$hindrance} mehr
finding-no-lab-fall = „{$fall}“ liegt nicht mehr im Deck der Seite {$side}; schreib zwei Würfel und ihren Auslöser, etwa „2-5 event“, oder eine Karte
finding-lab-measure = eine Messung fragt nach einer Sache: look, piece, step oder objective
finding-lab-nowhere = {$unit} ist an einem Ort: hex, arrives oder eliminated, und nur eines davon
finding-lab-no-piece = hier gibt es keinen Spielstein „{$piece}“; schreib die Kennung einer Einheit oder die ihrer Waffe: ihre Kennung, einen Bindestrich und den Spielstein der Waffe
finding-lab-step = {$start} und {$end} berühren sich nicht; ein Schritt führt in ein Nachbarfeld
thing-layer = Ebene
thing-kind = Art
thing-nation = Nation
thing-terrain = Gelände
thing-chit = Zielmarker
thing-radio = Funkgerät
thing-work = Befestigung
thing-option = Schalter
thing-unit = Einheit
thing-figure = Spielstein
thing-card = Karte
thing-hex = Feld
thing-side = Seite
thing-objective = Ziel
thing-weapon = Waffe
finding-made-unknown = {$what} ist „{$name}“; es gibt {$known}
finding-made-never-met = {$axis} und {$allies} sind sich{$year ->
    [0] {""}
   *[other] {" "}{$year}
} nie begegnet
finding-no-line-for-year = für {$name} gibt es im Jahr {$year} keine Zeile
finding-lesson-unit-stands = sag, wie sie sein muss: {$known}
