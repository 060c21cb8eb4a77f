# Los paneles alrededor del mapa: mano, registros, quién está en un hexágono.

## La mano

hand-empty = No hay cartas en la mano.
card-not-now = Esta carta no puede jugarse ahora.
card-order = orden
card-action = acción
card-tip = Carta {$number}
card-tip-play = Clic para jugar su {$part}: {$use}
card-tip-nothing = Ahora no puede jugarse ni su orden ni su acción.
card-tip-event = Si se descubre para un evento: {$event}
