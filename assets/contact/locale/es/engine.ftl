# Palabras del programa que este juego dice de otro modo.

key-cursor-up = Cursor hacia arriba
key-cursor-down = Cursor hacia abajo
key-cursor-left = Cursor a la izquierda
key-cursor-right = Cursor a la derecha
key-cursor-up-left = Cursor arriba a la izquierda
key-cursor-up-right = Cursor arriba a la derecha
key-cursor-down-left = Cursor abajo a la izquierda
key-cursor-down-right = Cursor abajo a la derecha
key-centre = Centrar en el cursor o el equipo
settings-grid = Cuadrícula
find-hint = un equipo, o un lugar como 90,60
hand-over-line = Entrega el ratón. Las unidades ocultas de este bando se muestran cuando el otro jugador esté preparado.
caption-at = {$sound} · en {$place}
