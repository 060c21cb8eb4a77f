# Las páginas en torno a la mesa: inicio, misiones, partidas guardadas, menú, final.

menu-motto = Compañías en mesa abierta · Europa y África, 1942–1943
menu-heading = Puesto de mando de la compañía
menu-date = Órdenes para hoy
menu-new = Partida nueva
menu-new-note = una misión para dos, o contra el ordenador
menu-load = Cargar una partida
menu-load-note = { $count ->
    [one] {$count} partida guardada
   *[other] {$count} partidas guardadas
}
menu-rulebook = Reglamento
menu-rulebook-note = todas las reglas y aclaraciones, terreno y reglas especiales
menu-packs = Paquetes
menu-packs-note = misiones, mesas y fuerzas que se añaden
menu-settings-note = tamaño, ritmo, sonido, teclas
menu-quit = Salir

## Missions

missions-title = Misiones
missions-note = Elige una misión y quién juega cada bando. El ordenador lleva los bandos sin jugador.
missions-empty = No hay misiones.
mission-about = {$place} · {$date}
mission-turns = { $turns ->
    [one] {$turns} turno
   *[other] {$turns} turnos
}
mission-length = Duración
mission-force = {$nation}: {$units} unidades, {$teams} equipos
seats-attacker = Jugar el atacante
seats-defender = Jugar el defensor
seats-both = Dos jugadores
seats-none = Mirar
sheet-button = Situación
button-briefing = Situación y victoria
sheet-briefing = Situación
sheet-points = { $points ->
    [one] {$points} punto
   *[other] {$points} puntos
}
sheet-count = {$count} × {$what}
sheet-goals = Objetivos
sheet-goal = {$goal} ({$x}, {$y})
sheet-no-goal = ninguno
sheet-goals-note = Desde el turno {$first} gana quien controla uno de sus objetivos al empezar su turno. Controla un objetivo quien tiene un carro o un equipo de infantería a 10 cm como mucho, sin ningún enemigo allí.
sheet-hidden = Fuera de la mesa
sheet-ambush = { $count ->
    [one] {$count} unidad puede esperar en emboscada.
   *[other] {$count} unidades pueden esperar en emboscada.
}
sheet-reserves = { $units ->
    [none] Hasta el {$share} % de los puntos puede estar en reserva; se tira desde el turno {$turn}.
   *[other] En reserva, con tirada desde el turno {$turn}: {$units}.
}
sheet-withdrawals = Al empezar los turnos {$turns} una unidad deja la mesa.
sheet-unknown = Sus unidades se conocen cuando están en la mesa.
sheet-end = Final
sheet-turns = { $turns ->
    [one] {$turns} turno
   *[other] {$turns} turnos
}
sheet-ending = { $ending ->
    [defender] Al acabar el último turno ha ganado el defensor.
    [holder-of-goal] Al acabar el último turno gana quien controla {$goal}; si nadie lo controla, quien ha destruido más puntos.
    [points-near] Al acabar el último turno gana quien tiene más puntos de equipos no fijados a {$near} cm como mucho de {$goal}; si empatan, el defensor.
   *[destroyed-points] Al acabar el último turno gana quien ha destruido más puntos; si empatan, el defensor.
}
sheet-formations = Pierde el bando que se queda sin formaciones en buen orden.
sheet-order = Orden
sheet-order-note = Primero despliega el defensor y después el atacante, que también juega el primer turno.

## Saved games

saved-over = Gana {$winner} · turno {$turn}
saved-turn = turno {$turn}
saved-deployment = despliegue
saved-line = {$scenario} · {$moment} · {$ago}
save-fact-seats = Jugadores
save-fact-losses = {$seat}: equipos perdidos
save-fact-seed = Semilla
save-fact-version = Versión
packs-absent = Esta partida empezó con el paquete {$pack}, que no está en uso.
dropped-unknown = {$file} no es una partida, una misión ni un paquete de este juego.

## Menu and end

button-save = Guardar una copia
button-study = Partida de estudio…
button-study-tip = Una copia para probar jugadas
studied-already = esta ya es una partida de estudio
ask-restart-title = ¿Empezar de nuevo esta partida?
ask-restart-text = La partida vuelve a empezar desde el despliegue. La actual queda entre las partidas guardadas.
restart-new = Dados nuevos
restart-same = Los mismos dados
restart-seed-unknown = No se pueden tirar los mismos dados: la partida guardada no recoge su semilla.
restart-seed-branch = No se pueden tirar los mismos dados: es una variante; sus dados proceden de dos partidas.
ask-concede-title = ¿Conceder la victoria?
ask-concede-text = La partida termina ahora: gana tu rival.
button-to-menu = A la pantalla de inicio
button-watch = Repetición
button-play-again = Jugar otra vez
end-won = Ha ganado: {$winner}
end-you-won = Has ganado
end-you-lost = Has perdido
end-goal = Controla {$goal}
end-nobody = nadie
end-points = Puntos destruidos
end-teams = {$count} de {$of}
report-button-tip = La batalla hasta ahora: puntos, tiradas, bajas, rutas
