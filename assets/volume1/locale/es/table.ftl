# The table: strips, panels, tooltips and small questions around the board.
# As in English: dossier-team-hex, dossier-ldr, gun-figures, offer-sees-man

## Top strip

top-turn = Turno
top-turn-alone = Turno {$turn}
top-turn-of = Turno {$turn} de {$turns}
top-impulse = Impulso
top-points = PV
top-wind = Viento
top-day = Día
top-night = Noche, visibilidad {$range}
top-mist = Niebla, visibilidad {$range}
top-pace = Ritmo
tip-turn = { $left ->
    [0] Este es el último turno.
    [one] Queda un turno más después de este.
   *[other] Quedan {$left} turnos después de este.
}
tip-impulse = Un turno tiene cuatro impulsos. En cada uno actúa una vez cada equipo, por orden de iniciativa.
tip-points = Puntos de victoria hasta ahora, como si la batalla acabara ya.
tip-points-for = Lo que cuenta: {$counts}
tip-wind = Viento: dirección {$direction} de la brújula. Mueve el humo y las bengalas.

## Left strip

track-title = Iniciativa
track-not-drawn = sin carta
track-active = actúa
track-men = En el tablero: {$alert} en alerta, {$waiting} en espera
track-cup = En la bolsa: {$cup}
track-each = Se roba una carta por cada hombre del equipo {$team} en alerta que necesita una orden; la primera fija su iniciativa.
track-nobody = Ningún hombre del equipo {$team} necesita una orden de una carta. Aun así se roba una por su iniciativa, mientras queden hombres del equipo en el tablero o en la bolsa.
track-large = En una gran batalla, una carta por turno da a todo el equipo {$team} sus órdenes y su iniciativa.
tip-track = El número más bajo actúa primero. Tus números salen de la carta que juegas; los de un equipo enemigo, de su primera carta.
decks-title = Mazos
decks-discards = Descartes
decks-fallen = Caídos
decks-hand = Mano {$held} / {$limit}
tip-deck-friendly = Tu mazo: { $count ->
    [one] queda {$count} carta
   *[other] quedan {$count} cartas
}
tip-deck-enemy = El mazo enemigo: { $count ->
    [one] queda {$count} carta
   *[other] quedan {$count} cartas
}
tip-deck-each-man = Cada turno se roba una carta por cada enemigo en alerta que necesita una orden, y otra por cada enemigo que pasa a alerta o actúa sin orden.
tip-deck-each-team = En una gran batalla se roba cada turno una carta por equipo enemigo, y otra por cada enemigo que pasa a alerta o actúa sin orden.
tip-deck-no-man = Un equipo sin ninguno de esos hombres roba una por su iniciativa, mientras tenga hombres en el tablero o en la bolsa.
tip-deck-empty-hand = Robas una carta si empiezas el turno con la mano vacía.
tip-deck-plan = Un hombre que planifica con éxito roba tantas cartas como su valor de liderazgo. Quedan aparte hasta el próximo turno.
tip-deck-kept = Conservas {$limit} cartas como máximo.
tip-fallen-friendly = Tus caídos: {$men}
tip-fallen-enemy = Caídos del enemigo: {$men}
tip-fallen-none = Nadie todavía

## Dossier

dossier-title = Expediente
dossier-help = ayuda
dossier-empty = Señala un hombre, una carta o un hex.
dossier-team-hex = {$team} · hex {$hex}
dossier-tq = TQ
dossier-ldr = LDR
dossier-weapon-range-rate = máx. {$range} · ROF {$rate}
dossier-weapon-slow = Lenta
dossier-weapon-heavy = Pesada
dossier-weapon-very-heavy = Muy pesada
dossier-weapon-belt-fed = de cinta
dossier-thrown = alcance {$range}
dossier-no-order = Aún sin orden
dossier-order-value = {$order}: WS {$base} {$modifier} = {$total}
dossier-unknown = Un hombre o un señuelo.

## Roster and log

roster-title = Pelotón
roster-count = { $count ->
    [one] {$count} hombre
   *[other] {$count} hombres
}
roster-order = orden
roster-grenade = granada activa
roster-wounded = herido
roster-melee-over = ha vencido
roster-carried = lo llevan
roster-papers = documentos
roster-ammo-low = Mun. baja
roster-ammo-none = Sin mun.
log-of-turn = turno {$turn}
log-of-impulse = impulso {$impulse}

## Board

strike-chance = Un proyectil aquí: {$chance}
board-hex-level = {$hex} · {$terrain} · nivel {$level}
sight-mode = Línea de visión de {$man}, según las órdenes actuales
sight-mode-hex = Línea de visión desde {$hex}, según las órdenes actuales
sight-leave = para salir
sight-chance = { $percent } % de detectarlo

## A strike before it is called

strike-row-guns = Piezas
strike-row-shells = Proyectiles
strike-row-scatter = Desviación
strike-row-calls = Peticiones
strike-row-under-way = En camino
strike-row-plan = Plan de fuego, turnos
strike-scatter = {$hexes} hexes, todos en una dirección
strike-span = de {$least} a {$most}
strike-calls = Peticiones restantes: {$calls}.
strike-calls-left = { $left ->
    [one] esta es la última
   *[other] {$left}, contando esta
}
strike-calls-kept = { $left ->
    [0] ninguna; la carta no gasta
   *[other] {$left}; la carta no gasta ninguna
}
strike-under-way = En camino: {$strikes}.
strike-nothing-under-way = nada
strike-coming-friendly = {$strike}
strike-coming-enemy = {$strike} (enemigo)
strike-man = {$man} {$percent} %
strike-form = Misión de fuego
strike-ours = En peligro
strike-theirs = Enemigos
strike-nobody = nadie
strike-key = La cifra de un hex: cae ahí un proyectil. La de una ficha: en su hex o en uno adyacente.
strike-more = {$more} más

## Shot

shot-needed = Máximo en el dado
shot-needed-at = Máximo en el dado con {$man}
shot-each = {$percent} %
shot-each-label = cada disparo
shot-any = Al menos un impacto
shot-cut-short = Cuenta que los disparos acaban si el arma se queda sin munición
shot-low-ammo-1 = Munición baja
shot-low-ammo-2 = Munición baja, dos 9
shot-none-ammo-1 = Sin munición
shot-none-ammo-2 = Sin munición, dos 9
shot-check-only = un impacto solo obliga a un chequeo de moral
shot-confirm = Menos de 0: un 0 natural y luego un chequeo de TQ de {$need} o menos
shot-hopeless = Menos de 0: imposible acertar; el chequeo de calidad de tropa que lo confirma también baja de 0
shot-shots = Disparos
tray-check = El dado se tira al momento: chequeo de calidad de tropa, {$chance} %
tray-frees = Libera en el acto y para siempre a: {$men}
tray-leaves = Deja atrás: {$men} (libres si ningún compañero del hex se hace cargo de ellos)
tray-heavy = {$amount} más a la habilidad de arma: {$weapon} es un arma pesada
tray-vain = Tal como están las cosas, no hay blanco: {$why}
tray-vain-men = { $count ->
    [one] Tal como están las cosas, {$men} no tiene blanco: {$why}
   *[other] Tal como están las cosas, {$men} no tienen blanco: {$why}
}
tray-of-men = {$men}: {$told}
tray-melee-at-once = {$men} en el hex contiguo: si entra en el impulso 1, la orden pasa a ser Cuerpo a cuerpo, sin el +1
live-grenade = Granada activa
live-smoke = Granada de humo activa
under-grenade-near = Granada cercana
under-grenade-far = Granada lejana
shot-dice = { $hits ->
    [0] Hacía falta un {$need} o menos: ningún impacto
    [one] Hacía falta un {$need} o menos: {$hits} impacto
   *[other] Hacía falta un {$need} o menos: {$hits} impactos
}

## Cards

cards-hand = Tu mano
cards-friendly = Mensaje
cards-enemy = Informe S-2
cards-enemy-of = Combatiente: {$nation}
cards-german = Alemán
cards-cover = En cobertura
cards-open = Al descubierto
cards-rout = En huida
cards-berserk = Enloquecido
card-in-force = {$man} tiene ahora otra orden: {$order}
cards-empty = No tienes cartas en la mano

## Buttons and small questions

button-rulebook = Reglamento
button-commit = Confirmar
button-next-man = Siguiente
button-fire = Disparar
button-save = Guardar
button-fight-on = Seguir luchando
ask-free-title = { $count ->
    [one] ¿Liberar al prisionero?
   *[other] ¿Liberar a los prisioneros?
}
ask-free-text = { $count ->
    [one] {$man} vigila a {$men}. {$order} echa de allí al prisionero en el acto. No se puede deshacer.
   *[other] {$man} vigila a {$men}. {$order} echa de allí a los prisioneros en el acto. No se puede deshacer.
}
ask-free-points = Cada enemigo capturado al final vale {$points} PV.
carries-off = {$man} lleva a {$whom}, que pierde su orden: {$order}.
ask-commit-title = ¿Confirmar las órdenes?
ask-commit-text = { $left ->
    [one] {$men} no tiene orden y se ocultará.
   *[other] {$left} hombres no tienen orden y se ocultarán: {$men}.
}
ask-commit-prisoners = { $count ->
    [one] {$men} se queda sin guardia y recobra la libertad.
   *[other] {$men} se quedan sin guardia y recobran la libertad.
}

## The end

end-title = La batalla ha terminado
end-title-early = La batalla ha terminado en el turno {$turn}: {$why}
end-points = { $points ->
    [one] {$points} punto de victoria
   *[other] {$points} puntos de victoria
}
end-tally = Cómo se ganó
end-tally-lost = Cómo se perdió
end-tally-empty = No se ganó ni se perdió ningún punto.
end-next-verdict = { $missing ->
    [one] Falta un punto para: {$title}
   *[other] Faltan {$missing} puntos para: {$title}
}
gun-figures = ROF {$rate} · {$range}
button-take-weapon = Tomar: {$weapon}
crew-pair = {$weapon}: {$operator} es el operador y {$assistant} el asistente. Habilidad {$helped}; sin ayuda, {$alone}.
crew-single = {$weapon}: {$operator} la maneja solo. Habilidad {$alone}; con ayuda, {$helped}.
crew-together = La ayuda solo cuenta en el mismo hex y con la misma orden; el asistente se mueve entonces con él.
crew-alone-moves = Él solo no puede moverla más que con Reptar.
crew-left = {$weapon}: se queda en el hex sin servidores.
button-join-weapon = Ayudar a {$man}: {$weapon}
button-free = Liberar
button-leave-weapon = Dejar: {$weapon}
no-weapon-here = aquí no hay ningún arma que pueda tomar o dejar
roster-operator = operador
roster-assistant = asistente
offer-order = Dar una orden
offer-orders-later = Las órdenes se dan antes de que empiece la acción.
offer-pin = Fijar su expediente
offer-duck-back = Si puede ponerse a cubierto
offer-ducking-ask = Preguntarme
offer-ducking-whenever = Hacerlo siempre que le evite un impacto
offer-ducking-never = No hacerlo nunca
offer-sight-man = Qué ve, y quién lo ve
offer-danger = El peligro para él en cada hex
offer-advice = Consejo de un veterano
offer-rules-man = Reglas sobre él
offer-rules-gun = Reglas sobre esta arma
offer-sees-friendly = Tus hombres
offer-sees-enemy = El enemigo
offer-sees-man = { $hexes ->
    [one] {$man} · {$hexes} hex
   *[other] {$man} · {$hexes} hexes
}
tab-orders = Órdenes
tab-men = Hombres
tab-shot = Disparo
tab-mission = Misión de fuego
tab-wounds = Heridas
tab-enemy-cards = Cartas del enemigo
tab-hand = Mano ({$count})
tab-dossier = Hombre
tab-roster = Pelotón
tab-log = Diario
tab-track = Iniciativa
