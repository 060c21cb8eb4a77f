# As in English: danger-from, danger-shot, range-ring, tape-length
# Lo que se puede ver sobre la mesa en cualquier momento: visión, alcances, peligro, mando, objetivos, una cinta métrica.

## The rail, the keys

rail-sight = Visión
rail-ranges = Alcances
rail-danger = Peligro
rail-goals = Objetivos
rail-tape = Cinta
rail-tip-sight = Lo que ve un equipo: el que está bajo el puntero o, si no, el elegido
rail-tip-ranges = Hasta dónde y en qué arco disparan las armas de un equipo
rail-tip-danger = Qué enemigos podrían dañar al equipo elegido donde está o adonde va, y con qué probabilidad
rail-tip-goals = Quién controla cada objetivo y quién está cerca
rail-tip-tape = Una cinta métrica desde el puntero; entre equipos, de borde a borde
key-sight = Visión de un equipo
key-sight-here = Visión desde aquí
key-ranges = Alcances y arcos de fuego
key-danger = Peligro para el equipo elegido
key-goals = Objetivos y quién los controla
key-tape = Cinta métrica

## Legends

legend-sight = { $team ->
    [none] Visión: elige un equipo, o apunta a uno y pulsa la tecla otra vez
   *[other] Visión de {$team}
}
legend-sight-signs = Rayado: no se ve. Apunta a cualquier sitio: azul, libre; rojo, cortada, y la nota dice por qué.
legend-ranges = { $team ->
    [none] Alcances: elige un equipo, o apunta a uno y pulsa la tecla otra vez
   *[other] Alcances de {$team}
}
legend-ranges-signs = Rayas: hasta dónde dispara un arma, dentro de su arco. Puntos: más allá es largo alcance.
legend-danger = { $team ->
    [none] Peligro: elige un equipo, o apunta a uno y pulsa la tecla otra vez
   *[other] Peligro para {$team}
}
legend-danger-signs = Rojo: el mejor disparo de un enemigo en su próximo turno, si todo sigue igual.
legend-tape = Cinta métrica
legend-tape-signs = Entre equipos, de borde a borde. Pulsa la tecla dos veces para empezar en otro sitio.

## Labels

sight-clear = a la vista
sight-concealed = a la vista, a cubierto{ $cause ->
    [none] { "" }
   *[other] : {$cause}
}
sight-cut = cortada{ $cause ->
    [none] { " por el relieve" }
   *[other] : {$cause}
}
range-ring = {$weapons} · {$range} cm
range-long = a más de {$range} cm: +{$worse} para acertar
danger-none = Ningún enemigo puede dañarlo.
danger-looking = Buscando enemigos …
danger-sum = { $count ->
    [one] Un enemigo puede dañarlo.
   *[other] {$count} enemigos pueden dañarlo.
}
danger-hits = { $armoured ->
    [yes] Entre todos: impactos { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · destruidos { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) } · desalojados { NUMBER($bailed, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[no] Entre todos: impactos { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · destruidos { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
danger-from = {$team} · {$distance} cm
danger-shot = {$weapon}: {$dice} × {$need}+
danger-odds = { $armoured ->
    [yes] {$destroyed} % destruido · {$bailed} % desalojado
   *[no] {$destroyed} % destruido
}
goal-held = { $holder ->
    [none] {$goal}: no lo controla nadie
   *[other] {$goal}: lo controla: {$holder}
}
goal-near = A {$reach} cm o menos: atacante {$attackers}, defensor {$defenders}
goal-wins = Da la victoria a: {$seats}
tape-length = {$length} cm

## Context menus

offer-sight-team = Lo que ve
offer-ranges-team = Alcances y arcos de fuego
offer-danger-team = Peligro que corre
offer-rules-team = Reglas sobre él
offer-sight-place = Lo que vería desde aquí el equipo elegido
offer-tape-place = Medir desde aquí
