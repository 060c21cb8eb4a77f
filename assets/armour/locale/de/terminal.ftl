# As in English: text-word-reserve
# Das Spiel in Textzeilen: was man ansehen kann, und wie man auf Fragen ohne Nummern antwortet.

text-word-attacker = Angreifer
text-about-attacker = Einheiten und Trupps des Angreifers
text-word-defender = Verteidiger
text-about-defender = Einheiten und Trupps des Verteidigers
text-word-team = Trupp
text-about-team = Karte und Zustand eines Trupps: Trupp B2
text-word-ground = Gelände
text-about-ground = was an einer Stelle oder unter einem Trupp liegt: Gelände 90,40; ohne Stelle der ganze Tisch
text-word-measure = messen
text-about-measure = die Entfernung zwischen zwei Trupps oder Punkten: messen B2 90,40
text-word-reach = reichen
text-about-reach = wie weit ein Trupp oder eine Einheit in acht Richtungen kommt: reichen B2
text-word-path = Weg
text-about-path = was ein Weg bedeutet, ohne ihn zu gehen: Weg B2 30,40 35,20
text-word-sight = Sicht
text-about-sight = wen ein Trupp sieht, oder ob er einen Trupp oder Punkt sieht: Sicht B2, Sicht B2 C1, Sicht B2 90,40
text-word-shots = Schüsse
text-about-shots = worauf eine Einheit oder ein Trupp schießen kann, mit Chancen, oder jede Summe gegen ein Ziel: Schüsse B, Schüsse B2 > C1
text-word-score = Stand
text-about-score = Runde, Ziele und Punkte

text-word-done = fertig
text-word-pass = passen
text-word-all = alle
text-word-order = Befehl
text-word-tactical = taktisch
text-word-dash = Eile
text-word-place = stelle
text-word-mount = aufsitzen
text-word-dismount = absitzen
text-word-smoke = Nebel
text-word-assault = Sturm
text-word-attack = angreifen
text-word-bombard = beschieße
text-word-screen = Nebelwand
text-word-by = durch
text-word-hull = Wanne
text-word-ambush = hinterhalt
text-word-reserve = reserve
text-labels = Eine Einheit hat einen Buchstaben, ihre Trupps haben Nummern: B, B2; ihre Fahrzeuge sind Bt1, ihre Beobachter Bo1. „Angreifer B2“ oder „Verteidiger B2“ sagt, wessen Trupp gemeint ist.
text-places = Ein Ort sind Zentimeter vom linken und vom oberen Rand, dazu Grad von Nord, wenn die Richtung zählt: 40.5,30@90.

text-how = Tippe die Antwort in Worten.
text-how-place-works = Tippe eine Stellung und ihren Ort (Minenfeld 92,60; Stacheldraht 80,50@90), oder eine leere Zeile, um den Rest wegzulassen.
text-how-aim-artillery = Tippe eine Einheit und ihren Zielpunkt (D 90,40), oder eine leere Zeile, um weiterzugehen.
text-how-deploy = Tippe eine Einheit und den Ort ihrer Führung (B 90,110), oder Trupps mit ihren Orten (B1 90,110; B2 95,110), oder „alle“ für den Rest; eine leere Zeile, wenn alle stehen.
text-how-hide-units = Tippe, welche Einheiten im Hinterhalt und welche in Reserve warten (hinterhalt B Bt; reserve C D), oder eine leere Zeile für keine.
text-how-reveal-ambush = Tippe eine Einheit und ihren Ort (B 90,30), oder jeden Trupp mit seinem Ort (B1 90,30; B2 95,30); eine leere Zeile lässt sie warten.
text-how-enter-reserve = Tippe eine Einheit und einen Punkt nahe ihrem Ort an der Kante (B 90,0), oder jeden Trupp mit seinem Ort.
text-how-move-units = Tippe eine Einheit oder einen Trupp und die Punkte des Weges (B 30,40; B2 Eile 30,40 35,20), mehrere Trupps mit Strichpunkten dazwischen, oder eine Einheit und einen Befehl (B Eingraben), „aufsitzen B2 Bt1“, „absitzen B2“, „stelle Bt1 30,40“; eine leere Zeile beendet die Bewegung.
text-how-move-by-order = Tippe einen Trupp oder die Einheit und die Punkte des Weges (B2 30,40); eine leere Zeile beendet den Befehl.
text-how-shoot-units = Tippe eine Einheit oder einen Trupp und das Ziel (B > C1; B2 schweres MG > C1), davor „Nebel“ für Nebelgranaten, „Sturm“ für Feuer vor einem Sturm, oder „beschieße D 90,40“, „Nebelwand D 90,40@90“; „angreifen H“ beginnt den Angriff einer Kette; eine leere Zeile beendet den Beschuss.
text-how-anti-aircraft = Tippe eine Einheit mit Flugabwehrwaffen und das Flugzeug (A > H1); bei leerer Zeile wird nicht geschossen.
text-how-attack-with-flight = Tippe die Kette und ihr Ziel (H > C1), oder „beschieße H 90,40“ für einen Punkt unter einem Flugzeug; bei leerer Zeile fliegt sie ab.
text-how-move-spearhead = Tippe einen Trupp oder die Einheit und die Punkte des Weges (B2 30,40); eine leere Zeile beendet die Vorhut.
text-how-defensive-fire = Tippe eine Einheit oder einen Trupp und das Ziel (B > C1); eine leere Zeile beendet das Feuer.
text-how-act-in-assault = Tippe eine Einheit oder einige ihrer Trupps (B; B1 B2), die auf kürzestem Weg stürmen, oder Trupps mit ihren Wegen (B1 30,40@90), oder eine Einheit und einen Befehl; eine leere Zeile beendet den Spielzug.
text-how-countercharge = Tippe Einheiten oder Trupps, die auf kürzestem Weg stürmen (B1 B2), oder Trupps mit ihren Wegen (B1 30,40@90).
text-how-consolidate = Tippe einen Trupp oder eine Einheit und die Punkte des Weges (B2 30,40); eine leere Zeile lässt alle stehen.

text-no-label = Hier gibt es weder Einheit noch Trupp „{ $line }“.
text-which-team = „{ $line }“ hat mehrere Trupps: Tippe { $teams }.
text-which-weapon = „{ $line }“ kann { $weapons } sein.
text-no-weapon = Er hat keine Waffe „{ $line }“.
text-no-smoke = Niemand davon hat Nebelgranaten.
text-no-work = Es ist keine Stellung „{ $line }“ übrig.
text-one-place = „{ $line }“ ist kein einzelner Ort; tippe einen wie 90,40.
text-two-things = „{ $line }“ sind nicht zwei Trupps oder Punkte; tippe zwei, etwa B2 90,40.
text-not-on-table = „{ $line }“ ist nicht auf dem Tisch.
text-cannot-move = Von { $unit } kann sich niemand bewegen.
text-gets-to = Weiter als bis { $place }, { $way } cm, geht es nicht: { $why }
text-nearest = { $why } Der nächste Ort ist { $place }.
text-nobody = Niemand.
text-unit = { $label } { $unit }: { $left ->
    [one] noch { $left } Trupp
   *[other] noch { $left } Trupps
}
text-pinned = { $unit }, niedergehalten
text-team = { $team }: { $state }
text-thing = { $unit }: { $teams }
text-where-undeployed = noch aufzustellen
text-where-ambush = im Hinterhalt
text-where-reserve = in Reserve
text-where-table = auf dem Tisch
text-where-mounted = auf einem Fahrzeug
text-where-rear = hinter der Front
text-where-away = noch nicht da
text-where-due = trifft ein
text-where-withdrawn = endgültig abgezogen
text-where-destroyed = zerstört
text-weapon = { $weapon }: { $values }
text-ground = Gelände: { $ground }
text-height = { $height } cm hoch
text-apart = { $line }, { $way } cm entfernt
text-table = Der Tisch misst { $width } mal { $height } cm.
text-objective = Ziel { $name }: { $place }
text-scenery = { $ground }: quer { $left } bis { $right }, längs { $top } bis { $bottom }
text-measure = { $first } bis { $second }: { $way } cm
text-turn = { $seat }: { $phase }, Runde { $turn } von { $turns }
text-goal = { $seat }, Ziel { $goal } bei { $place }: gehalten von { $holder }
text-of-nobody = niemand
text-points = { $seat }: { $points } Punkte zerstört
text-off-table = { $seat }: { $units ->
    [one] { $units } Einheit abseits des Tisches
   *[other] { $units } Einheiten abseits des Tisches
}
text-mover = { $team } bei { $place }
text-towards = { $direction }: { $ways }
text-edge = der Tischrand
text-north = Norden
text-north-east = Nordosten
text-east = Osten
text-south-east = Südosten
text-south = Süden
text-south-west = Südwesten
text-west = Westen
text-north-west = Nordwesten
text-gone = { $speed ->
    [dash] Eilbewegung, { $way } cm bis { $place }
   *[tactical] Taktisch, { $way } cm bis { $place }
}
text-roll = { $team } würfelt { $need }+ zum Überqueren ({ $ground }): { $odds } %
text-eye = { $concealed ->
    [yes] { $team } sieht ihn dort aus { $way } cm, in Deckung
   *[no] { $team } sieht ihn dort aus { $way } cm
}
text-sees-nobody = { $team } sieht niemanden.
text-sees-point = { $team } sieht { $place }.
text-sees-no-point = { $team } sieht { $place } nicht.
text-seen = { $viewer } sieht { $target } auf { $way } cm, ohne Deckung
text-concealed = { $cover ->
    [yes] { $viewer } sieht { $target } auf { $way } cm, in kugelsicherer Deckung: { $cause }
   *[no] { $viewer } sieht { $target } auf { $way } cm, in Deckung: { $cause }
}
text-hidden = { $cause ->
    [none] { $viewer } sieht { $target } auf { $way } cm nicht: der Boden verdeckt es
   *[other] { $viewer } sieht { $target } auf { $way } cm nicht: { $cause }
}
text-shot = { $shooter } auf { $target }: { $shot }; { $harm }
text-no-place = Hier gibt es keinen Ort „{$line}“; tippe einen Punkt in cm (92,60) oder einen Trupp (B2).
