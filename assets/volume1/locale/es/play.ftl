# Words of the table in play: buttons, short notes on the board, what stands on pieces.
# As in English: stamp-kia, end-sum, map-editor-usual

ducking-ask = {$man}: se te pregunta antes de que se ponga a cubierto.
ducking-whenever = {$man} se pone a cubierto por su cuenta siempre que le evite un impacto.
ducking-never = {$man} nunca se pone a cubierto si no está obligado.
press-again = Pulsa {$key} otra vez para confirmar. {$told}
choose-man-first = Elige primero a uno de tus hombres.
drop-order-on-man = Arrastra el marcador hasta uno de tus hombres.
drop-prisoner-on-man = Arrastra al prisionero hasta uno de tus hombres.
card-not-now = Ahora no se puede jugar ninguna carta.
card-not-this = Esta carta no se puede usar ahora.
move-not-there = A {$hex} no: {$reason}
move-no-way = Por ahí no: {$reason}
aim-drawn = El blanco se sortea; un disparo a {$men}
aim-drawn-each = {$man} {$percent} %
aim-lot-fell = El sorteo designó a {$man}.
aim-with = { $shots ->
    [one] {$weapon}, {$shots} disparo.
   *[other] {$weapon}, {$shots} disparos.
}
aim-first = Elige primero un blanco.
aim-must = {$order}: tiene un blanco y debe disparar.
aim-others = { $count ->
    [one] 1 blanco más
   *[other] {$count} blancos más
}: {$key} o un clic.
aim-line = { $shots ->
    [one] {$weapon}, {$shots} disparo: acierta con {$need} o menos.
   *[other] {$weapon}, {$shots} disparos: acierta con {$need} o menos.
}
aim-line-confirm = { $shots ->
    [one] {$weapon}, {$shots} disparo: solo acierta con un 0 natural y un chequeo de calidad de tropa de {$check} o menos.
   *[other] {$weapon}, {$shots} disparos: solo aciertan con un 0 natural y un chequeo de calidad de tropa de {$check} o menos.
}
aim-line-hopeless = { $shots ->
    [one] {$weapon}, {$shots} disparo: imposible acertar.
   *[other] {$weapon}, {$shots} disparos: imposible acertar.
}

button-place-all = Colocar a todos
button-repeat = Como antes
button-take-over = Vigilar al prisionero
button-act = Actúa {$man}
button-act-tip = Decides tú cada paso ahora
button-carry-on-tip = Sigue el movimiento trazado
button-play-card = Jugar «{$card}»
button-lay-off = Descartar «{$card}»
button-use-card = Usar «{$card}»
button-keep-cards = En este impulso no
button-take-wound = Elegir: {$card}
answer-go-on = Seguir

phase-team-acts = Actúa el equipo {$team}
top-goal = victoria con {$goal}
now = ahora {$value}

card-order = ORDEN
card-discard = DESCARTE
card-event = EVENTO
card-secret = SECRETO
stamp-kia = KIA
wound-tag-evac = Evac.
weapon-skill-rates = { $shots ->
    [one] WS {$skill} · 1 disparo
   *[other] WS {$skill} · {$shots} disparos
}
weapon-band = {$near}–{$far}: {$amount}
dossier-order-check = {$order}: {$promise}
dossier-order-plain = {$order}: WS {$total}
check-dice = Hacía falta un {$need} o menos: {$result}
dice-said = {$check}: {$result}
dice-on-target = cae en su hex
dice-scattered = se desvía
dice-near = Granada cercana
dice-far = Granada lejana
dice-confirmed = Regla del 0: un 0, a confirmar con un TQC de {$need} o menos; sale {$roll}: {$result}
dice-hopeless = Regla del 0: un 0, pero el TQC que lo confirma baja de 0: {$result}
ask-concede-title = ¿Conceder la victoria al enemigo?
ask-concede-text = La batalla acaba ahora con el peor resultado de su tabla de victoria: «{$verdict}».
ask-concede-campaign = La campaña sigue con ese resultado.
conceded-text = Concediste la victoria en el turno {$turn}. Cuenta como el peor resultado.
ask-concede-undo = {$key} lo deshace hasta que salgas de la batalla.
cannot-concede-over = La batalla ha terminado.
button-briefing = Órdenes y niveles de victoria
button-to-menu = A la pantalla de inicio
button-to-editor = Volver al editor
button-next-battle = Batalla siguiente
button-play-again = Jugar otra vez
button-watch = Repetición
end-sum = Total
end-roll = El pelotón
fate-standing = ileso
end-man = { $man }: { $fate }
end-killed = muerto
end-fled = huido
end-escaped = salió del tablero
end-passed = logró pasar
end-captured = capturado
end-bad-wound = herida grave
end-bad-wound-bandaged = herida grave, vendada
end-light-wounds = { $count ->
    [one] herida leve
   *[other] {$count} heridas leves
}
fate-routed = en huida
button-fight = Atacar a {$man}
percent = { $percent } %
# how likely he is hit, before and after Duck Back
chance-falls = { $sooner } → { $later } %
spot-promise = { $percent } % de detectarlo: {$need} o menos
shot-promise = { $shots ->
    [one] {$weapon}: {$percent} %
   *[other] {$weapon}: {$percent} % por disparo, {$any} % con {$shots}
}
shot-barred = No puede disparar: {$reason}
shot-barred-now = En este impulso no: {$reason}
shot-under = {$order}: {$promise}
shot-in-impulse = Impulso {$impulse}, {$promise}
shot-after-move = {$order}: primero se mueve, dispara en el impulso {$impulse}
step-takes-prisoner = { $count ->
    [one] {$men} está en huida y se rinde
   *[other] {$men} están en huida y se rinden
}
step-kills-routed = { $count ->
    [one] {$men} está en huida; los enloquecidos no hacen prisioneros
   *[other] {$men} están en huida; los enloquecidos no hacen prisioneros
}
melee-promise = Entrar inicia un cuerpo a cuerpo. Primeros ataques: {$blows}
melee-joined = Se une al cuerpo a cuerpo en {$hex}. Primeros ataques: {$blows}
melee-blow = {$man} en el impulso {$impulse} (acierta un {$percent} %)
melee-blow-later = {$man} en el impulso 2 del turno siguiente (acierta un {$percent} %)
melee-blow-none = {$man} no ataca (heridas)
settings-duck-back = Ofrecer ponerse a cubierto
settings-duck-back-tip = Si ayuda: cuando la probabilidad de que lo alcancen baja una décima parte o más, o tendría que salir de un objetivo de misión.
duck-back-always = siempre
duck-back-matters = si ayuda
duck-back-never = nunca

settings-one-answer = Si solo hay una respuesta
settings-one-answer-tip = Si una pregunta con una sola respuesta se hace de todos modos.
one-answer-by-itself = darla sola
one-answer-asked = preguntar

settings-next-man = Quién actúa después
settings-next-man-tip = Por orden de lista: como en el pelotón. Un clic en otro hombre del equipo le deja actuar antes.
next-man-in-order = por orden de lista
next-man-asked = preguntar
settings-map-editor = Editor de mapas
map-editor-usual = Tiled
settings-after-order = Tras una orden
settings-after-order-tip = A quién da una orden la siguiente tecla.
after-order-next = siguiente hombre
after-order-stay = el mismo
acted-already = {$man} ya ha actuado en este impulso.
not-his-turn = No es el momento del equipo de {$man}.
end-kept = Queda entre las batallas guardadas
button-study = Batalla de estudio…
button-study-tip = Una copia para hacer pruebas; no cuenta
studied-already = esta ya es una batalla de estudio
cannot-load = sal antes de esta batalla
ask-restart-title = ¿Empezar de nuevo esta batalla?
ask-restart-text = La batalla vuelve a empezar desde el despliegue. Esta queda entre las guardadas.
restart-new = Dados nuevos
restart-same = Mismos dados
restart-seed-unknown = No se pueden repetir los mismos dados: la partida guardada es tan antigua que no guarda la semilla de los dados.
restart-seed-branch = No se pueden repetir los mismos dados: es una variante; sus tiradas proceden de dos batallas.
cannot-restart = solo se puede empezar de nuevo una batalla suelta
