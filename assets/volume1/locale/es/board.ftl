# Words of the notes that lie on the board.

rough-ducks-back = accidentado: ahí se pone a cubierto

dossier-pointed = Bajo el puntero
dossier-pinned = Expediente fijado

sight-key-seen = a la vista
sight-key-unseen = fuera de la vista
sight-key-doubtful = solo si no está agachado
