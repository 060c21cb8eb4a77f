# Der Tisch: die Zeile über dem Plan, die Notizen zu Hexfeldern und die Knöpfe, die antworten.

top-set-up = Aufstellung
top-turn-value = Zug {$turn}
top-orders = Befehle
top-time = Zeit
top-points = SP
top-of = {$count} von {$most}
top-menu = Menü
tip-pace = Wie schnell das Geschehen gezeigt wird: {$pace}.
tip-turn = Ein Spielerzug: Befehle bis zur Grenze oder Abwürfe; dann wird die Hand aufgefüllt.
tip-orders = Befehle in diesem Zug, und wie viele es höchstens sein dürfen.
tip-time = Ab Feld {$space} kann jedes Vorrücken der Zeit die Partie durch Plötzlichen Tod beenden.
tip-points = Siegpunkte: was eine Seite mehr hat als die andere.
tip-posture = { $posture ->
    [attack] {$side}: Angriff
    [defend] {$side}: Verteidigung
   *[recon] {$side}: Aufklärung
}
top-even = ausgeglichen
top-ahead = {$side} {$points}
log-of-turn = Zug {$turn}
moment-turn = Zug {$turn}
moment-set-up = Aufstellung
tab-stack = Hexfeld
tab-log = Protokoll
hex-note = {$hex} · {$ground} · Ebene {$level}
hex-note-unit = {$unit}

## Antworten

answer-pass = Passen
answer-done = Fertig
answer-stop = Hier halten
answer-exit = Den Plan verlassen
answer-exit-unit = {$unit} verlässt den Plan
answer-reroll = Wurf aufheben
answer-card = {$use} (Karte {$number})
answer-whole-card = {$number}: {$order} / {$action}
answer-chosen = ✓ {$what}
answer-scrap = {$weapon} abwerfen
answer-give = {$weapon} an {$unit}
answer-place = {$piece} nach {$hex}
answer-units = { $count ->
    [0] Keine Einheit
    [one] {$count} Einheit
   *[other] {$count} Einheiten
}
answer-discard = { $count ->
    [0] Nichts abwerfen
    [one] {$count} Karte abwerfen
   *[other] {$count} Karten abwerfen
}
answer-set-up-done = Aufstellung fertig
answer-work = {$work} ({$count})
answer-cease-fire = Feuer einstellen
answer-smoke = Nebel
choose-units = Wähle zuerst Einheiten.
