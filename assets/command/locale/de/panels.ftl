# Die Felder um die Karte: Hand, Leisten, wer in einem Feld steht.
# As in English: track-initiative, track-hand

## Die Hand

hand-empty = Keine Karten auf der Hand.
card-barred-named = {$why}. {$instead}
card-barred = {$what}: {$why}. {$instead}
card-barred-action = {$action} ist eine Aktion und wird hier nicht gespielt; jetzt spielst du eine Karte als Befehl.
card-barred-activate = Im Gang: {$order}. Wähl die ausführenden Einheiten und bestätige, oder nimm die Karte mit {$key} zurück.
card-barred-conditions = ihre Bedingungen sind hier nicht erfüllt
card-barred-enemy-turn = Zug der anderen Seite ({$side}). Du wirst gefragt, sobald du eine Karte als Aktion spielen kannst.
card-barred-first = Hier wird keine Karte gespielt. Erst beantworten: {$question}
card-barred-over = Die Partie ist vorbei.
card-barred-posture = nur eine Seite in der Verteidigung spielt sie
card-barred-shown = Das Geschehene wird noch gezeigt. Bei deiner nächsten Frage kannst du Karten spielen.
card-barred-window = Hier ist nur {$actions} spielbar. {$instead}
card-instead-end = Spiele eine leuchtende Karte oder beende den Zug.
card-instead-moved = Zieh weiter oder halte an.
card-instead-only-end = Beende den Zug.
card-instead-only-pass = Passe.
card-instead-pass = Spiele eine leuchtende Karte oder passe.
card-instead-react = Mach ohne sie weiter.
card-order = Befehl
card-action = Aktion
card-tip = Karte {$number}
card-tip-play = Klick spielt sie als {$part}: {$use}
card-tip-event = Wird sie für ein Ereignis aufgedeckt: {$event}
card-does-fire = Aktivierte Einheiten und Waffen greifen Feinde in Reichweite und Sichtlinie an. Als Aktion gespielt, beantwortet sie eine feindliche Bewegung mit Gelegenheitsfeuer.
card-does-move = Aktivierte Einheiten gehen Feld für Feld, so weit ihre Bewegung reicht. Der Feind darf jeden Schritt mit Gelegenheitsfeuer beantworten.
card-does-advance = Aktivierte Einheiten gehen ein Feld weit, was immer es kostet, und ziehen kein Feuer auf sich. In einem Feld mit Feinden kommt es zum Nahkampf.
card-does-recover = Bei all deinen Einheiten wird das Niederhalten aufgehoben, und jede gebrochene würfelt, um sich zu sammeln.
card-does-rout = Du wählst eine Seite: die eigene oder den Feind. Jede gebrochene Einheit dieser Seite würfelt gegen ihre Moral. Liegt der Wurf darüber, zieht sie sich zurück.
card-does-artillery-request = Setzt dein defektes Funkgerät instand oder beginnt mit einem, das geht, einen Feuerauftrag.
card-does-artillery-denied = Das Funkgerät des Feindes wird defekt; ist es schon defekt, ist es für das ganze Spiel verloren.

## Leisten

track-time = Zeit
track-points = SP
track-casualties = Verluste
track-initiative = Initiative
track-decks = Karten
track-radios = Funk
track-chits = Ziele
track-of = {$count} / {$most}
track-hand = Hand {$count}
track-time-tip = Zeit {$space}. Ab Feld {$most} bringt jedes Weiterrücken der Zeit einen Schlusswurf: unter dem Feld endet das Spiel.
track-arrives = Feld {$space}, {$side}: {$units}
track-points-tip = {$side}: {$points} SP Vorsprung
track-points-even = Siegpunkte: Gleichstand
track-casualties-tip = { $count ->
    [one] {$side}: {$count} Einheit verloren; bei {$most} Kapitulation
   *[other] {$side}: {$count} Einheiten verloren; bei {$most} Kapitulation
}
track-and-more = {$named} und {$count} weitere
track-initiative-tip = Initiativekarte: {$side}. Wer sie hat, darf einen Wurf aufheben und gewinnt Gleichstände.
track-deck-tip = { $count ->
    [one] {$side}: {$count} Karte im Deck. Ist es leer, rückt die Zeit weiter.
   *[other] {$side}: {$count} Karten im Deck. Ist es leer, rückt die Zeit weiter.
}
track-discards-tip = { $count ->
    [one] {$side}: {$count} abgelegte Karte
   *[other] {$side}: {$count} abgelegte Karten
}
track-counted = {$count} {$what}
track-orders-tip = Befehle: {$listed}
track-actions-tip = Aktionen: {$listed}
track-hand-tip = { $count ->
    [one] {$side}: {$count} Karte auf der Hand, aufgefüllt bis {$most}
   *[other] {$side}: {$count} Karten auf der Hand, aufgefüllt bis {$most}
}
track-radio-tip = {$side}: Funkgerät der {$calibre}-mm-Batterie, FK {$fp}
track-radio-broken = Es ist defekt: keine Feueraufträge, bis es instand gesetzt ist.
track-radio-waits = Es kommt mit Zeitfeld {$space}.
track-radio-smoke = Die Batterie kann auch Rauch schießen.
track-chit-hidden = Ein geheimer Zielmarker: {$side}
track-chit-secret = Geheim: nur der Besitzer kennt ihn ({$side}).
track-chit-open = Aufgedeckt: Er zählt für beide Seiten.
track-chit-owed = Ein spätes Ereignis hat ihn aufgedeckt: Er wird am Spielende gewertet.

## Wer in einem Feld steht

stack-hex = Feld {$hex}
stack-forces = Kräfte
stack-ground = {$ground}, Ebene {$level}
stack-figures = {$count} von {$most} Mann
stack-cover = { $side ->
    [none] Deckung {$sum}
   *[other] {$side}: Deckung {$sum}
}
stack-cover-towards = { $side ->
    [none] Deckung {$sum} in Richtung {$hexes}
   *[other] {$side}: Deckung {$sum} in Richtung {$hexes}
}
stack-cover-indirect = { $side ->
    [none] Deckung {$cover} gegen Granatwerfer und Artillerie
   *[other] {$side}: Deckung {$cover} gegen Granatwerfer und Artillerie
}
stack-overstacked = { $costs ->
    [cover] {$side}: {$count} zu viel, Deckung −{$count}
   *[units] {$side}: {$count} zu viel, am Ende des Zuges werden Einheiten entfernt
}
stack-none = 0
stack-term = {$amount} ({$name})
stack-road = Straße: +{$bonus} Bewegung beim Betreten
stack-work = Befestigung: {$work}
stack-smoke = Rauch, Sichtbehinderung {$hindrance}
stack-blaze = Brand: niemand darf hinein
stack-lit = Von einer Leuchtgranate erhellt
stack-dark = Im Dunkeln
stack-objective-secret = Ziel {$number}: jetzt {$points} SP, am Spielende {$whole} mit { $chits ->
    [one] deinem geheimen Zielmarker
   *[other] deinen geheimen Zielmarkern
}, Besitz: {$side}
stack-objective = Ziel {$number}: {$points} SP, Besitz: {$side}
stack-nobody = niemand
stack-broken = {$weapon}, defekt
stack-sum = {$what}: {$sum}
value-fp = FK
value-range = Reichw.
value-move = Bew.
value-morale = Moral
value-morale-indirect = Moral gegen Granatwerfer und Artillerie
value-least = ab
state-activated = aktiviert
state-spotter = Werferbeobachter
nation-germany = Deutschland
nation-italy = Italien
nation-united-states = Vereinigte Staaten
nation-soviet-union = Sowjetunion
nation-britain = Großbritannien
nation-france = Frankreich
force-orders = { $orders ->
    [one] {$orders} Befehl je Zug, Hand von {$hand}
   *[other] {$orders} Befehle je Zug, Hand von {$hand}
}
force-units = { $count ->
    [one] {$count} Einheit auf dem Spielfeld, {$broken} gebrochen
   *[other] {$count} Einheiten auf dem Spielfeld, {$broken} gebrochen
}
force-waiting = { $count ->
    [one] {$count} Einheit kommt noch
   *[other] {$count} Einheiten kommen noch
}
