# As in English: thing-radio, thing-hex

# Qué falla en un archivo de contenido de COMMAND!.

finding-hindrance-unlike = sight es «{$sight}» y hindrance {$count}; el terreno que estorba necesita un estorbo de 1 o más, y el demás ninguno
finding-ground-missing = falta «{$name}» en la tabla {$table}; las reglas lo necesitan
finding-wind-unlike = la carta {$card} tiene el evento «{$event}»; solo una brisa lleva viento, de 1 a 6, y nunca le falta
finding-fire-as-action = la carta {$card} tiene la acción «fire»; toda carta de Fuego sirve para eso y lleva además otra acción
finding-deck-size = { $count ->
    [one] el mazo tiene {$count} carta; un mazo de destino tiene {$wanted}
   *[other] el mazo tiene {$count} cartas; un mazo de destino tiene {$wanted}
}
finding-dice-uneven = los dados {$white} y {$colour} están en {$count} cartas; cada pareja está en {$wanted}, para que el mazo tire como dos dados
finding-random-hex-off = el hex al azar {$hex} de la carta {$card} no está en ningún mapa; los mapas tienen {$columns} columnas y {$rows} filas
finding-years-backwards = los años {$first} a {$last} van al revés; escribe primero el primero
finding-leads-no-leader = una unidad de tamaño {$size} tiene mando, es héroe u observa para morteros; eso es solo de mandos
finding-nearest-beyond-range = el alcance mínimo {$nearest} supera el alcance {$range}
finding-repaired-and-lost = la fila {$row} repara el arma y también la elimina; quítala de una de las listas
finding-figure-twice = «{$name}» nombra dos fichas; dale otro id a una de ellas
finding-support-roll = { $count ->
    [0] la tirada {$roll} no trae apoyo; cada tirada de 2 a 12 está en una línea
   *[other] la tirada {$roll} está en {$count} líneas de la tabla de apoyo; cada tirada está en una sola
}
finding-chit-objective = una ficha del tipo «{$kind}» no casa con su objetivo; solo el tipo «objective» nombra uno
finding-chit-worth = una ficha del tipo «{$kind}» no casa con sus vp; solo «objective» y «each» valen puntos, al menos 1
finding-objective-without-chit = ninguna ficha es para el objetivo {$number}
finding-map-size = el mapa tiene {$columns} × {$rows} hexes; los mapas tienen {$wide} × {$high}
finding-map-orientation = la propiedad orientation del mapa es «{$value}»; es «wide» o «long»
finding-no-lattice-point = el punto {$x}, {$y} no es de la retícula; activa en Tiled «Ajustar a píxeles» y no salgas del mapa
finding-outline-open = un contorno de {$kind} no es un polígono de tres vértices o más
finding-outline-without-hex = un contorno de {$kind} no nombra ningún hex; dale la propiedad hexes, como «08.05 09.05»
finding-outline-unlike = un contorno de {$kind} es de {$hex}, cuyo terreno es {$ground}
finding-no-hexside = un elemento {$kind} no va por ningún lado de hex; dibújalo de un vértice del lado al otro
finding-hexside-twice = dos elementos van por el lado de {$one} y {$other}; deja uno
finding-level-cliff = hay un risco entre {$one} y {$other}, que están al mismo nivel
finding-way-broken = el camino {$kind} no va de hex en hex; entre «{$one}» y «{$other}» se salta alguno
finding-crest-level = el nivel de una línea de cresta es «{$level}»; dale la propiedad level, de 1 a 4, y dos puntos o más
finding-objective-number = un objetivo se llama «{$number}»; se llaman de 1 a 5 y están en el mapa
finding-five-objectives = los objetivos del mapa son {$numbers}; son {$wanted}, cada uno una vez
finding-no-outline = el terreno {$terrain} de {$hex} en el mapa {$map} no tiene contorno; por él se juzgan las líneas de visión
finding-troop-of-several = {$count} unidades «{$figure}» están en una línea; un nombre o un hex es de una sola
finding-troop-arrives-in-hex = «{$figure}» empieza en un hex y llega en el Tiempo {$space}; solo puede una cosa
finding-edges-not-opposite = los bordes son «{$one}» y «{$other}»; han de estar enfrentados
finding-held-by-both = el objetivo {$number} lo tienen los dos bandos
finding-spotter-without-mortar = el bando {$side} designa un observador de mortero y no tiene ningún mortero; dale uno o quita spotter
finding-held-in-other-zone = el objetivo {$number} es del bando {$side} y está donde se despliega el bando {$other}; ponlo en los holds de {$other}
finding-scout-for-no-mortar = un arma de clase {$kind} lleva for_scout; solo los morteros permiten tomar un explorador
finding-deck-name = el mazo está en {$name}.toml; el archivo de un mazo lleva el nombre de su nación
finding-edge-of-map = el borde es «{$edge}»; en el mapa {$map} los bordes propios son «{$one}» y «{$other}»
finding-nation-of-other-side = «{$nation}» no lucha en el bando {$side}
finding-nation-without-deck = «{$nation}» no tiene un mazo de destino correcto en assets/decks
finding-figure-not-yet = «{$name}» no está en {$year}; es de {$first} a {$last}
finding-name-of-no-leader = «{$figure}» tiene nombre; solo lo tienen los mandos
finding-troop-outside-zone = «{$figure}» empieza en {$hex}, fuera de la zona de despliegue de su bando
finding-no-scenario-name = «{$name}» no puede ser el nombre del archivo de un escenario; usa letras, cifras y guiones
finding-no-such-switch = no hay ninguna opción «{$name}»; las conocidas son {$known}, cada una también con «no-» delante
finding-no-lab-card = aquí no hay carta «{$card}»; las del Eje van de 1 a 72, las de los Aliados de 101 a 172
finding-no-lab-smoke = en la reserva no queda marcador de humo con estorbo {$hindrance}
finding-no-lab-fall = «{$fall}» ya no está en el mazo del bando {$side}; escribe dos dados y su activador, como «2-5 event», o una carta
finding-lab-measure = una medida pregunta por una sola cosa: look, piece, step u objective
finding-lab-nowhere = {$unit} está en un solo sitio: indica hex, arrives o eliminated, y solo uno
finding-lab-no-piece = aquí no hay ninguna ficha «{$piece}»; escribe el id de una unidad, o el de su arma: su id, un guion y la figura del arma
finding-lab-step = {$start} y {$end} no se tocan; un paso va a un hex vecino
thing-layer = capa
thing-kind = tipo
thing-nation = nación
thing-terrain = terreno
thing-chit = ficha de objetivo
thing-radio = radio
thing-work = fortificación
thing-option = opción
thing-unit = unidad
thing-figure = ficha
thing-card = carta
thing-hex = hex
thing-side = bando
thing-objective = objetivo
thing-weapon = arma
finding-made-unknown = {$what} es «{$name}»; hay {$known}
finding-made-never-met = {$axis} y {$allies} no se enfrentaron{$year ->
    [0] {""}
   *[other] {" "}en {$year}
}
finding-no-line-for-year = no hay línea para {$name} en {$year}
finding-lesson-unit-stands = di cómo tiene que estar: {$known}
