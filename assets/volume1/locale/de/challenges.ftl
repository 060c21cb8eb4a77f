# Gefechte, die für alle gleich sind: Herausforderungen, Gefecht des Tages, Bilanz und Ehrungen.

## Startbildschirm

menu-day = Gefecht des Tages
menu-day-note = für alle dasselbe; Herausforderungen und Bilanz

## Tage

days-title = Das Gefecht des Tages
days-note = Aus dem Datum erzeugt: für alle dasselbe, mit denselben Würfeln und Karten. Es zählt das erste, das du zu Ende spielst.
days-open = Öffnen
days-records = Bilanz
days-today = heute
days-not-fought = noch nicht gespielt
days-outcome = {$verdict} · { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
} · { $turns ->
    [one] {$turns} Runde
   *[other] {$turns} Runden
}
days-day = { $month ->
    [1] {$day}. Januar {$year}
    [2] {$day}. Februar {$year}
    [3] {$day}. März {$year}
    [4] {$day}. April {$year}
    [5] {$day}. Mai {$year}
    [6] {$day}. Juni {$year}
    [7] {$day}. Juli {$year}
    [8] {$day}. August {$year}
    [9] {$day}. September {$year}
    [10] {$day}. Oktober {$year}
    [11] {$day}. November {$year}
   *[12] {$day}. Dezember {$year}
}

## Herausforderungen

sheet-challenge = Herausforderung
challenge-give = Weitergeben
challenge-give-title = Eine Herausforderung
challenge-came-to = {$verdict} · { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
} · { $turns ->
    [one] {$turns} Runde
   *[other] {$turns} Runden
}
sheet-to-beat = Zu schlagen

## Bilanz

menu-records-note = deine Gefechte in Zahlen
records-none = Noch kein Gefecht ist zu Ende gespielt. Jedes, das du beendest, steht dann hier.
records-all = Alle Gefechte
records-fought = Gespielte Gefechte
records-won = Gewonnen
records-days = Gefechte des Tages
records-row = Meiste Siege in Folge
records-enemies-killed = Gefallene Feinde
records-enemies-captured = Gefangene Feinde
records-killed = Eigene Gefallene
records-captured = Eigene Gefangene
records-fled = Eigene Geflohene
records-wounded = Eigene Verwundete
records-papers = Heimgebrachte Dokumente
records-rescued = Gerettete Kameraden
records-scenarios = Szenarien
records-standing = {$won} von {$fought} gewonnen · Bestwert {$points}
records-honours = Ehrungen
records-honours-count = {$earned} von {$all}
records-earned = {$day}: {$verdict}
end-honours = { $count ->
    [one] Ehrung: {$honours}
   *[other] Ehrungen: {$honours}
}

## Ehrungen

honour-every-man-home = Alle Mann zurück
    .about = Ein gewonnenes Gefecht mit sechs Mann oder mehr, ohne einen zu verlieren, bei vier oder mehr ausgeschalteten Feinden.
honour-not-a-scratch = Kein Kratzer
    .about = Dasselbe ohne eine einzige Wunde.
honour-hands-up = Hände hoch
    .about = Drei Gefangene oder mehr in einem Gefecht.
honour-officer-alive = Lebend und gesprächig
    .about = Ein gewonnenes Gefecht, in dem ein feindlicher Offizier gefangen wurde.
honour-papers = Krieg auf Papier
    .about = Ein gewonnenes Gefecht, aus dem Dokumente heimgebracht wurden.
honour-nobody-left-behind = Niemand bleibt zurück
    .about = Ein Kamerad in Sicherheit gebracht und niemanden dafür verloren.
honour-at-a-price = Zu einem hohen Preis
    .about = Ein gewonnenes Gefecht trotz drei oder mehr verlorener Männer.
honour-before-the-clock = Vor der Zeit
    .about = Ein gewonnenes Gefecht mit zwei oder mehr Runden Vorsprung, bei vier oder mehr ausgeschalteten Feinden.
honour-a-field-cleared = Freies Feld
    .about = Ein gewonnenes Gefecht mit acht oder mehr ausgeschalteten Feinden.

## Auf einen Blick

book-forces = { $men ->
    [one] {$men} Mann gegen {$enemies} Spielsteine
   *[other] {$men} Mann gegen {$enemies} Spielsteine
}
book-demand = {$minutes} Min. · {$difficulty} · {$won} % gewonnen
book-easy = leicht
book-fair = mittel
book-hard = schwer
book-mission-take = Angriff
book-mission-hold = Verteidigung
book-mission-patrol = Spähtrupp
book-mission-ambush = Hinterhalt
book-mission-raid = Stoßtrupp
book-mission-rescue = Rettung
book-mission-withdraw = Rückzug
sheet-glance = Dieses Gefecht
sheet-mission = Auftrag
sheet-length = Dauer
sheet-minutes = { $minutes ->
    [one] etwa {$minutes} Minute
   *[other] etwa {$minutes} Minuten
}
sheet-difficulty = Schwierigkeit
sheet-won-by-careful = {$difficulty}: Ein vorsichtiger Spieler gewinnt {$won} von 100
sheet-measured = Gemessen
sheet-measured-games = { $games } Gefechte: zwischen { $least } und { $most } von 100, bei 95 % Konfidenz
sheet-veteran = Ein Veteran
sheet-veteran-wins = gewinnt { $won } von 100; { $games } Gefechte: zwischen { $least } und { $most }

## Weitergeben

book-give = Weitergeben
book-given = Weitergegeben
given-file = {$file}: kann verschickt werden. Andere ziehen sie auf das Fenster des Spiels oder legen sie in ihren Paketordner.
cli-no-zip = „{$file}“ muss auf .zip enden
