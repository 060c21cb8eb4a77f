# Escenarios inventados

made-title-attack = {$map}: ataque ({$attacker})
made-title-meeting = {$map}: encuentro
made-place-company = Una compañía por bando
made-place-detachment = Un destacamento por bando
made-place-patrol = Una patrulla por bando
made-date = {$night ->
    [yes] {$year}, de noche
   *[no] {$year}
}
made-story-attack = {$attacker} tiene que tomar lo que {$defender} defiende. El bando más débil empieza con puntos a cambio.
made-story-meeting = {$attacker} y {$defender} se buscan en campo abierto, y ninguno ocupa nada todavía.
