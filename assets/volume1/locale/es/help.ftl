# Help on markers, states and ground, in a line or three.
# As in English: help-weapon-band, help-weapon-band-one

## What a marker's four figures mean (6.0)

figure-none = nada
figure-must-1 = debe moverse 1 hex
figure-must-2 = debe moverse 2 hexes
figure-may-1 = puede moverse 1 hex
figure-fire = puede disparar
figure-fire-else-move = debe disparar; sin blanco, debe moverse 1 hex
figure-melee = ataca cuerpo a cuerpo
figure-shift = puede intentar desplazar el marcador de objetivo
figure-move-or-shift = se mueve 1 hex o intenta desplazar el marcador de objetivo
figure-throw = lanza la granada
figure-launch = dispara la granada
figure-impulse = Impulso {$impulse}: {$figure}
figure-ws = {$amount} a la habilidad de arma
figure-sign = {$sign}: {$meaning}
figure-morale-check = un impacto es solo un chequeo de moral
figure-no-fire = no puede disparar en ningún impulso
figure-ldr = {$amount} al valor de liderazgo
figure-no-ldr = sin valor de liderazgo
figure-low = está agachado: lo ocultan la hierba alta, los troncos y el terreno hundido

## Orders

help-order-none = Aún no tiene orden. Sin ella, se ocultará.
help-order-aimed-fire = El fuego más preciso: un ataque en el impulso 2 y otro en el 4, contra un enemigo conocido que estuviera a la vista al empezar el impulso. Se puede ordenar antes de que haya blanco.
help-order-rapid-fire = Fuego en cada impulso, menos preciso, contra un enemigo conocido que estuviera a la vista al empezar el impulso. No con un arma lenta.
help-order-suppressive-fire = Fuego en cada impulso para que el enemigo no levante la cabeza. La orden y el terreno del blanco no cuentan, pero un impacto es solo un chequeo de moral.
help-order-slow-suppressive-fire = Fuego de supresión con un arma lenta, en los impulsos 2 y 4. La orden y el terreno del blanco no cuentan, pero un impacto es solo un chequeo de moral.
help-order-run-and-gun = Debe moverse 1 hex en los impulsos 1 y 3. En el 2 y el 4 debe hacer un disparo apresurado; sin blanco, debe moverse.
help-order-sneak = El movimiento prudente: puede moverse 1 hex en el impulso 2 y debe moverse 1 en el impulso 4.
help-order-evade = Debe moverse 1 hex en cada impulso. Es difícil acertarle.
help-order-sprint = Hasta 7 hexes por turno, pero es fácil acertarle. El terreno accidentado lo obliga a ponerse a cubierto. En los impulsos 2 a 4 puede ponerse a cubierto tras el primero de dos hexes.
help-order-charge = Un ataque cuerpo a cuerpo contra un enemigo conocido y a la vista, a 4 hexes o menos. Si alcanza a un enemigo en el impulso 2 o 3, lo ataca en el impulso 4 con +1 a la calidad de tropa; si es ya en el impulso 1, la orden se cambia por Cuerpo a cuerpo, sin el +1. Si no alcanza a nadie, se pone a cubierto al final del impulso 3.
help-order-grenade = Una granada de mano contra un enemigo conocido a 4 hexes o menos, lo vea o no. Se activa en el impulso 1, se lanza hasta 3 hexes en el impulso 3 y explota al final del turno.
help-order-smoke-grenade = Cualquier hombre puede intentarlo una vez por turno, con un chequeo de calidad de tropa. Lanza en el impulso 3, a cualquier hex a 3 o menos. No causa daño; el humo se extiende a sotavento durante varios turnos.
help-order-rifle-grenade = Para un hombre con granadas de fusil, contra un enemigo conocido, a la vista y al alcance, tras un chequeo de calidad de tropa. Se dispara en el impulso 3 y explota al momento. Si antes se pone a cubierto, solo pierde la orden.
help-order-plan = Para líderes. Si al final del turno supera un chequeo de calidad de tropa, robas tantas cartas como su LDR y las guardas para el próximo turno.
help-order-reload = Al final del turno se retira su marcador de munición.
help-order-medical-aid = Un médico venda una herida de otro hombre de su hex, aliado o prisionero, si al final del turno supera un chequeo de calidad de tropa. El paciente solo puede Ocultarse, Recuperarse o Planificar.
help-order-search = Un chequeo de calidad de tropa al final del turno encuentra los documentos de un oficial capturado en su hex, o de uno caído si el escenario lo dice. Los documentos que están en el suelo de su hex se toman sin chequeo.
help-order-hide = El mejor uso de su cobertura. En cobertura y fuera de la vista de todo enemigo conocido, un chequeo de calidad de tropa al final del turno vuelve a dejarlo oculto.
help-order-rally = Un chequeo de recuperación al final del turno: le sube la moral un nivel; un 0 natural, dos; un 9 natural se la baja uno. +1 dentro del alcance LDR de un líder.
help-order-carry = Lleva a otro hombre de su hex, 1 hex en el impulso 2 y 1 en el impulso 4. Ninguno hace nada más, y lo que obliga a uno a ponerse a cubierto obliga a los dos.
help-order-duck-back = Pierde su orden. En su próxima activación el marcador pasa a Ocultarse; si se coloca en el impulso 4, se queda hasta la fase final.
help-order-melee = Ataca cuerpo a cuerpo en los impulsos 2 y 4.
help-order-guard = Vigila a un prisionero. Este turno cuenta como hombre sin orden cuando le disparan.

## What the same markers make an enemy do (10.0)

help-enemy-order-aimed-fire = En los impulsos 2 y 4 debe disparar si al activarse ve a un hombre tuyo detectado.
help-enemy-order-rapid-fire = En cada impulso debe disparar si al activarse ve a un hombre tuyo detectado. Un enemigo conocido con un arma lenta recibe en su lugar Fuego apuntado.
help-enemy-order-suppressive-fire = En cada impulso debe disparar si al activarse ve a un hombre tuyo detectado. La orden y el terreno del blanco no cuentan; un impacto es solo un chequeo de moral.
help-enemy-order-slow-suppressive-fire = En los impulsos 2 y 4 debe disparar si al activarse ve a un hombre tuyo detectado. La orden y el terreno del blanco no cuentan; un impacto es solo un chequeo de moral.
help-enemy-order-run-and-gun = Se mueve 1 hex en la primera dirección en los impulsos 1 y 3. En el 2 y el 4 dispara si tiene blanco; si no, se mueve 1 hex en la segunda dirección.
help-enemy-order-sneak = Se mueve 1 hex en el impulso 2, en la primera dirección, y 1 hex en el impulso 4, en la segunda.
help-enemy-order-evade = Se mueve 1 hex en cada impulso: en la primera dirección en el 1 y el 3, en la segunda en el 2 y el 4.
help-enemy-order-sprint = Se mueve 1 hex en el impulso 1 y 2 hexes en cada uno de los demás: en la primera dirección en el 1 y el 3, en la segunda en el 2 y el 4. Si delante hay terreno accidentado, espera a un impulso que lo evite; si no lo hay, entra y se pone a cubierto.
help-enemy-order-charge = Corre hacia el más cercano de tus hombres detectados. Si alcanza a alguien en el impulso 2 o 3, lo ataca en el impulso 4 con +1 a la calidad de tropa; si es ya en el impulso 1, la orden se cambia por Cuerpo a cuerpo, sin el +1. Si al final del impulso 3 no ha alcanzado a nadie, se pone a cubierto.
help-enemy-order-grenade = Activa una granada en el impulso 1 y la lanza en el 3. En el 2 se acerca 1 hex si el objetivo está a 4 hexes o si así queda junto a un hombre tuyo en un edificio; si no, el marcador sigue al objetivo que ha dejado su hex. Al descubierto, mueve 1 hex en dirección 2 o 3 en el impulso 4. La granada explota al final del turno.
help-enemy-order-reload = Al final del turno se retira su marcador de munición.
help-enemy-order-hide = No hace nada más este turno.
help-enemy-order-rally = Chequeo de recuperación al final del turno; ningún líder ayuda.
help-enemy-order-duck-back = Pierde su orden. En su próxima activación el marcador pasa a Ocultarse; si se coloca en el impulso 4, se queda hasta la fase final.
help-enemy-order-melee = Ataca cuerpo a cuerpo en los impulsos 2 y 4.
help-enemy-order-guard = Vigila a un prisionero. Este turno cuenta como hombre sin orden cuando le disparan.

## Cards (5.1, 9.1)

help-card-order = ORDEN: jugada en el registro de iniciativa, sus números fijan la iniciativa de tus equipos y su texto tiene efecto, normalmente durante todo el turno.
help-card-discard = DESCARTE: mientras está en la mano se puede descartar una vez por su texto, cuando viene al caso: entonces se te pregunta. Jugada en el registro, su texto se pierde.
help-card-event = EVENTO: jugada en el registro, exige además tirar al momento en la tabla de eventos.
help-card-event-at-once = EVENTO: en cuanto se roba, se tira en la tabla de eventos. Después los descartes se barajan con el mazo y se roba otra carta.
help-card-initiative = Able {$able}, Baker {$baker}, Charlie {$charlie}: el equipo con el número más bajo actúa primero en cada impulso.
help-card-wound = Franja roja, solo se lee cuando la carta se roba por un impacto: {$wound}.
help-card-close-call = MC: Por los pelos es solo un chequeo de moral.
help-card-evac = Evac.: {$effect}
help-spot-title = Carta {$serial}: {$whose}
help-spot-report = Busca la tabla según dónde esté el hombre, en cobertura o al descubierto, y en ella la línea de su moral.
help-spot-used = La línea usada está en amarillo.
help-spot-directions = {$ways}: dirección {$first} en los impulsos 1 y 3, {$second} en el 2 y el 4. Con Reptar va en {$first} en el impulso 2 y en {$second} en el impulso 4.
help-spot-one-direction = {$ways}: dirección {$first} en los cuatro impulsos.
help-spot-rout = En huida y Enloquecido: la dirección en que se mueve un hombre en huida o enloquecido.
help-spot-seal = Iniciativa: el {$value} de la primera carta de un equipo es su puesto en el registro de iniciativa.

## Morale (17.0)

help-morale-berserk = El nivel más alto. Debe disparar a un enemigo conocido a la vista, o moverse o cargar contra el enemigo.
help-morale-aggressive = El nivel más alto en el que aún elige libremente.
help-morale-bold = Un nivel por encima de Normal.
help-morale-normal = Sin modificadores.
help-morale-cautious = Un nivel por debajo de Normal. Puede recuperarse.
help-morale-shaken = El último nivel antes de la huida. Puede recuperarse.
help-morale-rout = El nivel más bajo. Debe huir, o recuperarse en cobertura fuera de la vista.
help-enemy-morale-berserk = El nivel más alto. Con un hombre tuyo detectado a {$reach} hexes o menos, carga. Si no, recibe Correr y disparar cuando ve a un hombre tuyo detectado y su movimiento más rápido cuando no ve a ninguno, en la dirección de enloquecido de su equipo.
help-enemy-morale-aggressive = Dos niveles por encima de Normal. No hace chequeos para ponerse a cubierto en cobertura.
help-enemy-morale-cautious = Un nivel por debajo de Normal.
help-enemy-morale-shaken = El último nivel antes de la huida.
help-enemy-morale-rout = El nivel más bajo. Recibe su movimiento más rápido, en la dirección de huida de su equipo. En cobertura, fuera de la vista de todos tus hombres detectados, se recupera en su lugar si supera un chequeo de calidad de tropa.
help-morale-figures = TQ {$tq}, WS {$ws}

## Markers

help-wound-light = Sin Esprintar. TQ {$tq}, WS {$ws}.
help-wound-bad = Sin Esprintar, Evadir ni Correr y disparar. TQ {$tq}, WS {$ws}.
help-wound-light-bandaged = Vendada: sin más efecto.
help-wound-bad-bandaged = Vendada: sin Esprintar, pero sin otro efecto.
help-wound-evac = Solo puede Ocultarse o ser llevado hasta que la herida esté vendada.
help-enemy-wound-evac = Solo puede Ocultarse hasta que la herida esté vendada.
help-ammo-low = El próximo 9 natural voltea este marcador a Sin munición.
help-ammo-none = No puede disparar hasta que recargue, salvo con pistola.
help-papers-on = Cuentan mientras quien los lleva esté libre. Si muere, caen en su hex.
help-papers-in = Documentos en este hex: un hombre tuyo los toma con Registrar, sin chequeo.
help-alert = Roba una carta y actúa.
help-waiting = No tiene orden y no hace nada hasta que quede en alerta.
help-chart-fire-title = Tabla Orden/Terreno: {$terrain}
help-chart-fire = Lo que la orden de un hombre en este terreno suma a la habilidad de arma de quien le dispara. M: un impacto es solo un chequeo de moral.
help-chart-spotting-title = Tabla de detección: {$terrain}
help-chart-spotting = Lo que la orden de un hombre en este terreno suma a la calidad de tropa de quien intenta detectarlo.
help-chart-line = {$amount}: {$orders}
help-chart-check = {$amount} M: {$orders}
help-weapon = Alcance {$range} hexes, cadencia {$rates}. Habilidad de arma según la distancia:
help-weapon-thrown = Alcance {$range} hexes. Cercana / lejana: {$damage} tiradas de daño, cada una impacta con {$frag} o menos. Humo {$smoke}.
help-weapon-band = {$near}–{$far} hexes: {$amount}
help-weapon-band-one = { $far ->
    [one] {$far} hex: {$amount}
   *[other] {$far} hexes: {$amount}
}
help-weapon-slow = Lenta: sin Fuego rápido, y Fuego de supresión solo en los impulsos 2 y 4.
help-weapon-heavy = Pesada: sin Esprintar, y una penalización más con Correr y disparar.
help-weapon-very-heavy = Muy pesada: sin Esprintar y sin Correr y disparar.
help-weapon-endless = Nunca se queda sin munición.
ground-shell-card = Daño {$damage} · Frag {$frag} · Cráter {$crater} · Escombros {$rubble} · Humo {$smoke}
help-hidden = Ningún enemigo lo ha detectado. Si ataca, se delata.
help-spotted = El enemigo puede dispararle.
help-known = Se le puede disparar.
help-unknown = Un hombre o un señuelo: hay que detectarlo antes de poder dispararle.
help-prisoner = Se mueve con su guardia y cuenta como si tuviera la orden de este. Sus captores no pueden dispararle.
help-enemy-guarding = Conduce a su prisionero con Evadir, o con Reptar si sus heridas impiden Evadir, en la dirección de huida de su equipo. Si sale del tablero, el prisionero queda capturado.
help-guarding = Con su prisionero puede Evadir o Reptar, Ocultarse, Planificar o Recuperarse. Esprintar, Correr y disparar o disparar pone fin a la guardia.
help-smoke = El humo no bloquea la línea de visión.
help-night = Visibilidad {$range} { $range ->
    [one] hex
   *[other] hexes
}, salvo hacia la luz de una bengala.
help-night-fire = Disparos a más de {$beyond} hexes: {$amount}
help-night-spotting = Detección a más de {$beyond} hexes: {$amount}
help-night-flares = Bengalas disponibles: {$flares}
help-night-carriers = Las lanza {$men}
help-night-how = Una bengala se lanza con Fuego apuntado en el impulso 2, hasta {$reach} hexes.
help-flare = Todo hex a {$light} hexes o menos de ella cuenta como a plena luz y se ve desde cualquier distancia. Al final de cada turno después del primero se apaga con {$roll} o más; si no, deriva 1 hex a sotavento.
help-flare-title = Bengala
help-night-title = Noche o niebla
help-live-grenade = Activada. Si antes de lanzarla se pone a cubierto, recibe un impacto, muere o entra en un cuerpo a cuerpo, se le cae a los pies.
help-live-smoke = Activada. Si antes de lanzarla se pone a cubierto, recibe un impacto, muere o entra en un cuerpo a cuerpo, el humo sale en su hex.
help-under-grenade-near = Granada cercana: si no deja el hex, explota junto a él al final del turno.
help-under-grenade-far = Granada lejana: si no deja el hex, explota a cierta distancia de él al final del turno.
help-melee = Aquí luchan hombres de ambos bandos. Nadie dispara hacia el hex ni desde él, y nadie lo deja.
help-shell = Un proyectil de artillería explota en este hex o cerca.
help-fallen = Aquí cayó un hombre.
help-tough = Cuando recibe un impacto se roban dos cartas de herida. Tú eliges cuál se queda; un enemigo, la más leve.
help-medic = Se le puede dar Ayuda médica.
thing-melee = Cuerpo a cuerpo
thing-shell = Artillería
thing-fallen = Muerto en combate
thing-tough = Duro
thing-medic = Médico

## Ground (11.0)

help-terrain-open = Terreno despejado: sin cobertura. No bloquea la línea de visión.
help-terrain-field = Terreno despejado con columna propia en las tablas. No bloquea la línea de visión.
help-terrain-long-grass = Cobertura. Solo bloquea la línea de visión hacia un hombre agachado o desde él.
help-terrain-trees = Cobertura. Bloquean la línea de visión; tan altos como un nivel.
help-terrain-orchard = Cobertura. Bloquea la línea de visión; tan alto como un nivel.
help-terrain-logs = Cobertura. Solo bloquean la línea de visión hacia un hombre agachado o desde él.
help-terrain-marsh = Cobertura, accidentado. Bloquea la línea de visión entre hombres del mismo nivel.
help-terrain-hedgerow = Cobertura, accidentado. Bloquea la línea de visión entre hombres del mismo nivel.
help-terrain-wall = Cobertura, accidentado. Bloquea la línea de visión entre hombres del mismo nivel.
help-terrain-rocks = Cobertura, accidentado. Bloquean la línea de visión entre hombres del mismo nivel. Un disparo que acierta a un hombre que se oculta, se recupera o recarga aquí es solo un chequeo de moral; las granadas y los proyectiles no hacen caso de esto.
help-terrain-building = Cobertura, accidentado. Bloquea la línea de visión; tan alto como un nivel. Un disparo que acierta a un hombre que se oculta, se recupera o recarga dentro es solo un chequeo de moral; las granadas y los proyectiles no hacen caso de esto.
help-terrain-depression = Cobertura, por debajo del nivel del suelo. A un hombre agachado en ella solo se le ve desde el hex de al lado, desde muy arriba (12.1h), a lo largo de terreno hundido conectado o por una pendiente continua.
help-terrain-stream = Cobertura, accidentado, por debajo del nivel del suelo. A un hombre agachado en él solo se le ve desde el hex de al lado, desde muy arriba (12.1h), a lo largo de terreno hundido conectado o por una pendiente continua.
help-terrain-foxhole = Cobertura. A un hombre agachado en él solo se le ve desde el hex de al lado, desde muy arriba (12.1h), a lo largo de terreno hundido conectado o por una pendiente continua.
help-terrain-rubble = Cobertura, accidentado. Bloquean la línea de visión entre hombres del mismo nivel. Lo que queda de un edificio.
help-terrain-crater = Cobertura, accidentado. A un hombre agachado en él solo se le ve desde el hex de al lado, desde muy arriba (12.1h), a lo largo de terreno hundido conectado o por una pendiente continua.

## The game in a few lines, from the start screen (4.0)

help-game-title = Hombre a hombre
help-game = Mandas un pelotón en el que cada hombre tiene sus habilidades y su arma. El enemigo espera sin ser visto, y sus cartas le dan las órdenes. Al final deciden los puntos: las órdenes del escenario dicen qué cuenta.
help-turn-title = Un turno
help-turn = Cada turno tiene cinco fases. La línea bajo el tablero dice siempre qué toca hacer.
help-turn-card = Juega una carta: sus tres números fijan la iniciativa de tus equipos, primero el más bajo.
help-turn-orders = Da una orden a cada hombre: arrástrale un marcador o pulsa su letra.
help-turn-enemy = Las cartas del enemigo dan órdenes a sus hombres.
help-turn-action = Cuatro impulsos: en cada uno, equipo por equipo, los hombres cumplen sus órdenes, buscan al enemigo y pueden ponerse a cubierto.
help-turn-end = Fase final: explotan las granadas y se resuelven los planes, la ayuda médica, las recuperaciones y demás.
help-campaigns-title = Campañas
help-campaigns = Una campaña lleva a un mismo pelotón por varias batallas. Las heridas, la experiencia y las condecoraciones acompañan a los hombres, llegan reemplazos para los que faltan y cada batalla cambia la siguiente. Pulsa {$help} en la hoja de la campaña para ver cómo.
help-keys-title = Dónde aprender más
help-keys = {$help} explica a fondo lo que señalas; si dejas quieto el puntero, lo verás en pocas palabras; {$keys} muestra todas las teclas.

## Belt-fed weapons

help-gun = Necesita dos hombres en su hex: el de mayor calidad de tropa es el operador y dispara con ella; el otro asiste. La toman mientras se dan órdenes: elige a un hombre y haz clic en el arma o pulsa su tecla.
help-gun-figures = Cadencia {$rates}, alcance {$range}
help-role-operator = Dispara el arma con su calidad de tropa: 3 menos sin la ayuda de su asistente, y entonces solo puede moverla con Reptar.
help-role-assistant = Mientras tiene la orden de su operador, se mueve con él, alimenta la cinta y no dispara. El arma solo pierde munición con dos 9 naturales en un mismo ataque.
role-operator = Operador
role-assistant = Asistente
gun-lies = Nadie la sirve.
gun-alone = {$operator} la maneja solo. Un segundo hombre puede unirse a él del mismo modo.
gun-helped = {$operator} es el operador; {$assistant}, el asistente.
gun-no-help = {$operator} es el operador; {$assistant} no ayuda: {$why}.
role-assists = asiste a {$operator}
role-operator-alone = operador, solo
role-operator-helped = operador, asistido por {$assistant}
role-operator-no-help = operador, sin ayuda ({$assistant}: {$why})

## Abreviaturas

abbr-tq = TQ es la calidad de tropa: contra ella se tiran la detección, la moral y otros chequeos. «Ahora» es su valor con heridas y moral; al detectar, la moral no cuenta.
abbr-ldr = LDR es el valor de liderazgo: un líder ayuda a sus hombres a esa distancia en hexes o menos.
abbr-ws = WS es la habilidad de arma: un disparo impacta si el dado saca la suma o menos.
abbr-rof = ROF es la cadencia: los dados que el arma tira como máximo en un ataque.
