# Escenarios generados

made-title-attack = {$map}: ataque ({$attacker})
made-title-meeting = {$map}: encuentro
made-place-company = Una compañía por bando
made-place-detachment = Un destacamento por bando
made-place-patrol = Una patrulla por bando
made-date = {$night ->
    [yes] {$year}, de noche
   *[no] {$year}
}
made-story-attack = Ataque: {$attacker}. Defensa: {$defender}. El bando más débil empieza con puntos a cambio.
made-story-meeting = Los dos bandos avanzan a tientas, y ninguno controla todavía un objetivo: {$attacker}, {$defender}.

## Un fajo de ellos para elegir

menu-make = Generar escenarios
menu-make-note = distintos cada vez, entre naciones que se enfrentaron
menu-day = Partida del día
menu-day-note = un bando contra el ordenador, igual para todos
made-up-title = Escenarios generados
made-up-note = De doce en doce. El bando más débil empieza con puntos a cambio.
made-up-others = Otros doce
made-up-size = { $size ->
    [company] Tamaño: compañía
    [detachment] Tamaño: destacamento
    [patrol] Tamaño: patrulla
   *[any] Tamaño: cualquiera
}
made-up-handicap = { $side ->
    [axis] Ventaja: para el Eje
    [allies] Ventaja: para los Aliados
   *[none] Ventaja: ninguna
}
made-up-night = { $night ->
    [yes] De noche
   *[no] De día
}
made-up-keep = Guardarlo
made-up-kept-title = Guardado
made-up-kept = Ya está entre tus escenarios: {$file}
