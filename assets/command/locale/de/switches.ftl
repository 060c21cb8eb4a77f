# Die Schalter eines Szenarios: seine wahlweisen Regeln.

switches-title = Regeln
switches-note = Sie gelten für jedes Spiel, das du von nun an beginnst; ein begonnenes Spiel behält die seinen.
switches-toggle = Umschalten
switches-reset = Wie im Szenario
switches-own = Im Szenario gilt es anders.
switches-button = { $count ->
    [0] Regeln
    [one] Regeln: {$count} geändert
   *[other] Regeln: {$count} geändert
}

switch-overstack-costs-cover = Überbelegung kostet Deckung
switch-overstack-costs-cover-note = Jeder Mann über der Grenze nimmt allen Einheiten dieser Seite im Feld eins an Deckung. Aus: Am Ende des Zuges werden Einheiten entfernt.
switch-events-pay-one = Ereignisse geben einen Punkt
switch-events-pay-one-note = „Zusammenhalt“ und „Führung und Kontrolle“ geben der überlegenen Seite einen Punkt. Aus: so viele, wie gezählt werden.
switch-late-events-pay = Späte Ereignisse zählen
switch-late-events-pay-note = Ereignisse ändern die Punkte auch noch, wenn die Zeit den Schlussmarker erreicht hat.
switch-suppressed-twice-breaks = Zweimal niedergehalten ist gebrochen
switch-suppressed-twice-breaks-note = Eine niedergehaltene Einheit, die noch einmal niedergehalten wird, wird gebrochen, nur nicht durch Gleichstand bei einer Flucht.
switch-light-leaders = Anführer mit leichtem Gepäck
switch-light-leaders-note = Anführer tragen keine Waffe, die sie aufhält.
switch-initiative-for-fire = Initiative für Feuerkraft
switch-initiative-for-fire-note = Die Initiativekarte kann für eine FK mehr je Feld nach dem ersten abgegeben werden, in dem eine Einheit der Feuergruppe feuert.
switch-leaders-in-rout = Anführer bei einer Flucht
switch-leaders-in-rout-note = Anführer geben ihre Führung zur Moral der anderen in ihrem Feld dazu oder ziehen sie davon ab.
switch-leaders-run-along = Anführer gehen mit
switch-leaders-run-along-note = Ein ungebrochener Anführer darf sich mit Einheiten seines Feldes zurückziehen und wird dann gebrochen.
switch-smoke-breaks-radio = Rauch macht das Funkgerät defekt
switch-smoke-breaks-radio-note = Nach einem Rauchauftrag ist das Funkgerät defekt.
switch-soft-ground = Weicher Boden
switch-soft-ground-note = Sumpf und Bach nehmen Geschossen, die dort einschlagen, zwei.
switch-near-misses = Knapp daneben
switch-near-misses-note = Fehlschüsse von Geschützen und Granatwerfern können ein Feld zu kurz oder zu weit gehen und treffen, wer dort ist.
switch-spotters = Beobachter
switch-spotters-note = Anführer, die als Beobachter gekennzeichnet sind, und Späher leiten Granatwerfer, die das Ziel nicht sehen.
switch-drift-beyond-edge = Abweichung über den Rand
switch-drift-beyond-edge-note = Ein Feuerauftrag darf ein Feld über den Spielfeldrand hinaus abweichen und dort noch fallen.
switch-free-transfer = Freie Übergabe
switch-free-transfer-note = Eine Waffe wechselt auch für einen Bewegungspunkt des Nehmers den Träger, und statt eines Vorrückens.

switch-listed = { $title } ({ $stands ->
    [on] gilt im Szenario; so entfällt es
   *[off] gilt im Szenario nicht; so gilt es
})
