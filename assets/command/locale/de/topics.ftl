# Was F1 von dem erklärt, was unter dem Zeiger liegt.

topic-card = Befehl {$order}, Aktion {$action}
topic-event = Ereignis: {$event}
topic-hex = Zufallsfeld: {$hex}
topic-dice = Würfel: {$white} und {$colour}
topic-weapon = Feuerkraft {$fp}, Reichweite {$range}
topic-cost = kostet {$cost} BP
topic-cover = Deckung {$cover}
topic-hindrance = Sichtbehinderung {$hindrance}
topic-level = Ebene {$level}
