# Hojas junto a una pregunta: la suma antes de una tirada y lo que puede salir de ella.

percent = { $percent } %
percent-compared = { $percent } → { $again } %
form-shot = Ataque a {$hex}
form-smoke = Proyectil de humo en {$hex}
form-fp = PF del ataque
form-morale = Moral {$morale}
form-morale-total = Moral
form-against = contra {$total}
form-targeting = Acierto, {$percent}: producto de los dados mayor que la distancia {$range}
form-targeting-hindered = Acierto, {$percent}: producto de los dados −{$hindrance} mayor que la distancia {$range}
form-near-miss = Corto: {$short}; largo: {$long}
form-own-units = Unidades propias en el hex del blanco: {$units}
form-too-weak = Menos de 1 PF: no hay ataque sin una acción
form-burst = {$signed} en {$hex}, el hex de impacto
form-none-can-fire = Nadie podría dispararles con 1 PF o más
form-activated = Se activarían: {$units}
form-takes-no-part = { $count ->
    [one] No participa en este ataque: {$units}
   *[other] No participan en este ataque: {$units}
}
form-ambushed = ¿Quién cae en desorden en la emboscada?
form-eliminated = ya estaba en desorden: eliminación
form-breaks = cae en desorden
form-breaking = Impacto en: {$unit}
form-broken-squad = Sin Heridas superficiales cae en desorden
form-lost-squad = Sin Heridas superficiales, eliminación: {$points} PV para el enemigo y una baja
form-whole-team = Con Heridas superficiales la sustituye una dotación que no está en desorden; cuesta {$points} PV
form-broken-team = Con Heridas superficiales la sustituye una dotación en desorden; cuesta {$points} PV
form-jams = {$percent} de encasquillamiento: se averían todas las armas que disparan
form-strains = { $count ->
    [one] {$percent} de dobles: entonces se avería un arma por el fuego sostenido
   *[other] {$percent} de dobles: entonces se avería {$count} veces un arma por el fuego sostenido
}
form-defence = Defensa: {$unit}
form-defence-needs = Aguanta con una tirada mayor que {$needs}
form-defence-fails = No puede aguantar: haría falta una tirada mayor que {$needs}
form-defence-safe = Aguanta con cualquier tirada
form-melee = Cuerpo a cuerpo en {$hex}
form-melee-total = PF en cuerpo a cuerpo
form-mission = Disparo de corrección en {$hex}
form-accuracy = Precisa, {$percent}: producto de los dados mayor que la distancia {$range}
form-accuracy-hindered = Precisa, {$percent}: producto de los dados −{$hindrance} mayor que la distancia {$range}
form-lost = Se pierde fuera del mapa: {$percent}
form-own = unidad propia
form-air-support = Los aviones atacan {$hex}
form-air-targets = Se puede atacar uno de estos: {$hexes}
form-own-rout = Unidades propias que pueden ser puestas en fuga: {$units}
form-way = Hasta {$hex}
form-way-start = Puntos de movimiento al salir
form-way-total = Puntos de movimiento gastados
form-step = {$hex}: {$ground}
form-step-gains = {$hex}: {$ground}, Movimiento {$gained}
form-step-why = {$hex}: {$ground}, Movimiento {$gained} ({$why})
form-points = {$change} · quedan {$left}
form-may-fire = { $count ->
    [one] Fuego de oportunidad de {$units}, en un hex
   *[other] Fuego de oportunidad de {$units}, en {$count} hexes
}
form-overstacked = { $count ->
    [one] Apilamiento excesivo, {$count} figura de más: cobertura {$cover}
   *[other] Apilamiento excesivo, {$count} figuras de más: cobertura {$cover}
}
form-overstacked-removed = { $count ->
    [one] Apilamiento excesivo, {$count} figura de más: se retiran unidades al final del turno
   *[other] Apilamiento excesivo, {$count} figuras de más: se retiran unidades al final del turno
}
form-dig-in-hexes = Hexes posibles: {$hexes}
form-work-cover = { $indirect ->
    [same] {$work}: cobertura {$cover}
   *[other] {$work}: cobertura {$cover}, contra morteros y artillería {$indirect}
}
form-mines = Minas en el camino: {$hexes}
form-and-more = { $count ->
    [one] {$units} y una más
   *[other] {$units} y {$count} más
}
form-defences = ¿Quién se defiende ahora?
form-activate = Una unidad, o un mando y aquellas a las que alcanza
form-able = Pueden cumplirla: {$units}
form-moves = Puntos de movimiento
form-roll = Ha salido un {$roll}
form-product = La tirada es {$white} × {$colour} = {$roll}
form-roll-triggers = {$roll}, con { $trigger ->
    [event] ¡Evento!
    [sniper] ¡Francotirador!
    [time] ¡Tiempo!
   *[jammed] ¡Encasquillada!
}
form-roll-last = {$roll}, con ¡Tiempo! y tirada de muerte súbita por debajo de {$space}
form-of-whom = {$unit} · {$morale}
form-new-roll = Otra tirada
form-name-against = {$name}, {$against}
form-compared = En cada columna: si se deja → con otra tirada

form-part = {$what} {$percent} %

waiting-units = { $count ->
    [0] Todas las unidades están desplegadas
    [one] {$count} unidad por desplegar
   *[other] {$count} unidades por desplegar
}

chance-eliminated = baja
chance-breaks = cae en desorden
chance-suppressed = supresión
chance-unharmed = sin efecto
head-eliminated = baja
head-breaks = desorden
head-suppressed = supr.
head-unharmed = sin efecto
chance-rallies = se reorganiza
chance-stays = sigue en desorden
chance-lost = baja
chance-runs = se retira
chance-holds = sin efecto
chance-wins = gana
chance-both-fall = caen ambos
chance-loses = pierde
chance-shelled = bajo bombardeo
chance-higher = mayor
chance-equal = igual
chance-lower = menor
form-stands = Si se deja
chance-hits = acierta
chance-misses = falla
chance-ends = acaba la partida
chance-goes-on = sigue la partida

form-discard = Descartes
form-discards = {$count} de {$limit} cartas como máximo
form-never = Nunca se da como orden: {$orders}
form-brings = {$what} {$amount}
form-idle = No se pueden dar ahora: {$orders}
form-drawn = { $count ->
    [0] No se roba ninguna
    [one] Se roba {$count} carta; quedan {$left} en el mazo
   *[other] Se roban {$count} cartas; quedan {$left} en el mazo
}
form-deck-ends = El mazo se acaba tras {$left}: avanza el Tiempo
form-retreat = Retirada a {$hex}
form-retreat-on = { $left ->
    [0] Acaba aquí
    [one] Queda {$left} hex más
   *[other] Quedan {$left} hexes más
}
form-retreat-lost = { $left ->
    [one] Queda {$left} hex más y no hay camino: la unidad se pierde
   *[other] Quedan {$left} hexes más y solo hay camino para {$ways}: la unidad se pierde
}
