# Was `simulate` schreibt.
simulated-column-winner = Sieger
simulated-column-ended = Spielende
simulated-column-lost = verlorene Einheiten (Angreifer / Verteidiger)
simulated-battles = { $count ->
    [one] {$count} Gefecht zwischen {$attacker} (Angreifer) und {$defender} (Verteidiger): {$won} % vom Angreifer gewonnen, mit 95 % Sicherheit zwischen {$least} und {$most} % ({$ended})
   *[other] {$count} Gefechte zwischen {$attacker} (Angreifer) und {$defender} (Verteidiger): {$won} % vom Angreifer gewonnen, mit 95 % Sicherheit zwischen {$least} und {$most} % ({$ended})
}
simulated-losses = im Mittel { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte Bruchwert vom Angreifer vernichtet, abzüglich der eigenen; verloren { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } Einheiten des Angreifers und { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } des Verteidigers
simulated-pace = die Hälfte der Gefechte dauert höchstens { NUMBER($turns, maximumFractionDigits: 0) } Runden; { NUMBER($assaults, minimumFractionDigits: 1, maximumFractionDigits: 1) } Sturmangriffe je Gefecht
simulated-conceded = aufgegeben
simulated-force-broken = Truppe gebrochen
simulated-all-taken = alle Ziele genommen
simulated-turn-limit = Rundengrenze
simulated-fewer-losses = weniger Verluste
simulated-draw = unentschieden

# Warum der Computer so antwortet: Punkte seiner Streitmacht dafür und dagegen.
thought = {$turn}, {$seat}: {$question} – {$answer} ({$why})
thought-reason = {$what} {$points}
thought-fire = Feuer
thought-assault = Sturmangriff
thought-chance = Aussicht
thought-artillery = Artillerie
thought-objective = Ziel
thought-nearer = näher am Ziel
thought-cover = Deckung
thought-danger = Gefahr
thought-waits = Abwarten
thought-watches = Feuerbereitschaft
thought-apart = außer Führung
