# What any game says, in the words of this one: they go before the engine’s.

keys-play = La batalla
load-title = Batallas guardadas
load-empty = Aún no hay batallas guardadas.
load-delete-sure = ¿Borrar esta batalla para siempre?
saved-as = Copia guardada: {$name}. Esta batalla sigue con su propio nombre.
no-record = esta batalla no se guarda
replay-no-more = La batalla ha terminado.
replay-leaps = Las reglas han cambiado desde que se libró esta batalla. { $count ->
    [one] Se omite un pasaje que ya no permiten; la repetición sigue en el siguiente punto de control.
   *[other] Se omiten {$count} pasajes que ya no permiten; tras cada uno la repetición sigue en el siguiente punto de control.
}
rulebook-rulings-note = Cómo decide el programa cuando el reglamento calla o sus dos textos difieren.
find-hint = un hombre, un hex, un equipo
button-leave = Salir de la batalla
ask-leave-title = ¿Salir de la batalla?
key-commit = Confirmar las órdenes
key-next = Hombre siguiente
key-previous = Hombre anterior
key-hide-counters = Ocultar las fichas mientras se pulsa
settings-confirm-commit = Avisar si un hombre queda sin orden
settings-confirm-leave = Confirmar al salir de una batalla
offer-not-kept = Esta batalla no se guarda.
branch-title = Seguir en una variante
branch-begins = Empieza aquí: {$moment}. La batalla de la que sale queda como está.
branch-counts = Queda señalada como variante y no cuenta ni en tu historial ni para una campaña.
branch-or-study = Como batalla de estudio se puede deshacer también más allá de dados, cartas y hallazgos.
branch-as-study = Batalla de estudio…
study-title = Seguir en una batalla de estudio
study-counts = Queda señalada como batalla de estudio para siempre, y no cuenta ni en tu historial ni para una campaña.
undo-resumed = Nada que deshacer desde que se reabrió la batalla.
recap-step = Este impulso
records-not-kept = {$file}: {$cause}; esta batalla no figura en el historial
menu-saves = { $count ->
    [one] {$count} batalla guardada
   *[other] {$count} batallas guardadas
}
