# Names of the things in the rules, as the player reads them.
# As in English: unknown-man-label, card-quoted, man-with-rank, team-able, team-baker, team-charlie, morale-normal, morale-normal-short, term-frag, term-frag-long
# A "short" name stands in a sum: "WS 7 −2 rápido −1 seto +1 alcance = 5".

card-quoted = «{$card}»
man-with-rank = {$man}
    .gender = masculine
unknown-man = un contacto ({$man})
unknown-man-label = { $number ->
    [0] {$team}
   *[other] {$team} { $number }
}
dummy = señuelo ({$team})

## Sides and teams

side-friendly = tus hombres
side-enemy = el enemigo
side-both = ambos bandos
team-able = Able
team-baker = Baker
team-charlie = Charlie
team-red = Rojo
team-yellow = Amarillo
team-white = Blanco
team-blue = Azul

## Orders

order-none = Sin orden
order-aimed-fire = Fuego apuntado
    .roster = F. apuntado
order-rapid-fire = Fuego rápido
order-suppressive-fire = Fuego de supresión
    .roster = F. supresión
    .card = F. supresión
order-slow-suppressive-fire = Fuego de supresión lento
    .roster = Supr. lento
    .card = Supr. lento
order-run-and-gun = Correr y disparar
    .roster = Correr y disp.
    .card = Correr/disp.
order-sneak = Reptar
order-evade = Evadir
order-sprint = Esprintar
order-charge = Carga
order-grenade = Granada
order-smoke-grenade = Granada de humo
    .roster = Gran. humo
order-rifle-grenade = Granada de fusil
    .roster = Gran. fusil
order-plan = Planificar
order-reload = Recargar
order-medical-aid = Ayuda médica
order-search = Registrar
order-hide = Ocultarse
order-rally = Recuperarse
order-carry = Llevar/arrastrar
    .roster = Llevar/Arr.
order-duck-back = Ponerse a cubierto
    .roster = A cubierto
    .card = A cubierto
order-melee = Cuerpo a cuerpo
    .roster = C. a cuerpo
order-guard = Vigilar
order-with-directions = {$order} {$directions}
order-with-checks = {$order}; antes, { $checks ->
    [C] un chequeo de carga
    [CG] un chequeo de carga y luego uno de granada
    [GC] un chequeo de granada y luego uno de carga
   *[G] un chequeo de granada
}

order-none-short = sin orden
order-aimed-fire-short = apuntado
order-rapid-fire-short = rápido
order-suppressive-fire-short = supresión
order-slow-suppressive-fire-short = supresión lenta
order-run-and-gun-short = correr y disparar
order-sneak-short = reptar
order-evade-short = evadir
order-sprint-short = esprintar
order-charge-short = carga
order-grenade-short = granada
order-smoke-grenade-short = granada de humo
order-rifle-grenade-short = granada de fusil
order-plan-short = planif.
order-reload-short = recargar
order-medical-aid-short = ayuda médica
order-search-short = registrar
order-hide-short = ocultarse
order-rally-short = recuperarse
order-carry-short = llevar
order-duck-back-short = a cubierto
order-melee-short = cuerpo a cuerpo
order-guard-short = vigilar

## Morale, wounds, ammunition, sight

morale-berserk = Enloquecido
morale-aggressive = Agresivo
morale-bold = Audaz
morale-normal = Normal
morale-cautious = Cauteloso
morale-shaken = Asustado
morale-rout = En huida
morale-berserk-short = enloquecido
morale-aggressive-short = agresivo
morale-bold-short = audaz
morale-normal-short = normal
morale-cautious-short = cauteloso
morale-shaken-short = asustado
morale-rout-short = en huida
wound-light = Herida leve
wound-bad = Herida grave
wound-light-bandaged = Herida leve, vendada
wound-bad-bandaged = Herida grave, vendada
wound-close-call = Por los pelos
wound-kia = muerto en combate
wound-evac = {$wound} (Evac.)
ammo-full = munición completa
ammo-low = Munición baja
ammo-none = Sin munición
state-prisoner = prisionero
state-guard = guardia
dossier-prisoner = prisionero de {$guard}
dossier-flare = pistola de bengalas
dossier-guards = vigila a {$prisoners}
seen-friendly = detectado
unseen-friendly = oculto
seen-enemy = conocido
unseen-enemy = sin identificar
alert = en alerta
waiting = en espera
trait-tough = Duro
trait-medic = Médico
trait-officer = Líder
fate-killed = muerto en combate
fate-dummy = señuelo
fate-fled = huido
fate-escaped = salió del tablero
fate-passed = rompió tus líneas
fate-captured = capturado

## Ground and edges

terrain-open = terreno despejado
terrain-field = campo
terrain-long-grass = hierba alta
terrain-trees = árboles
terrain-orchard = frutales
terrain-logs = troncos
terrain-marsh = pantano
terrain-hedgerow = seto
terrain-wall = muro
terrain-rocks = rocas
terrain-building = edificio
terrain-depression = depresión
terrain-stream = arroyo
terrain-foxhole = pozo de tirador
terrain-rubble = escombros
terrain-crater = cráter
terrain-open-short = despejado
ground-cover = cobertura
ground-open = despejado
ground-rough = accidentado
ground-smoke = { $count ->
    [one] Humo
   *[other] {$count} marcadores de humo
}
ground-fading-smoke = { $count ->
    [one] Humo que se disipa
   *[other] {$count} marcadores de humo que se disipa
}
ground-lit = iluminado por una bengala
ground-dark = a oscuras
ground-smoke-cost = Disparar o detectar hacia él, a través de él o desde él: {$amount}.
ground-smoke-leader = Un líder dentro: LDR {$amount}. El hex cuenta como cobertura.
ground-smoke-marker = {$source}: marcador {$number} de {$value}, se retira tras el turno {$turn}
ground-smoke-source = Origen desconocido
ground-objective = {$title}: {$points} PV
ground-objective-who = {$man} está escondido aquí; quien domine el objetivo lo tiene a él.
ground-objective-held = Es tuyo al final de la batalla si hay en él un hombre tuyo que no esté en huida y ningún enemigo.
ground-home = Punto de regreso de {$man}: {$points} PV
ground-home-reached = Al final de la batalla debe estar aquí, vivo y sin ser prisionero.
ground-bomb = Explota al final del turno. Todos los que estén en el hex o junto a él hacen un chequeo de moral.
ground-bomb-near = Granada cercana: {$men}
ground-bomb-far = Granada lejana: {$men}
ground-target = El marcador de objetivo se queda aquí hasta el impulso 3.
ground-target-grenade = Objetivo de granada de {$man}
ground-target-rifle-grenade = Objetivo de granada de fusil de {$man}
edge-left = borde izquierdo
edge-right = borde derecho
edge-top = borde superior
edge-bottom = borde inferior

## Checks

check-mc = Chequeo de moral
check-wmc = Chequeo de moral de herida
check-rc = Chequeo de recuperación
check-tqc = Chequeo de calidad de tropa
check-spotting = Chequeo de detección
check-hit = disparo
check-plan = chequeo de plan
check-medical = chequeo de ayuda médica
check-grenade = tirada de granada
check-frag = tirada de daño

## Summands: the short form stands in a log line, the long one in the form before a shot

term-weapon-skill = WS
term-troop-quality = TQ
term-order = {$detail}
term-range = distancia
term-wounds = heridas
term-morale = {$detail}
term-smoke = humo
term-night = poca luz
term-card = carta
stance-short = {$order}/{$terrain}
term-order-terrain = {$detail}
term-heavy-weapon = pesada
term-leader = líder
term-charge = carga
term-unseen = sin ser visto
term-frag = Frag
term-operator = TQ
term-gunner-alone = sin asistente
term-weapon-skill-long = Habilidad de arma, {$detail}
term-troop-quality-long = Calidad de tropa
term-order-long = {$detail}
term-range-long = Distancia {$detail}
term-wounds-long = Heridas
term-morale-long = Moral: {$detail}
term-smoke-long = Humo en la línea
term-night-long = Noche o niebla
term-card-long = Carta o evento de este turno
term-heavy-weapon-long = Arma pesada con Correr y disparar
term-leader-long = Dentro del alcance LDR de un líder
term-charge-long = Carga
term-operator-long = TQ del operador, {$detail}
term-gunner-alone-long = Sin ayuda: {$detail}
term-frag-long = Frag, {$detail}
term-unseen-long = Primer ataque, sin ser visto antes
term-order-terrain-long = Tabla Orden/Terreno, blanco: {$order}/{$terrain}
summand = {$amount} {$name}
sum-base-unknown = {$name} ?
sum-base = {$name} {$amount}
sum-total = {$sum} = {$total}

## Decks, cards, tables

deck-friendly = tu mazo
deck-enemy = el mazo enemigo
deck-cup = la bolsa
table-friendly = Evento aliado
table-enemy = Evento enemigo
card-number = N.º {$number}
section-cover = en cobertura
section-open = al descubierto
section-rout = en huida
section-berserk = enloquecido
section-guard = de guardia
section-driven = en huida

## Phases

phase-set-up = Despliegue
phase-friendly-cards = Juega una carta
phase-friendly-orders = Da órdenes
phase-enemy-orders = Cartas del enemigo
phase-action = Acción
phase-end = Fin del turno
phase-over = Fin de la batalla

## What binds a man to others (7.14-7.18)

tie-medical-aid = Atiende a {$whom}
tie-search = Registra a {$whom}
tie-carry = Lleva a {$whom}
tie-carried = Lo lleva {$man}
tie-treated = lo atiende {$man}
tie-papers = lleva los documentos { FORM($of, "gender") ->
    [masculine] del {$of}
   *[other] de {$of}
}
papers-of = Documentos { FORM($of, "gender") ->
    [masculine] del {$of}
   *[other] de {$of}
}
check-promise = {$need} o menos al final del turno, {$percent} %

## The tally of victory points (22.0)

score-enemy-killed = {$who}: muerto
score-enemy-officer-killed = {$who}: muerto, líder
score-enemy-fled = {$who}: huido del tablero
score-enemy-passed = {$who}: rompió tus líneas
score-enemy-captured = {$who}: capturado
score-friendly-killed = {$who}: muerto
score-friendly-bad-wound = {$who}: herida grave
score-friendly-bad-wound-bandaged = {$who}: herida grave, vendada
score-friendly-fled = {$who}: huyó del tablero
score-friendly-escaped = {$who}: salió del tablero
score-friendly-captured = {$who}: capturado
score-friendly-passed = {$who}: logró pasar
score-brought-home = {$who}: de vuelta a salvo
score-papers = Documentos: {$who}
score-objective = {$who}: en tu poder
score-conceded = Victoria concedida
score-several = {$what} ×{$count}
missed-objective = {$who}: no conseguido
missed-brought-home = {$who}: no ha vuelto
no-help-nobody = sin asistente
no-help-away = en otro hex
no-help-wounded = herida grave
no-help-not-himself = en huida o enloquecido
no-help-operator-wild = el operador está en huida o enloquecido
no-help-on-guard = vigila a un prisionero
no-help-other-order = otra orden

## Boards

country-bocage = Setos
country-village = Pueblo
country-hills = Colinas
country-river = Río
country-orchards = Frutales
country-ruins = Ruinas
board-made-up = { $country } { $seed }
board-farmhouse = La Granja
board-village = El Pueblo
board-hill = La Colina
board-hedgerows = Los Setos
board-beach-exit = La Salida de la Playa
board-ruined-town = La Ciudad en Ruinas
board-river-crossing = El Paso del Río
board-deep-woods = El Bosque Profundo
