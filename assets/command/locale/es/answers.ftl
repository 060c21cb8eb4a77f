# As in English: answer-deny-radio

# Lo que dicen los botones de una pregunta.

answer-hex = { $hex }
answer-pass = Pasar
answer-pass-give-order = Pasar y descartar
answer-pass-give-order-night = Pasar y descartar toda la mano
answer-pass-give-order-empty = Pasar
answer-pass-reroll = Dejarla
answer-pass-react-fire-roll = Tirar
answer-pass-react-defence = Tirar
answer-pass-react-entered = No reaccionar
answer-pass-react-melee = Combatir
answer-pass-react-breaking = Cae en desorden
answer-pass-react-eliminated = Se elimina
answer-pass-pick-unit-sniper = Ninguna
answer-pass-pick-unit-spotter = Ninguno
answer-pass-pick-hex = En ninguno
answer-pass-pick-unit-deploy = Ninguno
answer-pass-pick-unit-split = Ninguno
answer-pass-pick-unit = Ninguna
answer-pass-pick-weapon = Ninguna
answer-pass-pick-card = Ninguna
answer-done = Listo
answer-done-give-order = Terminar el turno
answer-done-set-up = Despliegue completo
answer-done-set-off = Terminar el movimiento
answer-done-advance-one = Terminar el avance
answer-done-shoot = Alto el fuego
answer-stop = Parar aquí
answer-exit = Salir del mapa
answer-exit-unit = {$unit} sale del mapa
answer-shoot = Disparar
answer-initiative = Entregar la carta de iniciativa por +{$fp} PF
answer-reroll = Tirar otra vez
answer-give = {$what} para {$named}
answer-scrap = Desechar: {$weapon}
answer-placed = {$unit} en {$hex}
answer-of-side = {$name} ({$side})
answer-card = {$order} / {$action}
answer-card-unknown = Una carta
answer-time = Tiempo {$space}
answer-chit = Ficha {$chit}: {$worth}
answer-rout-help-add = Suma su Mando
answer-rout-help-subtract = Resta su Mando
answer-run-along-yes = Va con ellos
answer-run-along-no = Se queda
answer-request-repair = Reparar la radio
answer-request-mission = Misión de fuego
answer-request-starshell = Bengala
answer-mission-shells = Alto explosivo
answer-mission-smoke = Humo
answer-deny-radio = Radio
answer-deny-starshell = Bengala
answer-lift-smoke = Humo
answer-lift-starshell = Bengala
answer-lift-none = Nada
answer-markers-1 = La dotación que lleva el arma
answer-markers-2 = La otra dotación

button-place-rest = Colocar el resto
button-work = {$work}: quedan {$count}
button-discard = { $count ->
    [0] No descartar
    [one] Descartar {$count} carta
   *[other] Descartar {$count} cartas
}
button-activate = { $count ->
    [0] Activar unidades
    [one] Activar {$count} unidad
   *[other] Activar {$count} unidades
}
button-activate-first = Activar { $count ->
    [one] {$count} unidad
   *[other] {$count} unidades
} y elegir luego el ataque
button-set-off = { $count ->
    [0] Mover unidades
    [one] Mover {$count} unidad
   *[other] Mover {$count} unidades
}
button-fire-fp = Disparar con {$fp} PF
button-fire-weak = Declarar fuego con {$fp} PF: hace falta una acción
button-aim = Apuntar: {$percent} de acierto
button-all-in-order = Todas en este orden
button-aim-otherwise = Elegir otro ataque
button-smoke-shell = Disparar humo
button-smoke-on = Humo en su lugar
button-smoke-off = Explosivo en su lugar
button-give-order = Orden: {$order}
button-give-order-none = Dar la orden
button-pick-own = Ofrecer también las propias
button-pick-enemies = Ofrecer también las enemigas
choose-units-first = Elige antes unidades
choose-card-first = Elige antes una carta: con su número, o púlsala.
nothing-to-fire-with = Nada que pueda disparar ve {$hex} a su alcance
too-weak-to-fire = Potencia de fuego inferior a 1 contra {$hex}
far-way = Sin camino: no se llega a {$hex} moviéndose
far-way-costs = { $lacks ->
    [one] Demasiado lejos: {$hex} cuesta {$cost}, falta {$lacks}
   *[other] Demasiado lejos: {$hex} cuesta {$cost}, faltan {$lacks}
}{ $gained ->
    [0] { "" }
   *[other] {" "}aun con {$gained} más por el camino
}
far-way-nearest = {$why}. Lo más cerca: {$nearest}, coste {$spent}
