# Das Protokoll: eine Tatsache je Zeile, im Präsens. Handelt eine Seite, stehen ihr Name und ein Doppelpunkt zuerst.

log-game-began = Vor dem Spiel
log-set-up-began = Aufstellung: {$side}
log-unit-placed = {$unit} wird in {$hex} aufgestellt
log-units-placed = { $count ->
    [one] {$count} Einheit aufgestellt
   *[other] {$count} Einheiten aufgestellt
}
log-work-set-up = {$side}: {$built} in {$hex}
log-spotter-named = {$unit} wird Werferbeobachter
log-scout-taken = {$side}: Ein Späher kommt für die Granatwerfer
log-turn-began = Zug {$number}: {$side}
log-turn-passed = {$side}: keine Befehle in diesem Zug
log-order-begun = Aktiviert: {$units}
log-player-activated = {$side}: ein Wurf für jede gebrochene Einheit
log-trigger-began = {$trigger ->
    [event] Ereignis!
    [sniper] Scharfschütze!
    [time] Zeit!
   *[jammed] Ladehemmung!
}
log-event-read = Ereignis: {$event}
log-hex-read = Zufallsfeld: {$hex}
log-stage-reached = Keine Einheit und keine Befestigung im Gebiet: nichts wird getroffen
log-nothing-came = { $what ->
    [sniper] Der Scharfschütze trifft niemanden
   *[other] Keine Wirkung
}
log-sniper-no-enemy = {$side}: kein Feind in Reichweite des Scharfschützen
log-declined = {$side}: verzichtet

## Karten

log-card-drawn = {$side}: eine Karte gezogen
log-cards-drawn-axis = { $count ->
    [one] Achse: {$count} Karte gezogen
   *[other] Achse: {$count} Karten gezogen
}
log-cards-drawn-allies = { $count ->
    [one] Alliierte: {$count} Karte gezogen
   *[other] Alliierte: {$count} Karten gezogen
}
log-card-flipped = {$side}: Wurf {$white} und {$colour}
log-card-played = {$side}: {$used} gespielt
log-cards-discarded = { $count ->
    [one] {$side}: {$count} Karte abgeworfen
   *[other] {$side}: {$count} Karten abgeworfen
}
log-cards-discarded-result = {$happening}
log-hand-shown = {$side}: Handkarten gezeigt
log-deck-shuffled = {$side}: Ablage in das Deck gemischt
log-roll-cancelled = {$holder}: neuer Wurf, Initiativekarte abgegeben
log-initiative-handed = {$holder}: Initiativekarte für mehr Feuerkraft abgegeben

## Zeit, Punkte und das Ende

log-time-advanced = Zeit {$time}
log-time-advanced-result = {$cause ->
    [deck] Deck aufgebraucht
   *[trigger] { "" }
}
log-sudden-death-rolled = {$side}: Schlusswurf {$roll}; unter {$time} endet das Spiel
log-points-scored = {$side}: {$signed} SP
log-points-scored-result = {$why ->
    [eliminated] Einheit ausgeschaltet · nun {$now}
    [exited] Einheit hat das Spielfeld verlassen · nun {$now}
    [objective] { $lost ->
        [0] Ziel {$about} · nun {$now}
       *[other] Ziel {$about}: {$gained} gewonnen, {$lost} verliert der Feind · nun {$now}
    }
    [chit] Zielmarker {$about} · nun {$now}
    [defender] Verteidiger · nun {$now}
    [light-wounds] Leichte Verwundung · nun {$now}
    [no-quarter] Kein Pardon · nun {$now}
   *[other] Ereignis · nun {$now}
}
log-objective-taken = {$side}: Ziel {$objective} genommen
log-objective-unclaimed = Ziel {$objective}: nicht genommen, ein spätes Ereignis bringt keines
log-chit-drawn = {$side}: geheimen Zielmarker gezogen
log-chit-drawn-result = {$worth}
log-chit-opened = Zielmarker {$chit} ist offen
log-chit-opened-result = { $paid ->
    [unpaid] {$worth}; ein spätes Ereignis hat ihn geöffnet, darum bringt er jetzt niemandem SP (4.6)
    [owed] {$worth}; ein spätes Ereignis hat ihn geöffnet, darum zählt er erst am Ende (4.6)
   *[paid] {$worth}
}
log-surrender-moved = {$side}: Kapitulationsmarker auf Feld {$space}
log-ended = { $winner ->
    [axis] Sieg der Achse
   *[allies] Sieg der Alliierten
}
log-ended-result = {$how ->
    [surrender] { $loser ->
        [axis] die Achse kapituliert
       *[allies] die Alliierten kapitulieren
    }
    [wiped-out] { $loser ->
        [axis] die Achse hat keine Einheit mehr
       *[allies] die Alliierten haben keine Einheit mehr
    }
    [exited] nach Punkten, die letzte Einheit hat das Spielfeld verlassen
    [sudden-death] nach Punkten durch Schlusswurf
    [five-objectives] alle fünf Ziele gehalten
   *[conceded] { $loser ->
        [axis] die Achse gibt auf
       *[allies] die Alliierten geben auf
    }
}

## Einheiten und Waffen

log-unit-broke = {$unit} wird gebrochen
log-units-broke = {$pieces} werden gebrochen
log-unit-rallied = {$unit} sammelt sich
log-unit-suppressed = {$unit} wird niedergehalten
log-units-suppressed = {$pieces} werden niedergehalten
log-suppression-lifted = { $why ->
    [recover] {$unit}: nicht mehr niedergehalten
   *[other] {$unit}: zum zweiten Mal niedergehalten
}
log-veteran-made = {$unit} erhält Veteranenstatus
log-unit-eliminated = {$unit} wird ausgeschaltet
log-units-eliminated = {$pieces} werden ausgeschaltet
log-unit-returned = {$unit} kehrt gebrochen in {$hex} zurück
log-unit-split = {$unit} wird ersetzt: {$teams}
log-unit-arrived = {$unit} trifft in {$hex} ein
log-unit-delayed = {$unit} findet keinen Platz und wartet
log-unit-recruited = {$unit} kommt in {$hex} dazu
log-unit-exited = {$unit} verlässt das Spielfeld
log-unit-exited-result = { $space ->
    [0] endgültig
   *[other] kehrt bei Zeit {$space} zurück
}
log-unit-moved = {$unit} geht nach {$hex}
log-weapon-broke = {$why ->
    [jammed] Ladehemmung! Defekt: {$weapon}
   *[other] Defekt: {$weapon}
}
log-weapon-repaired = Instand gesetzt: {$weapon}
log-weapon-boxed = {$why ->
    [jammed] Ladehemmung! Aus dem Spiel: {$weapon}
   *[other] Aus dem Spiel: {$weapon}
}
log-weapon-taken = {$taker} übernimmt: {$weapon}
log-radio-broke = {$side}: Funkgerät defekt
log-radio-repaired = {$side}: Funkgerät instand gesetzt
log-radio-lost = {$side}: Funkgerät verloren
log-radio-brought = {$side}: ein Funkgerät kommt
log-radio-arrived = {$side}: Funkgerät im Spiel
log-morale-rolled = {$unit}: Wurf {$roll}, Moral {$morale}
log-morale-rolled-result = {$result ->
    [rallied] sammelt sich
    [suppressed] niedergehalten
    [still-suppressed] bereits niedergehalten
    [suppressed-broken-eliminated] Gleichstand, schon niedergehalten und gebrochen: noch einmal gebrochen, ausgeschaltet
    [suppressed-broken-breaks-again] Gleichstand, schon niedergehalten und gebrochen: noch einmal gebrochen
    [retreats] zieht sich zurück
    [eliminated] ausgeschaltet
   *[holds] keine Wirkung
}

## Bewegung, Feuer und Nahkampf

log-group-moved = {$units}: nach {$hex}
log-walk = {$units}: {$way}
log-walk-points = {$cost} BP
log-walk-step = {$hex}: {$cost} BP
log-group-held = Der Drahtverhau hält auf: {$units}
log-retreat-began = { $hexes ->
    [one] Rückzug um {$hexes} Feld: {$units}
   *[other] Rückzug um {$hexes} Felder: {$units}
}
log-leaders-declared = Anführer in {$hex}: {$signed} auf Moral
log-answered = Gelegenheitsfeuer: {$units}
log-attack-declared = {$attack ->
    [mines] Minen greifen in {$hex} an
    [impact] Granaten fallen auf {$hex}
    [op-fire] Gelegenheitsfeuer auf {$hex}: {$pieces}
    [assault-fire] Sturmfeuer auf {$hex}: {$pieces}
   *[fire] Feuer auf {$hex}: {$pieces}
}
log-targeted = Zielwurf, Entfernung {$range}
log-targeted-result = {$result ->
    [hit] Treffer
    [short] zu kurz, in {$hex}
    [long] zu weit, in {$hex}
   *[missed] verfehlt
}
log-attack-rolled = Angriffssumme {$total}
log-attack-rolled-result = {$burst}
log-action-used = {$action ->
    [spray-fire] Streufeuer: auch {$hex}
   *[other] Angriffssumme {$signed}: Deckung von {$hex}
}
log-defence-rolled = {$unit}: Abwehrsumme {$total} gegen {$attack}
log-defence-rolled-result = {$result ->
    [breaks] gebrochen
    [suppressed] niedergehalten
    [already-suppressed] Gleichstand, schon niedergehalten: keine Wirkung
    [suppressed-breaks] Gleichstand, schon niedergehalten: gebrochen
    [suppressed-broken-eliminated] Gleichstand, schon niedergehalten und gebrochen: noch einmal gebrochen, ausgeschaltet
    [suppressed-broken-breaks-again] Gleichstand, schon niedergehalten und gebrochen: noch einmal gebrochen
    [broken-eliminated] schon gebrochen: noch einmal gebrochen, ausgeschaltet
    [broken-breaks-again] schon gebrochen: noch einmal gebrochen
   *[holds] keine Wirkung
}
log-attack-ended = Angriff beendet
log-attack-ended-result = {$why ->
    [missed] verfehlt
    [too-weak] weniger als 1 Feuerkraft
   *[other] { "" }
}
log-melee-began = Nahkampf in {$hex}
log-melee-rolled = {$side}: Nahkampfsumme {$total}
log-melee-ended = Nahkampf in {$hex} beendet
log-melee-ended-result = {$result ->
    [won] Sieg: {$winner}
    [tie] unentschieden
    [left] {$loser}: niemand mehr da, der kämpft
   *[off] niemand mehr da, der kämpft
}

## Gelände

log-smoke-laid = Rauch {$hindrance} in {$hex}
log-smoke-lifted = Rauch in {$hex} verzieht sich
log-work-placed = In {$hex}: {$built}
log-work-removed = Befestigung in {$hex} entfernt
log-blaze-lit = Brand in {$hex}
log-starshell-lit = Leuchtgranate über {$hex}
log-starshell-died = Leuchtgranate über {$hex} erlischt

## Artillerie

log-round-placed = {$fires ->
    [smoke] {$side}: Rauchauftrag auf {$hex}
    [starshell] {$side}: Leuchtgranate über {$hex}
   *[shells] {$side}: Feuerauftrag auf {$hex}
}
log-accuracy-rolled = Genauigkeitswurf, Entfernung {$range}
log-accuracy-rolled-result = {$result ->
    [hit] genau: Abweichung um ein Feld je Würfel
   *[missed] ungenau: Abweichung um so viele Felder, wie der zweite Würfel zeigt, in Richtung des ersten
}
log-round-drifted = {$result ->
    [in] Abweichungswurf {$white} und {$colour}: Der Einschießschuss schlägt in {$hex} ein
    [beyond] Abweichungswurf {$white} und {$colour}: Der Einschießschuss schlägt knapp neben dem Spielfeld ein
   *[lost] Abweichungswurf {$white} und {$colour}: Der Einschießschuss geht neben dem Spielfeld verloren
}

command-turn = Zug {$turn}

# Warum der Computer einen Befehl gab, nach dem, was jeder sieht.
log-why-fire = Grund: bricht in {$hex} mit {$chance} % eine Einheit
log-why-goal = { $goal ->
    [enemy] Grund: näher an den Feind
   *[other] Grund: näher an Ziel {$goal}
}
log-why-safer = Grund: {$hex} liegt unter weniger Feuer
log-why-company = Grund: in {$hex} stehen Einheiten bei einem Anführer
log-why-leaves = Grund: Punkte für das Verlassen über den feindlichen Rand
log-why-melee = Grund: gewinnt den Nahkampf in {$hex} mit {$chance} %, ohne Karten gerechnet
log-why-recover = { $count ->
    [one] Grund: eine Einheit kann sich sammeln, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } sind zu erwarten
   *[other] Grund: {$count} Einheiten können sich sammeln, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } sind zu erwarten
}
log-why-rout = { $count ->
    [one] Grund: eine gebrochene Einheit, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } Rückzüge sind zu erwarten
   *[other] Grund: {$count} gebrochene Einheiten, { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } Rückzüge sind zu erwarten
}
log-why-cards = { $count ->
    [one] Grund: der Befehl einer der Karten war nutzlos
   *[other] Grund: {$count} der Karten hatten nutzlose Befehle
}
