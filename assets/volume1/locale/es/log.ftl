# The log: short lines, one for each fact, in the present tense.
# As in English: log-card-played-values
# head | sum | result — "Cragg dispara a Bach" | "WS 6 −2 rápido −1 muro +1 alcance = 4" | "impacto".
# The same pattern for like things: who does what to whom; then figures or cause; then the result.

## Set-up and the clock

log-turn = Turno {$turn}
log-enemy-cards = Cartas del enemigo
log-end = Fin del turno {$turn}
log-impulse = Impulso {$impulse}
log-squad-mustered = Tu pelotón
log-man-placed = {$man} se despliega en {$hex}
log-comrade-found = {$man} empieza en el tablero, en {$hex}
log-enemies-placed = { $count ->
    [one] {$count} ficha enemiga colocada
   *[other] {$count} fichas enemigas colocadas
}
log-enemy-placed = Ficha enemiga colocada: {$man}
log-wind-set = Viento: dirección {$direction}

## Cards

log-card-drawn-hand = Robas «{$card}»
log-card-drawn-aside = Plan de {$man}: «{$card}», aparte hasta el próximo turno
log-card-drawn-event = Carta de evento robada: «{$card}»
log-card-drawn-wound = Carta de herida {$number} para {$man}
log-wound-tough = Duro: cuenta una de dos cartas
log-cards-taken-up = Las cartas del plan pasan a tu mano
log-card-discarded = Descartas «{$card}»
log-card-played = Juegas «{$card}»
log-card-played-values = Able {$able} · Baker {$baker} · Charlie {$charlie}
log-discard-played = Usas «{$card}»
log-discard-roll = {$man} sacó {$roll}
log-discard-for = para {$man}
log-deck-shuffled = Descartes barajados de nuevo: {$deck}
log-event-rolled = {$table}: {$title}

## What a card or an event does for the rest of the turn

effect-weapon-skill = {$who}: WS {$amount} este turno
effect-troop-quality = {$who}: TQ {$amount} este turno
effect-spotting = {$who}: {$amount} a los chequeos de detección este turno
effect-restrict = {$man}: este turno solo se le puede dar {$order}

effect-wasted = Sin efecto: {$why}
effect-wasted-nobody = no hay nadie en el tablero a quien pueda afectar
effect-wasted-nobody-of-team = en el tablero no queda nadie del equipo {$team} que obedezca
effect-wasted-morale-kept = { $way ->
    [up] la moral de {$man} ya no puede subir más
   *[down] la moral de {$man} ya no puede bajar más
}
effect-wasted-morale-all-kept = { $way ->
    [up] la moral de nadie puede subir más
   *[down] la moral de nadie puede bajar más
}
effect-wasted-ammo-kept = en el tablero no hay nadie a quien pueda escasearle la munición
effect-wasted-ammo-full = a nadie le falta munición
effect-wasted-nobody-waits = ya no queda ningún enemigo en espera
effect-wasted-nobody-in-sight = tus hombres no ven a ningún enemigo sin identificar
effect-wasted-all-spotted = todos tus hombres ya han sido detectados
effect-wasted-cup-empty = no queda ningún enemigo en la bolsa
effect-wasted-edge-taken = no hay ningún hex libre en el borde enemigo
effect-wasted-no-card-left = todas las cartas están en juego
effect-wasted-hand-empty = no tienes cartas en la mano
effect-wasted-by-day = solo sirve de noche
effect-wasted-nobody-below = no hay nadie en el tablero sobre quien lanzarla

## Orders

log-order-placed = {$man}: {$order}
log-order-instead = en lugar de {$order}
log-order-taken = {$man}: orden retirada
log-orders-committed = Órdenes confirmadas
log-order-earned = {$man}: este turno se le puede dar {$order}
log-order-check-failed = {$man}: este turno no se le puede dar {$order}
log-enemy-card = Carta {$serial} para {$man}
log-enemy-card-team = Carta {$serial} para el equipo {$team}
log-enemy-card-row = {$section}, {$morale}: {$row}
log-enemy-card-direction = {$section}: dirección {$directions}
log-enemy-card-direction-of-team = {$section}: dirección {$directions} de la carta {$serial}
log-enemy-card-initiative = Equipo {$team}: iniciativa {$value}
log-enemy-card-why-cover = Está en cobertura.
log-enemy-card-why-open = Está al descubierto.
log-enemy-card-why-rout = Está en huida: si corre, lo hace en la dirección de huida de la carta de su equipo.
log-enemy-card-why-berserk = Está enloquecido: si no carga, va en la dirección de enloquecido de la carta de su equipo.
log-enemy-card-why-guard = Vigila a un prisionero: se lo lleva en la dirección de huida de la carta de su equipo.
log-enemy-card-why-driven = Lo echan de allí: de la carta solo se usa la dirección de huida.
log-enemy-card-why-morale = Su moral es {$morale}: se usa esa línea de la tabla.
log-enemy-card-why-c = C en la carta: si hay un hombre tuyo detectado a {$reach} hexes o menos, hace un chequeo de carga. Si lo supera, carga.
log-enemy-card-why-g = G en la carta: si hay un hombre tuyo detectado a {$reach} hexes o menos, hace un chequeo de granada. Si lo supera, lanza una granada.
log-enemy-card-why-initiative = La primera carta de un equipo fija su iniciativa para el turno.
log-initiative-set = Registro de iniciativa
log-initiative-value = {$team} {$value}

## The action phase

log-man-moved = {$man} se mueve a {$hex}
log-man-moved-carried = Llevan a {$man} a {$hex}
log-man-moved-led = Conducen a {$man} a {$hex}
log-man-moved-driven = Echan a {$man} a {$hex}
log-man-moved-assisting = {$man} lo acompaña a {$hex}
log-fire-held = {$man} no dispara
log-held-no-way = {$man} no se mueve
log-held-rough-ahead = {$man} no se mueve
log-held-runner-in-sight = {$man} no puede ponerse a cubierto
log-held-edge-ahead = {$man} no se mueve
log-held-grenade-off-board = La granada de {$man} no se desvía
log-held-comrades-there = {$man} no lanza
log-held-nobody-to-throw-at = {$man} no lanza ninguna granada
log-held-too-late-to-arm = {$man} no lanza ninguna granada
log-held-weapon-needs-two = {$man} no se mueve
log-held-nobody-to-treat = {$man} no venda a nadie
log-held-nothing-to-search = {$man} no registra a nadie
log-man-left = {$man} sale del tablero: {$edge}
log-man-spotted = {$man} es detectado
log-man-spotted-by = {$by} detecta a {$man}
log-man-known = Ahora conocido: {$man}
log-man-known-by = {$by} detecta { FORM($man, "gender") ->
    [masculine] al {$man}
   *[other] a {$man}
}
log-dummy-removed = Señuelo retirado ({$team})
log-man-hidden = {$man} vuelve a estar oculto
log-man-alerted = {$man} queda en alerta
log-men-alerted = { $count ->
    [one] {$count} enemigo queda en alerta
   *[other] {$count} enemigos quedan en alerta
}
log-check = {$man}: {$check}
log-check-purpose = {$man}: {$why}
log-check-spotting = {$man} intenta detectar a {$target}
log-check-passed = superado
log-check-failed = no superado
log-check-seen = detectado
log-check-unseen = no detectado
log-check-shift-rout = {$shift} (ya en huida)
log-check-shift-capped = {$shift} (en huida es el último)
log-check-shift = { $states ->
    [0] sin efecto
    [one] la moral baja 1 nivel
   *[other] la moral baja {$states} niveles
}
log-check-band = { $states ->
    [0] 0 natural: {$result}
    [one] {$need} o menos: {$result}
    [2] más de {$need}: {$result}
   *[other] 9 natural: {$result}
}
log-check-confirmed = Regla del 0: TQC de confirmación {$quality} {$below} = {$need} o menos, salió {$roll}
log-result-rule-of-0 = {$result} (regla del 0)
log-check-hopeless = Regla del 0: TQC de confirmación {$quality} {$below} = {$need}, por debajo de 0: no hay segunda tirada
log-shot = {$man} dispara a {$target}
log-shot-of = {$man} dispara a {$target}, disparo {$shot} de {$shots}
log-shot-hit = impacto
log-shot-check = impacto · solo chequeo de moral
log-shot-miss = fallo
log-shot-choice = Un enemigo dispara al hombre más fácil de alcanzar; en caso de empate, al más cercano; si sigue el empate, al azar.
log-shot-drawn = El blanco se sortea entre los hombres del hex.
log-shot-considered = {$man}: {$need} o menos, a { $range ->
    [one] {$range} hex
   *[other] {$range} hexes
}
log-ammo-low = {$man}: munición baja
log-ammo-none = {$man}: sin munición
log-ammo-full = {$man} vuelve a tener la munición completa
log-morale-up = {$man}: la moral sube a {$after}
log-morale-down = {$man}: la moral baja a {$after}
log-morale-surrender = {$man} se rinde: su moral pasa a {$after}
log-morale-before = antes {$before}
log-man-wounded = {$man}: {$wound}
log-man-killed = {$man} muere
log-melee-began = Cuerpo a cuerpo en {$hex}
log-melee-ended = Acaba el cuerpo a cuerpo en {$hex}
log-melee-winners = Ponerse a cubierto en la próxima activación: {$men}
log-charge-ended = {$man} no avanza más
log-blow = {$man} ataca a {$target}
log-blow-hit = golpe
log-blow-missed = fallo

log-surrendered = {$guard} hace prisionero a {$man}
log-prisoner-handed-over = {$guard} vigila ahora a {$man}
log-prisoner-led-off = {$guard} saca a {$man} del tablero
log-prisoner-freed = {$man} ya no es prisionero

## Helping hands and Papers

log-whom-medical-aid = {$man} atiende a {$whom}
log-whom-search = {$man} registra a {$whom}
log-whom-carry = {$man} lleva a {$whom}
log-wound-bandaged = {$man} venda a {$whom}
log-papers-taken = {$man} toma los documentos { FORM($of, "gender") ->
    [masculine] del {$of}
   *[other] de {$of}
}
log-papers-dropped = Los documentos { FORM($of, "gender") ->
    [masculine] del {$of}
   *[other] de {$of}
} caen en {$hex}

## Grenades and smoke

log-grenade-aimed = {$man} apunta una granada a {$hex}
log-grenade-aimed-rifle = {$man} apunta una granada de fusil a {$hex}
log-grenade-armed = {$man} activa una granada
log-grenade-armed-smoke = {$man} activa una granada de humo
log-grenade-thrown = {$man} lanza una granada a {$hex}
log-grenade-thrown-smoke = {$man} lanza una granada de humo a {$hex}
log-grenade-thrown-rifle = {$man} dispara una granada de fusil a {$hex}
log-grenade-scatters-from = se desvía con {$roll} o más
log-grenade-on-target = cae en su hex
log-grenade-scattered = se desvía a {$hex}
log-grenade-near = Granada cercana: {$target}
log-grenade-far = Granada lejana: {$target}
log-grenade-dropped = A {$man} se le cae una granada activa
log-grenade-dropped-smoke = A {$man} se le cae la granada de humo
log-grenade-exploded = {$weapon}: explosión en {$hex}
log-fragment = Tirada de daño contra {$man}
log-fragment-of = Tirada de daño contra {$man}, {$shot} de {$shots}
log-smoke-rose = Humo en {$hex}
log-smoke-drifted = El humo se extiende a {$hex}
log-smoke-gone = El humo sale del tablero
log-smoke-faded = El humo de {$hexes} empieza a disiparse
log-smoke-faded-off-board = El humo de fuera del tablero empieza a disiparse
log-smoke-thinned = Se retira el humo que se disipa en {$hex}

## Artillery from off the board

log-strike-called-friendly = {$strike}: misión de fuego aliada
log-strike-called-enemy = {$strike}: misión de fuego enemiga
log-strike-unanswered-friendly = Sin artillería aliada disponible
log-strike-unanswered-enemy = Sin artillería enemiga disponible
log-strike-began = {$strike}
log-strike-shells = { $shells ->
    [0] ningún proyectil
    [one] {$shells} proyectil
   *[other] {$shells} proyectiles
}
log-shell-aimed = Hex objetivo {$hex}
log-shell-double = ya había salido, no hay segundo proyectil
log-shell-scattered = El proyectil para {$hex} se desvía { $distance ->
    [one] {$distance} hex
   *[other] {$distance} hexes
} en dirección {$direction}
log-shell-comes-down = cae en {$hex}
log-shell-off-board = fuera del tablero, perdido
log-shell-burst = {$weapon}: impacto en {$hex}
log-crater-rolled = Tirada de cráter, {$hex}: {$need} o menos
log-crater-left = cráter
log-crater-spared = sin cráter
log-rubble-rolled = Tirada de escombros, {$hex}: {$need} o menos
log-rubble-left = se derrumba, mueren todos los de dentro
log-rubble-spared = sin escombros

## Night and flares

log-night-fell = Visibilidad: {$range} { $range ->
    [one] hex
   *[other] hexes
}
log-night-flares = { $flares ->
    [one] queda {$flares} bengala
   *[other] quedan {$flares} bengalas
}
log-flare-fired = {$man} lanza una bengala sobre {$hex}
log-flare-friendly = Bengala aliada sobre {$hex}
log-flare-enemy = Bengala enemiga sobre {$hex}
log-flare-scatter = { $hexes ->
    [one] se desvía {$hexes} hex en dirección {$direction}
   *[other] se desvía {$hexes} hexes en dirección {$direction}
}
log-flare-lights = arde sobre {$hex}
log-flare-lost = fuera del tablero, perdida
log-flare-burns = se apaga con {$roll} o más
log-flare-drifted = La bengala sobre {$start} deriva a {$hex}
log-flare-gone = La bengala sobre {$hex} deriva fuera del tablero
log-flare-died = Se apaga la bengala sobre {$hex}
log-flares-found = { $flares ->
    [one] {$flares} bengala más
   *[other] {$flares} bengalas más
}

## Belt-fed weapons

log-weapon-manned = {$operator} toma un arma: {$weapon}
log-weapon-manned-by-two = {$weapon}: {$operator}, operador; {$assistant}, asistente
log-weapon-lies = {$man} deja un arma en {$hex}: {$weapon}
log-weapon-left = {$man} ya no sirve el arma: {$weapon}
log-weapon-lost = {$man} saca un arma del tablero: {$weapon}
log-roles-swapped-bad = Los servidores cambian de papel: la ficha de {$operator} se queda en el arma, la herida pasa a la de {$assistant}
log-roles-swapped-killed = El asistente se hace cargo del arma: se retira la ficha de {$assistant}, la de {$operator} ocupa su lugar
log-roles-swapped-why = Al final del turno el asistente pasa a operador si el operador ha muerto o tiene una herida grave.

## The end

log-reinforced = Refuerzo enemigo: {$man}
log-game-ended = {$verdict}
log-battle-conceded = Victoria concedida al enemigo
log-last-turn-rolled = Último turno con {$need} o menos
log-last-turn-is = Este es el último turno
log-last-turn-not = la batalla sigue
log-hold = {$objective}: en tu poder
log-hold-lost = {$objective}: ya no está en tu poder
log-hold-turns = { $turns ->
    [one] al final de {$turns} turno
   *[other] al final de {$turns} turnos seguidos
}
log-ending-reached = Acaba la batalla
ending-articles = El La Los Las
ending-held = {$objectives} en tu poder al final de { $turns ->
    [one] un turno
   *[other] {$turns} turnos seguidos
}
ending-losses = { $side ->
    [friendly] { $count ->
        [one] {$count} de los tuyos muerto, capturado o huido
       *[other] {$count} de los tuyos muertos, capturados o huidos
    }
   *[enemy] { $count ->
        [one] {$count} enemigo muerto, capturado o huido
       *[other] {$count} enemigos muertos, capturados o huidos
    }
}
ending-cleared = ningún enemigo en el tablero
ending-withdrawn = { $count ->
    [one] queda en el tablero solo {$count} de los tuyos
   *[other] no quedan en el tablero más de {$count} de los tuyos
}
ending-home = {$men}, a salvo
ending-taken = captura de {$men}
ending-rolled = por la tirada de último turno
ending-nobody = ninguno de los tuyos en el tablero
ending-last-turn = El turno {$turns} es el último.
ending-last-turn-rolled = El turno {$turns} es el último. Desde el turno {$first} se tira 1D10 al empezar cada turno: con {$most} o menos, ese turno es el último.
ending-early = La batalla acaba antes: {$condition}.
ending-offered = Puedes terminarla antes: {$condition}.
log-game-points = { $points ->
    [one] {$points} punto de victoria
   *[other] {$points} puntos de victoria
}

## Why something happened: short causes that follow a fact

why-berserk = enloquecido
why-better = la maneja el hombre con mayor calidad de tropa
why-call = a petición tuya
why-card = por una carta
why-carried = lo llevan
why-carry-over = acabó Llevar/arrastrar
why-charge-reached = su carga ha alcanzado a un enemigo
why-charge-failed = su carga no alcanzó a nadie
why-check = chequeo superado
why-chosen = por orden tuya
why-close-call = por los pelos
why-comrade-alert = un compañero en alerta a la vista
why-comrade-hit = impacto en un compañero cercano
why-comrade-stands = junto a un compañero que no huye
why-crew = con su compañero de arma
why-edge-ahead = un borde neutral delante
why-comrades-there = solo hay compañeros suyos en el hex objetivo
why-evac = orden cambiada: su herida lleva la marca Evac.
why-event = evento
why-explosion = explosión
why-failed-check = chequeo no superado
why-fire-plan = plan de fuego
why-fired = ha disparado
why-fired-at = bajo el fuego
why-fired-flare = ha lanzado una bengala
why-forgotten = se quedó sin orden
why-freed = ya sin guardia
why-grenade-off-board = saldría del tablero
why-guard = vigila a un prisionero
why-guard-gone = ya no está el guardia
why-gun-apart = en hexes distintos
why-gun-carried = lo llevan
why-gun-guards = vigila a un prisionero
why-gun-inactive = inactivo
why-gun-killed = muerto
why-gun-left-board = fuera del tablero
why-gun-routed = en huida
why-gun-surrendered = capturado
why-gun-took-over = el asistente se hace cargo
why-gunner-alone = muy pesada sin asistente
why-hex-entered = entraron en su hex
why-hit = impacto
why-inactive = orden cambiada: está inactivo
why-kia = muerto en combate
why-killed = muerto
why-laid-down = dejada por orden tuya
why-all-routed = ambos bandos están en huida
why-launched = ha disparado una granada de fusil
why-melee-over = el cuerpo a cuerpo acabó antes de dar órdenes
why-melee = enemigo en su hex
why-melee-near = un cuerpo a cuerpo cerca
why-melee-ended = su Carga termina al acabar el cuerpo a cuerpo
why-melee-won = ha ganado el cuerpo a cuerpo
why-natural-0 = 0 natural
why-no-quarter = muerto por un captor enloquecido
why-no-way = ningún hex en el que pueda entrar
why-nobody-to-throw-at = nadie a su alcance contra quien apuntarla
why-nobody-to-treat = su paciente no está en su hex o no tiene heridas abiertas
why-nothing-to-search = no queda nada que registrar
why-officer = dentro del alcance LDR de su líder
why-out-of-ammo = sin munición
why-put-down = ya no lo llevan
why-rally = Recuperarse
why-relieved = otro se hace cargo del prisionero
why-rough = entró esprintando en terreno accidentado
why-rough-ahead = terreno accidentado delante
why-rout = en huida
why-rubble = bajo los escombros
why-runner-in-sight = lo ve un enemigo
why-sees-foe = ve a un hombre tuyo detectado
why-shot = un disparo cerca
why-shows-heavy = iba a disparar: su arma es demasiado pesada para su orden
why-shows-slow = iba a disparar: su arma es lenta
why-slow-weapon = orden cambiada: su arma es lenta
why-spares-comrade = orden cambiada: hay un compañero capturado en el hex
why-spotted-someone = ha detectado a un hombre tuyo
why-steady = Firmes en cobertura
why-taken = por orden tuya
why-taken-back = para darla de nuevo
why-team-card = la carta de su equipo
why-threw = ha lanzado una granada
why-too-late-to-arm = la orden llegó tarde para armarla
why-took-cover = ha llegado a cobertura
why-took-over = ahora vigila a un prisionero
why-turned = Ponerse a cubierto, volteado
why-under-care = recibe ayuda médica
why-was-hit = ha sido alcanzado
why-weapon-forbids = orden cambiada: su arma es demasiado pesada
why-weapon-needs-two = muy pesada sin asistente
why-wound = herida
why-wounds = murió de sus heridas
why-wounds-forbid = orden cambiada: sus heridas lo impiden

## What a die is rolled or a card drawn for: a check by its name, or by what it allows

roll-charge-check = Chequeo de carga
roll-charge-goal = objetivo de la carga
roll-confirm = regla del 0: chequeo de confirmación
roll-crater = tirada de cráter
roll-empty-hand = carta por mano vacía
roll-enemy-event = evento enemigo
roll-enemy-order = carta enemiga
roll-entry-hex = hex de entrada
roll-event = carta robada por un evento
roll-first-to-act = quién actúa primero
roll-flare-burns = ¿se apaga la bengala?
roll-flare-direction = dirección en que se desvía la bengala
roll-flare-scatter = distancia que se desvía la bengala
roll-frag = tirada de daño
roll-friendly-event = evento aliado
roll-grenade = granada cercana o lejana
roll-grenade-check = Chequeo de granada
roll-grenade-target = objetivo de la granada
roll-guard = quién vigila al prisionero
roll-hide = Ocultarse
roll-hit = disparo
roll-holds-fire = con menos de 0 no dispara
roll-last-turn = último turno
roll-illumination-hex = hex del proyectil iluminante
roll-initiative-tie = empate de iniciativa
roll-mc = Chequeo de moral
roll-medical = Ayuda médica
roll-melee = ataque cuerpo a cuerpo
roll-night = visibilidad
roll-opening-hand = mano inicial
roll-opponent = rival en el cuerpo a cuerpo
roll-plan = Planificar
roll-plan-card = carta de un plan
roll-rally = recuperarse en vez de huir
roll-random-card = carta al azar
roll-random-man = hombre al azar
roll-random-strike = qué artillería dispara
roll-rc = Chequeo de recuperación
roll-reinforcement = refuerzo
roll-rifle-grenade = Granada de fusil
roll-rubble = tirada de escombros
roll-scatter = desviación de la granada
roll-scatter-direction = dirección de la desviación
roll-search = Registrar
roll-set-up = despliegue enemigo
roll-shift-target = desplazar el marcador de objetivo
roll-smoke-grenade = Granada de humo
roll-spotting = Chequeo de detección
roll-squad = tu pelotón
roll-steady = Firmes en cobertura
roll-stop-running = ponerse a cubierto en plena huida
roll-strike-direction = dirección de la desviación
roll-strike-distance = distancia de la desviación
roll-strike-hex = hex objetivo
roll-strike-shells = número de proyectiles
roll-take-cover = ponerse a cubierto al llegar a cobertura
roll-target = blanco del disparo
roll-target-in-hex = a quién se dispara en el hex
roll-way = hacia dónde va
roll-wind = dirección del viento
roll-wmc = Chequeo de moral de herida
roll-wound = carta de herida
