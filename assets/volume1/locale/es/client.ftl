# The window around the game: menus, dialogs and what the program itself has to say.

saved-line = {$scenario} · turno {$turn} · {$ago}
saved-line-impulse = {$scenario} · turno {$turn}, impulso {$impulse} · {$ago}
saved-line-set-up = {$scenario} · despliegue · {$ago}
saved-turn = turno {$turn}
saved-impulse = turno {$turn}, impulso {$impulse}
saved-set-up = despliegue
marked-branch = variante desde {$moment}
marked-study = batalla de estudio
saved-over = terminada tras el turno {$turn} · {$verdict} · { $points ->
    [one] {$points} punto de victoria
   *[other] {$points} puntos de victoria
}

shelf-unreadable = {$path}: no se puede examinar ({$cause}).

sheet-none = No hay ningún escenario que jugar.
sheet-or-more = {$points} o más
sheet-below = menos
sheet-number = Escenario {$place} de {$count}
sheet-start = Al empezar
sheet-hidden = ocultos
sheet-edge-left = izquierdo
sheet-edge-right = derecho
sheet-edge-top = superior
sheet-edge-bottom = inferior
sheet-ground = Azul: donde pueden desplegarse tus hombres.
sheet-ground-home = Contorno verde: punto de regreso.
sheet-ground-held = Azul: donde pueden desplegarse tus hombres. Rojo: lo que debe estar en tu poder al final.
sheet-objective = {$title}, en tu poder
sheet-edges = Tu borde es el {$friendly}; el del enemigo, el {$enemy}.
sheet-men = Hombres
sheet-changes-victory = cambia las condiciones de victoria
sheet-other = Otra batalla
sheet-all = Todas las batallas
book-title = Libro de escenarios
book-note = Cada uno es una batalla independiente. Los primeros enseñan el juego.
book-open = Abrir
book-rename = Renombrar
book-rename-title = Título nuevo de { $name }
book-title-empty = Escribe un título.
book-delete = ¿Borrar este escenario?
book-delete-sure = No se puede deshacer. Las batallas ya empezadas con él siguen entre las guardadas.
book-own = Solo los tuyos
book-everything = Todos
book-mine = tuyo
book-of-pack = paquete { $pack }
book-none-own = Aún no has hecho ningún escenario. Usa el editor de escenarios o «Generar una batalla».
book-not-own = No es tuyo: viene con el juego o con un paquete.
book-no-title = Su archivo no se puede leer; corrígelo primero.

# Beside the list of saved battles, about the one that is chosen.
save-fact-losses = Bajas
save-losses = Tuyas: { $own } de { $men } · del enemigo: { $enemy }
save-fact-points = Puntos
save-fact-seed = Semilla
save-fact-branch = Variante de
save-study = se deshace más allá de dados, cartas y hallazgos
save-fact-version = Empezada con

# A file that is dropped on the window.
dropped-unknown = {$file} no es una partida, un escenario, un archivo de laboratorio ni un paquete de este juego.

# What the desktop says of the game and of its saves.
desktop-comment = Combate hombre a hombre en Normandía, 1944
desktop-save = Partida de COMBAT!
desktop-about = Dirige un pelotón estadounidense entre los setos de junio de 1944, hombre a hombre e impulso a impulso, contra un enemigo al que mandan sus propias cartas de órdenes. Un juego de guerra en solitario.

# On a scenario's sheet, about the player's own battles of it.
sheet-manner = Cómo se juega
sheet-study = Batalla de estudio
sheet-study-note = Se deshace más allá de dados, cartas y hallazgos; la batalla queda señalada y no cuenta entre las tuyas.
sheet-record = Tus batallas
sheet-record-fought = Libradas
sheet-record-count = { $fought }, { $won ->
        [one] { $won } ganada
       *[other] { $won } ganadas
    }
sheet-record-best = La mejor
sheet-record-points = { $verdict }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
