# As in English: move-eye
# La mesa: paneles, planes de movimiento y de fuego, botones.

## Top line, phases, layout

top-deployment = Despliegue
top-turn = Turno
top-turn-value = turno {$turn}
top-of = {$count} de {$most}
top-goals = Objetivos
top-lost = Bajas
top-off-table = Fuera
top-points = Destruido
top-victory = Puntos de victoria
tip-turn = Los objetivos cuentan desde el turno {$first}. La batalla termina tras el turno {$turns}.
tip-goals = Gana quien controla un objetivo al empezar su turno.
tip-goal = {$goal}: {$holder}
tip-lost = Equipos perdidos: los del atacante, los del defensor
tip-off-table = Unidades que aún no están en la mesa: las del atacante, las del defensor
tip-points = Puntos de enemigos destruidos: por el atacante, por el defensor
tip-victory = Puntos de victoria: los del atacante, los del defensor. El ganador tiene 10, menos 1 por cada unidad perdida.
log-of-turn = turno {$turn}
moment-turn = Turno {$turn}
moment-deployment = Despliegue
tab-dossier = Equipo
tab-unit = Unidad
tab-log = Registro
rail-phase = Fase
rail-show = Ver
rail-signs = Signos
rail-command-ring = Mando
rail-tip-signs = Signos en lugar de modelos
rail-tip-command-ring = Hasta dónde llega el mando de la unidad elegida
rail-tip-starting = Las tripulaciones vuelven a subir, las unidades fijadas se reorganizan, las quebrantadas hacen su prueba y se miran los objetivos
rail-tip-movement = Las unidades se mueven
rail-tip-shooting = Las unidades disparan
rail-tip-assault = Las unidades asaltan; después el turno pasa al otro bando
phase-starting = Inicio
phase-movement = Mover
phase-shooting = Disparar
phase-assault = Asaltar

## Dossier

dossier-title = Equipo
dossier-empty = Apunta a un equipo para ver su ficha.
dossier-unit = {$letter} · {$unit}
dossier-armour = Blindaje
dossier-front = frontal
dossier-side = lateral
dossier-top = superior
dossier-save = salvación
dossier-cross = cruce
rating-motivation = Motivación
rating-skill = Pericia
rating-hit-on = se le acierta
speed-tactical = Táctica
speed-terrain = terreno
speed-country = campo
speed-road = camino
weapon-values = alcance {$range} · {$halted}/{$moving} dados · antitanque {$at} · potencia {$fp}+
weapon-bombs = bombardeo: alcance {$range} · antitanque {$at} · potencia {$fp}+
weapon-below = bombas: bajo el avión · antitanque {$at} · potencia {$fp}+

## Units

unit-title = Unidad
unit-teams = { $count ->
    [one] {$count} equipo
   *[other] {$count} equipos
}
unit-leader = {$team}, líder
unit-stray = fuera de mando
unit-elsewhere = { $where ->
    [mounted] sobre {$vehicle}
    [rear] en retaguardia
    [due] ha llegado
   *[away] fuera de la mesa
}
unit-moved = { $speed ->
    [dash] corrió {$way}
   *[other] movió {$way}
}
unit-holds = no dispara
unit-shot = {$dice} × {$need}+ · { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } impactos
unit-state = { $state ->
    [ambush] en emboscada
    [reserve] en reserva
    [undeployed] por desplegar
    [waiting] espera
    [moving] se mueve
    [moved] ya ha movido
    [dig-in] se atrinchera
    [clear-mines] limpia minas
    [assaulted] ha asaltado
    [fired] ya ha disparado
    [dashed] ha corrido
    [away] espera fuera de la mesa
    [due] ha llegado
    [overhead] en vuelo
    [attacking] ataca
   *[ready] lista
}
state-leader = manda su unidad
state-bailed = su tripulación ha desalojado
state-pinned = fijada
state-foxholes = en pozos de tirador
state-ambush = en emboscada: el rival no la conoce
state-reserve = en reserva: el rival no la conoce
state-gone-to-ground = cuerpo a tierra
state-acted = ya ha actuado
state-out-of-command = fuera de mando
state-carries-1 = lleva un equipo
state-carries-2 = lleva dos equipos
state-carries-3 = lleva tres equipos
state-mounted = va montado en un vehículo
state-rear = en retaguardia
state-away = espera fuera de la mesa
state-due = ha llegado: colócalo
state-fired-at-aircraft = ha disparado a un avión
state-shot-down = derribado
state-lost = perdido
state-wreck = un pecio: terreno bajo y cobertura a prueba de balas
note-team = {$team} · {$unit}
note-shot = {$weapon}: {$dice} dados, impacta con {$need}+ ({$hit} %)
note-harm = { $armoured ->
    [yes] cada impacto: {$destroyed} % destruido, {$bailed} % desalojado
   *[no] cada impacto: {$destroyed} % destruido
}

## Deployment

works-done = Dejar el resto
works-kind = {$name} (quedan {$count})
aim-done = Continuar
deploy-rest = Desplegar el resto
deploy-done = Fin del despliegue
deploy-lead = Que lidere este equipo
spearhead-done = Fin de las puntas de lanza
deploy-no-room = No queda sitio en tu zona: mueve una unidad.
hide-done = Anotar
hide-none = No esconder nada
hide-ambush = Emboscada ({$count} de {$most})
hide-reserve = Reserva ({$points} de {$most} puntos)
ambush-waits = Seguir oculta
reserve-enters = Entrar por el centro
withdraw-unit = Retirar: {$unit}

## Moves

move-go = Mover
move-done = Fin del movimiento
move-corner = Esquina
move-back = Atrás
move-alone = Un equipo
move-unit = Toda la unidad
move-pending = { $count ->
    [0] Haz clic otra vez en el lugar, o mueve.
    [one] Habrá una tirada de cruce: haz clic otra vez en el lugar, o mueve.
   *[other] Habrá {$count} tiradas de cruce: haz clic otra vez en el lugar, o mueve.
}
move-way = { $speed ->
    [dash] {$way} de {$limit} cm · Carrera
   *[tactical] {$way} de {$limit} cm · Táctica
}
move-left = quedan {$left}
move-command = { $stray ->
    [0] bajo mando
   *[other] {$stray} de {$count} fuera de mando
}
move-seen = { $count ->
    [0] nadie lo ve
    [one] lo ve {$count}
   *[other] lo ven {$count}
}
move-concealed = { $plain ->
    [0] a cubierto de todos
   *[other] al descubierto para {$plain} de {$count}
}
move-rolls = { $count ->
    [one] Cruce {$need}+ ({$ground}): {$odds} %
   *[other] {$count} × Cruce {$need}+ ({$ground}): todos {$odds} %
}
move-eye = {$team} · {$distance} cm
drag-not-now = Ahora no. La pregunta es: {$question}
ferry-mount = { $count ->
    [one] Montar
   *[other] Montar ({$count})
}
ferry-dismount = Desmontar
ferry-forward = Desde retaguardia
ferry-boards = {$team} monta en {$vehicle}
enter-due = Pulsa dónde vuela {$team}; Alt con la rueda o una flecha lo gira.
enter-rear = Pulsa dónde avanza {$team}; Alt con la rueda o una flecha lo gira.
enter-mounted = Pulsa adónde va {$team}: primero desmonta junto a su vehículo.

## Shots

shoot-aim = Haz clic en un blanco, o recórrelos con E.
shoot-promised = { $shots ->
    [one] Un equipo dispara con
   *[other] {$shots} equipos disparan con
} { $dice ->
    [one] un dado
   *[other] {$dice} dados
}: de media, { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } impactos y { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) } destruidos. Haz clic otra vez en el blanco para disparar.
shoot-assault = A cadencia de marcha, para asaltar
shoot-stand = A cadencia plena, sin asalto
shoot-fire = Fuego
bombard-aim = Haz clic en un punto para bombardearlo, o en un blanco para dispararle.
bombard-next = Bombardear al siguiente
bombard-nobody = No se puede bombardear a ningún enemigo: ninguno está a la vista de un observador y a tiro.
bombard-fire = Bombardear
bombard-screen-left = Humo a la izquierda
bombard-screen-right = Humo a la derecha
bombard-spotter = { $need ->
    [0] observa {$spotter}, ya localizado, piezas: {$guns}
   *[other] observa {$spotter}, localiza con {$need}+, piezas: {$guns}
}
bombard-under = equipos bajo la plantilla: {$count}
shoot-smoke = Granadas de humo
shoot-shells = Otra munición
screen-begin = Cortina de humo
screen-fire = Tender la cortina
screen-guns = Piezas: {$guns} de {$most}
screen-stop = Sin cortina
screen-point = Pulsa dónde empieza la cortina.
screen-angle = Alt con la rueda o una flecha la gira; pulsa otra vez la banda o tiéndela.
screen-length = una cortina de {$length} cm
smoke-balls = impactos de humo { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) }
smoke-promised = Cada impacto deja una bola de humo sobre su blanco: se esperan { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Pulsa otra vez el blanco para disparar.
shoot-done = Fin de los disparos
shoot-next = Otro blanco
shoot-weapon = Otra arma
shoot-hold = No disparar
shoot-join = Disparar también
shoot-alone = Un equipo
shoot-all = Toda la unidad
shoot-choose-first = Elige antes una de tus unidades.
shoot-choose-team = Elige antes uno de sus equipos.
shoot-no-target = No se puede disparar a nadie.
shoot-one-weapon = No tiene otra arma para este blanco.
shot-target = {$team} · {$needs}
shot-promised = { $armoured ->
    [yes] impactos { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · destruidos { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) } · desalojados { NUMBER($bailed, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[no] impactos { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · destruidos { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
allot-take = Repartir
allot-other = De otra manera
allot-hits = {$team}: {$hits}
allot-no-more = {$team} no puede recibir más: los impactos se reparten por igual.

## Choices of teams

team-stays = Sin cambios
swap-pair = {$first} por {$second}
swap-team = { $hits ->
    [one] {$team} ({$hits} impacto)
   *[other] {$team} ({$hits} impactos)
}
swap-none = Sin intercambio

## Keys

keys-look = Qué se ve
key-signs = Signos en lugar de modelos
key-command-ring = Mando de la unidad elegida

## Orders and assaults

move-order-done = Fin de la orden
move-stay = Quedarse
charge-leave = Dejar fuera
charge-along = Llevar también
charge-other = Otro blanco
charge-no-way = {$team} no llega en línea recta a contacto con {$enemy}.
charge-no-fire = Sin fuego defensivo.
charge-fire = { $count ->
    [one] Fuego defensivo de un equipo: se esperan { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } impactos
   *[other] Fuego defensivo de {$count} equipos: se esperan { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } impactos
}
charge-repulse = { $losses ->
    [yes] Lo rechazan {$needed} carros perdidos o abandonados: {$odds} %
   *[no] Lo rechazan {$needed} impactos, que fijan la unidad: {$odds} %
}
charge-go = Asaltar
charge-done = Fin del turno
charge-stay = Quedarse
charge-nobody = Ningún enemigo está al alcance de un asalto.
charge-laid = { $count ->
    [one] Un equipo encuentra un camino hasta el contacto. Haz clic en un equipo elegido para dejarlo fuera.
   *[other] {$count} equipos encuentran un camino hasta el contacto. Haz clic en un equipo elegido para dejarlo fuera.
}
answer-grenades = Granadas
answer-counterattack = Contraatacar
answer-break-off = Retirarse

## Aviones

flight-attack = Atacar
flight-leave = Marcharse
flight-first = Primero debe atacar la patrulla: el enemigo puede dispararle.
flight-hold = Alto el fuego
flight-under = { $count ->
    [one] {$count} equipo enemigo bajo sus bombas
   *[other] {$count} equipos enemigos bajo sus bombas
}

## Obras y noche

state-trench = en una trinchera
state-pit = en un pozo de cañón
night-sees = de noche ve a {$distance} cm
note-work-shelter = { $arm ->
    [gun] ocultación y cobertura a prueba de balas: {$teams ->
        [one] un cañón
       *[other] {$teams} cañones
    } (ahora {$inside})
   *[infantry] ocultación y cobertura a prueba de balas: {$teams} equipos de infantería (ahora {$inside})
}
note-work-wall = terreno bajo; cobertura a prueba de balas contra fuego directo
note-work-mines = quien se mueva a menos de {$distance} cm tira por Pericia o recibe un impacto: antitanque {$strength}, Potencia {$firepower}+
note-work-stops = {$who}: se detienen ante ella y la cruzan en su próximo turno, con tirada de cruce
note-work-difficult = {$who}: cruzan con tirada de cruce
note-work-barred = {$who}: no pueden cruzar
note-work-removed = {$who}: la aplastan al cruzarla
running-foot = infantería
running-towed = cañones
running-tracked = vehículos de cadenas
running-half-tracked = semiorugas
running-wheeled = vehículos de ruedas
