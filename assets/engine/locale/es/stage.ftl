# The window around any game: sheets, dialogs, settings, keys, saved games, packs, the rulebook.
# As in English: pace-normal

saved-delete-failed = {$path}: no se puede borrar: {$cause}
menu-demo = Demostración
menu-demo-note = el ordenador juega, tú miras
dialog-fault = No ha funcionado
dialog-note = Aviso
dialog-more = { $count ->
    [one] … y uno más.
   *[other] … y {$count} más.
}
scene-failed = Esto no se puede mostrar ({$cause}); {$details}
fault-report-title = Informar de un fallo
fault-report-kept = La partida, su diario, una imagen, tus ajustes y las versiones están juntos en {$file}: envíalo a quien repara el juego. La batalla que contiene cuenta también lo que está oculto para ti.
fault-report-offer = «{ fault-report-title }» reúne la partida, su diario y una imagen en un archivo para quien repara el juego.
settings-broken = {$path}: no se puede leer ({$cause}). Todos los ajustes tienen su valor inicial; cuando cambies alguno, el archivo antiguo se conservará como {$aside}.
settings-not-kept = No se han podido guardar los ajustes: {$cause}
edit-write = Aceptar
edit-take = Elegir
edit-chosen = Elegidos: { $count }
keys-title = Teclas
keys-play = La partida
keys-map = El mapa
keys-window = La ventana
keys-look = Lo que miras
keys-cursor = El cursor en el mapa
keys-telling = En una repetición
load-title = Partidas guardadas
load-empty = Aún no hay partidas guardadas.
load-open = Abrir
load-delete = Borrar
load-delete-sure = ¿Borrar esta partida para siempre?
load-note = Espacio o un clic con Ctrl marca varias.
load-name = Nombre
load-name-title = Nombre de esta partida
load-copy = { $name } (copia { $number })
load-delete-several = Borrar { $count }
load-delete-sure-several = { $count ->
        [one] ¿Borrar esta partida para siempre?
       *[other] ¿Borrar estas { $count } partidas para siempre?
    }
load-fact-file = Archivo
settings-title = Ajustes
settings-scale-value = {$percent} %
settings-scale-forms = En esta ventana, los formularios que necesitan más espacio se ven al { $percent } %.
settings-sound-off = sin sonido
settings-keys = Teclas
settings-keys-reset = Restablecer las teclas
settings-key-press = Pulsa la nueva tecla o botón
settings-button-fixed = {$button} no se puede cambiar.
settings-key-rival = también: {$action}
settings-key-taken = {$key} también se usa para: {$action}
keys-board = Teclado
keys-pad = Mando de juego
pad-gone = El mando se ha desconectado. No se pierde nada: vuelve a conectarlo o sigue con ratón y teclado.
settings-gamepad = Mando de juego
settings-dead-zone = Mando: zona muerta
settings-dead-zone-tip = Cuánto hay que inclinar una palanca para que actúe.
settings-done = Listo
settings-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
button-ok = Aceptar
button-cancel = Cancelar
key-grave-yes = S
button-back = Volver
button-close = Cerrar
packs-title = Paquetes
packs-note = Un paquete se impone a los que están por encima en la lista.
packs-empty = Aún no hay paquetes: pon carpetas o archivos zip en la carpeta indicada arriba.
packs-more = Más
packs-switch = Sí/no
packs-up = Subir
packs-down = Bajar
packs-off = desactivado
packs-other-game = para otro juego: {$game}
packs-named = indicado en la línea de comandos
packs-place = En {$path}
packs-authors = Por {$authors}
packs-brings = Trae {$files}
packs-findings = { $count ->
    [one] excluido: {$first}
   *[other] excluido, {$count} fallos: {$first}
}
saved-packs = con {$packs}
load-watch = Ver
rulebook-title = Reglamento
rulebook-search = buscar reglas y términos
rulebook-hits = { $count ->
    [0] nada encontrado
    [one] un resultado
   *[other] {$count} resultados
}
rulebook-nothing = Ninguna regla contiene «{$words}».
rulebook-nothing-try = Prueba una palabra más corta, su comienzo o un número como 7.0.
rulebook-here = Lo que señalabas
rulebook-start = El juego en pocas líneas
rulebook-rulings = Aclaraciones
rulebook-rulings-note = Cómo decide el programa lo que el reglamento calla.
rulebook-terms = Términos
rulebook-terms-note = Los términos del juego y las reglas que los explican.
rulebook-rules-here = Reglas aplicables
rulebook-cited = Véase también
rulebook-contents = Índice
rulebook-back = Atrás
rulebook-forward = Adelante
key-help = Ayuda sobre lo que está bajo el puntero
key-cancel = Cancelar; después, el menú
key-accept = Dar la respuesta resaltada
key-numbers = Elegir un lugar u objeto por su número
key-undo = Deshacer
key-redo = Rehacer
key-commit = Confirmar
key-continue = Saltar lo que se muestra, o seguir
key-to-start = Principio
key-to-end = Final
key-step-back = Paso anterior
key-step-on = Paso siguiente
key-turn-back = Principio del turno
key-turn-on = Turno siguiente
key-next = Pieza siguiente
key-previous = Pieza anterior
key-pan-left = Mapa a la izquierda
key-pan-right = Mapa a la derecha
key-pan-up = Mapa arriba
key-pan-down = Mapa abajo
key-zoom-in = Acercar
key-zoom-out = Alejar
key-fit-board = Ver el mapa entero
key-zoom-reset = Tamaño natural
key-larger = Mesa más grande
key-smaller = Mesa más pequeña
key-grid = Rejilla de hexes
key-minimap = Minimapa
key-hide-counters = Ocultar las piezas mientras se pulsa
key-find = Buscar
key-log = Todo el diario
key-recap = Qué ha pasado
key-keys = Todas las teclas
key-save = Guardar
key-fullscreen = Pantalla completa
key-mute = Silenciar
key-report-fault = Informar de un fallo
key-offer = Qué se puede hacer aquí (clic derecho)
key-fold-tray = Plegar la bandeja
key-fold-panels = Plegar los paneles
key-more = Otros botones
key-pace = Cambiar el ritmo
key-cursor-up = Hex elegido: arriba
key-cursor-down = Hex elegido: abajo
key-cursor-left = Hex elegido: a la izquierda
key-cursor-right = Hex elegido: a la derecha
key-cursor-up-left = Hex elegido: arriba a la izquierda
key-cursor-up-right = Hex elegido: arriba a la derecha
key-cursor-down-left = Hex elegido: abajo a la izquierda
key-cursor-down-right = Hex elegido: abajo a la derecha
key-far-up = Lejos hacia arriba
key-far-down = Lejos hacia abajo
key-far-left = Lejos a la izquierda
key-far-right = Lejos a la derecha
key-turn-left = Girar a la izquierda
key-turn-right = Girar a la derecha
key-centre = Centrar en el hex o la pieza elegidos
key-menu = Menú de la partida
key-quit = Salir del juego
settings-language = Idioma
settings-scale = Tamaño de la interfaz
settings-scale-tip = Tamaño de letra, marcadores y paneles. El mapa tiene su propio zoom.
settings-scale-auto = según la ventana
settings-pace = Ritmo de la acción
settings-pace-tip = A qué velocidad se muestra lo que ocurre. También se cambia en la mesa.
settings-volume = Volumen general
settings-tooltip-delay = Retardo de la ayuda
settings-tooltip-delay-tip = Cuánto tiempo reposa el puntero antes de que aparezca un aviso como este.
settings-fullscreen = Pantalla completa
settings-muted = Sin sonido
settings-reset = Valores iniciales
settings-reset-text = Todo vuelve a su valor inicial; el idioma, las teclas y los botones se quedan como están.
settings-minimap = Minimapa
settings-minimap-tip = La imagen pequeña de todo el mapa en una esquina.
settings-high-contrast = Alto contraste
settings-high-contrast-tip = Líneas y colores más marcados.
settings-reduced-motion = Menos movimiento
settings-reduced-motion-tip = Las imágenes cambian de golpe y los efectos no se mueven.
settings-captions = Subtítulos de sonidos
settings-captions-tip = Dice con palabras lo que se oye.
settings-palette = Daltonismo
settings-palette-tip = Sustituye colores difíciles de distinguir.
palette-usual = ninguno
palette-deutan = rojo-verde
palette-tritan = azul-amarillo
settings-grid = Mostrar siempre los números de hex
settings-grid-tip = Si no, se dibujan finos y solo donde caben.
settings-edge-scroll = Desplazar al tocar el borde de la ventana
settings-edge-scroll-tip = El mapa se mueve mientras el puntero está en el borde de la ventana.
settings-confirm-commit = Confirmar lo que deja algo sin hacer
settings-confirm-leave = Confirmar al salir de una partida
pace-step = paso a paso
pace-normal = normal
pace-fast = rápido
pace-instant = inmediato
settings-camera = El mapa se mueve solo
camera-off = nunca
camera-gentle = solo si hace falta
camera-follow = siempre
camera-off-tip = Nunca: el mapa solo se mueve cuando lo mueves tú o buscas a alguien o un lugar.
camera-gentle-tip = Solo si hace falta: el mapa solo se mueve si quien actúa, o aquello por lo que se te pregunta, no está a la vista, y no más de lo necesario.
camera-follow-tip = Siempre: el mapa mantiene lejos del borde a quien actúa y a aquel por quien se te pregunta.

## Lo que hay escrito en las teclas

cap-ctrl = Ctrl
cap-alt = Alt
cap-shift = Mayús
cap-enter = Intro
cap-esc = Esc
cap-tab = Tab
cap-space = Espacio
cap-del = Supr
cap-ins = Ins
cap-backspace = Retr
cap-pause = Pausa
cap-menu = Menú
cap-home = Inicio
cap-end = Fin
cap-pgup = RePág
cap-pgdn = AvPág
cap-left = ←
cap-right = →
cap-up = ↑
cap-down = ↓

# As in English: cap-ctrl, cap-alt, cap-esc, cap-tab, cap-ins
crash-stopped = el juego ha tenido que parar; lo jugado se conserva, sigue con: combat resume; causa: {$cause}; {$details}
crash-told = El juego ha encontrado un fallo propio y ha tenido que parar.
crash-kept = Lo jugado está guardado. Vuelve a abrir el juego y elige «Continuar».
crash-no-log = no se ha podido escribir ningún informe: {$cause}
crash-details = detalles: {$path}
artwork-missing = {$path}: falta esta imagen o esta letra; vuelve a instalar el juego
artwork-no-tile = {$path}: falta esta parte del tablero; vuelve a instalar el juego
artwork-broken-index = {$path}: el índice de las teselas del tablero está dañado ({$cause})
artwork-sizes = la hoja «{$sheet}» está pintada a otro tamaño que «{$other}»

dropped-pack-title = Un paquete
dropped-pack = ¿Poner {$file} entre tus paquetes, en {$folder}?
dropped-pack-take = Añadirlo
dropped-pack-there = {$file} ya está entre tus paquetes, en {$folder}: quita antes el que hay.
menu-settings = Ajustes
menu-version = versión {$version}
menu-saves = { $count ->
    [one] {$count} partida guardada
   *[other] {$count} partidas guardadas
}
menu-continue = Continuar
