# Das Protokoll: eine Zeile für jedes Ereignis.

log-unit-set-up = {$unit} ist aufgestellt
log-dummy-set-up = Ein Dummy ist aufgestellt
log-field-laid = { $field ->
    [mines] Minen sind gelegt
   *[wire] Draht ist gelegt
}
log-set-up-done = {$seat}: Aufstellung beendet
log-phase-began = { $phase ->
    [regroup] Runde {$turn} · Sammeln
    [initiative] Initiative
    [activation] Aktivierung
   *[end] Ende der Runde {$turn}
}
log-smoke-lifted = Alter Nebel verzieht sich
log-initiative-rolled = Initiative: {$rolls}
log-initiative-rolled-result = {$winner} wählt
log-turn-order-chosen = {$first} beginnt die Runde
log-order-began = {$seat}: Befehl an {$units}
log-order-passed = {$seat} passt
log-objective-taken = {$seat} nimmt {$name}
log-leader-succeeded = {$unit} übernimmt die Führung von {$lost}
log-reserve-entered = {$unit} trifft aus der Reserve ein
log-battle-ended = { $won ->
    [no] Unentschieden
   *[yes] {$winner} gewinnt
}: {$why}
ending-conceded = die andere Seite gibt auf
ending-force-broken = eine Truppe ist gebrochen
ending-all-taken = alle Ziele sind genommen
ending-turn-limit = Ziele am Rundenlimit
ending-fewer-losses = geringere Verluste
log-act-began = {$unit}: {$act}
log-unit-moved = { $crawls ->
    [yes] {$unit} kriecht
   *[no] {$unit} bewegt sich {$length} cm
}
log-unit-turned = {$unit} dreht sich
log-ground-rolled = {$unit}: {$ground}, Wurf {$number}
log-ground-rolled-result = { $passed ->
    [yes] kommt durch
   *[no] liegengeblieben
}
log-mine-struck = {$unit} gerät auf Minen: {$numbers}
log-mine-struck-result = { $hits ->
    [0] kein Schaden
    [one] ein Treffer
   *[other] {$hits} Treffer
}
log-field-found = Minenfeld entdeckt
log-field-cleared = Geräumt: {$length} cm
log-unit-freed = {$unit} kommt wieder frei
log-unit-stuck = { $how ->
    [ground] {$unit} sitzt fest
   *[damage] {$unit} ist bewegungsunfähig
}
log-unit-boarded = {$unit} sitzt auf: {$carrier}
log-unit-landed = {$unit} sitzt ab
log-smoke-laid = { $flare ->
    [yes] Eine Leuchtkugel erhellt das Gelände
   *[no] Nebel wird gelegt
}
log-unit-camouflaged = {$unit} ist getarnt
log-unit-found = Entdeckt: {$unit}
log-unit-found-result = { $known ->
    [yes] durch {$by}
   *[no] zeigt sich
}
log-dummy-found = Ein Marker wird umgedreht: Dummy
log-dummy-moved = Ein Dummy bewegt sich
log-markers-placed = { $count ->
    [one] {$seat}: ein Marker
   *[other] {$seat}: {$count} Marker
}
log-markers-moved = { $count ->
    [one] {$seat}: ein Marker bewegt sich
   *[other] {$seat}: {$count} Marker bewegen sich
}
log-units-concealed = { $count ->
    [one] {$seat}: eine Einheit wird wieder zum Marker
   *[other] {$seat}: {$count} Einheiten werden wieder zu Markern
}
log-check-rolled = {$test}: {$unit}{ $told ->
    [yes] , {$why}
   *[no] { "" }
} · braucht {$need}+, würfelt {$number}
log-check-rolled-result = { $passed ->
    [yes] bestanden
   *[no] misslungen
}
test-experience = Erfahrungstest
test-morale = Moraltest
test-save = Rettungswurf
test-crew = Moraltest der Besatzung
test-rally = Sammeln
test-force = Moraltest der Truppe
log-unit-harmed = { $harm ->
    [suppressed] {$unit} ist niedergehalten
    [demoralised] {$unit} ist demoralisiert
    [lost] {$unit} ist verloren
    [wrecked] {$unit} ist vernichtet
   *[abandoned] {$unit} wird von der Besatzung aufgegeben
}
log-unit-rallied = {$unit} sammelt sich
log-fire-fell = { $fired ->
    [yes] {$unit} feuert auf {$target}
   *[no] Feuer auf {$target}
} · {$weapon}{ $dice ->
    [0] { "" }
   *[other] , {$dice}W6 mit {$need}+
}: {$numbers}
log-fire-fell-result = { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] {$hits} Treffer
}
log-covering-fire-given = {$unit} gibt Feuerschutz gegen {$target}
log-weapon-tested = {$unit}: {$weapon}, farbiger Würfel {$first}{ $second ->
    [0] { "" }
   *[other] , dann {$second}
}
log-weapon-tested-result = { $broke ->
    [yes] ausgefallen
   *[no] kein Ausfall
}
log-weapon-repaired = {$unit}: {$weapon} instand setzen, Wurf {$number}
log-weapon-repaired-result = { $repaired ->
    [yes] repariert
   *[no] weiter ausgefallen
}
log-shot-rolled = {$unit} schießt auf {$target} · {$weapon}{ $special ->
    [yes] , {$round}
   *[no] { "" }
}, {$need} oder mehr: {$numbers}
log-shot-rolled-result = { $hit ->
    [yes] { $critical ->
        [yes] kritischer Treffer
       *[no] Treffer
    }
   *[no] daneben
}
log-plate-tested = {$target}: Treffer {$face}, {$numbers} {$sum} gegen Panzerung {$armour}
log-plate-tested-result = { $result ->
    [destroyed] vernichtet
    [immobilised] bewegungsunfähig
   *[none] wirkungslos
}
log-skirts-rolled = Schürzen von {$target}: Wurf {$number}
log-skirts-rolled-result = { $saved ->
    [yes] sie halten
   *[no] durchschlagen
}
log-charge-made = {$attackers} stürmen gegen {$target}
log-assault-began = Nahkampf: {$target}
log-close-rolled = { $what ->
    [tank] {$unit} greift {$target} im Nahkampf an
    [overrun] {$unit} überrollt {$target}
   *[round] {$unit} kämpft gegen {$target}
} · {$need} oder mehr: {$number}
log-close-rolled-result = { $success ->
    [yes] Erfolg
   *[no] kein Erfolg
}
log-round-fought = Nahkampfrunde {$round} ist vorbei
log-unit-withdrew = { $why ->
    [fall-back] {$unit} weicht aus
    [stopped] {$unit} bleibt vor dem Gegner liegen
    [routed] {$unit} wird zurückgeworfen
    [broken-off] {$unit} löst sich
    [overrun] {$unit} weicht dem Fahrzeug
    [rally] {$unit} geht aus dem Feuer zurück
   *[other] {$unit} geht zurück
}
log-assault-ended = Der Nahkampf ist vorbei: {$target}
log-radio-rolled = Funk, {$support}: {$caller} · {$need}+, würfelt {$number}
log-radio-rolled-result = { $answered ->
    [yes] Verbindung
   *[no] keine Verbindung
}
log-point-placed = {$unit} weist {$battery} ein
log-precision-rolled = { $number ->
    [0] {$battery}: kein Präzisionstest nötig
   *[other] {$battery}: Präzisionstest, {$need}+, würfelt {$number}
}
log-precision-rolled-result = { $ranged ->
    [yes] im Ziel
   *[no] daneben
}
log-point-shifted = {$battery}: der Gegner verschiebt die Schablone
log-volley-fell = {$battery}: Salve vorbei{ $number ->
    [0] { "" }
   *[other] , Test auf Feuerende {$number}
}
log-volley-fell-result = { $over ->
    [yes] keine Unterstützung mehr
   *[no] Unterstützung bleibt
}
log-planes-came = { $count ->
    [one] {$seat}: ein Flugzeug kommt
   *[other] {$seat}: {$count} Flugzeuge kommen
}
log-plane-aimed = Das Flugzeug sucht {$target} · {$need}+, würfelt {$number}
log-plane-aimed-result = { $strayed ->
    [yes] falsches Ziel
   *[no] { "" }
}
log-plane-fired-at = {$unit} feuert auf das Flugzeug: {$numbers}
log-plane-fired-at-result = { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] {$hits} Treffer
}
log-plane-left = { $how ->
    [attacked] Das Flugzeug fliegt ab
    [turned-away] Das Flugzeug dreht ab
    [lost] Das Flugzeug ist abgeschossen
   *[no-target] Das Flugzeug findet kein Ziel
}
why-reaction = Reaktion
why-fall-back = Ausweichen
why-camouflage = Tarnen
why-charge = Sprengladung
why-clear = Minen räumen
why-out-of-command = außer Führung
why-stray-volley = Fehlsalve
why-stray-plane = falsches Ziel
why-tank-assault = Panzernahkampf
why-close-combat = Nahkampf
why-exposed = ungeschützte Besatzung
why-wire = Stacheldraht
# As in English: log-initiative-rolled
