# What the game asks of the player: a title, what it is about, and how to answer.

## Set-up (22.0)

ask-set-up = Despliega.
ask-set-up-waiting = { $left ->
    [one] Arrastra a {$men} a un hex marcado, o haz clic en el hex.
   *[other] Arrastra a tus hombres a los hexes marcados, o haz clic en un hombre y luego en un hex. Faltan {$left} por colocar.
}
ask-set-up-ready = Todos están colocados. Cambia lo que quieras, o empieza.
ask-set-up-keys = {$next} elige un hombre, {$cursor-right} y las demás flechas un hex marcado; {$accept} lo coloca. {$text}
ask-set-up-left = { $left ->
    [one] Falta uno por colocar.
   *[other] Faltan {$left} por colocar.
}
ask-play-card-keys = Una tecla numérica levanta una carta, {$accept} la juega. Actúa primero el equipo con el número más bajo.
ask-set-up-hint = Arrastra a un hombre a un hex marcado.

## Cards (5.0)

ask-play-card = Juega una carta.
ask-play-card-text = Haz clic en una carta o arrástrala al registro de iniciativa. El equipo con el número más bajo actúa primero.
ask-play-card-hint = Los tres números de la carta fijan la iniciativa de tus equipos en este turno.
ask-draw-card = ¿Robar una carta?
ask-draw-card-text = Tu mano está vacía, y { $count ->
    [one] se le añade una carta del plan: {$planned}.
   *[other] se le añaden {$count} cartas del plan: {$planned}.
}
ask-draw-card-hint = Cuando estén en tu mano ya no robarás más este turno. La carta puede ser un evento.
ask-end-battle = ¿Terminas la batalla?
ask-end-battle-text = { $condition }. Si acaba ahora: { $points ->
    [one] {$points} punto de victoria
   *[other] {$points} puntos de victoria
}, {$verdict}.
ask-end-battle-hint = Si sigues, se te vuelve a preguntar tras el próximo turno, mientras siga siendo así.
ask-discard-down = Demasiadas cartas.
ask-discard-down-text = Tienes {$held} cartas; el límite es {$limit}. ¿Cuál descartas?
ask-discard-down-hint = Haz clic en la carta que descartas.
ask-play-discard = ¿Usar una carta?
ask-play-discard-roll = {$man}, {$of}
ask-play-discard-re-roll = {$roll}: salió {$result}, necesita {$need} o menos. Repetir la tirada con {$cards}: {$chance} % de probabilidad.
ask-play-discard-re-roll-enemy = {$roll}: salió {$result}, necesita {$need} o menos. Si lo obligas a repetir con {$cards}, acierta con un {$chance} % de probabilidad.
ask-play-discard-wmc = {$man}, {$of}: salió {$result}. 0: sin efecto · {$need} o menos: la moral baja 1 nivel · más: −2 · 9: −3. ¿Repetir con {$cards}?
ask-play-discard-re-roll-unknown = {$roll}: salió {$result}. ¿Repetir con {$cards}?
ask-play-discard-near = Granada de {$man}, {$about}: salió {$result}, cercana con {$need} o menos. Repetir con {$cards} la deja cercana con un {$chance} % de probabilidad.
ask-play-discard-scatter = Granada de {$man}: salió {$result}, cae en su hex objetivo con {$need} o menos. Si se repite con {$cards}, cae ahí con un {$chance} % de probabilidad.
ask-play-discard-frag = Tirada de daño contra {$man}: salió {$result}, impacta con {$need} o menos. Si se repite con {$cards}, impacta con un {$chance} % de probabilidad.
ask-play-discard-pass = ¿Descartar {$cards} para que {$man} supere sin tirar: {$of}?
ask-play-discard-pass-blow = ¿Descartar {$cards} para que el golpe de {$man} a {$about} acierte sin tirada?
ask-play-discard-odds = {$text} Sin carta lo logra con un {$chance} % de probabilidad.
ask-play-discard-milder-wound = { $drawn ->
    [first] Primera carta de herida de {$man}: {$wound}. ¿Descartar {$cards} y robar otra en su lugar? Es duro: en todo caso se roba una segunda carta de herida y tú eliges cuál de las dos cuenta.
   *[only] {$man}: {$wound}. ¿Descartar {$cards} y robar otra carta de herida en su lugar?
}
ask-play-discard-recover-ammo = ¿Descartar {$cards} para quitar el marcador de munición de {$man}?
ask-play-discard-hint = La carta va después a tus descartes.

## Orders (7.0)

ask-give-orders = Da órdenes.
ask-give-orders-missing = { $left ->
    [one] {$men} sigue sin orden: elígelo y haz clic en un marcador o pulsa su letra; o arrastra uno hasta él.
   *[other] {$left} de {$all} hombres están sin orden. Clic en un marcador, o su letra, para el elegido; o arrástralo a otro.
}
ask-give-orders-more = {$men} y {$rest} más
ask-give-orders-all = { $all ->
    [1] Tu hombre tiene orden. Arrástralo para trazar su camino, o confirma.
    [2] Los dos hombres tienen orden. Arrastra a un hombre para trazar su camino, o confirma.
   *[other] Los {$all} hombres tienen orden. Arrastra a un hombre para trazar su camino, o confirma.
}
ask-give-orders-all-stay = { $all ->
    [1] Tu hombre tiene orden y no se mueve este turno. Cámbiala o confirma.
    [2] Los dos hombres tienen orden y ninguno se mueve este turno. Cambia una o confirma.
   *[other] Los {$all} hombres tienen orden y ninguno se mueve este turno. Cambia una o confirma.
}
ask-give-orders-to = { $left ->
    [0] {$chosen}. Todos tienen orden: cambia alguna, o confirma.
    [1] {$chosen}. Pulsa la letra de una orden. Un hombre está aún sin ella.
   *[other] {$chosen}. Pulsa la letra de una orden. Faltan {$left} órdenes de {$all}.
}
ask-give-orders-rest = { $why ->
    [melee] { $count ->
        [one] {$men} está en un cuerpo a cuerpo y no necesita ninguna.
       *[other] {$men} están en cuerpo a cuerpo y no necesitan ninguna.
    }
   *[other] { $count ->
        [one] {$men} no necesita ninguna.
       *[other] {$men} no necesitan ninguna.
    }
}
ask-give-orders-chosen = { $count ->
    [one] Elegido: {$man}
   *[other] Elegidos: {$man}
}
ask-give-orders-hint = Arrastra un marcador a un hombre, o haz clic en el hombre y luego en el marcador. El que se quede sin orden se ocultará. A un hombre con orden de moverse puedes arrastrarlo adonde deba ir.
ask-give-orders-by-keys = { $left ->
    [0] {$next} elige al siguiente hombre, una letra cambia su orden; {$cursor-right} y las demás flechas, y luego {$accept}, trazan su camino. {$commit} confirma las órdenes.
   *[other] {$next} elige al siguiente hombre sin orden, {$previous} retrocede por todos; una letra da la orden. {$commit} confirma las órdenes. El que se quede sin orden se ocultará.
}

## The action phase (4.0)

ask-choose-man = Actúa el equipo {$team}.
ask-choose-man-text = Impulso {$impulse}. Elige qué hombre actúa ahora: {$men}.
ask-choose-man-hint = Haz clic en un hombre, o arrástralo adonde deba ir: se mueve hasta allí impulso a impulso. Con Mayús se eligen varios.
ask-choose-move = {$man} se mueve.
ask-choose-move-aims = {$man} apunta.
ask-choose-move-aims-hint = El marcador solo se desplaza si supera un chequeo de calidad de tropa.
ask-choose-move-rout = {$man} corre: está en huida.
ask-choose-move-berserk = {$man} se mueve: está enloquecido.
ask-choose-move-text = {$order}: haz clic en un hex marcado o pulsa su número.
ask-choose-move-step = {$order}, hex {$step} de {$steps}: haz clic en un hex marcado o pulsa su número.
ask-choose-move-may-stay = {$order}: haz clic en un hex marcado o pulsa su número, o déjalo donde está.
ask-choose-move-may-duck = {$order}, hex {$step} de {$steps}: haz clic en un hex marcado o pulsa su número, o haz que se ponga a cubierto aquí.
move-enter-step = {$key}: ir a {$hex}.
move-enter-way = {$key}: seguir el camino trazado.
ask-choose-move-hint = También puedes arrastrarlo, o hacer clic en un hex más lejano: se mueve hasta allí impulso a impulso.
ask-choose-move-by-keys = Pulsa el número de un hex. Para un camino por todos los impulsos, ve con {$cursor-right} y las demás flechas hasta el final y pulsa {$accept}.
ask-choose-move-shift = {$order}: ¿intentar desplazar un hex el marcador de objetivo ({$chance} %)?
ask-choose-move-odds = {$text} Ahora: {$odds}.
ask-choose-move-or-shift = {$order}: muévelo a un hex marcado o intenta desplazar el marcador de objetivo ({$chance} %).
ask-choose-hex = {$man}: ¿qué hex?
ask-choose-hex-grenade-target = Elige el hex objetivo: un enemigo conocido a 4 hexes o menos. El lanzamiento llega a 3; desde 4 primero debe acercarse.
ask-choose-hex-rifle-grenade-target = Elige el hex objetivo de la granada de fusil.
ask-choose-hex-shift-target = Elige el hex al que se desplaza el marcador de objetivo.
ask-choose-hex-flare = Elige el hex sobre el que lanza la bengala. Se desvía, y él se pone a cubierto.
ask-choose-hex-smoke-target = Elige el hex objetivo de la granada de humo.
ask-choose-hex-at = {$text} {$hex}: {$odds}.
throw-scatters = se desvía {$chance} %
throw-near = granada cercana a {$man} {$chance} %
ask-choose-hex-flare-at = Sobre {$hex}: {$spot} % de que arda ahí; si no, hasta a {$far} hexes de ahí. A su luz: {$enemies} del enemigo, {$ours} de los tuyos.
ask-choose-hex-keys = {$text} {$next} recorre los hexes, {$accept} elige uno.
ask-choose-hex-hint = Haz clic en un hex marcado.
ask-choose-whom = {$man}.
ask-choose-whom-medical-aid = ¿A quién atiende? Necesita {$promise}.
ask-choose-whom-search = ¿A quién registra? Necesita {$promise}.
ask-choose-whom-carry = ¿A quién lleva?
sentence = {$words}.
ask-choose-whom-hint = Haz clic en un hombre resaltado.
ask-choose-bandage = {$man} venda a {$target}.
ask-choose-bandage-text = Venda una herida por turno. ¿Cuál?
ask-choose-bandage-hint = Haz clic en un botón.
ask-choose-target = {$man} dispara.
ask-choose-target-melee = {$man} ataca.
ask-choose-target-berserk = {$man} dispara: está enloquecido.
ask-choose-target-text = Elige un blanco: {$men}.
ask-choose-opponent = Elige un rival: {$men}. {$sum}: {$percent} %.
ask-choose-target-or-hold = Elige un blanco: {$men}. También puede no disparar.
ask-choose-target-or-flare = Elige un blanco: {$men}. En su lugar puede lanzar una bengala, o no disparar.
ask-choose-target-flare = {$man} puede lanzar una bengala.
ask-choose-target-only-flare = No tiene blanco; también puede esperar sin disparar.
ask-choose-target-flare-hint = Haz clic en un botón.
ask-choose-target-hint = Haz clic en un hombre resaltado. Señálalo para ver las probabilidades.
ask-choose-weapon = {$man} dispara a {$target}.
ask-choose-weapon-text = ¿Con qué arma?
ask-choose-weapon-hint = La suma y las probabilidades están junto a cada arma.
ask-choose-rate = {$man} dispara a {$target}.
ask-choose-rate-text = {$weapon}: ¿cuántos disparos?
ask-choose-rate-hint = Un 9 natural gasta munición.
ask-choose-rate-endless-hint = Esta arma nunca se queda sin munición.
ask-duck-back = {$man} puede ponerse a cubierto.
ask-duck-back-text = Ponerse a cubierto sustituye a {$order}.
ask-duck-back-leaves = En el impulso {$impulse} debe seguir moviéndose y salir del objetivo de misión («{$goal}»).
ask-duck-back-drops = Se le caería a los pies la granada activa. {$text}
ask-duck-back-drops-smoke = Se le caería en su hex la granada de humo. {$text}
ask-duck-back-seen = { $count ->
    [one] {$men} lo ve.
   *[other] {$men} lo ven.
}
ask-duck-back-seen-unseen = Podrían detectarlo: {$men}.
ask-duck-back-odds = En el impulso {$impulse}, {$shooter} le acierta con un {$open} % de probabilidad; a cubierto, con un {$low} %.
ask-duck-back-odds-together = {$shooters} le aciertan con sus próximos disparos con un {$open} % de probabilidad; a cubierto, con un {$low} %.
ask-duck-back-odds-unseen = Con un {$open} % de probabilidad lo detectan y {$shooter} le acierta en el impulso {$impulse}; a cubierto, con un {$low} %.
ask-duck-back-unknown = { $count ->
    [one] {$men} aún puede disparar, no se sabe cómo de bien
   *[other] {$men} aún pueden disparar, no se sabe cómo de bien
}; a cubierto, el terreno hace cada disparo contra él {$better} más difícil.
ask-duck-back-safe = { $count ->
    [one] {$men} lo ve, pero ya no le quedan disparos este turno.
   *[other] {$men} lo ven, pero a ninguno le quedan disparos este turno.
}
ask-duck-back-safe-unseen = Podrían detectarlo: {$men}; pero a nadie le queda un disparo contra él este turno.
ask-duck-back-blast = La granada de su hex lo alcanza al final del turno con un {$open} % de probabilidad; a cubierto, con un {$low} %.
ask-duck-back-hint = En su próxima activación, el marcador pasa a Ocultarse.
ask-duck-back-last-hint = En el impulso 4 el marcador no pasa a Ocultarse; se retira en la fase final.
ask-duck-back-many = {$count} hombres pueden ponerse a cubierto.
ask-duck-back-many-text = Peligro de impacto: {$men}.
ask-duck-back-many-hidden = Peligro de impacto: {$men}; para los ocultos, solo si antes los detectan.
ask-duck-back-many-first = { $count ->
    [one] {$men} actúa antes de ponerse a cubierto.
   *[other] {$men} actúan antes de ponerse a cubierto.
}
ask-duck-back-many-odds = {$man}: {$told}
ask-duck-back-many-how = Haz clic en un hombre, o pulsa su número, para que se ponga a cubierto.
ask-duck-back-many-burst = Una explosión podría alcanzarlos.
ask-call-strike = Tu carta ofrece: {$strike}.
ask-call-strike-at-call = A petición tuya: {$strike}.
ask-call-strike-safe = Ninguno de tus hombres está en un hex que pueda batir, ni junto a él.
ask-call-strike-danger = Peligro para los tuyos: {$men}.
ask-call-strike-danger-more = Peligro para {$count} de los tuyos: {$men} y {$more} más.
ask-call-strike-hint = Una vez pedido, no se puede corregir.
ask-choose-wound = {$man} es duro.
ask-choose-wound-text = Se robaron dos cartas de herida. Haz clic en la que recibe; la más leve tiene el marco amarillo.
ask-choose-wound-hint = Haz clic en una carta.
ask-take-along = {$man} vigila a un prisionero.
ask-take-along-text = { $count ->
    [one] {$order}: ¿se lleva a {$prisoners} o lo deja atrás?
   *[other] {$order}: ¿se lleva a {$prisoners} o los deja atrás?
}
ask-take-along-hint = Un prisionero al que se deja atrás se pone a cubierto, y desde el próximo turno vuelve a tener órdenes propias.
compelled-berserk = {$man} está enloquecido: debe disparar a un enemigo conocido a la vista; si no ve a ninguno, debe cargar, lanzar una granada o moverse en dirección 2 o 3.
compelled-evac = {$man} tiene una herida con la marca Evac.: hasta que esté vendada solo puede Ocultarse, ser llevado o ser atendido.
compelled-guard = {$man} vigila a {$prisoners} y sigue vigilando con {$orders}.
compelled-guard-ends = Con {$orders} deja la guardia.
compelled-inactive = {$man} está inactivo: solo puede Ocultarse, ser llevado o ser atendido.
compelled-rout = {$man} está en huida: debe huir, o recuperarse en cobertura fuera de la vista de todo enemigo conocido.
ask-roll = Se tira un {$die}.
ask-roll-for = {$who}: {$why}
ask-roll-why = {$why}
ask-draw = Se roba una carta.
ask-draw-cup = Se saca una ficha de la bolsa.
ask-over = La batalla ha terminado.

## Answers on buttons

answer-ready = Empezar
answer-commit = Confirmar
answer-call = Pedirlo
answer-no-strike = Ahora no
answer-pass = No
answer-draw-card = Robar una
answer-end = Terminar la batalla
answer-fight-on = Seguir
answer-draw-none = No robar
answer-stay = Quedarse
answer-shift = Desplazar
answer-leave = Salir del tablero
answer-take-along = Llevarlo
answer-leave-behind = Dejar atrás
answer-duck-back = A cubierto
answer-all-go-on = Siguen todos
answer-all-duck-back = Todos a cubierto
answer-some-duck-back = {$count} a cubierto, { $others ->
    [one] 1 sigue
   *[other] {$others} siguen
}
answer-hold-fire = No disparar
answer-flare = Bengala
answer-next = Siguiente
answer-shots = { $shots ->
    [one] {$shots} disparo
   *[other] {$shots} disparos
}
answer-order = {$man}: {$order}
answer-place = {$man} a {$hex}
answer-light = Herida leve
answer-bad = Herida grave
answer-bad-evac = Herida grave, Evac.
answer-roll = Tirar
answer-draw = Robar

## Where undo stops

undo-card-drawn = Ya no se puede deshacer: se robó una carta.
undo-enemy-card-drawn = Ya no se puede deshacer: se volteó una carta enemiga.
undo-enemy-placed = Ya no se puede deshacer: apareció un enemigo.
undo-reinforced = Ya no se puede deshacer: apareció un enemigo.
undo-man-spotted = Ya no se puede deshacer: se detectó a un hombre.
undo-dummy-removed = Ya no se puede deshacer: se volteó una ficha.
undo-check-made = Ya no se puede deshacer: se tiró un dado.
undo-grenade-thrown = Ya no se puede deshacer: se lanzó una granada.
undo-grenade-fell = Ya no se puede deshacer: se tiró un dado.
undo-fragment-rolled = Ya no se puede deshacer: se tiró un dado.
undo-flare-lit = Ya no se puede deshacer: se lanzó una bengala.
undo-flare-drifted = Ya no se puede deshacer: se tiró un dado.
undo-flare-died = Ya no se puede deshacer: se tiró un dado.
undo-shell-aimed = Ya no se puede deshacer: se tiró un dado.
undo-shell-scattered = Ya no se puede deshacer: se tiró un dado.
undo-ground-struck = Ya no se puede deshacer: se tiró un dado.
undo-shot-fired = Ya no se puede deshacer: se hizo un disparo.

# How a gamepad answers; the names of its buttons stand in them.
ask-set-up-pad = {$previous} y {$next} eligen a un hombre, el stick izquierdo un hex marcado; {$accept} lo coloca allí. {$offer} ofrece lo demás: colocar a todos, empezar.
ask-play-card-pad = Izquierda y derecha levantan una carta, {$accept} la juega. Actúa primero el equipo con el número más bajo.
ask-give-orders-pad = {$accept} ofrece las órdenes del hombre elegido, {$next} elige al siguiente. {$offer} ofrece lo demás: confirmar, deshacer.
ask-choose-move-pad = El stick izquierdo elige un hex marcado, {$accept} lo envía allí. {$offer} ofrece las demás respuestas.
ask-choose-wound-pad = Izquierda y derecha recorren las cartas, {$accept} toma la que está levantada.
