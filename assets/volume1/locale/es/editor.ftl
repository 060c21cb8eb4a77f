# The scenario editor.
# As in English: edit-at, edit-gun-hex, edit-hexes, edit-count-hexes, edit-figures

menu-editor = Editor de escenarios
menu-editor-note = una batalla tuya, en cualquier tablero

edit-list-note = Un escenario que no es tuyo se abre como copia. Suelta aquí un archivo de escenario para abrirlo.
edit-list-empty = No hay nada que abrir.
edit-list-board = Nuevo: { $board }
edit-list-joined = Nuevo con dos mapas juntos
edit-open = Abrir
edit-made = Mapa nuevo de una semilla
edit-made-title = Mapa nuevo: terreno y semilla
edit-made-no-name = Escribe un tipo de terreno y un número del 1 al { $most }, por ejemplo Setos 7. Hay: { $countries }.
edit-sort-draft = { $name } · borrador nunca guardado
edit-sort-own = { $name } · tuyo
edit-sort-ours = { $name } · se abre como copia
edit-sort-board = una hoja en blanco
edit-sort-joined = una hoja en blanco; elige los dos mapas junto a Tablero
edit-new-title = Batalla nueva
edit-new-date = junio de 1944

edit-leave = Salir
edit-save = Guardar
edit-try = Probar
edit-tiled = Terreno
edit-undo = Deshacer
edit-redo = Rehacer
edit-nothing-to-undo = No hay nada que deshacer.
edit-nothing-to-redo = No hay nada que rehacer.
edit-unsaved-mark = { $title } · sin guardar
edit-hex = { $hex } · { $terrain } · nivel { $level }

edit-page-sheet = Hoja
edit-page-friendly = Tu bando
edit-page-enemy = Enemigo
edit-page-objectives = Objetivos
edit-page-points = Puntos
edit-page-victory = Victoria
edit-page-course = Desarrollo
edit-page-options = Opciones
edit-page-night = Noche
edit-page-artillery = Artillería
edit-page-events = Eventos

edit-file = Archivo
edit-title = Título
edit-date = Fecha
edit-place = Lugar
edit-briefing = Órdenes
edit-briefing-entry = Párrafo { $number }
edit-board = Tablero
edit-turns = Turnos
edit-hand = Cartas en la mano
edit-large-battle = Gran batalla
edit-compass = Brújula
edit-at = Hex
edit-one = Su 1 apunta a
edit-wind = Dirección del viento
edit-wind-rolled = al azar

edit-edge = Borde
edit-morale = Moral al principio
edit-hidden = Ocultos al principio
edit-deployment = Despliegue
edit-squads = Pelotones
edit-squads-entry = Pelotón { $number }
edit-guns = Ametralladoras en el tablero
edit-guns-entry = Ametralladora { $number }
edit-weapon = Arma
edit-gun-hex = Hex
edit-exits = Pueden salir por el borde
edit-extra = Hombres ya en el tablero
edit-extra-entry = Hombre { $number }
edit-man = Hombre
edit-wounds = Heridas
edit-wounds-entry = Herida { $number }
edit-wound-light = Herida leve
edit-wound-bad = Herida grave
edit-wound-bad-evac = Herida grave (Evac.)
edit-home-points = Puntos por traerlo de vuelta
edit-home = Su punto de regreso

edit-alert = En alerta
edit-prepared = Preparado
edit-enemy-hexes = Hexes marcados «?»
edit-cup = En la bolsa
edit-crew = Servidores de ametralladora
edit-crew-entry = Pareja { $number }
edit-operator = Operador
edit-assistant = Asistente

edit-objective = Objetivos
edit-objective-entry = Objetivo { $number }
edit-id = Nombre en los archivos
edit-hexes = Hexes
edit-objective-who = Quién se esconde ahí
edit-points = Puntos
edit-searches = Documentos en

edit-verdict = Tabla de victoria
edit-verdict-entry = Línea { $number }
edit-at-least = Puntos o más
edit-text = Texto
edit-won = Ganada

edit-ending = Finales anticipados
edit-ending-entry = Final { $number }
edit-when = Cuándo
edit-when-held = objetivos dominados
edit-when-losses = bajas
edit-when-cleared = ningún enemigo
edit-when-withdrawn = casi todos los tuyos fuera
edit-when-home = compañeros a salvo
edit-when-taken = enemigos capturados
edit-held = Objetivos, por id
edit-held-entry = N.º { $number }
edit-held-turns = Turnos seguidos
edit-count = Hombres
edit-wanted = Quiénes
edit-offered = Se puede seguir
edit-last-turns = Último turno a dado
edit-first-last = Desde el turno
edit-most-last = Con o menos de
edit-happening = Sucesos
edit-happening-entry = Suceso { $number }
edit-happening-turn = Turno
edit-happening-held = Si dominas, por id
edit-worth = Los objetivos valen
edit-worth-entry = N.º { $number }
edit-worth-objective = Objetivo, por id

edit-option = Reglas opcionales
edit-option-entry = Regla { $number }
edit-changes = Cambia la hoja
edit-friendly-morale = Tu moral
edit-enemy-morale = Moral enemiga
edit-enemy-alert = Enemigo en alerta
edit-enemy-prepared = Enemigo preparado
edit-friendly-hidden = Tus hombres empiezan ocultos

edit-night = Noche
edit-night-range = Visibilidad, hexes
edit-die = Más un D6
edit-beyond = Modificadores a más de
edit-fire = Disparos
edit-spotting = Detección
edit-flares = Bengalas
edit-carriers = Quién las lleva
edit-everybody = todos
edit-flare-scatter = Se suma a la desviación
edit-rounds = Proyectiles iluminantes
edit-mist = Niebla, no oscuridad

edit-artillery = Artillería
edit-artillery-entry = Ataque { $number }
edit-side = Bando
edit-side-friendly = tuyo
edit-side-enemy = enemigo
edit-side-both = ambos
edit-number = Proyectiles
edit-scatter = Desviación
edit-calls = Puedes pedirlo
edit-plan = Plan de fuego, turnos
edit-plan-entry = N.º { $number }

edit-events = Tablas de eventos
edit-table-friendly = Tabla aliada
edit-table-of-friendly = la tuya
edit-table-of-enemy = la del enemigo
edit-table-enemy = Tabla enemiga
edit-friendly-event = Eventos aliados propios
edit-friendly-event-entry = Evento { $number }
edit-enemy-event = Eventos enemigos propios
edit-enemy-event-entry = Evento { $number }
edit-roll = Con una tirada de
edit-effects = Efectos
edit-effects-entry = Efecto { $number }
edit-kind = Efecto
edit-effect-weapon-skill = Cambia la habilidad de arma
edit-effect-troop-quality = Cambia la calidad de tropa
edit-effect-spotting = Cambia la detección
edit-effect-restrict = Una sola orden
edit-effect-event = Tirada de evento
edit-effect-morale = Cambia la moral de un hombre
edit-effect-morale-all = Cambia la moral de todos
edit-effect-ammo = Munición baja
edit-effect-alert = Enemigos en alerta
edit-effect-reveal = Un enemigo pasa a ser conocido
edit-effect-expose = Un aliado es detectado
edit-effect-reinforce = Refuerzos enemigos
edit-effect-draw = Se roban cartas
edit-effect-discard = Se descartan cartas
edit-effect-wind = Cambia el viento
edit-effect-recover-ammo = Se quita un marcador de munición
edit-effect-night = Cambia la visibilidad
edit-effect-flares = Más bengalas
edit-effect-flare = Se lanza una bengala
edit-effect-illumination = Proyectiles iluminantes
edit-effect-artillery = Dispara la artillería
edit-effect-none = No pasa nada
edit-team = Equipo
edit-amount = Cantidad
edit-order = Orden
edit-of = Tirada

edit-yes = sí
edit-no = no
edit-add = + Añadir
edit-brush = Marcar
edit-choose = Elegir
edit-nothing-written = (aún nada)
edit-count-hexes = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
edit-count-men = { $count ->
    [one] 1 hombre
   *[other] { $count } hombres
}
edit-count-cup = { $men ->
    [one] 1 hombre
   *[other] { $men } hombres
}, { $dummies ->
    [one] 1 señuelo
   *[other] { $dummies } señuelos
}
edit-count-of = { $count } de { $wanted } hexes
edit-figures = TQ { $tq } · LDR { $ldr } · { $weapons }
edit-all-placed = Los { $count } están ya en el mapa; arrastra uno, o haz clic en uno para quitarlo.
edit-no-number = Escribe un número entero de { $low } a { $high }.
edit-no-name = Usa solo letras minúsculas sin acentos, cifras y guiones sueltos, como patrulla-al-alba.
edit-name-ours = Un escenario que no es tuyo ya tiene este nombre; elige otro.

edit-findings = { $count ->
    [one] 1 fallo
   *[other] { $count } fallos
}
edit-no-findings = Sin fallos
edit-finding = { $page } ·
edit-finding-line = Línea { $line }: { $what }
edit-finding-map = Mapa { $file }
edit-finding-file = Archivo { $file }
edit-back = Volver al editor
edit-trial = Una prueba: ni se guarda ni se registra.
edit-cannot-try = { $count ->
    [one] Corrige el fallo para probarlo.
   *[other] Corrige los { $count } fallos para probarlo.
}

edit-saved = { $count ->
    [0] Guardado como { $path }
    [one] Guardado como { $path }, con 1 fallo: aún no se puede jugar
   *[other] Guardado como { $path }, con { $count } fallos: aún no se puede jugar
}
edit-replace-title = El archivo ya existe
edit-replace-text = { $path } es otro escenario. ¿Sustituirlo?
edit-replace = Sustituir
edit-unsaved-title = Sin guardar
edit-unsaved-text = Tus cambios en { $name } no están guardados.
edit-throw-away = Desechar
edit-kept-title = Se conservó un borrador
edit-kept-text = { $name } no se guardó la última vez que trabajaste en él. ¿Continuar con ese borrador?
edit-take-up = Continuar

edit-tiled-which = ¿Qué mapa?
edit-tiled-sheets = Cada mapa de un tablero doble se pinta por separado.
edit-tiled-missing = No se encuentra ningún editor de mapas: instala Tiled o indica en los ajustes cualquier editor de mapas TMX. El mapa es { $path }
edit-map-editor-missing = No se encuentra el editor de mapas «{ $command }»; cámbialo en los ajustes. El mapa es { $path }
edit-map-editor-open = El mapa está abierto en { $program }; guárdalo ahí y aquí se vuelve a leer: { $path }
edit-tiled-title = Pintar el terreno
edit-tiled-text = { $board } viene con el juego y no se cambia. Tendrás una copia tuya, y esta batalla se librará en ella.
edit-tiled-copy = Copiar
edit-tiled-open = Pinta el mapa en Tiled y guárdalo ahí; aquí se vuelve a leer: { $path }
edit-map-read = El mapa se ha vuelto a leer.
edit-map-broken = El mapa no se cambia: { $finding }
