# Was über der Karte liegt: Sichtlinien, Führung, Reichweite, Ziele.

key-sight = Sichtlinie
key-reach = Reichweite einer Bewegung
key-command-reach = Führungsbereich der Anführer
key-objectives = Ziele und Spielfeldränder

sight-from-nowhere = Wähl eine Einheit oder zeige auf ein Feld, von dem aus geschaut wird.
sight-of-unit = Sichtlinie: { $unit }
sight-of-hex = Sichtlinie von { $hex }
sight-key-unseen = außer Sicht
sight-key-hindered = mit Sichtbehinderung
sight-clear = { $range ->
    [one] frei · 1 Feld
   *[other] frei · {$range} Felder
}
sight-hindered = Sichtbehinderung {$hindrance}: {$what}
sight-cut-ground = unterbrochen: {$what} {$hex}
sight-why-ground = die Linie berührt das gezeichnete Gelände
sight-cut-side = unterbrochen: {$what} {$hex}/{$other}
sight-why-side = die Linie berührt die Feldkante
sight-cut-crest = unterbrochen am Kamm von {$hex}
sight-why-crest = die höhere Einheit steht nicht an ihrem Kamm
sight-cut-hill = unterbrochen: höheres Gelände bei {$hex}
sight-why-hill = dazwischen liegt Gelände so hoch wie das höhere Ende
sight-cut-blind = Blindfeld hinter {$hex}
sight-why-blind = die tiefere Einheit steht gleich hinter einem Hindernis
sight-cut-blaze = unterbrochen: Brand in {$hex}
sight-why-blaze = durch Feuer sieht man nichts
command-nobody = Kein Anführer ist auf dem Spielfeld.
command-of = { $radius ->
    [0] {$unit}: Führung 0, führt {$units}
    [one] {$unit}: Führung, {$radius} Feld, führt {$units}
   *[other] {$unit}: Führung, {$radius} Felder, führt {$units}
}
command-of-all = { $count ->
    [one] Führungsbereich von 1 Anführer
   *[other] Führungsbereich von {$count} Anführern
}
reach-nobody = Wähl zuerst eine Einheit auf dem Spielfeld.
reach-of = { $points ->
    [one] {$unit}: Reichweite mit 1 Bewegungspunkt
   *[other] {$unit}: Reichweite mit {$points} Bewegungspunkten
}
reach-key-quiet = Bewegungspunkte
reach-key-fired-at = dort droht Gelegenheitsfeuer
objectives-laid = Ziele und eigene Spielfeldränder
objectives-edge = {$side}: eigener Rand; hier verlässt die Gegenseite ({$other}) das Spielfeld

# Rat zu dem, was gefragt ist.
key-advice = Rat zur gestellten Frage
offer-advice = Rat zur Frage
advice-heading = Rat, in Siegpunkten
advice-leave = {$key} schließt
advice-answer = { $known ->
    [0] Rat: {$answer}
   *[other] Rat: {$answer} ({$why})
}
advice-nothing-asked = Gerade wird nichts gefragt.
advice-not-in-challenge = In einer Herausforderung gibt niemand Rat.
