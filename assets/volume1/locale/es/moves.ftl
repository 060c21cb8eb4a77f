# Moves that are drawn: what the path promises, and why a man stops on it.
move-note-way = { $count ->
    [one] 1 hex
   *[other] {$count} hexes
} · { $first ->
    [same] Impulso {$last}
   *[other] Impulsos {$first}–{$last}
}
move-note-short = No llega a {$hex} este turno
move-note-down = Se pone a cubierto en {$terrain} {$hex}
move-note-misses = Acaba sin enemigo: se pone a cubierto
move-note-meets = Entra en un hex con enemigo: {$men}
move-note-on = Debe seguir moviéndose en el impulso {$impulse}
move-note-fires-or-on = Impulso {$impulse}: debe disparar si tiene un blanco; si no, seguir moviéndose
move-note-fires = Si tiene un blanco, dispara en su lugar
move-note-unseen = Ningún enemigo lo ve
move-note-seen = A la vista de { $count ->
    [one] {$man}
   *[other] {$count} enemigos
} desde el impulso {$impulse}
move-note-shot = {$shooter} puede disparar en el impulso {$impulse}: {$percent} %
move-no-slot = A {$man} no le queda movimiento este turno.
move-no-order = {$man} necesita una orden para moverse.
move-answer-first = {$man} aún no puede moverse. Antes: «{$asked}»
move-no-order-leads = Ninguna orden lleva a {$man} a {$hex} este turno.
move-orders-there = { $others ->
    [0] {$man} a {$hex}
    [one] {$man} a {$hex}, 1 hombre al lado en formación
   *[other] {$man} a {$hex}, {$others} hombres al lado en formación
}
move-order-there = {$order}: llega en el impulso {$impulse}
move-order-all-there = {$order}: llegan en el impulso {$impulse}
move-order-last-there = {$order}: impulso {$impulse}, el último en el {$last}
move-order-short = {$words}; { $count ->
    [one] 1 no llega
   *[other] {$count} no llegan
}
move-drag-to-man = Para enviar a {$man} hacia {$foe}, arrástralo a {$hex}.
move-no-path = Ninguna ruta acerca a {$man} a {$hex}.
moves-stand = { $count ->
    [one] El movimiento de {$men} queda trazado.
   *[other] Los movimientos de {$men} quedan trazados.
}
moves-stand-on = { $count ->
    [one] {$men} debe seguir moviéndose en el impulso {$impulse}: Mayús y un clic, o el número de un hex, prolongan su camino.
   *[other] {$men} deben seguir moviéndose en el impulso {$impulse}: Mayús y un clic, o el número de un hex, prolongan sus caminos.
}
moves-taken-back = { $count ->
    [one] Se retira el movimiento trazado
   *[other] Se retiran los movimientos trazados
} de {$men}.
offer-take-back = Retirar el movimiento trazado de {$man}
offer-go-there = {$man} va ahí
offer-go-towards = { $count ->
    [one] {$man} avanza 1 hex hacia {$hex}
   *[other] {$man} avanza {$count} hexes hacia {$hex}
}
offer-go-there-by = {$man} va ahí con …
button-other-man = Otro hombre
button-carry-on = { $count ->
    [one] Continuar
    [2] Continuar los dos
   *[other] Continuar los { $count }
}
button-carry-on-later = Continuar {$count} ahora y {$later} después
button-carry-on-meets = {$words}: al hex enemigo
carry-on-meets = { $impulse ->
    [0] Continuar: {$men} al hex {$hex}, con enemigo: {$foes}
   *[other] Continuar: {$men} al hex {$hex} en el impulso {$impulse}, con enemigo: {$foes}
}
ask-carry-on = { $count ->
    [one] {$men} tiene un movimiento trazado.
   *[other] {$men} tienen movimientos trazados.
}
ask-stopped = { $count ->
    [one] {$men} se ha detenido: {$reason}.
   *[other] {$men} se han detenido: {$reason}.
}

log-move-stops = { $count ->
    [one] {$men} se detiene
   *[other] {$men} se detienen
}
log-move-ends = { $count ->
    [one] {$men} abandona su movimiento trazado
   *[other] {$men} abandonan sus movimientos trazados
}
stop-enemy-found = {$about} ha sido detectado
stop-reinforced = hay un nuevo enemigo en el tablero
stop-alerted = {$about} está en alerta
stop-strike = dispara la artillería
stop-grenade = hay una granada activa cerca
stop-seen = {$about} lo ha detectado
stop-seen-by-none = ha sido detectado
stop-shot-at = {$about} le ha disparado
stop-check = ha tenido que hacer un chequeo
stop-order = su orden es ahora {$order}
stop-morale = su moral es ahora {$morale}
stop-lost = ha sido alcanzado
stop-in-the-way = hay un enemigo en {$hex}
stop-barred = no puede pasar a {$hex}
stop-must-move = tiene que moverse ahora
stop-at-end = su movimiento trazado termina aquí
stop-in-sight = {$about} ve ahora {$hex}
