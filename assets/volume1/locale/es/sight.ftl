# Lines of sight (12.0, 12.1): a pencil note of two short lines beside the line on the board.

sight-line = {$verdict}: {$reason}
sight-clear-range = { $range ->
    [one] libre · {$range} hex
   *[other] libre · {$range} hexes
}
sight-clear-here = libre · mismo hex
sight-cut = fuera de la vista
sight-cut-at = bloqueada por {$terrain} en {$hex}
sight-same-hex = en el mismo hex
sight-adjacent = adyacente
sight-clear = nada la bloquea
sight-continuous-slope = por una pendiente continua
sight-looks-over = ve por encima
sight-taller-than-both = el suelo allí es más alto que ambos hombres
sight-overtops-both = es más alto que ambos hombres
sight-as-tall-as-higher = llega a la altura del hombre más elevado
sight-low-grass = uno de los dos está agachado
sight-plateau-edge = el borde del alto oculta lo que está más abajo
sight-blind-hex = hex ciego detrás
sight-sunken = está agachado en terreno hundido
sight-off-board = fuera del tablero
sight-too-dark = demasiado lejos de noche: distancia {$range}, visibilidad {$night}, y ninguna bengala a {$light} hexes o menos de él
sight-melee = en un cuerpo a cuerpo: sin línea de visión hacia dentro ni hacia fuera
