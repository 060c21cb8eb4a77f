# Listas de fuerzas: todas, el editor, otras fuerzas en una misión.

menu-forces = Fuerzas
menu-forces-note = compón tus propias listas

## All forces

forces-title = Fuerzas
forces-note = Tus listas y después las del juego. Al cambiar una del juego se guarda una copia tuya.
forces-empty = No se pueden leer las fuerzas.
forces-own = Tus listas
forces-open = Abrir
forces-new = Nueva…
forces-new-title = ¿Con qué formación empieza?
forces-new-name = Mi {$formation}
forces-delete = Borrar
forces-delete-title = ¿Borrar esta lista?
forces-not-own = Solo se pueden borrar tus propias listas.
forces-copy = {$name} (copia)
force-line = {$formations} · { $units ->
    [one] {$units} unidad
   *[other] {$units} unidades
}

## The builder

force-title = Fuerza
force-heading = Fuerza: {$points} de {$limit} puntos
force-note = Las casillas negras son obligatorias; las grises, opcionales. Cada cambio se guarda al momento.
force-empty = Esta fuerza no tiene casillas.
force-choose = Unidad…
force-choose-title = ¿Qué unidad, y de qué tamaño?
force-additions = Añadidos…
force-additions-title = {$unit}: ¿qué se añade?
force-card = Carta…
force-card-title = {$unit}: ¿qué carta de mejora?
force-card-none = sin carta
force-take-out = Quitar
force-formation = Formación…
force-formation-title = ¿Qué formación?
force-formation-add = Añadir
force-formation-remove = Quitar con sus unidades
force-limit-button = Puntos…
force-limit-title = ¿Cuántos puntos puede costar la fuerza?
force-name-button = Nombre…
force-name-title = Nombre de la fuerza
force-name-empty = La fuerza necesita un nombre.
force-undo = Deshacer
force-no-undo = No se ha cambiado nada.
force-no-choice = Aquí no cabe nada más.
force-no-unit-here = No hay ninguna unidad en esta casilla.
force-nothing-to-add = A esta unidad no se le puede añadir nada.
force-no-card-here = No hay carta de mejora para esta unidad.
force-of-mission = Los puntos de esta fuerza son los de su misión.
force-not-written = No se ha podido guardar la fuerza: {$cause}
force-support = Apoyo
force-borrowed = De otras formaciones
force-allied = Aliados
force-box-headquarters = Falta el cuartel general
force-box-compulsory = Falta una unidad
force-box-optional = Libre
force-box-support = Libre
force-box-borrowed = Libre
force-box-allied = Libre
force-nation = Nación
force-spent = Puntos
force-of-limit = {$points} de {$limit}
force-check = Comprobación
force-sound = Esta fuerza se puede jugar.
force-fault = – {$fault}
force-transports = {$team} para toda la unidad
force-team = {$team}: {$values}
force-armour = blindaje {$front}/{$side}/{$top}
force-save = salvación {$save}+
force-cross = cruce {$cross}+
force-speeds = {$speeds} cm

## Other forces in a mission

mission-force-attacker = Fuerza atacante…
mission-force-defender = Fuerza defensora…
mission-force-title = {$seat}: ¿qué fuerza?
mission-force-named = La de la misión
mission-table-button = Terreno…
mission-table-fixed = Esta misión tiene su propio terreno.
mission-table-title = ¿En qué terreno?
mission-table-named = El de la misión
mission-table-random = Terreno al azar
mission-ground = Terreno
force-other-points = {$force} tiene {$points} puntos; la misión pide {$wanted}
force-no-reserve = {$force} no tiene {$unit}, que la misión deja en reserva
