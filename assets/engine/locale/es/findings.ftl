# What is wrong with a content file or a pack.
# As in English: finding-of, finding-verbatim, finding-of-rule, finding-of-sentence

finding-layer-holds = la capa “{$layer}” tiene {$count} teselas para {$columns} × {$rows} hexes
finding-no-tile = no hay tesela en la capa “{$layer}”
finding-tile-in-no-tileset = la tesela {$tile} no pertenece a ningún conjunto de teselas de este mapa
finding-tile-without-property = la tesela {$tile} no tiene la propiedad “{$property}”
finding-unknown-terrain = no existe el terreno “{$name}”; los que hay: {$known}
finding-level-no-number = el nivel “{$value}” no es un número entero de {$least} a {$most}
finding-wrong-shape = {$name} es “{$value}”; un tablero necesita “{$wanted}”
finding-side-out-of-bounds = {$side} es “{$value}”; un tablero tiene de 1 a {$most} columnas y filas
finding-no-layer = no tiene la capa de teselas “{$layer}”; un tablero necesita las capas {$layers}
finding-layer-size = la capa “{$layer}” mide {$size} hexes y el mapa, {$wanted}
finding-no-such-board = no existe el tablero “{$name}”; los que hay: {$known}
finding-no-tiled-map = no es un mapa de Tiled; guarda el tablero desde Tiled como TMX
finding-infinite-map = es un mapa infinito; desactívalo en las propiedades del mapa de Tiled
finding-tiles-not-csv = las teselas no están guardadas como CSV; elige ese formato de capa en Tiled
finding-no-content-file = no es un archivo del juego; los tableros acaban en .tmx y todo lo demás en .toml
finding-no-such-path = no se puede leer: no existe ese archivo o carpeta
finding-no-kind = no es una clase de archivo del juego; las que hay: {$known}
finding-empty-name = está vacío; pon un nombre
finding-too-long = tiene { NUMBER($count, useGrouping: "true") } caracteres; se permiten { NUMBER($most, useGrouping: "true") }
finding-no-id = “{$value}” no es un identificador; usa minúsculas, cifras y guiones sueltos, como aimed-fire
finding-empty-text = está vacío; escribe un texto
finding-zip-too-large = tiene { NUMBER($size, useGrouping: "true") } bytes; se permiten { NUMBER($most, useGrouping: "true") }: reduce las imágenes
finding-zip-lists-too-many = enumera más de los { NUMBER($most, useGrouping: "true") } archivos permitidos
finding-zip-link = contiene el enlace “{$name}”, que puede llevar fuera del paquete; mete el archivo mismo
finding-zip-leaves = contiene “{$name}”, una ruta que sale del paquete; vuelve a comprimir la carpeta
finding-zip-name = contiene “{$name}”, un nombre que no todos los sistemas admiten; cámbialo
finding-zip-too-deep = contiene “{$name}…”, dentro de demasiadas carpetas
finding-zip-password = contiene “{$name}”, que lleva contraseña; comprime la carpeta sin ella
finding-zip-method = contiene “{$name}”, comprimido de forma poco común; elige el método “deflate”
finding-zip-files = contiene { NUMBER($count, useGrouping: "true") } archivos; se permiten { NUMBER($most, useGrouping: "true") }
finding-zip-unsound = no es un archivo zip en buen estado; vuelve a comprimir la carpeta
finding-zip-twice = contiene “{$name}” dos veces; vuelve a comprimir la carpeta
finding-zip-unpacks-large = descomprimido pasa de {$size} MB; reduce las imágenes
finding-zip-ratio = contiene “{$name}”, que descomprimido ocupa más de {$times} veces su tamaño
finding-zip-no-file = no es un archivo; pon ahí el propio archivo zip
finding-no-zip = no es un archivo zip; vuelve a comprimir la carpeta
finding-off-board = el hex “{$hex}” queda fuera del tablero ({$columns} × {$rows})
finding-beside-picture = x {$x}, y {$y} queda fuera de la imagen, que mide { NUMBER($width, useGrouping: "true") } × { NUMBER($height, useGrouping: "true") } px
finding-no-picture = falta la imagen “{$name}”; ponla junto a este archivo
finding-not-in-pack = “{$name}” no está en el paquete
finding-unknown-file = no es un archivo que el juego conozca; en docs/packs.md se ve dónde va cada cosa
finding-too-many-files = tiene más de { NUMBER($most, useGrouping: "true") } archivos; quita los que el juego no lee
finding-too-many-bytes = ocupa más de {$size} MB; reduce las imágenes
finding-unreadable-pack = no se puede leer: {$cause}; comprueba los permisos
finding-no-such-tile = en la carpeta “{$folder}” falta la tesela {$tile}
finding-too-deep-folders = está dentro de más de {$most} carpetas; a un paquete le bastan cuatro
finding-pack-link = es un enlace que puede llevar fuera del paquete; pon el archivo mismo
finding-no-plain-file = no es un archivo corriente; sácalo del paquete
finding-no-version = “{$value}” no es una versión; escribe números separados por puntos, como 1.2
finding-no-need = “{$value}” no nombra ningún requisito; escribe un paquete y su versión mínima, como “bocage 1.2”
finding-no-place = “{$value}” no es un lugar; escribe uno como assets/decks/enemy.toml
finding-needs-itself = “{$name}” es el propio paquete; quítalo
finding-pack-of-other-game = {$name} es para el juego {$game} y no interviene en {$here}
finding-cannot-be-judged = no se puede comprobar ({$kind}: {$cause}); prescinde de él
finding-cannot-be-unpacked = no se puede descomprimir: {$cause}; comprueba el nombre y los permisos
finding-needs-pack = necesita el paquete “{$name}”; ponlo antes que este en la lista
finding-name-taken = se llama “{$name}”, igual que {$other}; desactiva uno de los dos
finding-needs-newer = necesita “{$need}” y encuentra {$found}; consigue uno más nuevo
finding-pack-overrides = {$what} está también en {$other}; vale {$name}, que va después en la lista
finding-no-pack = no es un paquete; indica una carpeta o un archivo .zip
finding-sentences-too-large = tiene más de { NUMBER($most, useGrouping: "true") } bytes; divídelo
finding-no-utf-8 = el byte {$byte} no es UTF-8; guarda el archivo como UTF-8
finding-leads-back = “{$name}” vuelve sobre sí mismo; ninguna frase puede contenerse a sí misma
finding-file-too-large = tiene {$size} bytes; un archivo del juego tiene {$most} como máximo
finding-unreadable = no se puede leer: {$cause}
finding-no-toml = no es TOML válido: {$cause}
finding-key-too-long = tiene una clave de demasiadas partes; con cinco niveles basta
finding-endless-number = tiene un número de miles de cifras
finding-too-deep = está anidado a demasiada profundidad; con cinco niveles basta
finding-no-paragraph = “{$value}” no es un párrafo; escribe un número como 13.0, 13.0.8, 13.0b o 4.0.5e
finding-rule-not-listed = no figura en el capítulo {$chapter} del índice
finding-too-many-sentences = tiene {$count} frases; una regla tiene de 1 a {$most}
finding-strange-link = remite a [{$link}], que no es ninguna regla del índice
finding-no-heading = no tiene título para “{$number}”, que figura en el índice
finding-chapter-without-itself = el capítulo {$chapter} debe incluir el propio “{$number}”
finding-ruling-on-no-rule = “{$number}” no es ninguna regla del índice
finding-stands-twice = “{$number}” aparece dos veces
finding-wrong-chapter = “{$number}” no pertenece al capítulo {$chapter}
finding-not-of-chapter = “{$number}” no es un número del capítulo {$chapter}
finding-other-order = tiene los párrafos en otro orden que el índice
finding-no-picture-name = “{$value}” no es una imagen junto a este archivo; escribe solo su nombre, como farmhouse.jpg
finding-scan-turned = el escaneo quedaría girado {$angle}°; revisa los dos hexes y sus valores x e y
finding-same-points = los dos puntos son el mismo; indica dos hexes alejados, mejor en esquinas opuestas
finding-index-size = tiene una medida que no es un número de 1 a { NUMBER($most, useGrouping: "true") }
finding-index-scale = tiene una escala que no es un número de {$least} a {$most}
finding-index-zoom = necesita, además del grande, un zoom pequeño de {$most} millones de píxeles como máximo
finding-index-too-large = tiene más de { NUMBER($most, useGrouping: "true") } bytes; un índice de teselas tiene unos cientos
finding-index-folder = la carpeta “{$folder}” debe ser un simple nombre junto al índice
finding-no-index = no es un índice de teselas de un tablero; copia la forma de assets/boards/farmhouse/index.json
finding-map-too-large = { NUMBER($size, useGrouping: "true") } bytes son demasiados para un mapa; se permiten { NUMBER($most, useGrouping: "true") }
finding-too-many-tags = tiene más de { NUMBER($most, useGrouping: "true") } etiquetas, o más de {$deepest} una dentro de otra; ningún tablero necesita tantas
finding-outside = {$what} “{$source}” está fuera de la carpeta del mapa; haz una copia junto al mapa
finding-tileset-no-png = la imagen “{$source}” del conjunto de teselas no es PNG
finding-tileset-too-large = la imagen “{$source}” del conjunto de teselas mide {$size}; se permiten {$most} px por lado
finding-unreadable-map = no se puede leer ({$cause}); comprueba el nombre y los permisos
finding-wrong-encoding = está en la codificación “{$encoding}”; guárdalo desde Tiled, que escribe UTF-8
finding-no-xml = no es XML válido: {$cause}
finding-unreadable-xml = no se puede leer: {$cause}; guárdalo desde Tiled, que escribe UTF-8
finding-image-outside = la imagen “{$source}” está fuera de la carpeta del mapa; haz una copia junto al mapa
finding-wrong-suffix = {$what} “{$source}” debe ser un archivo {$suffix}
finding-no-tiled-save = no es un mapa que Tiled haya podido guardar: {$cause}
finding-missing-beside = falta {$what} “{$source}”; debería estar en {$file}
finding-doctype = declara un tipo de documento o entidades; un archivo de Tiled no los tiene
finding-packed-data = contiene datos comprimidos; guarda las teselas como CSV y las imágenes como archivos junto al mapa
finding-template = toma un objeto de otro archivo; dibújalo en el propio mapa
finding-no-tileset = no es un conjunto de teselas de Tiled; guárdalo de nuevo desde Tiled
finding-bad-key = hay una clave que {$fault}
finding-number-too-large = es un número mayor que { NUMBER($most, useGrouping: "true") }
finding-no-number = no es un número
finding-control-sign = tiene el carácter de control \u{$sign}; quítalo
finding-no-sheet = aquí no hay una hoja “{$sheet}” para el hex “{$hex}”; las que hay: {$known}
finding-compass-not-straight = brújula en “{$at}”: su 1 no puede apuntar a “{$one}”; indica un hex en línea recta
finding-no-hex-number = “{$hex}” no es un número de hex; escribe columna y fila con dos cifras cada una, como 12.10
finding-of = {$of}: {$what}
finding-verbatim = {$what}
finding-quoted = “{$value}”
finding-of-hexes = { $more ->
    [0] hex {$hex}: {$what}
   *[other] hex {$hex} y {$more} más: {$what}
}
finding-of-sentence = “{$name}” {$what}
finding-of-rule = {$number} {$what}
finding-unknown = no existe {$what} “{$name}”
finding-unknown-close = no existe {$what} “{$name}”; ¿querías decir “{$close}”?
finding-known = {$what}; lo que hay: {$known}
finding-missing = falta “{$name}”
finding-missing-thing = falta {$what} “{$name}”
finding-thing-twice = aparece dos veces {$what} “{$name}”
finding-twice = aparece dos veces {$what} {$value}
finding-no-key = “{$name}” no se conoce aquí
finding-no-key-close = “{$name}” no se conoce aquí; ¿querías decir “{$close}”?
finding-not-allowed = {$value} no vale; debe ser {$expected}
finding-no-whole-number = {$value} no es un número entero
finding-not-true-or-false = {$value} no es true ni false
finding-wrong-form = {$value} no tiene la forma {$form}
finding-text-too-long = {$value} tiene más de {$most} caracteres
finding-no-text = {$value} no es un texto entre comillas
finding-no-list = {$value} no es una lista
finding-no-table = {$value} no es una tabla
finding-unfit = {$value} no encaja aquí; mira “combat schema”
finding-too-small = {$value} es demasiado poco; el mínimo es {$bound}
finding-too-great = {$value} es demasiado; el máximo es {$bound}
finding-too-few = { $count ->
    [0] está vacío; debe haber al menos {$bound}
    [one] tiene {$count} entrada; debe tener al menos {$bound}
   *[other] tiene {$count} entradas; debe tener al menos {$bound}
}
finding-too-many = { $count ->
    [one] tiene {$count} entrada; debe tener {$bound} como máximo
   *[other] tiene {$count} entradas; debe tener {$bound} como máximo
}
finding-no-card = no tiene {$file}; escribe uno con nombre y versión (mira “combat schema pack”)
finding-too-many-sentences-in-all = contiene más de { NUMBER($size, useGrouping: "true") } KB de frases; haz dos paquetes
finding-too-much-content = contiene más de { NUMBER($size, useGrouping: "true") } KB de listas y mapas; haz dos paquetes
finding-lies-elsewhere = está donde el juego no busca; ponlo dentro de {$places}
finding-bad-picture = no es una imagen {$kind}; guárdala de nuevo desde un editor de imágenes
finding-picture-too-large = mide { NUMBER($width, useGrouping: "true") } × { NUMBER($height, useGrouping: "true") } px; se permiten { NUMBER($most, useGrouping: "true") } px por lado y {$millions} millones en total: redúcela
finding-thousands-of-digits = un número de miles de cifras
finding-not-utf-8 = no es UTF-8
finding-no-json = no es JSON válido (en el carácter { NUMBER($sign, useGrouping: "true") })
finding-no-compass-number = no existe el número {$number} de la brújula; van de 1 a 6
finding-nowhere = lo que no está en ningún hex no tiene columna ni fila
finding-not-touching = los hexes {$one} y {$other} no se tocan: no hay lado entre ellos
finding-board-size = el tablero “{$board}” mide {$columns} × {$rows} hexes; necesita al menos 1 × 1
finding-board-terrains = el tablero “{$board}” tiene {$count} terrenos para {$columns} × {$rows} hexes; da uno a cada hex
finding-board-levels = el tablero “{$board}” tiene {$count} niveles para {$columns} × {$rows} hexes; da uno a cada hex
finding-board-level = tablero “{$board}”: el hex {$hex} tiene nivel {$level}; los hay de {$least} a {$most}
finding-boards-rows = los tableros “{$one}” y “{$other}” tienen {$rows} y {$others} filas
finding-boards-columns = el tablero “{$board}” tiene {$columns} columnas; solo tras un número impar encaja otro

thing-board = el tablero
thing-file = el archivo
thing-game = el juego
thing-list = una lista
thing-none = ninguno
thing-pack = el paquete
thing-table = una tabla
thing-tileset = el conjunto de teselas
thing-tileset-image = la imagen de teselas

ftl-no-message = no es una frase; escribe nombre = frase
ftl-no-words = no tiene palabras; escribe una frase tras =
ftl-unexpected = tiene “{$sign}”, que no corresponde a nada
ftl-not-closed = acaba antes de cerrar sus llaves
ftl-too-deep = tiene más de {$most} llaves una dentro de otra
ftl-term-attribute = muestra el atributo de un término, que solo sirve para elegir
ftl-no-function = llama a {$name}; las funciones del juego son NUMBER y FORM
ftl-form = FORM pide una variable y el nombre de una forma, como en FORM($weapon, “dative”)
ftl-number = { $strange ->
    [none] NUMBER pide una variable y admite {$takes}
   *[other] NUMBER pide una variable y admite {$takes}, no {$strange}
}
ftl-argument = da a {$name} algo que no es un número ni un texto entre comillas
ftl-chooses-by = elige por algo que no es una variable, un número ni el atributo de un término
ftl-empty-variant = tiene una variante [{$name}] sin palabras; para ninguna, pon un texto vacío entre llaves
ftl-two-defaults = tiene dos variantes con *
ftl-no-default = necesita una variante con * que valga por todas las demás, y cada variante en su línea
ftl-closed-beside = cierra la elección junto a una variante; pon la llave en una línea propia

syntax-no-equals = falta el = tras una clave
syntax-rest-of-line = sobra algo tras el valor; empieza otra línea
syntax-sign-wanted = falta {$sign}
syntax-no-key = así no empieza ninguna clave
syntax-no-value = aquí no hay ningún valor; los textos van entre comillas
syntax-no-date = una fecha que no está en ningún calendario
syntax-unclosed = falta cerrar un corchete o una llave
syntax-open-text = falta cerrar las comillas de un texto
syntax-bad-sign = el signo {$sign} no puede ir aquí
syntax-bad-escape = una barra invertida en un texto no va delante de nada conocido; escribe dos
syntax-twice = una clave o una tabla está dos veces
syntax-ends = acaba antes de la primera etiqueta
syntax-tag-unclosed = falta cerrar una etiqueta
syntax-tags-cross = una etiqueta de cierre no corresponde a la que está abierta
syntax-attribute-twice = un atributo está dos veces
syntax-after-end = sobra algo tras la última etiqueta
syntax-entity = una entidad que nadie ha definido
syntax-encoding = otra codificación que UTF-8
syntax-unsound = lo que hay aquí no tiene sentido
