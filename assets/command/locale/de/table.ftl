# Der Tisch: die Zeile über dem Plan, die Notizen zu Feldern und die Knöpfe, die antworten.

top-set-up = Aufstellung
top-turn-value = Zug {$turn}
top-orders = Befehle
top-time = Zeit
top-points = SP
top-of = {$count} von {$most}
top-time-value = {$count} (Schlusswurf ab {$most})
tip-turn = Ein Spielerzug: Befehle bis zur Grenze oder Abwürfe; dann wird die Hand aufgefüllt.
tip-orders = Befehle in diesem Zug, und wie viele es höchstens sein dürfen.
tip-time = Ab Feld {$space} kann jedes Weiterrücken der Zeit die Partie durch einen Schlusswurf beenden.
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
tab-stack = Feld
tab-log = Protokoll
hex-note = {$hex} · {$ground} · Ebene {$level}
hex-note-unit = {$unit}
offer-sight-unit = Was von hier aus zu sehen ist
offer-rules-unit = Regeln zu dieser Einheit
offer-sees-unit = {$unit} · { $hexes ->
    [one] {$hexes} Feld
   *[other] {$hexes} Felder
}{ $hindrance ->
    [0] {""}
   *[other] {" · "}Sichtbehinderung {$hindrance}
}
