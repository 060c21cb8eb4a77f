# What is wrong with a save, and what befell its file.
# As in English: save-finding

save-line = {$path}: línea {$line}
save-finding = {$what}; {$remedy}
save-choose = elige una partida guardada de este juego
save-choose-another = elige otra partida guardada
save-choose-moment = elige otro momento
save-choose-name = elige otro nombre
save-begin-again = usa una copia o el .bak de la partida, si lo hay, o empieza de nuevo
save-take-copy = usa una copia de la partida
save-install-newer = instala esa versión para seguir jugando
save-open-with = ábrela con `combat --game {$game}`
save-see-paths = `combat paths` dice dónde se guardan las partidas
save-make-room = libera espacio en el disco
save-make-writable = permite escribir en la carpeta o indica otra en COMBAT_DATA_DIR
save-changed-since = la escribió la versión {$version}; desde entonces cambiaron las reglas o el archivo
save-none = no existe esa partida guardada
save-unreadable = no se puede leer: {$cause}
save-unwritable = no se puede escribir: {$cause}
save-exists = ya existe
save-no-journal = no es una partida guardada de COMBAT!
save-of-other-game = es una partida de «{$game}», no de {$known}
save-unknown-format = tiene un formato desconocido: {$format}
save-newer = lo escribió un juego más nuevo ({$version}, formato {$format}); este lee hasta el formato {$most}
save-a-newer-game = un juego más nuevo
save-too-many-bytes = tiene { NUMBER($size, useGrouping: "true") } bytes; una partida tiene { NUMBER($most, useGrouping: "true") } como máximo
save-too-many-lines = tiene { NUMBER($count, useGrouping: "true") } líneas; una partida tiene { NUMBER($most, useGrouping: "true") } como máximo
save-line-too-long = tiene { NUMBER($size, useGrouping: "true") } bytes; una línea tiene { NUMBER($most, useGrouping: "true") } como máximo
save-lines = tiene líneas de más de { NUMBER($size, useGrouping: "true") } bytes, o más de { NUMBER($most, useGrouping: "true") } líneas
save-header-damaged = el encabezado está dañado ({$cause})
save-book-damaged = los datos de la partida están dañados ({$cause})
save-book-fingerprint = los datos de la partida no coinciden con su suma de control
save-checkpoint-damaged = el punto de control está dañado ({$cause})
save-checkpoint-digest = el punto de control no coincide con su suma de control
save-line-damaged = la línea está dañada ({$cause})
save-no-beginning = acaba antes de que empezara la partida
save-it-has-no-beginning = el archivo acaba antes de que empezara la partida
save-checkpoint-place = un punto de control para {$said} respuestas está tras {$found}
save-no-state = un punto de control sin posición
save-no-clock = un momento lleva su turno y su fase
save-no-answer = una respuesta es una palabra o un número entero
save-no-seat = un puesto es una palabra
save-no-name = «{$value}» no es un nombre
save-cannot-keep = no se pueden conservar {$keep} de {$count} respuestas
save-packed-unsound = lo comprimido no se puede abrir
save-packed-size = lo comprimido está cortado o es mayor que cualquier partida
save-not-shown = no se puede mostrar ({$kind}: {$cause})
save-not-taken-up = no se puede retomar tras {$answers} respuestas: {$cause}
save-has-fewer = tiene { $has } respuestas; {$answers} son demasiadas
save-refused-last = las reglas rechazan las últimas {$refused} de {$answers} respuestas: {$cause}; {$remedy}
save-refused = las reglas la rechazan: {$cause}
save-rules-break = las reglas fallan aquí ({$kind}: {$cause})
save-rules-stop = las reglas no pueden seguir desde este punto de control ({$cause})
save-checkpoint-missed = las reglas nunca llegan a este punto de control
save-astray = las reglas ya no llevan a este punto de control
save-goes-on-otherwise = desde aquí la partida sigue de otro modo que desde su comienzo
save-digest-differs = la suma de control difiere en {$place} ({$written} en la partida guardada, {$now} según las reglas)
save-cut-short = {$path}: la última línea estaba cortada y se omite
save-dropped = { $answers ->
    [one] se reanuda en {$place}; se descarta {$answers} respuesta: {$cause}
    [many] se reanuda en {$place}; se descartan {$answers} de respuestas: {$cause}
   *[other] se reanuda en {$place}; se descartan {$answers} respuestas: {$cause}
}
save-not-written = {$path}: no se puede escribir: {$cause}; {$remedy}; la partida continúa
save-no-longer-written = ya no se puede escribir: {$cause}
save-left-as-it-is = {$path}: no se puede escribir: {$cause}; queda como está; la partida continúa en otro archivo
save-written-anew = {$path}: {$why}; la partida entera se ha escrito de nuevo y continúa como {$beside}
file-gone = se borró o se movió
file-replaced = otro archivo ocupa su lugar
file-read-only = ahora es de solo lectura
file-shared = otra ventana escribe en él
file-changed = lo cambió otro programa
save-no-challenge = no se jugó como desafío
save-challenge-goes-on = la partida no ha acabado; un resultado se demuestra al final
save-challenge-play-on = juégala hasta el final
save-dice-differ = los dados no son los que tocaban en el desafío
save-proof-format = tiene el formato {$format}; la partida guardada de un desafío tiene el formato {$wanted}
save-proof-version = dice que la escribió la versión {$version}, y esta versión ({$own}) no puede comprobarlo
save-proof-seed = la semilla «{$seed}» no es la del desafío ({$wanted})
save-proof-book = no es la partida que nombra el código del desafío
save-proof-header = «{$name}» en la cabecera no es lo de la partida que sigue
save-proof-beginning = el desafío no empieza así
save-proof-over = la partida ya había terminado antes de esta línea
save-proof-seat = no le tocaba a «{$seat}» responder a esta pregunta
save-proof-house = el bando del ordenador no responde así en este desafío
save-proof-undo = deshace lo que no se puede deshacer: un dado, una carta, un descubrimiento o la respuesta de otro jugador
save-proof-verdict = el resultado escrito aquí no es el que alcanzó la partida
misfit-found = {$of}: se esperaba {$wanted} y hay {$found}
misfit-wanted = {$of}: se esperaba {$wanted}
save-no-field = falta el campo {$name}
misfit-missing = {$of}: falta el campo {$name}
misfit-unknown = {$of}: campo desconocido {$name}
misfit-value = {$of}: {$value} no vale
misfit-malformed = {$of}: JSON mal formado (byte {$byte})
misfit-deep = {$of}: demasiados niveles anidados
misfit-cut-short = {$of}: está cortado

# Cómo acabaron las partidas, en el historial.

records-title = Historial
records-not-kept = {$file}: {$cause}; esta partida no figura en el historial
records-put-aside = {$file} estaba dañado y se conserva como {$aside}; se ha empezado un historial nuevo
saved-branch = {$scenario}, variante desde {$moment}
