# Das Protokoll: eine Tatsache je Zeile, im Präsens.

log-deployment-began = Aufstellung: {$seat}
log-spearhead-began = Speerspitzen: {$seat}
log-team-deployed = {$team} wird aufgestellt
log-turn-began = Runde {$turn}: {$seat}
log-phase-began = { $phase ->
    [movement] Bewegung
    [shooting] Beschuss
   *[assault] Sturmangriff
}: {$seat}
log-step-done = { $step ->
    [remount] Keine Besatzung muss wieder einsteigen
    [rally] Keine niedergehaltene Einheit muss sich sammeln
    [last-stand] Keine Einheit braucht ein letztes Gefecht
    [formation-stand] Alle Verbände halten stand
    [ambushes] Kein Hinterhalt aufzudecken
    [reserves] Keine Reserven treffen ein
    [aircraft] Keine Flugzeuge treffen ein
    [smoke] Kein Nebel zu entfernen
   *[other] In diesem Schritt ist nichts zu tun
}
log-steps-skipped = { $count ->
    [one] {$count} Anfangsschritt ohne Aufgabe
   *[other] {$count} Anfangsschritte ohne Aufgabe
}
log-battle-ended = { $why ->
    [conceded] Die andere Seite gibt auf
    [formations-lost] Die andere Seite hat keinen Verband mit guter Moral mehr
    [goal-held] Ein Ziel wird gehalten
   *[turn-limit] Die letzte Runde ist vorbei
}: {$winner} gewinnt
log-battle-ended-result = {$won} : {$lost} Siegpunkte
log-cross-rolled = {$team} im schweren Gelände: {$ground}
log-cross-rolled-result = {$number}, nötig {$need} · { $crosses ->
    [yes] kommt durch
   *[no] bleibt stehen
}
log-team-moved = { $sets_off ->
    [yes] { $speed ->
        [dash] {$team} bewegt sich in Eile {$distance} cm
       *[tactical] {$team} bewegt sich {$distance} cm
    }
   *[no] {$team} kommt nicht los
}
log-team-moved-result = { $stuck ->
    [yes] steckt fest
   *[no] { "" }
}
log-unit-move-ended = { $pinned ->
    [yes] {$unit} wird von den Minen niedergehalten
   *[no] Nach der Bewegung außer Befehl: {$strayed}
}
log-unit-move-ended-result = { $both ->
    [yes] außer Befehl: {$strayed}
   *[no] { "" }
}
log-mine-rolled = {$team} bewegt sich zwischen Minen
log-mine-rolled-result = {$number}, nötig {$need} · { $safe ->
    [yes] kommt durch
   *[no] eine Mine geht hoch
}
log-mines-cleared = {$team} räumt ein Minenfeld
log-work-crushed = {$team} walzt nieder: {$work}
log-works-abandoned = Aufgegeben: {$works}
log-work-placed = {$seat} legt an: {$work}
log-units-hidden = { $known ->
    [yes] {$seat} notiert{ $ambush ->
        [none] { "" }
       *[other] {" "}· im Hinterhalt: {$ambush}
    }{ $reserve ->
        [none] { "" }
       *[other] {" "}· in Reserve: {$reserve}
    }
   *[no] {$seat} notiert, was abseits des Tisches wartet
}
log-aiming-point-seen = {$seat}: Ein Zielpunkt wird gesetzt
log-ambush-revealed = Hinterhalt! {$unit} taucht auf
log-reserves-rolled = { $dice ->
    [0] Alle Reserven treffen ein: {$seat}
   *[other] {$seat} wartet auf Reserven: {$numbers}
}
log-reserves-rolled-result = { $units ->
    [0] keine kommt
    [one] {$units} Einheit kommt
   *[other] {$units} Einheiten kommen
}
log-reserve-entered = {$unit} trifft aus der Reserve ein
log-unit-withdrawn = {$unit} verlässt den Tisch
log-order-given = {$unit}: {$order}
log-order-given-result = { $tested ->
    [yes] {$number}, nötig {$need} · { $passed ->
        [yes] es gelingt
       *[no] es misslingt
    }
   *[no] { "" }
}
log-team-mounted = {$team} sitzt auf: {$vehicle}
log-team-dismounted = {$team} sitzt ab
log-transports-sent = Nach hinten: {$teams}
log-transport-brought = {$team} kommt von hinten
log-rider-hit = Auch {$team} wird getroffen, auf {$vehicle}
log-passenger-rolled = {$team} im verlorenen Fahrzeug: {$number}, nötig {$need}
log-passenger-rolled-result = { $again ->
    [0] { "" }
   *[other] noch einmal {$again} ·{" "}
}{ $saved ->
    [yes] kommt heraus
   *[no] ist verloren
}
log-team-landed = { $pinned ->
    [yes] {$team} steigt aus, niedergehalten
   *[no] {$team} steigt aus
}
log-volley-declared = { $smoke ->
    [yes] {$unit} schießt Nebel auf {$targets}
   *[no] {$unit} beschießt {$targets}
}
log-shot-rolled = {$shooter}, {$weapon}, auf {$target}: {$numbers}
log-shot-rolled-result = { $sixes ->
    [0] { "" }
   *[other] bestätigt mit {$confirmed} ·{" "}
}{ $hits ->
    [0] kein Treffer
    [one] {$hits} Treffer
   *[other] {$hits} Treffer
}
log-smoke-laid = { $count ->
    [one] {$count} Nebelwolke wird gelegt
   *[other] {$count} Nebelwolken werden gelegt
}
log-aiming-point-placed = {$unit}: Ein Zielpunkt wird gesetzt
log-bombardment-declared = { $smoke ->
    [yes] {$unit}: Nebelbeschuss, es beobachtet {$spotter}
   *[no] { $repeats ->
        [yes] {$unit} wiederholt den Artilleriebeschuss, es beobachtet {$spotter}
       *[no] {$unit}: Artilleriebeschuss, es beobachtet {$spotter}
    }
}
log-range-rolled = {$unit}, Versuch {$attempt} zum Einschießen: {$number}, nötig {$need}
log-range-rolled-result = { $passed ->
    [yes] eingeschossen
   *[no] daneben
}
log-ranging-failed = {$unit} hat sich nicht eingeschossen
log-screen-laid = Eine Nebelwand von {$length} cm wird gelegt
log-team-shelled = { $again ->
    [0] {$team} unter der Schablone: {$number}, nötig {$need}
   *[other] {$team} unter der Schablone: {$number}, wiederholt {$again}, nötig {$need}
}
log-team-shelled-result = { $hit ->
    [yes] Treffer
   *[no] kein Treffer
}
log-smoke-lifted = Der Nebel des letzten Spielzugs verzieht sich
log-night-sight-rolled = {$unit} späht in die Nacht: {$number}
log-night-sight-rolled-result = sieht {$distance} cm weit
log-dawn-rolled = {$seat} wartet auf den Tag: {$numbers}
log-dawn-rolled-result = { $dawns ->
    [yes] es wird Tag
   *[no] es bleibt dunkel
}
log-flight-rolled = {$unit}: {$number}, nötig {$need}
log-flight-rolled-result = { $arrives ->
    [yes] trifft ein
   *[no] kommt nicht
}
log-aircraft-placed = {$team} fliegt an
log-flight-attacked = {$unit} greift an
log-flight-left = { $count ->
    [0] {$unit} wird nicht platziert und dreht ab
   *[other] {$unit} verlässt den Tisch
}
log-hits-swapped = Ziel verwechselt: {$first} und {$second}
log-hits-swapped-result = {$number} · { $swaps ->
    [yes] die Treffer werden getauscht
   *[no] die Treffer bleiben
}
log-hit-resolved = { $kind ->
    [armour] { $struck ->
        [top] Treffer von oben bei {$team}: Panzerung {$armour} gegen {$against}
        [side] Treffer an der Seite von {$team}: Panzerung {$armour} gegen {$against}
        [turret] Treffer am Turm von {$team}: Panzerung {$armour} gegen {$against}
       *[other] Treffer bei {$team}: Panzerung {$armour} gegen {$against}
    }
   *[save] { $again ->
        [0] Treffer bei {$team}: Rettungswurf {$number}, nötig {$need}
       *[other] Treffer bei {$team}: Rettungswurf {$number}, wiederholt {$again}, nötig {$need}
    }
}
log-hit-resolved-result = { $firepower ->
    [0] { "" }
   *[other] Feuerkraft {$firepower} ·{" "}
}{ $outcome ->
    [saved] gerettet
    [bounced] prallt ab
    [nothing] ohne Wirkung
    [bailed] die Besatzung steigt aus
   *[destroyed] vernichtet
}
log-team-bailed = {$team}, {$of}: die Besatzung ist ausgestiegen
log-bailed-again = {$team}: Besatzung erneut getroffen, {$numbers}, nötig {$need}
log-bailed-again-result = { $holds ->
    [yes] sie bleibt in der Nähe
   *[no] sie gibt den Panzer auf
}
log-team-destroyed = {$team}, {$of}, ist verloren
log-unit-pinned = {$unit} wird niedergehalten
log-rating-tested = { $test ->
    [remount] {$subject}: wieder einsteigen, {$numbers}, nötig {$need}
    [rally] {$subject}: Sammeln, {$numbers}, nötig {$need}
    [counterattack] {$subject}: Gegenstoß, {$numbers}, nötig {$need}
   *[last-stand] {$subject}: letztes Gefecht, {$numbers}, nötig {$need}
}
log-rating-tested-result = { $passed ->
    [yes] bestanden
   *[no] nicht bestanden
}
log-team-remounted = {$team}: die Besatzung ist wieder an Bord
log-unit-rallied = {$unit} sammelt sich
log-unit-lost = { $why ->
    [formation] {$unit} geht mit ihrem Verband verloren
   *[last-stand] {$unit} gibt auf
}
log-transports-withdrawn = {$unit}: Sie verlassen das Gefecht
log-commander-joined = { $replaces ->
    [yes] Der Kommandeur von {$formation} tritt an die Stelle von {$host}
   *[no] Der Kommandeur von {$formation} übernimmt {$host}
}
log-formation-lost = {$formation}: Verband vernichtet
log-leader-named = { $named ->
    [yes] {$team} übernimmt die Führung von {$unit}
   *[no] {$unit} ist jetzt ohne Führung
}
log-commander-named = { $why ->
    [killed] {$formation} verliert den Kommandeur
   *[other] Der Kommandeur von {$formation} übernimmt {$team}
}
log-commander-rolled = Überlebt der Kommandeur von {$formation}? {$number}
log-commander-rolled-result = { $survives ->
    [yes] er überlebt
   *[no] er fällt
}
log-assault-declared = Sturmangriff: {$units}
log-assault-declared-result = { $count ->
    [one] {$count} Trupp stürmt
   *[other] {$count} Trupps stürmen
}
log-team-charged = { $sets_off ->
    [yes] {$team} stürmt {$distance} cm
   *[no] {$team} kommt nicht in Kontakt
}
log-team-charged-result = { $stuck ->
    [yes] bleibt stehen
   *[no] { "" }
}
log-contact-made = In Kontakt: {$teams}
log-ranks-closed = {$team} schließt auf
log-assault-repulsed = Der Sturmangriff ist abgewehrt: {$units}
log-assault-repulsed-result = {$hits} Treffer{ $lost ->
    [0] { "" }
   *[other] , {$lost} ausgefallen
}
log-team-fell-back = { $sets_off ->
    [yes] {$team} weicht {$distance} cm zurück
   *[no] {$team} kann nicht zurückweichen
}
log-assault-rolled = Sturmangriff, {$unit}: {$numbers}
log-assault-rolled-result = nötig {$need} · { $hits ->
    [0] kein Treffer
   *[other] {$hits} Treffer
}
log-assault-die = {$team}: {$number}, nötig {$need}
log-strike-taken = {$striker} trifft {$target}
log-assault-checked = { $won ->
    [yes] Der Sturmangriff ist gelungen
   *[no] Die Verteidiger kämpfen weiter
}
log-counterattack-decided = { $counterattacks ->
    [yes] Gegenstoß von {$units}
   *[no] Rückzug: {$units}
}
log-team-broke-off = { $why ->
    [away] {$team} löst sich: {$distance} cm
    [captured] {$team} wird erbeutet
    [stuck] {$team} bleibt stecken und ergibt sich
    [mined] {$team} geht in den Minen verloren
   *[no-way] {$team} kommt nicht weg und ergibt sich
}
log-counterattack-began = Gegenstoß: {$units}
log-team-consolidated = { $sets_off ->
    [yes] {$team} festigt die Stellung: {$distance} cm
   *[no] {$team} kommt nicht los
}
log-team-consolidated-result = { $stuck ->
    [yes] steckt fest
   *[no] { "" }
}
log-assault-ended = { $why ->
    [failed] Kein Trupp kommt in Kontakt: Der Sturmangriff scheitert
    [spent] Kein Trupp ist mehr in Kontakt: Der Sturmangriff ist vorbei
   *[other] Der Sturmangriff ist vorbei
}
