# Qué falla en un archivo de contenido de COMMAND!.

finding-hindrance-unlike = sight es “{$sight}” y hindrance {$count}; el terreno que estorba necesita un estorbo de 1 o más, y el demás ninguno
finding-ground-missing = falta “{$name}” en la tabla {$table}; las reglas lo necesitan
finding-wind-unlike = la carta {$card} tiene el evento “{$event}”; solo una brisa lleva viento, de 1 a 6, y nunca le falta
finding-fire-as-action = la carta {$card} tiene la acción “fire”; toda carta de Fuego sirve para eso y lleva además otra acción
finding-deck-size = { $count ->
    [one] el mazo tiene {$count} carta; un mazo de destino tiene {$wanted}
   *[other] el mazo tiene {$count} cartas; un mazo de destino tiene {$wanted}
}
finding-dice-uneven = los dados {$white} y {$colour} están en {$count} cartas; cada pareja está en {$wanted}, para que el mazo tire como dos dados
finding-random-hex-off = el hexágono al azar {$hex} de la carta {$card} no está en ningún mapa; los mapas tienen {$columns} columnas y {$rows} filas
finding-years-backwards = los años {$first} a {$last} van al revés; escribe primero el primero
finding-leads-no-leader = una unidad de tamaño {$size} tiene mando, es héroe u observa para morteros; eso es solo de líderes
finding-nearest-beyond-range = el alcance mínimo {$nearest} supera el alcance {$range}
finding-repaired-and-lost = la fila {$row} repara el arma y también la elimina; quítala de una de las listas
finding-figure-twice = “{$name}” nombra dos fichas; dale otro id a una de ellas
finding-support-roll = { $count ->
    [0] la tirada {$roll} no trae apoyo; cada tirada de 2 a 12 está en una línea
   *[other] la tirada {$roll} está en {$count} líneas de la tabla de apoyo; cada tirada está en una sola
}
finding-chit-objective = una ficha del tipo “{$kind}” no casa con su objetivo; solo el tipo “objective” nombra uno
finding-chit-worth = una ficha del tipo “{$kind}” no casa con sus vp; solo “objective” y “each” valen puntos, al menos 1
finding-objective-without-chit = ninguna ficha es para el objetivo {$number}
thing-unit = unidad
thing-figure = ficha
thing-card = carta
