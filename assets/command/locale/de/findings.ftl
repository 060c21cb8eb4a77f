# Was an einer Inhaltsdatei von COMMAND! nicht stimmt.

finding-hindrance-unlike = sight ist „{$sight}“ und hindrance {$count}; Gelände, das behindert, braucht eine Behinderung von 1 oder mehr, alles andere keine
finding-ground-missing = „{$name}“ fehlt in der Tabelle {$table}; die Regeln brauchen es
finding-wind-unlike = Karte {$card} hat das Ereignis „{$event}“; eine Brise, und nur sie, braucht einen Wind von 1 bis 6
finding-fire-as-action = Karte {$card} hat die Aktion „fire“; jede Feuerkarte lässt sich so nutzen und trägt eine andere Aktion
finding-deck-size = { $count ->
    [one] das Deck hat {$count} Karte; ein Schicksalsdeck hat {$wanted}
   *[other] das Deck hat {$count} Karten; ein Schicksalsdeck hat {$wanted}
}
finding-dice-uneven = die Würfel {$white} und {$colour} stehen auf {$count} Karten; jedes Paar steht auf {$wanted}, damit das Deck wie zwei Würfel fällt
finding-random-hex-off = das Zufallshexfeld {$hex} von Karte {$card} liegt auf keiner Karte; Karten haben {$columns} Spalten und {$rows} Reihen
finding-years-backwards = die Jahre {$first} bis {$last} laufen rückwärts; das erste Jahr gehört nach vorn
finding-leads-no-leader = eine Einheit der Größe {$size} hat Führung, ist Held oder beobachtet für Mörser; das können nur Anführer
finding-nearest-beyond-range = die Mindestreichweite {$nearest} liegt über der Reichweite {$range}
finding-repaired-and-lost = Reihe {$row} repariert die Waffe und eliminiert sie auch; aus einer der Listen streichen
finding-figure-twice = „{$name}“ benennt zwei Spielsteine; einem davon eine andere id geben
finding-support-roll = { $count ->
    [0] der Wurf {$roll} bringt keine Unterstützung; jeder Wurf von 2 bis 12 steht in einer Zeile
   *[other] der Wurf {$roll} steht in {$count} Zeilen der Unterstützungstabelle; jeder Wurf steht in einer
}
finding-chit-objective = ein Plättchen der Art „{$kind}“ passt nicht zu seinem Ziel; nur die Art „objective“ nennt eines
finding-chit-worth = ein Plättchen der Art „{$kind}“ passt nicht zu seinen vp; nur „objective“ und „each“ sind Punkte wert, mindestens 1
finding-objective-without-chit = kein Plättchen gilt dem Ziel {$number}
thing-unit = Einheit
thing-figure = Spielstein
thing-card = Karte
