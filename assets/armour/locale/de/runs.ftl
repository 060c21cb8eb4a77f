# Was `simulate` schreibt.
simulated-column-winner = Sieger
simulated-column-ended = Spielende
simulated-column-lost = verlorene Trupps (Angreifer / Verteidiger)
simulated-battles = { $count ->
    [one] {$count} Gefecht zwischen {$attacker} (Angreifer) und {$defender} (Verteidiger): {$won} % vom Angreifer gewonnen, mit 95 % Sicherheit zwischen {$least} und {$most} % ({$ended})
   *[other] {$count} Gefechte zwischen {$attacker} (Angreifer) und {$defender} (Verteidiger): {$won} % vom Angreifer gewonnen, mit 95 % Sicherheit zwischen {$least} und {$most} % ({$ended})
}
simulated-losses = im Mittel { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte, über 0 für den Angreifer; verloren { NUMBER($ours, minimumFractionDigits: 1, maximumFractionDigits: 1) } Trupps des Angreifers und { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } des Verteidigers
simulated-pace = die Hälfte der Gefechte dauert höchstens { NUMBER($turns, maximumFractionDigits: 0) } Runden; { NUMBER($assaults, minimumFractionDigits: 1, maximumFractionDigits: 1) } Sturmangriffe je Gefecht
simulated-goal-held = Ziel gehalten
simulated-formations-lost = keine Formation mehr
simulated-turn-limit = Rundengrenze
simulated-conceded = aufgegeben

# Warum der Computer so antwortet: Punkte seiner Streitmacht dafür und dagegen.
thought = {$turn}, {$seat}: {$question} – {$answer} ({$why})
thought-reason = {$what} {$points}
thought-place = Stellung
thought-goal = Ziel
thought-fire = Feuer
thought-danger = Gefahr
thought-kills = erwartete Ausfälle
thought-shells = Beschuss
thought-pins = Niederhalten
thought-losses = feindliche Verluste
thought-own-losses = eigene Verluste
thought-ground = Gelände
thought-hits = Treffer
thought-spared = ersparte Verluste
thought-command = Führung
thought-cover = Deckung
thought-safety = Sicherheit
thought-check = Siegprüfung
thought-assault = Sturmangriff
thought-spotting = Beobachtung
