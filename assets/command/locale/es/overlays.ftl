# Lo que se tiende sobre el mapa: líneas de visión, mando, alcance, objetivos.

key-sight = Línea de visión
key-reach = Alcance de un movimiento
key-command-reach = Alcance de los mandos
key-objectives = Objetivos y bordes

sight-from-nowhere = Elige una unidad o señala un hex desde el que mirar.
sight-of-unit = Línea de visión: { $unit }
sight-of-hex = Línea de visión desde { $hex }
sight-key-unseen = sin visión
sight-key-hindered = con estorbo
sight-clear = { $range ->
    [one] despejada · 1 hex
   *[other] despejada · {$range} hexes
}
sight-hindered = estorbo {$hindrance}: {$what}
sight-cut-ground = cortada: {$what} {$hex}
sight-why-ground = la línea toca el terreno dibujado
sight-cut-side = cortada: {$what} {$hex}/{$other}
sight-why-side = la línea toca el lado del hex
sight-cut-crest = cortada en la cresta de {$hex}
sight-why-crest = la unidad más alta está lejos de su cresta
sight-cut-hill = cortada: terreno alto en {$hex}
sight-why-hill = hay en medio terreno tan alto como el extremo más alto
sight-cut-blind = hex ciego tras {$hex}
sight-why-blind = la unidad más baja está justo tras un obstáculo
sight-cut-blaze = cortada: incendio en {$hex}
sight-why-blaze = nada se ve a través del fuego
command-nobody = No hay ningún mando en el mapa.
command-of = { $radius ->
    [0] {$unit}: Mando 0, dirige a {$units}
    [one] {$unit}: Mando, {$radius} hex, dirige a {$units}
   *[other] {$unit}: Mando, {$radius} hexes, dirige a {$units}
}
command-of-all = { $count ->
    [one] Alcance de 1 mando
   *[other] Alcance de {$count} mandos
}
reach-nobody = Elige antes una unidad del mapa.
reach-of = { $points ->
    [one] {$unit}: alcance con 1 punto de movimiento
   *[other] {$unit}: alcance con {$points} puntos de movimiento
}
reach-key-quiet = puntos de movimiento
reach-key-fired-at = ahí pueden dispararle
objectives-laid = Objetivos y bordes propios
objectives-edge = {$side}: borde propio; por aquí sale el bando contrario ({$other})

# Consejo sobre lo que se pregunta.
key-advice = Consejo sobre la pregunta
offer-advice = Consejo sobre la pregunta
advice-heading = Consejo, en puntos de victoria
advice-leave = {$key} cierra
advice-answer = { $known ->
    [0] Consejo: {$answer}
   *[other] Consejo: {$answer} ({$why})
}
advice-nothing-asked = Ahora no se pregunta nada.
advice-not-in-challenge = En un desafío nadie aconseja.
