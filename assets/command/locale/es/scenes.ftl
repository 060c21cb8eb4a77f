# Las escenas alrededor de la mesa.

scenarios-title = Escenarios
scenarios-note = Elija a qué se juega.
scenarios-empty = No hay escenarios.
scenarios-play = Jugar
scenario-about = {$place} · {$date}
