# What is read before the first turn: start screen and scenario sheet. Read first, so kept short.

## Start screen

menu-motto = Hombre a hombre · Normandía, 1944
menu-heading = Puesto de mando, 2.º pelotón
menu-date = 16 de junio de 1944
menu-new = Batalla nueva
menu-new-note = { $count ->
    [one] un escenario
   *[other] {$count} escenarios
}
menu-generate = Generar una batalla
menu-generate-note = al azar o a tu gusto, en cualquier tablero
menu-load = Cargar una batalla
menu-load-note = { $count ->
    [0] aún no hay batallas guardadas
    [one] una batalla guardada
   *[other] {$count} batallas guardadas
}
menu-rulebook = Reglamento
menu-rulebook-note = todas las reglas, aclaraciones y términos
menu-settings-note = tamaño, ritmo, sonido, teclas
menu-quit = Salir

## How long ago

## Scenario sheet

sheet-turns-count = { $count ->
    [one] {$count} turno
   *[other] {$count} turnos
}
sheet-turns-rolled = de {$first} a {$count} turnos
sheet-hand = Mano inicial
sheet-hand-count = { $count ->
    [one] {$count} carta
   *[other] {$count} cartas
}
sheet-briefing = Órdenes
sheet-squad = Tu pelotón
sheet-squad-rolled = uno de seis pelotones, por sorteo
sheet-night = Luz
sheet-night-range = { $range ->
    [one] visibilidad {$range} hex
   *[other] visibilidad {$range} hexes
}
sheet-night-die = visibilidad {$range} hexes más un D6
sheet-night-flares = { $flares ->
    [one] {$flares} bengala
   *[other] {$flares} bengalas
}
sheet-night-carried = {$flares}; las llevan: {$men}
sheet-comrades = En el tablero
sheet-exits = Salida del tablero para tus hombres: borde {$edges}.
sheet-enemy = El enemigo
sheet-cards = Órdenes
sheet-cards-man = una carta por cada hombre en alerta
sheet-cards-team = una carta por equipo (9.2)
sheet-papers = Documentos
sheet-papers-captured-officer = los llevan los oficiales capturados
sheet-papers-fallen-officer = también los caídos
sheet-enemy-count = { $count ->
    [one] {$count} ficha, hombre o señuelo
   *[other] {$count} fichas, hombres o señuelos
}
sheet-enemy-alert = en alerta
sheet-enemy-waiting = en espera
sheet-enemy-prepared = preparados
sheet-enemy-unprepared = no preparados
sheet-morale = Moral
sheet-victory = Victoria
sheet-victory-points = Lo que cuenta
sheet-ends = Fin de la batalla
sheet-verdict = {$points} o más: {$title}
sheet-verdict-below = menos: {$title}
sheet-options = Reglas opcionales
sheet-options-none = Ninguna en uso.
sheet-begin = Empezar
sheet-back = Volver

points-enemy-killed = Enemigo muerto
points-enemy-officer-killed = Líder enemigo muerto
points-enemy-fled = Enemigo que huye del tablero
points-enemy-passed = Enemigo que rompe tus líneas
points-enemy-captured = Enemigo capturado
points-friendly-killed = Hombre tuyo muerto
points-friendly-bad-wound = Hombre tuyo con herida grave
points-friendly-bad-wound-bandaged = Hombre tuyo con herida grave, vendada
points-friendly-fled = Hombre tuyo que huye del tablero
points-friendly-escaped = Hombre tuyo que deja el tablero
points-friendly-captured = Hombre tuyo capturado
points-friendly-passed = Hombre tuyo que sale por un borde de salida
points-brought-home = {$man} de vuelta a salvo
points-papers = Documentos
