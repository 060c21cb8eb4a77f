# Los paneles alrededor del mapa: mano, registros, quién está en un hex.
# As in English: track-radios, stack-hex

## La mano

hand-empty = No hay cartas en la mano.
card-barred-named = {$why}. {$instead}
card-barred = {$what}: {$why}. {$instead}
card-barred-action = {$action} es una acción y aquí no se juega; ahora se juega una carta como orden.
card-barred-activate = En curso: {$order}. Elige las unidades que actuarán y confirma, o retira la carta con {$key}.
card-barred-conditions = aquí no se cumplen sus condiciones
card-barred-enemy-turn = Turno del otro bando ({$side}). Se te preguntará cuando puedas jugar una carta como acción.
card-barred-first = Aquí no se juega ninguna carta. Responde antes: {$question}
card-barred-over = La partida ha terminado.
card-barred-posture = solo la juega un bando en Defensa
card-barred-shown = Todavía se muestra lo ocurrido. Podrás jugar cartas en tu próxima pregunta.
card-barred-window = Aquí solo puede jugarse {$actions}. {$instead}
card-instead-end = Juega una carta iluminada o termina el turno.
card-instead-moved = Sigue el movimiento o detente.
card-instead-only-end = Termina el turno.
card-instead-only-pass = Pasa.
card-instead-pass = Juega una carta iluminada o pasa.
card-instead-react = Sigue sin ella.
card-order = orden
card-action = acción
card-tip = Carta {$number}
card-tip-play = Clic para jugar su {$part}: {$use}
card-tip-event = Si se descubre para un evento: {$event}
card-does-fire = Las unidades y armas activadas atacan a enemigos a su alcance y en su línea de visión. Jugada como acción, responde a un movimiento enemigo con fuego de oportunidad.
card-does-move = Las unidades activadas se mueven hex a hex hasta agotar su Movimiento. El enemigo puede responder a cada paso con fuego de oportunidad.
card-does-advance = Las unidades activadas avanzan un hex, cueste lo que cueste, sin atraer fuego. En un hex con enemigos hay cuerpo a cuerpo.
card-does-recover = Se levanta toda la supresión de tus unidades, y cada unidad en desorden tira para reorganizarse.
card-does-rout = Eliges un bando: el tuyo o el enemigo. Cada unidad en desorden de ese bando tira contra su Moral. Si saca más, se retira.
card-does-artillery-request = Repara tu radio averiada o empieza una misión de fuego con una que funcione.
card-does-artillery-denied = Se avería la radio enemiga; si ya lo estaba, se pierde para toda la partida.

## Registros

track-time = Tiempo
track-points = PV
track-casualties = Bajas
track-initiative = Iniciativa
track-decks = Cartas
track-radios = Radios
track-chits = Objetivos
track-of = {$count} / {$most}
track-hand = Mano {$count}
track-time-tip = Tiempo {$space}. Desde la casilla {$most}, cada vez que el Tiempo avanza hay una tirada de muerte súbita: por debajo de la casilla, la partida termina.
track-arrives = Casilla {$space}, {$side}: {$units}
track-points-tip = {$side}: {$points} PV de ventaja
track-points-even = Puntos de victoria: empate
track-casualties-tip = { $count ->
    [one] {$side}: {$count} unidad perdida; con {$most} se rinde
   *[other] {$side}: {$count} unidades perdidas; con {$most} se rinde
}
track-and-more = {$named} y {$count} más
track-initiative-tip = Tiene la carta de iniciativa: {$side}. Puede anular una tirada y gana los empates.
track-deck-tip = { $count ->
    [one] {$side}: {$count} carta en el mazo. Cuando se agota, avanza el Tiempo.
   *[other] {$side}: {$count} cartas en el mazo. Cuando se agota, avanza el Tiempo.
}
track-discards-tip = { $count ->
    [one] {$side}: {$count} carta descartada
   *[other] {$side}: {$count} cartas descartadas
}
track-counted = {$count} {$what}
track-orders-tip = Órdenes: {$listed}
track-actions-tip = Acciones: {$listed}
track-hand-tip = { $count ->
    [one] {$side}: {$count} carta en la mano, hasta {$most}
   *[other] {$side}: {$count} cartas en la mano, hasta {$most}
}
track-radio-tip = {$side}: radio de la batería de {$calibre} mm, PF {$fp}
track-radio-broken = Está averiada: no hay misiones de fuego hasta que se repare.
track-radio-waits = Llega con la casilla {$space} de Tiempo.
track-radio-smoke = También puede disparar humo.
track-chit-hidden = Ficha de objetivo secreta: {$side}
track-chit-secret = Secreta: solo la conoce su dueño ({$side}).
track-chit-open = Descubierta: cuenta para los dos bandos.
track-chit-owed = La descubrió un evento tardío: puntúa al final de la partida.

## Quién está en un hex

stack-hex = Hex {$hex}
stack-forces = Fuerzas
stack-ground = {$ground}, nivel {$level}
stack-figures = { $count ->
    [one] {$count} figura de {$most}
   *[other] {$count} figuras de {$most}
}
stack-cover = { $side ->
    [none] Cobertura {$sum}
   *[other] {$side}: cobertura {$sum}
}
stack-cover-towards = { $side ->
    [none] Cobertura {$sum} hacia {$hexes}
   *[other] {$side}: cobertura {$sum} hacia {$hexes}
}
stack-cover-indirect = { $side ->
    [none] Cobertura {$cover} contra morteros y artillería
   *[other] {$side}: cobertura {$cover} contra morteros y artillería
}
stack-overstacked = { $costs ->
    [cover] {$side}: { $count ->
        [one] sobra {$count}
       *[other] sobran {$count}
    }, cobertura −{$count}
   *[units] {$side}: { $count ->
        [one] sobra {$count}
       *[other] sobran {$count}
    }, se retiran unidades al final del turno
}
stack-none = 0
stack-term = {$amount} ({$name})
stack-road = Carretera: +{$bonus} al Movimiento al entrar
stack-work = Fortificación: {$work}
stack-smoke = Humo, estorbo {$hindrance}
stack-blaze = Incendio: nadie puede entrar
stack-lit = Iluminado por una bengala
stack-dark = A oscuras
stack-objective-secret = Objetivo {$number}: {$points} PV ahora, {$whole} al final con { $chits ->
    [one] tu ficha secreta
   *[other] tus fichas secretas
}, control: {$side}
stack-objective = Objetivo {$number}: {$points} PV, control: {$side}
stack-nobody = nadie
stack-broken = {$weapon}, con avería
stack-sum = {$what}: {$sum}
value-fp = PF
value-range = Alc.
value-move = Mov.
value-morale = Moral
value-morale-indirect = Moral contra morteros y artillería
value-least = desde
state-activated = ya se ha activado
state-spotter = observador de mortero
nation-germany = Alemania
nation-italy = Italia
nation-united-states = Estados Unidos
nation-soviet-union = Unión Soviética
nation-britain = Gran Bretaña
nation-france = Francia
force-orders = { $orders ->
    [one] {$orders} orden por turno, mano de {$hand}
   *[other] {$orders} órdenes por turno, mano de {$hand}
}
force-units = { $count ->
    [one] {$count} unidad en el mapa, en desorden: {$broken}
   *[other] {$count} unidades en el mapa, en desorden: {$broken}
}
force-waiting = { $count ->
    [one] {$count} unidad por llegar
   *[other] {$count} unidades por llegar
}
