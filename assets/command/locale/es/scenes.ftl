# Las escenas alrededor de la mesa: pantalla de inicio, escenarios, partidas guardadas, menú, final.

menu-motto = Pelotones y mandos · Europa, 1941–1944
menu-heading = Puesto de mando del batallón
menu-date = Órdenes para hoy
menu-new = Partida nueva
menu-new-note = { $count ->
    [one] {$count} escenario
   *[other] {$count} escenarios
}
menu-load = Cargar una partida
menu-load-note = { $count ->
    [one] {$count} partida guardada
   *[other] {$count} partidas guardadas
}
menu-rulebook = Reglamento
menu-rulebook-note = reglas, órdenes, acciones y eventos
menu-packs = Paquetes
menu-packs-note = escenarios, mapas y naciones que se añaden
menu-settings-note = tamaño, ritmo, sonido, teclas
menu-quit = Salir

## Escenarios

scenarios-title = Escenarios
scenarios-note = Elige un escenario y quién lleva cada bando. El ordenador lleva los bandos sin jugador.
scenarios-empty = No hay escenarios.
scenario-about = {$place} · {$date}
scenario-units = {$axis} contra {$allies} unidades
scenario-size = {$units} · unos {$half} turnos en total
scenario-first = Primer turno
scenario-ends = Muerte súbita desde la casilla {$space}
scenario-force = { $posture ->
    [attack] {$nation}, Ataque · { $units ->
        [one] {$units} unidad
       *[other] {$units} unidades
    }
    [defend] {$nation}, Defensa · { $units ->
        [one] {$units} unidad
       *[other] {$units} unidades
    }
   *[recon] {$nation}, Reconocimiento · { $units ->
        [one] {$units} unidad
       *[other] {$units} unidades
    }
}
seats-axis = Jugar con el Eje
seats-allies = Jugar con los Aliados
seats-both = Dos jugadores
seats-none = Mirar

## Partidas guardadas

saved-over = {$lead} · {$turn} turnos
saved-turn = turno {$turn}
saved-set-up = despliegue
saved-line = {$scenario} · {$moment} · {$ago}
save-fact-seats = Jugadores
save-fact-losses = Bajas: {$side}
save-fact-seed = Semilla
save-fact-version = Versión
packs-absent = Esta partida empezó con el paquete {$pack}, que no está en uso.
dropped-unknown = {$file} no es una partida, un escenario ni un paquete de este juego.

## Menú y final

button-save = Guardar una copia
button-study = Partida de estudio…
button-study-tip = Una copia para probar jugadas
studied-already = esta ya es una partida de estudio
ask-restart-title = ¿Empezar de nuevo esta partida?
ask-restart-text = La partida vuelve a empezar desde el despliegue. La actual queda entre las partidas guardadas.
restart-new = Cartas nuevas
restart-same = Las mismas cartas
restart-seed-unknown = No se pueden repartir las mismas cartas: la partida guardada es tan antigua que no guarda su semilla.
restart-seed-branch = No se pueden repartir las mismas cartas: es una variante; sus cartas proceden de dos partidas.
ask-concede-title = ¿Conceder la victoria?
ask-concede-text = La partida termina ahora: gana tu rival.
button-to-menu = A la pantalla de inicio
button-play-again = Jugar otra vez
button-watch = Repetición
end-won = { $winner ->
    [axis] Victoria del Eje
   *[allies] Victoria de los Aliados
}
end-you-won = Has ganado
end-you-lost = Has perdido
end-won-how = {$won}; {$how}
end-secrets = Fichas secretas, sin puntuar
end-points = {$lead} PV
end-points-from = {$why ->
    [start] Al empezar
    [objective] Objetivos tomados
    [chit] Fichas descubiertas
    [eliminated] Unidades eliminadas
    [exited] Unidades que salieron
    [defender] Defensor, por tiempo
    [light-wounds] Heridas superficiales
    [no-quarter] Sin cuartel
   *[event] Eventos
}
end-points-all = Total de PV
end-lost = Bajas (rendición con {$at})
end-objective-numbers = n.º {$numbers}
end-objectives = Objetivos en su poder

## Historial

menu-records-note = tus partidas por escenario
records-none = Aún no has terminado ninguna partida. Aquí se recuerda cada una que termines.
records-all = Todas las partidas
records-count = { $count ->
    [one] {$count} partida
   *[other] {$count} partidas
}
records-as-side = { $side ->
    [axis] Con el Eje
   *[allies] Con los Aliados
}
records-won = { $won ->
    [one] {$won} de {$count} ganada
   *[other] {$won} de {$count} ganadas
}
records-played = {$seat} · { $result ->
    [won] victoria
    [lost] derrota
   *[shared] gana: {$winner}
}
records-result = {$how} · {$score} · { $turns ->
    [one] {$turns} turno
   *[other] {$turns} turnos
}
