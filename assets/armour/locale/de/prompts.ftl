# Was gefragt wird. Je eine Zeile; ein Hinweis sagt, wie man antwortet.

ask-aim-artillery = {$seat}: Setz Zielpunkte
ask-aim-artillery-hint = Jede Artillerieeinheit darf auf einen Punkt des Tisches eingeschossen beginnen; oder beende diesen Schritt.
ask-place-works = {$seat}: Leg deine Stellungen an
ask-place-works-hint = Jede liegt in ihrer Zone, 10 cm von Zielen und anderen entfernt. Du darfst welche weglassen.
ask-hide-units = {$seat}: Welche Einheiten warten abseits des Tisches?
ask-hide-units-hint = Wähl eine Karte, dann Hinterhalt oder Reserve. Der Gegner erfährt nur, wie viele Einheiten nicht auf dem Tisch sind.
ask-deploy = {$seat}: Stelle deine Einheiten auf
ask-deploy-hint = Stelle jede Einheit in deine Zone, in Befehlsweite ihrer Führung.
ask-move-spearhead = {$seat}: Bewege deine Speerspitzen
ask-move-spearhead-hint = Mehr als 20 cm von jedem Feind, 40 cm von Feinden in Sicht, ihrer Zone und Zielen.
ask-reveal-ambush = {$seat}: Hinterhalt auslösen?
ask-reveal-ambush-hint = In deiner Zone, 10 cm von jedem Gegner und 40 cm von jedem, der die Einheit ungedeckt sähe.
ask-enter-reserve = {$seat}: Eine Einheit deiner Reserve trifft ein
ask-enter-reserve-hint = Wähle, welche, dann wo: an deinem Stück der Tischkante, 20 cm von Gegnern.
ask-withdraw-unit = {$seat}: Welche Einheit verlässt den Tisch?
ask-withdraw-unit-hint = Sie ist nicht verloren, kommt aber nicht zurück.
ask-move-units = {$seat}: Bewege deine Einheiten
ask-move-units-hint = Zieh einen Trupp oder eine ganze Einheit, gib einen Befehl, oder beende die Bewegung.
ask-shoot-units = {$seat}: Wer schießt?
ask-shoot-units-hint = Wähl eine Einheit, dann ihre Ziele oder einen Zielpunkt, oder beende den Beschuss.
ask-move-by-order = {$about}, {$order}: Wer bewegt sich?
ask-move-by-order-hint = Zieh die Trupps, die den Befehl nutzen, oder beende ihn.
ask-act-in-assault = {$seat}: Wer stürmt an?
ask-act-in-assault-hint = Führe Trupps einer Einheit bis zu 10 cm weit in Kontakt, gib einen Befehl, oder beende den Spielzug.
ask-allot-hits = {$about}: Verteile die Treffer
ask-allot-hits-hint = Jedes genannte Ziel bekommt einen Treffer; den Rest verteilst du gleichmäßig.
ask-mistaken-target = {$seat}: Treffer tauschen?
ask-mistaken-target-hint = Bei 3+ tauschen zwei Trupps alle ihre Treffer.
ask-name-leader = { $why ->
    [bailed] {$about}: Wer löst die ausgestiegene Führung ab?
    [stuck] {$about}: Wer führt, solange die Führung feststeckt?
    [appointed] {$about}: Wer führt die Einheit jetzt?
   *[other] {$about}: Wer übernimmt die Führung?
}
ask-name-commander = {$about}: Wem schließt sich der Kommandeur an?
ask-countercharge = {$about}: Stürme zum Gegenstoß
ask-countercharge-hint = Trupps ohne Kontakt stürmen bis zu 10 cm weit.
ask-defensive-fire = {$seat}: Abwehrfeuer
ask-defensive-fire-hint = Wähl eine Einheit nahe am Sturm, dann ihre Ziele bis 20 cm, oder schieße nicht mehr.
ask-anti-aircraft = {$seat}: Auf die Flugzeuge schießen?
ask-anti-aircraft-hint = Wähl eine Einheit mit Flugabwehrwaffen, dann ein Flugzeug, oder schieße nicht.
ask-attack-with-flight = {$about}: Was greift sie an?
ask-attack-with-flight-hint = Klick ein Ziel an, um darauf zu schießen, oder einen Punkt unter einem Flugzeug, um ihn zu bombardieren, oder lass die Kette abfliegen.
ask-take-strike = {$about} trifft: Welcher Trupp nimmt den Treffer?
ask-choose-weapon = {$about}: Womit greift der Trupp an?
ask-choose-weapon-hint = Granaten treffen von oben, eine Waffe die Seite.
ask-counterattack = {$about}: Gegenstoß oder Rückzug?
ask-counterattack-hint = Wer sich löst, muss mehr als 15 cm weg, sonst ist er verloren.
ask-consolidate = {$seat}: Festige die Stellung
ask-consolidate-hint = Bewege die Sieger bis zu 10 cm, nicht näher als 5 cm an einen Feind.
ask-roll = {$about}: ein Wurf
ask-over = { $why ->
    [conceded] {$winner} gewinnt: Die andere Seite gibt auf ({$won} : {$lost})
    [formations-lost] {$winner} gewinnt: Die andere Seite hat keinen Verband mehr ({$won} : {$lost})
    [goal-held] {$winner} gewinnt durch ein Ziel ({$won} : {$lost})
   *[turn-limit] {$winner} gewinnt nach der letzten Runde ({$won} : {$lost})
}

## what undo cannot cross
undo-ambush-revealed = Weiter zurück geht es nicht: Verborgene Einheiten haben sich gezeigt.
undo-reserve-entered = Weiter zurück geht es nicht: Eine Reserve ist auf den Tisch gekommen.
