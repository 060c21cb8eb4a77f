# As in English: danger-from, danger-shot, range-ring, tape-length
# Was jederzeit auf dem Tisch zu sehen ist: Sicht, Reichweiten, Gefahr, Befehle, Ziele, ein Maßband.

## The rail, the keys

rail-sight = Sicht
rail-ranges = Weiten
rail-danger = Gefahr
rail-goals = Ziele
rail-tape = Maßband
rail-tip-sight = Was ein Trupp sieht: der unter dem Zeiger, sonst der gewählte
rail-tip-ranges = Wie weit und in welchem Bereich die Waffen eines Trupps schießen
rail-tip-danger = Welche Gegner dem gewählten Trupp schaden könnten, wo er steht oder hinzieht, und mit welcher Aussicht
rail-tip-goals = Wer jedes Ziel hält, und wer ihm nahe ist
rail-tip-tape = Ein Maßband ab dem Zeiger, zwischen Trupps von Rand zu Rand
key-sight = Sicht eines Trupps
key-sight-here = Sicht von hier
key-ranges = Reichweiten und Schussbereiche
key-danger = Gefahr für den gewählten Trupp
key-goals = Ziele und wer sie hält
key-tape = Maßband

## Legends

legend-sight = { $team ->
    [none] Sicht: Wähl einen Trupp, oder zeige auf einen und drück die Taste noch einmal
   *[other] Sicht von {$team}
}
legend-sight-signs = Schraffiert: nicht zu sehen. Zeige irgendwohin: Blau ist frei, Rot ist verstellt, und die Notiz sagt, wodurch.
legend-ranges = { $team ->
    [none] Reichweite: Wähl einen Trupp, oder zeige auf einen und drück die Taste noch einmal
   *[other] Reichweiten von {$team}
}
legend-ranges-signs = Striche: so weit schießt eine Waffe, in ihrem Bereich. Punkte: dahinter ist große Entfernung.
legend-danger = { $team ->
    [none] Gefahr: Wähl einen Trupp, oder zeige auf einen und drück die Taste noch einmal
   *[other] Gefahr für {$team}
}
legend-danger-signs = Rot: der beste Schuss eines Gegners in seinem nächsten Spielzug, wenn alles so bleibt.
legend-tape = Maßband
legend-tape-signs = Zwischen Trupps von Rand zu Rand. Drück die Taste zweimal, um anderswo zu beginnen.

## Labels

sight-clear = in Sicht
sight-concealed = in Sicht, gedeckt{ $cause ->
    [none] { "" }
   *[other] : {$cause}
}
sight-cut = verstellt{ $cause ->
    [none] { " durch das Gelände" }
   *[other] : {$cause}
}
range-ring = {$weapons} · {$range} cm
range-long = über {$range} cm: +{$worse} beim Treffen
danger-none = Kein Gegner kann ihm schaden.
danger-looking = Gegner werden gesucht …
danger-sum = { $count ->
    [one] Ein Gegner kann ihm schaden.
   *[other] {$count} Gegner können ihm schaden.
}
danger-hits = { $armoured ->
    [yes] Zusammen: Treffer { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · zerstört { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) } · ausgestiegen { NUMBER($bailed, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[no] Zusammen: Treffer { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · zerstört { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
danger-from = {$team} · {$distance} cm
danger-shot = {$weapon}: {$dice} × {$need}+
danger-odds = { $armoured ->
    [yes] {$destroyed} % zerstört · {$bailed} % ausgestiegen
   *[no] {$destroyed} % zerstört
}
goal-held = { $holder ->
    [none] {$goal}: von niemandem gehalten
   *[other] {$goal}: gehalten von: {$holder}
}
goal-near = Innerhalb von {$reach} cm: Angreifer {$attackers}, Verteidiger {$defenders}
goal-wins = Bringt den Sieg: {$seats}
tape-length = {$length} cm

## Context menus

offer-sight-team = Was er sieht
offer-ranges-team = Reichweiten und Schussbereiche
offer-danger-team = Gefahr für ihn
offer-rules-team = Regeln über ihn
offer-sight-place = Was der gewählte Trupp von hier sähe
offer-tape-place = Von hier messen
