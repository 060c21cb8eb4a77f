# What the keys of this game do, one line for each action, and the headings of their sheet.

keys-orders = Befehle

keys-answers = Antworten auf Fragen
keys-letters = Buchstaben der Befehle

key-sight = Sichtlinie
key-danger = Gefahrenkarte
key-advice = Rat zur gestellten Frage
key-place-all = Alle übrigen Männer aufstellen
key-together = Team auswählen, dann alle
key-repeat = Noch einmal die Befehle der letzten Runde
key-take-over = Gefangene eines Kameraden übernehmen
key-serve = Ein Maschinengewehr nehmen oder verlassen
key-clear-order = Einen Befehl entfernen
key-other-man = Ein anderer Mann des Teams handelt zuerst
key-duck-back = In Deckung gehen
key-duck-of-himself = Von selbst in Deckung gehen: fragen, wenn es einen Treffer erspart, nie
key-leave = Das Spielfeld verlassen
key-hold-fire = Nicht feuern
key-decline = Die andere Antwort: nein, jetzt nicht, keine, zurücklassen
key-keep-cards = Die Karte in diesem Impuls behalten
key-next-weapon = Nächste Waffe
key-flare = Leuchtkugel schießen
key-shift-target = Zielmarker verschieben

keys-editor = Im Szenario-Editor
key-try-scenario = Szenario ausprobieren
key-paint-terrain = Gelände in Tiled malen

key-order-aimed-fire = Gezieltes Feuer
key-order-rapid-fire = Schnellfeuer
key-order-suppressive-fire = Unterdrückungsfeuer
key-order-run-and-gun = Rennen & Feuern
key-order-sneak = Schleichen
key-order-evade = Ausweichen
key-order-sprint = Sprint
key-order-charge = Sturmangriff
key-order-grenade = Granate
key-order-smoke-grenade = Rauchgranate
key-order-rifle-grenade = Gewehrgranate
key-order-plan = Planen
key-order-reload = Nachladen
key-order-medical-aid = Erste Hilfe
key-order-search = Durchsuchen
key-order-hide = Verstecken
key-order-rally = Sammeln
key-order-carry = Tragen/Ziehen

# As in English: key-order-sprint
