# Lo que se pregunta. Una línea cada vez; una pista dice cómo se responde.

ask-aim-artillery = {$seat}: coloca los puntos de bombardeo
ask-aim-artillery-hint = Cada unidad de artillería puede empezar con un punto ya localizado en cualquier lugar de la mesa; o termina este paso.
ask-place-works = {$seat}: coloca tus obras
ask-place-works-hint = Cada obra va en su zona, a 10 cm de los objetivos y de las demás. Puedes dejar algunas sin colocar.
ask-hide-units = {$seat}: ¿qué unidades esperan fuera de la mesa?
ask-hide-units-hint = Elige una ficha y después emboscada o reserva. El rival solo sabe cuántas unidades están fuera de la mesa.
ask-deploy = {$seat}: despliega tus unidades
ask-deploy-hint = Coloca cada unidad en tu zona, a distancia de mando de su líder.
ask-move-spearhead = {$seat}: mueve tus puntas de lanza
ask-move-spearhead-hint = A más de 20 cm de todo enemigo, y a 40 cm de los que están a la vista, de su zona y de los objetivos.
ask-reveal-ambush = {$seat}: ¿lanzas una emboscada?
ask-reveal-ambush-hint = En tu zona, a 10 cm de cualquier enemigo y a 40 cm de los que la verían al descubierto.
ask-enter-reserve = {$seat}: llega una unidad de tu reserva
ask-enter-reserve-hint = Elige cuál y después dónde: en tu tramo del borde, a 20 cm de los enemigos.
ask-withdraw-unit = {$seat}: ¿qué unidad deja la mesa?
ask-withdraw-unit-hint = No cuenta como baja, pero no vuelve.
ask-move-units = {$seat}: mueve tus unidades
ask-move-units-hint = Arrastra un equipo o una unidad entera, da una orden, o termina el movimiento.
ask-shoot-units = {$seat}: elige quién dispara
ask-shoot-units-hint = Elige una unidad y luego sus objetivos o un punto de bombardeo, o termina el disparo.
ask-move-by-order = {$about}, {$order}: ¿quién mueve?
ask-move-by-order-hint = Arrastra los equipos que aprovechan la orden, o termínala.
ask-act-in-assault = {$seat}: ¿quién asalta?
ask-act-in-assault-hint = Lleva equipos de una unidad al contacto, hasta 10 cm, da una orden o termina el turno.
ask-allot-hits = {$about}: asigna los impactos
ask-allot-hits-hint = Cada objetivo declarado recibe un impacto; reparte los demás por igual.
ask-mistaken-target = {$seat}: ¿intercambiar impactos?
ask-mistaken-target-hint = Con 3+ dos equipos intercambian todos sus impactos.
ask-name-leader = { $why ->
    [bailed] {$about}: ¿quién releva al líder desalojado?
    [stuck] {$about}: ¿quién dirige mientras el líder está atascado?
    [appointed] {$about}: ¿quién dirige ahora la unidad?
   *[other] {$about}: ¿quién toma el mando?
}
ask-name-commander = {$about}: ¿a quién se une el comandante?
ask-countercharge = {$about}: carga en el contraataque
ask-countercharge-hint = Los equipos que no están en contacto cargan hasta 10 cm.
ask-defensive-fire = {$seat}: fuego defensivo
ask-defensive-fire-hint = Elige una unidad cercana al asalto y sus blancos a 20 cm, o no dispares más.
ask-anti-aircraft = {$seat}: ¿disparas a los aviones?
ask-anti-aircraft-hint = Elige una unidad con armas antiaéreas y luego un avión, o no dispares.
ask-attack-with-flight = {$about}: ¿qué ataca?
ask-attack-with-flight-hint = Pulsa un blanco para dispararle, o un punto bajo un avión para bombardearlo, o deja que la patrulla se vaya.
ask-take-strike = {$about} impacta: ¿qué equipo lo sufre?
ask-choose-weapon = {$about}: ¿con qué golpea?
ask-choose-weapon-hint = Las granadas golpean el techo; un arma, el lateral.
ask-counterattack = {$about}: ¿contraatacar o romper el contacto?
ask-counterattack-hint = Quien rompe el contacto se aleja a más de 15 cm, o se pierde.
ask-consolidate = {$seat}: consolida
ask-consolidate-hint = Mueve a los vencedores hasta 10 cm, sin acercarse a menos de 5 cm del enemigo.
ask-roll = {$about}: una tirada
ask-over = { $why ->
    [conceded] Gana {$winner}: el otro bando se rinde ({$won} : {$lost})
    [formations-lost] Gana {$winner}: al otro bando no le quedan formaciones ({$won} : {$lost})
    [goal-held] Gana {$winner} por un objetivo ({$won} : {$lost})
   *[turn-limit] Gana {$winner} al acabar los turnos ({$won} : {$lost})
}

## what undo cannot cross
undo-ambush-revealed = Ya no se puede deshacer: se descubrieron unidades ocultas.
undo-reserve-entered = Ya no se puede deshacer: entró una reserva en la mesa.
