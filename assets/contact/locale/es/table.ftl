# The table: panes, plans, looks, scenes, saves.

act-aimed = Fuego contra {$unit}: otro clic o Intro. Un clic en el terreno mueve antes.
act-border = { $test ->
    [yes] chequeo de experiencia en {$ground}
   *[no] tirada en {$ground}: con un número bajo se atasca
}
act-command = { $held ->
    [yes] bajo mando
   *[no] fuera de mando
}
act-fire-go = Disparar
act-found = { $count ->
    [0] ningún enemigo conocido la detecta
    [one] la detecta un enemigo
   *[other] la detectan {$count} enemigos
}
act-go = Hacerlo: {$act}
act-left = quedan {$left}
act-open = Arrastra la unidad o haz clic en el terreno para mover; en un enemigo, para disparar.
act-verb = Ahora: {$verb}.
act-pending = Otro clic en el lugar o Intro; Alt fija una esquina al arrastrar.
act-way = {$way} de {$most} cm · {$verb}
air-bomb = bombas
air-rockets = cohetes
air-strafe = ametrallamiento
allot-take = Repartir
ammunition-limited = munición limitada
ammunition-normal = munición normal
ammunition-stock = reserva de munición
answer-break-off = Romper el contacto
answer-call = Llamar
answer-fall-back = Replegarse
answer-tank-assault = Asaltarlo
answer-fire = Disparar
answer-first = Empezar
answer-go-on = Seguir
answer-hold = Aguantar
answer-no = No
answer-second = Ir segundo
answer-second-round = Segunda ronda
answer-stop = Detenerse
ask-concede-text = La partida termina ahora: gana tu rival.
ask-concede-title = ¿Conceder la victoria?
ask-restart-text = La partida vuelve a empezar desde el despliegue. La actual queda entre las partidas guardadas.
ask-restart-title = ¿Empezar de nuevo esta partida?
button-briefing = Situación y victoria
button-play-again = Jugar otra vez
button-save = Guardar una copia
button-study = Partida de estudio…
button-study-tip = Una copia para probar jugadas
button-watch = Repetición
contact-turn = turno {$turn}
deploy-done = Despliegue listo
deploy-mines = Colocar minas
deploy-no-room = No queda sitio en tu zona: mueve una unidad.
deploy-rest = Colocar el resto
deploy-wire = Tender alambrada
detection-any = sin límite
detection-fires = {$distance} cm si dispara
detection-now = detectada hasta {$distance} cm
dossier-armour = Blindaje: F / L / T / techo
dossier-detection-fires = Detectada si dispara
dossier-detection-now = Detectada hasta
dossier-empty = Señala una unidad.
dossier-save = Perdida: 1 · 2 · 3 imp.
dossier-title = Unidad
dropped-unknown = {$file} no es una partida, una misión ni un paquete de este juego.
end-break = Valor de ruptura perdido
end-draw = Empate
end-won = {$winner} ha ganado
end-you-lost = Has perdido
end-you-won = Has ganado
figure-at = AT {$at}
figure-cm = {$length} cm
figure-he = HE {$he}
finder = { $finds ->
    [yes] {$unit} · {$distance} cm: la detecta
   *[no] {$unit} · {$distance} cm: la detecta solo hasta {$limit}
}
fire-nothing = No tiene con qué disparar a eso.
forecast-empty = Prepara un disparo para ver sus sumas.
forecast-gun = {$weapon}: 2D6 a {$need}+ · {$hit} % impacta
forecast-harm = perdida {$lost} % · desmoralizada {$demoralised} % · suprimida {$suppressed} %
forecast-order = Por actuar: {$units}
forecast-plate = {$face} {$armour}: destruido {$lost} % · inmovilizado {$stuck} %
forecast-pool = {$weapon}: {$dice} dados a {$need}+ · {$hit} % impacta
forecast-round = {$weapon}, {$round}
forecast-sum-pool = Número de dados
forecast-sum-scores = Valor y dados
forecast-sum-strike = Tras impactar
forecast-title = Probabilidades
key-command-ring = Radio de mando de los jefes
key-detection = Hasta dónde se detecta
key-goals = Objetivos
key-ranges = Alcances de sus armas
key-sight = Visión de una unidad
key-sight-here = Visión desde aquí
key-signs = Signos en lugar de modelos
key-tape = Cinta métrica
legend-detection = { $unit ->
    [none] Detección: elige una unidad o señala una y pulsa la tecla otra vez
   *[other] Detección: {$unit}
}
legend-detection-signs = Anillo: detectada tal como está. Rayas: si dispara. Línea: la detecta. Puntos: la ve, pero demasiado lejos.
legend-ranges = { $unit ->
    [none] Alcances: elige una unidad o señala una y pulsa la tecla otra vez
   *[other] Alcances: {$unit}
}
legend-ranges-signs = Rayas: el final de cada tramo de alcance.
legend-sight = { $unit ->
    [none] Visión: elige una unidad o señala una y pulsa la tecla otra vez
   *[other] Visión: {$unit}
}
legend-sight-signs = Rayado: fuera de vista. Señala cualquier punto: azul es libre, rojo cortado, y la nota dice por qué.
legend-tape = Cinta métrica
legend-tape-signs = De borde a borde entre unidades. Pulsa dos veces la tecla para empezar en otro sitio.
log-of-turn = turno {$turn}
menu-date = Órdenes para hoy
menu-heading = Puesto de mando de la sección
menu-load = Cargar una partida
menu-load-note = { $count ->
    [one] {$count} partida guardada
   *[other] {$count} partidas guardadas
}
menu-motto = Secciones que primero hay que encontrar · Europa, 1940–1944
menu-new = Partida nueva
menu-new-note = una misión para dos, o contra el ordenador
menu-packs = Paquetes
menu-packs-note = misiones, mesas y fuerzas que añadir
menu-quit = Salir
menu-rulebook = Reglamento
menu-rulebook-note = todas las reglas y aclaraciones
menu-settings-note = tamaño, ritmo, sonido, teclas
mission-about = {$place} · {$date}
mission-force = {$force}: {$units} unidades
mission-turns = { $turns ->
    [one] {$turns} turno
   *[other] {$turns} turnos
}
missions-title = Misiones
moment-deployment = Despliegue
moment-turn = Turno {$turn}
motion-close = {$about}, {$need}+: { $success ->
    [yes] acierta
   *[no] en vano
}
motion-covering-fire-given = {$about}: fuego de cobertura
motion-fire = { $hits ->
    [0] {$weapon}, {$need}+: ningún impacto
    [one] {$weapon}, {$need}+: 1 impacto
   *[other] {$weapon}, {$need}+: {$hits} impactos
}
motion-found = { $by ->
    [none] {$about} se descubre
   *[other] {$about}: detectada por {$by}
}
motion-harm = {$about}: { $harm ->
    [suppressed] suprimida
    [demoralised] desmoralizada
    [wrecked] destruido
    [abandoned] abandonado
   *[lost] perdida
}
motion-initiative = Iniciativa: {$seat}
motion-leader-succeeded = {$about} toma el mando
motion-plate = {$sum} contra {$armour}: { $result ->
    [destroyed] destruido
    [immobilised] inmovilizado
   *[none] sin efecto
}
motion-reserve-entered = {$about} llega
motion-shot = { $hit ->
    [yes] {$unit}, {$need}+: impacto
   *[no] {$unit}, {$need}+: falla
}
motion-test = {$about}, { $test ->
    [save] salvación
    [morale] moral
    [crew] moral de la tripulación
    [rally] reagrupamiento
    [force] moral de la fuerza
   *[experience] experiencia
} {$need}+: { $passed ->
    [yes] superado
   *[no] fallado
}
motion-unit-boarded = {$about} sube
motion-unit-camouflaged = {$about}: camuflada
motion-unit-defended = {$about}: fuego defensivo
motion-unit-freed = {$about} queda libre
motion-unit-landed = {$about} baja
motion-unit-rallied = {$about} se reagrupa
motion-unit-stuck = {$about}: inmovilizado
move-back = Atrás
move-corner = Esquina
note-unknown = Unidad o señuelo: nadie lo sabe.
offer-sight-place = Lo que la unidad elegida vería desde aquí
offer-tape-place = Medir desde aquí
order-clear = Elegir de nuevo
order-dummies = señuelos
order-give = Orden: {$units}
order-pass = Pasar
packs-absent = Esta partida empezó con el paquete {$pack}, que no está en uso.
point-go = Disparar ahí
point-shells = Granadas
point-smoke = Humo
point-wait = Esperar
rail-activation = Por actuar
rail-command-ring = Mando
rail-detection = Detectada
rail-goals = Objetivos
rail-orders = Órdenes
rail-ours = nos.
rail-ranges = Alcances
rail-show = Ver
rail-sight = Visión
rail-signs = Signos
rail-tape = Cinta
rail-theirs = ellos
rail-tip-command-ring = Hasta dónde mandan tus jefes
rail-tip-detection = Hasta dónde y por quién se detecta la unidad
rail-tip-goals = Quién ocupa cada objetivo
rail-tip-ranges = Hasta dónde disparan las armas de una unidad
rail-tip-sight = Lo que ve una unidad: la señalada o, si no, la elegida
rail-tip-signs = Signos en lugar de modelos
rail-tip-tape = Una cinta métrica desde el puntero, de borde a borde
range-ring = {$weapon} · {$range} cm
react-at = { $point ->
    [0] donde se la ve primero
    [1] donde está más cerca
   *[2] al final de su movimiento
}
react-go = { $count ->
    [one] Reaccionar
   *[other] Reaccionar con {$count}
}
react-most = Pueden reaccionar {$most} como máximo.
react-none = No disparar
react-other = Otro disparo
report-button-tip = La batalla hasta ahora
restart-new = Dados nuevos
restart-same = Los mismos dados
save-fact-losses = {$seat}: valor de ruptura perdido
save-fact-seats = Jugadores
save-fact-seed = Semilla
save-fact-version = Versión
saved-deployment = despliegue
saved-draw = Nadie
saved-line = {$scenario} · {$moment} · {$ago}
saved-over = Gana {$winner} · turno {$turn}
saved-turn = turno {$turn}
seats-attacker = Jugar el primer bando
seats-both = Dos jugadores
seats-defender = Jugar el segundo bando
seats-none = Mirar
sheet-break = La fuerza chequea al perder el {$shaken} % de su valor de ruptura y se rompe al {$broken} %.
sheet-briefing = Situación
sheet-button = Situación
sheet-dark = La visibilidad es reducida hasta el turno {$turns}.
sheet-goals = Objetivos
sheet-set-up = { $how ->
    [hidden] Empieza oculta, a cubierto o en pozos.
    [foot-markers] Las unidades a pie empiezan como marcadores.
    [markers] Empieza como marcadores.
   *[open] Empieza a la vista.
}
sheet-turns = { $turns ->
    [one] {$turns} turno
   *[other] {$turns} turnos
}
sheet-verdict = { $verdict ->
    [needed] Al final el primer bando necesita {$needed}.
   *[most] Al final gana quien ocupe más; si no, quien perdió menos.
}
sight-clear = a la vista
sight-cut = cortada: {$cause}
sight-gap = el terreno
strip-ready = puede actuar
strip-waits = espera
studied-already = esta ya es una partida de estudio
tab-dossier = Unidad
tab-log = Registro
tab-unit = Probab.
tape-length = {$length} cm
template-under = {$theirs} enemigos conocidos y {$ours} propios debajo
text-no-place = No hay ningún lugar «{$line}»; escribe un punto en cm (92,60) o una unidad.
tip-goal = {$goal}: {$holder}
tip-goals = Objetivos ocupados: primer bando, segundo
tip-light = Visibilidad de este turno
tip-lost = Valor de ruptura perdido: primer bando, segundo
top-dark = Visibilidad reducida
top-deployment = Despliegue
top-goals = Ocupados
top-light = Día
top-lost = Pérdidas
top-of = {$count} de {$most}
top-turn = Turno
top-turn-value = turno {$turn}
verb-assault = Cargar
verb-camouflage = Camuflarse
verb-clear = Despejar campo
verb-cover = Cubrirse
verb-covering-fire = Fuego de cobertura
verb-crawl = Arrastrarse
verb-fast = Movimiento rápido
verb-move = Mover y disparar
verb-observe = Dirigir artillería
verb-overwatch = Vigilancia
missions-note = las batallas; la primera es para principiantes
missions-empty = No hay misiones.
act-special = Munición especial
act-usual = Munición normal
rail-danger = Peligro
rail-tip-danger = Qué enemigos conocidos podrían dar a la unidad elegida donde está o adonde va, y con qué probabilidad
key-danger = Peligro para la unidad elegida
legend-danger = { $unit ->
    [none] Peligro: elige una unidad
   *[other] Peligro para {$unit}
}
legend-danger-signs = Rojo: el mejor fuego completo de cada enemigo que tu bando ha descubierto. Los ocultos no cuentan.
danger-none = Ningún enemigo conocido puede darle.
danger-looking = Buscando enemigos …
danger-sum = { $count ->
    [one] {$count} enemigo puede darle
   *[other] {$count} enemigos pueden darle
} · {$lost} % de perderse si todos disparan
danger-from = {$unit} · {$distance} cm
verb-dismount = Apearse
verb-smoke = Humo
verb-flare = Bengala
mount-vehicle = Subir: {$vehicle}
tip-smoke = Haz clic en un lugar para el humo: proyectiles a su alcance y vista, granadas de mano cerca
tip-flare = Haz clic en un lugar que la bengala del mortero ilumine este turno
act-lay-smoke = Haz clic en el lugar del humo.
act-lay-flare = Haz clic en el lugar de la bengala.
act-waits = Intro o el mismo clic otra vez lo ejecuta; Supr lo retira.
act-aboard = En un vehículo: haz clic en el suelo, o arrastra, para bajar ahí.
odds-close = {$target}: eliminado {$wins} %, pérdida propia {$loses} %, detenido por el fuego {$stopped} %
odds-tank = {$target}: destruido {$wins} %, inmovilizado {$stuck} %
odds-overrun = {$target}: destruido {$wins} %, si no, tira salvación y retrocede
board-mount = Sube a: {$vehicle}
board-land = Se apea aquí
deploy-load = Empieza en: {$vehicle}
act-mode-open = { $on ->
    [yes] La escotilla se abre
   *[no] Abrir escotilla
}
tip-mode-open = La dotación se asoma: +1 al impactar, pero pueden darle
act-mode-shut = { $on ->
    [yes] La escotilla se cierra
   *[no] Cerrar escotilla
}
tip-mode-shut = La dotación queda a salvo de armas ligeras y pierde su +1 al impactar
act-mode-back = { $on ->
    [yes] Va marcha atrás
   *[no] Marcha atrás
}
tip-mode-back = Hacia atrás: un tercio del movimiento, un blindado de ruedas la mitad; el frente sigue hacia el enemigo
act-mode-disable = { $on ->
    [yes] A las orugas: sí
   *[no] A las orugas
}
tip-mode-disable = El disparo tiene −2 y solo inmoviliza
act-mode-show = { $on ->
    [yes] Se muestra
   *[no] Mostrarse
}
tip-mode-show = Renuncia a su marcador y mueve más de 20 cm
act-mode-first = { $on ->
    [yes] Dispara antes
   *[no] Disparar antes
}
tip-mode-first = Dispara antes de mover en vez de después
strip-marker = marcador
