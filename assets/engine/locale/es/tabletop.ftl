# Any game on the table: the question and its buttons, the log, a search, a replay.

missed-title = { $more ->
    [0] Lo que acaba de pasar
   *[other] Lo que acaba de pasar · {$more} más en el diario
}
missed-and-more = {$named} y {$count} más
missed-only = { $count ->
    [one] Un aviso nuevo
   *[other] {$count} avisos nuevos
}
recap-title = Resumen
recap-answer = Desde mi respuesta
recap-own-turn = Desde mi turno
recap-step = Esta fase
recap-turn = Este turno
recap-empty = No ha pasado nada desde entonces.
lab-forward = Siguiente
lab-back = Atrás
lab-at-start = Este es el principio.
lab-at-end = No ocurre nada más.
lab-stops = Aquí se detiene
pause-kept = Se guarda con cada respuesta; sigue cuando quieras.
pause-kept-over = La partida ha terminado; queda en la lista de partidas guardadas.
replay-leave = Salir de la repetición
replay-kept = La partida guardada queda como está.
saved-as = Copia guardada: {$name}. Esta partida sigue con su propio nombre.
no-record = esta partida no se guarda
end-show = Ver el resultado
replay-play = Reproducir
replay-pause = Pausa
replay-take-up = Jugar desde aquí
replay-no-more = La partida ha terminado.
replay-advice = Arrastra el control o haz clic donde quieras estar. { $on } y { $back } avanzan y retroceden un turno.
replay-saved = Esta es la partida guardada { $path }; la repetición no la cambia.
replay-leaps = Las reglas han cambiado desde que se jugó esta partida. { $count ->
    [one] Se omite un pasaje que ya no permiten; la repetición sigue en el siguiente punto de control.
   *[other] Se omiten {$count} pasajes que ya no permiten; tras cada uno la repetición sigue en el siguiente punto de control.
}
log-title = Diario
pane-below = {$count} más abajo
log-unread = { $count ->
    [one] {$count} línea nueva
   *[other] {$count} líneas nuevas
}
log-search = Buscar en el diario
log-piece = Sobre: {$piece}
log-any-piece = todos
log-which-piece = ¿Sobre quién?
log-kind = Tipo: {$kinds}
log-any-kind = todos
log-which-kinds = ¿Qué tipos de líneas?
log-fold-all = Plegar todo
log-unfold-all = Desplegar todo
log-folded = {$heading} · { $count ->
    [one] {$count} línea
   *[other] {$count} líneas
}
log-copy = Copiar
log-copied = Copiado
log-as-text = Guardar como texto
log-as-html = Guardar como HTML
log-written = Guardado en {$path}
log-none-such = No hay líneas así.
log-recalled = Se está leyendo el diario.
log-empty = Aún no ha ocurrido nada.
find-hint = una pieza o un hex
find-nothing = Nada encontrado.
button-undo = Deshacer
undo-together = Deshace las {$count} respuestas que se dieron juntas.
button-more = Más…
button-continue = Continuar
button-next-step = Paso siguiente
button-skip = Saltar la animación
button-leave = Salir de la partida
ask-leave-title = ¿Salir de la partida?
ask-leave-text = Está guardada: continúala desde la pantalla de inicio.
ask-leave-text-over = Ha terminado: su informe y su repetición están en la lista de partidas guardadas.
ask-leave-unsaved = No está guardada: su archivo no se puede escribir. Haz sitio para él antes de salir.
ask-leave-campaign = Está guardada: continúala desde la campaña.
ask-leave-campaign-over = Ha terminado; la campaña sigue con su resultado.
number-dropped = Ese número era para otra pregunta y no ha contado.
dropped-off-map = Soltado fuera del mapa: no cambia nada.
cannot-save = No guardado: {$cause}
offer-choose = Elegir: {$what}
offer-sight-hex = Línea de visión desde este hex
offer-who-sees = Quién ve este hex
offer-nobody-sees = Nadie ve este hex.
offer-centre = Centrar aquí el mapa
offer-rules-hex = Reglas sobre este hex
offer-show = Mostrarlo en el mapa
offer-rule = Regla {$rule} · {$title}
offer-undo-this = Deshacer esto y lo que siguió
offer-undo-together = Deshacer esto, lo indicado junto con ello y lo que siguió
offer-go-to-here = Ir a este momento
offer-here-already = Es lo último que se contó.
offer-nothing-before = Antes de esto no habías decidido nada.
offer-barred = {$why} Véase «{$line}».
offer-branch = Abrir una variante antes de esto…
offer-not-kept = Esta partida no se guarda.
branch-title = Seguir en una variante
branch-begins = Empieza aquí: {$moment}. La partida de la que sale queda como está.
branch-asks = Primera pregunta: {$asked}
branch-dice = Desde ahí se tiran dados y se roban cartas de nuevo.
branch-counts = Queda señalada como variante y no cuenta entre tus marcas.
branch-or-study = Como partida de estudio se puede deshacer también más allá de dados, cartas y hallazgos.
branch-yes = Seguir
branch-as-study = Partida de estudio…
study-title = Seguir en una partida de estudio
study-undo = En ella se deshace más allá de dados, cartas y hallazgos, cuantas veces quieras. Si respondes de nuevo, se tira y se roba de nuevo; rehacer devuelve los mismos dados y cartas.
study-hidden = Nada más cambia: lo que se te oculta sigue oculto.
study-counts = Queda señalada como partida de estudio para siempre y no cuenta entre tus marcas.
study-yes = Estudiar
mark-branch = Variante
mark-study = Estudio
demo-banner = Demostración: cualquier tecla lleva de vuelta al menú
caption = {$sound} · en el hex {$hex}
caption-beyond = {$sound} · en el hex {$hex}, fuera de la vista, { $way ->
    [up] arriba
    [down] abajo
    [left] a la izquierda
    [right] a la derecha
    [up-left] arriba a la izquierda
    [up-right] arriba a la derecha
    [down-left] abajo a la izquierda
   *[down-right] abajo a la derecha
}
caption-at = {$sound} · en {$place}
caption-at-beyond = {$sound} · en {$place}, fuera de la vista, { $way ->
    [up] arriba
    [down] abajo
    [left] a la izquierda
    [right] a la derecha
    [up-left] arriba a la izquierda
    [up-right] arriba a la derecha
    [down-left] abajo a la izquierda
   *[down-right] abajo a la derecha
}
hand-over-title = Turno de {$name}
hand-over-line = Entrega el ratón. Las cartas y las fichas de este bando se muestran cuando el otro jugador esté preparado.
hand-over-away = El otro jugador mira a otra parte.
hand-over-take = Empezar
report-button = Informe
report-button-page = Guardar como página
report-page-kept = La página está en { $file }
button-look = Ver el mapa
button-restart = Empezar de nuevo
text-not-understood = «{ $line }» no es una respuesta aquí.
top-menu = Menú
tip-pace = Velocidad a la que se muestra la acción: {$pace}.
button-concede = Conceder la victoria
button-play-on = Seguir jugando
cannot-concede = solo se puede conceder la victoria cuando se te pregunta algo
