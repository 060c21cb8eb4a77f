# Warum eine Antwort, ein Klick oder ein Befehl nicht geht: ein kurzer, klarer Grund; die Regelnummer kommt dazu.

refusal-about = {$about}: {$reason}
refusal-activated = in diesem Zug schon aktiviert
refusal-bridge-sides = große Brücken betritt und verlässt man nur über ihre Straße
refusal-burning = das Feld brennt; ein anderes wählen
refusal-carrier-shaken = der Träger ist gebrochen oder niedergehalten; der Befehl { use-recover } hilft
refusal-chosen-cannot-advance = keine der gewählten Einheiten kann ein benachbartes Feld betreten: andere wählen
refusal-chosen-cannot-fire = keine der gewählten Einheiten hat einen Feind in Sicht und Reichweite: andere wählen
refusal-chosen-cannot-move = keiner der gewählten Einheiten reichen die Bewegungspunkte für ein Feld: andere wählen
refusal-chosen-cannot-op-fire = keine der gewählten Einheiten hat die ziehende Gruppe in Sicht und Reichweite: andere wählen
refusal-cliff = ein Steilhang liegt dazwischen; außen herum gehen
refusal-cliff-with-weapon = mit einer Waffe ersteigt man keinen Steilhang
refusal-confusion = Befehlschaos wird nie gespielt
refusal-discards = { $limit ->
    [one] nur {$limit} Karte darf abgeworfen werden
   *[other] nur {$limit} Karten dürfen abgeworfen werden
}
refusal-enemy-in-zone = dort stehen feindliche Einheiten; ein anderes Feld wählen
refusal-enemy-there = dort stehen feindliche Einheiten; nur mit { use-advance } geht es hinein
refusal-given-up = der Angriff auf {$hex} wurde eben als zu schwach aufgegeben
refusal-group-apart = die Felder einer Feuergruppe müssen eine Kette bilden
refusal-held-by-wire = vom Drahtverhau aufgehalten; diese Bewegung endet hier
refusal-impassable = unpassierbar; ein anderes Feld wählen
refusal-leaders-alone = ein Anführer aktiviert keinen anderen
refusal-must-advance = erst muss eine Einheit vorrücken
refusal-must-fire = erst muss angegriffen werden
refusal-must-move = erst muss eine Einheit ein Feld betreten
refusal-needs-leader = mehrere Einheiten brauchen einen Anführer
refusal-no-enemy = kein Feind in {$hex}
refusal-no-enemy-radio = der Gegner hat kein Funkgerät im Spiel
refusal-no-observer = keiner deiner Anführer kann beobachten
refusal-no-orders-left = keine Befehle mehr in diesem Zug; den Zug beenden
refusal-no-radio = kein Funkgerät im Spiel
refusal-no-room = überbelegt: {$there} Figuren, höchstens {$most}; ein anderes Feld wählen
refusal-no-sight = keine Sichtlinie nach {$hex}
refusal-no-smoke-shells = verschießt keinen Rauch
refusal-no-smoke-there = in {$hex} kann kein Rauch liegen
refusal-no-such-unit = diese Einheit gibt es nicht
refusal-no-work-there = in {$hex} kann keine Befestigung liegen
refusal-nobody-can = { $order ->
    [fire] keine eigene Einheit, die noch handeln darf, hat einen Feind in Sicht und Reichweite
    [none] in diesem Zug darf keine eigene Einheit mehr handeln
   *[move] keine eigene Einheit, die noch handeln darf, kann ein Feld betreten
}
refusal-nobody-shaken = keine eigene Einheit ist gebrochen oder niedergehalten
refusal-nobody-to-rout = keine gebrochenen Einheiten
refusal-not-adjacent = kein benachbartes Feld: eines neben der Einheit wählen
refusal-not-an-option = jetzt nicht möglich
refusal-not-entered = Gelegenheitsfeuer trifft nur das betretene Feld
refusal-not-in-hand = nicht auf der Hand
refusal-not-ready = kann jetzt nicht feuern; weglassen
refusal-not-to-move = für diese Bewegung nicht aktiviert, oder schon bewegt
refusal-not-to-place = kann nicht aufgestellt werden
refusal-not-together = nur Einheiten im selben Feld bewegen sich zusammen
refusal-not-yours = keine eigene Einheit
refusal-nothing-done = noch kein Befehl gegeben; stattdessen passen
refusal-off-map = außerhalb des Spielfelds
refusal-orders-given = in diesem Zug wurden schon Befehle gegeben; den Zug beenden
refusal-ordnance-alone = Granatwerfer und Geschütze feuern allein; die anderen weglassen
refusal-other-order = die Karte trägt einen anderen Befehl
refusal-out-of-command = außerhalb des Führungsbereichs
refusal-outside-zone = außerhalb der Aufstellungszone; ein Feld darin wählen
refusal-routs-spent = { $side ->
    [axis] nur die Achse hat gebrochene Einheiten, und sie hatte in diesem Zug schon Erholung oder Flucht
    [allies] nur die Alliierten haben gebrochene Einheiten, und sie hatten in diesem Zug schon Erholung oder Flucht
   *[both] beide Seiten hatten in diesem Zug schon Erholung oder Flucht
}
refusal-side-activated = diese Seite hatte in diesem Zug schon Erholung oder Flucht
refusal-too-far = {$hex} ist außer Reichweite
refusal-too-few-points = { $left ->
    [one] kostet {$cost} BP, {$left} ist übrig
   *[other] kostet {$cost} BP, {$left} sind übrig
}
refusal-too-near = {$hex} ist zu nah
refusal-too-weak = weniger als 1 Feuerkraft gegen {$hex}; andere dazunehmen
refusal-units-left = noch nicht alle Einheiten aufgestellt; erst alle aufstellen
refusal-weapon-broken = die Waffe ist defekt
refusal-weapon-in-water = aus diesem Feld feuert keine Waffe; erst herausgehen
refusal-weapon-in-wire = aus einem Drahtverhau feuert keine Waffe; erst herausgehen
refusal-wire-apart = wer im Drahtverhau steht, bildet keine Gruppe außerhalb seines Feldes; solche weglassen
refusal-not-in-the-deck = nicht im Deck
