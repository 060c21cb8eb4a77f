# El diario: un hecho por línea, en presente. Si actúa un bando, primero su nombre y dos puntos.

log-game-began = Antes de la partida
log-set-up-began = Despliegue inicial: {$side}
log-unit-placed = {$unit} se coloca en {$hex}
log-units-placed = { $count ->
    [one] {$count} unidad colocada
   *[other] {$count} unidades colocadas
}
log-work-set-up = {$side}: {$built} en {$hex}
log-spotter-named = {$unit} pasa a ser observador de mortero
log-scout-taken = {$side}: llega un explorador para los morteros
log-turn-began = Turno {$number}: {$side}
log-turn-passed = {$side}: sin órdenes este turno
log-order-begun = Activación: {$units}
log-player-activated = {$side}: una tirada por cada unidad en desorden
log-trigger-began = {$trigger ->
    [event] ¡Evento!
    [sniper] ¡Francotirador!
    [time] ¡Tiempo!
   *[jammed] ¡Encasquillada!
}
log-event-read = Evento: {$event}
log-hex-read = Hex al azar: {$hex}
log-stage-reached = Ninguna unidad ni fortificación en la zona: no se alcanza nada
log-nothing-came = { $what ->
    [sniper] El francotirador no alcanza a nadie
   *[other] Sin efecto
}
log-sniper-no-enemy = {$side}: ningún enemigo al alcance del francotirador
log-declined = {$side}: renuncia

## Cartas

log-card-drawn = {$side}: una carta robada
log-cards-drawn-axis = { $count ->
    [one] Eje: {$count} carta robada
   *[other] Eje: {$count} cartas robadas
}
log-cards-drawn-allies = { $count ->
    [one] Aliados: {$count} carta robada
   *[other] Aliados: {$count} cartas robadas
}
log-card-flipped = {$side}: tirada de {$white} y {$colour}
log-card-played = {$side}: {$used}
log-cards-discarded = { $count ->
    [one] {$side}: {$count} carta descartada
   *[other] {$side}: {$count} cartas descartadas
}
log-cards-discarded-result = {$happening}
log-hand-shown = {$side}: mano a la vista
log-deck-shuffled = {$side}: los descartes se barajan con el mazo
log-roll-cancelled = {$holder}: tirada anulada, carta de iniciativa entregada
log-initiative-handed = {$holder}: carta de iniciativa entregada por más potencia de fuego

## Tiempo, puntos y final

log-time-advanced = Tiempo {$time}
log-time-advanced-result = {$cause ->
    [deck] mazo agotado
   *[trigger] { "" }
}
log-sudden-death-rolled = {$side}: tirada de muerte súbita {$roll}; menos de {$time} acaba la partida
log-points-scored = {$side}: {$signed} PV
log-points-scored-result = {$why ->
    [eliminated] unidad eliminada · ahora {$now}
    [exited] unidad fuera del mapa · ahora {$now}
    [objective] { $lost ->
        [0] objetivo {$about} · ahora {$now}
       *[other] objetivo {$about}: {$gained} por tenerlo, {$lost} que pierde el enemigo · ahora {$now}
    }
    [chit] ficha {$about} · ahora {$now}
    [defender] defensor · ahora {$now}
    [light-wounds] Heridas superficiales · ahora {$now}
    [no-quarter] Sin cuartel · ahora {$now}
   *[other] evento · ahora {$now}
}
log-objective-taken = {$side}: objetivo {$objective} tomado
log-objective-unclaimed = Objetivo {$objective}: sin tomar, un evento tardío no lo da
log-chit-drawn = {$side}: ficha secreta robada
log-chit-drawn-result = {$worth}
log-chit-opened = Ficha {$chit} descubierta
log-chit-opened-result = { $paid ->
    [unpaid] {$worth}; la descubre un evento tardío, así que ahora no da puntos a nadie (4.6)
    [owed] {$worth}; la descubre un evento tardío, así que solo puntúa al final (4.6)
   *[paid] {$worth}
}
log-surrender-moved = {$side}: marcador de rendición en la casilla {$space}
log-ended = { $winner ->
    [axis] Victoria del Eje
   *[allies] Victoria de los Aliados
}
log-ended-result = {$how ->
    [surrender] { $loser ->
        [axis] el Eje se rinde
       *[allies] los Aliados se rinden
    }
    [wiped-out] { $loser ->
        [axis] el Eje se queda sin unidades
       *[allies] los Aliados se quedan sin unidades
    }
    [exited] a los puntos, tras salir la última unidad del mapa
    [sudden-death] a los puntos, por muerte súbita
    [five-objectives] los cinco objetivos en su poder
   *[conceded] { $loser ->
        [axis] el Eje concede la victoria
       *[allies] los Aliados conceden la victoria
    }
}

## Unidades y armas

log-unit-broke = {$unit} cae en desorden
log-units-broke = {$pieces} caen en desorden
log-unit-rallied = {$unit} se reorganiza
log-unit-suppressed = {$unit} queda bajo supresión
log-units-suppressed = {$pieces} quedan bajo supresión
log-suppression-lifted = { $why ->
    [recover] {$unit}: fin de la supresión
   *[other] {$unit}: segunda supresión
}
log-veteran-made = {$unit} gana veteranía
log-unit-eliminated = Baja: {$unit}
log-units-eliminated = Bajas: {$pieces}
log-unit-returned = {$unit} vuelve en desorden, en {$hex}
log-unit-split = {$teams} en lugar de {$unit}
log-unit-arrived = {$unit} llega a {$hex}
log-unit-delayed = {$unit} no encuentra sitio y espera
log-unit-recruited = {$unit} se incorpora en {$hex}
log-unit-exited = {$unit} sale del mapa
log-unit-exited-result = { $space ->
    [0] para siempre
   *[other] vuelve en el Tiempo {$space}
}
log-unit-moved = {$unit} pasa a {$hex}
log-weapon-broke = {$why ->
    [jammed] ¡Encasquillada! Avería: {$weapon}
   *[other] Avería: {$weapon}
}
log-weapon-repaired = Reparación: {$weapon}
log-weapon-boxed = {$why ->
    [jammed] ¡Encasquillada! Eliminada: {$weapon}
   *[other] Eliminada: {$weapon}
}
log-weapon-taken = {$taker} toma: {$weapon}
log-radio-broke = {$side}: radio averiada
log-radio-repaired = {$side}: radio reparada
log-radio-lost = {$side}: radio perdida
log-radio-brought = {$side}: llega una radio
log-radio-arrived = {$side}: radio en juego
log-morale-rolled = {$unit}: tirada {$roll}, Moral {$morale}
log-morale-rolled-result = {$result ->
    [rallied] se reorganiza
    [suppressed] supresión
    [still-suppressed] sigue la supresión
    [suppressed-broken-eliminated] empate, ya bajo supresión: cae en desorden por segunda vez, eliminada
    [suppressed-broken-breaks-again] empate, ya bajo supresión: cae en desorden por segunda vez
    [retreats] se retira
    [eliminated] baja
   *[holds] sin efecto
}

## Movimientos, fuego y cuerpo a cuerpo

log-group-moved = {$units}: a {$hex}
log-walk = {$units}: {$way}
log-walk-points = {$cost} PM
log-walk-step = {$hex}: {$cost} PM
log-group-held = Parada en la alambrada: {$units}
log-retreat-began = { $hexes ->
    [one] Retirada de {$hexes} hex: {$units}
   *[other] Retirada de {$hexes} hexes: {$units}
}
log-leaders-declared = Mandos en {$hex}: {$signed} a la Moral
log-answered = Fuego de oportunidad: {$units}
log-attack-declared = {$attack ->
    [mines] Las minas atacan en {$hex}
    [impact] Caen proyectiles en {$hex}
    [op-fire] Fuego de oportunidad a {$hex}: {$pieces}
    [assault-fire] Fuego de asalto a {$hex}: {$pieces}
   *[fire] Fuego a {$hex}: {$pieces}
}
log-targeted = Tirada de puntería, distancia {$range}
log-targeted-result = {$result ->
    [hit] impacto
    [short] corto, en {$hex}
    [long] largo, en {$hex}
   *[missed] fallo
}
log-attack-rolled = Total de ataque {$total}
log-attack-rolled-result = {$burst}
log-action-used = {$action ->
    [spray-fire] Fuego repartido: también {$hex}
   *[other] Total de ataque {$signed}: cobertura de {$hex}
}
log-defence-rolled = {$unit}: total de defensa {$total} contra {$attack}
log-defence-rolled-result = {$result ->
    [breaks] cae en desorden
    [suppressed] supresión
    [already-suppressed] empate, ya bajo supresión: sin efecto
    [suppressed-breaks] empate, ya bajo supresión: cae en desorden
    [suppressed-broken-eliminated] empate, ya bajo supresión: cae en desorden por segunda vez, eliminada
    [suppressed-broken-breaks-again] empate, ya bajo supresión: cae en desorden por segunda vez
    [broken-eliminated] cae en desorden por segunda vez: eliminada
    [broken-breaks-again] cae en desorden por segunda vez
   *[holds] sin efecto
}
log-attack-ended = Fin del ataque
log-attack-ended-result = {$why ->
    [missed] fallo
    [too-weak] potencia de fuego inferior a 1
   *[other] { "" }
}
log-melee-began = Cuerpo a cuerpo en {$hex}
log-melee-rolled = {$side}: total de cuerpo a cuerpo {$total}
log-melee-ended = Fin del cuerpo a cuerpo en {$hex}
log-melee-ended-result = {$result ->
    [won] victoria: {$winner}
    [tie] empate
    [left] {$loser}: no queda nadie para combatir
   *[off] no queda nadie para combatir
}

## Terreno

log-smoke-laid = Humo {$hindrance} en {$hex}
log-smoke-lifted = El humo se disipa en {$hex}
log-work-placed = En {$hex}: {$built}
log-work-removed = Fortificación retirada en {$hex}
log-blaze-lit = Incendio en {$hex}
log-starshell-lit = Bengala sobre {$hex}
log-starshell-died = Se apaga la bengala sobre {$hex}

## Artillería

log-round-placed = {$fires ->
    [smoke] {$side}: misión de humo sobre {$hex}
    [starshell] {$side}: bengala sobre {$hex}
   *[shells] {$side}: misión de fuego sobre {$hex}
}
log-accuracy-rolled = Tirada de precisión, distancia {$range}
log-accuracy-rolled-result = {$result ->
    [hit] precisa: se desvía un hex por cada dado
   *[missed] imprecisa: se desvía tantos hexes como el segundo dado, en la dirección del primero
}
log-round-drifted = {$result ->
    [in] Desvío {$white} y {$colour}: el disparo de corrección cae en {$hex}
    [beyond] Desvío {$white} y {$colour}: el disparo de corrección cae junto al borde, fuera del mapa
   *[lost] Desvío {$white} y {$colour}: el disparo de corrección se pierde fuera del mapa
}

command-turn = turno {$turn}

# Por qué el ordenador dio una orden, según lo que ven todos.
log-why-fire = Motivo: {$chance} % de probabilidad de que una unidad caiga en desorden en {$hex}
log-why-goal = { $goal ->
    [enemy] Motivo: más cerca del enemigo
   *[other] Motivo: más cerca del objetivo {$goal}
}
log-why-safer = Motivo: a {$hex} llega menos fuego
log-why-company = Motivo: en {$hex} hay unidades junto a un mando
log-why-leaves = Motivo: puntos por salir por el borde enemigo
log-why-melee = Motivo: {$chance} % de probabilidad de ganar el cuerpo a cuerpo en {$hex}, sin contar cartas
log-why-recover = { $count ->
    [one] Motivo: una unidad por reorganizar, se espera { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] Motivo: {$count} unidades por reorganizar, se esperan { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
log-why-rout = { $count ->
    [one] Motivo: una unidad en desorden, se esperan { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } retiradas
   *[other] Motivo: {$count} unidades en desorden, se esperan { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } retiradas
}
log-why-cards = { $count ->
    [one] Motivo: la orden de una de las cartas no servía
   *[other] Motivo: las órdenes de {$count} de las cartas no servían
}
