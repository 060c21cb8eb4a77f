# Lecciones en la mesa: la nota, enseñe lo que enseñe el juego.

lesson-heading = { $number }. { $title }
lesson-step = { $step } de { $steps }
lesson-done = Hecho
lesson-on = Continuar
lesson-back = Atrás
lesson-again = Probar otra vez
lesson-skip = Saltar este paso
lesson-next = Siguiente lección
lesson-to-list = Todas las lecciones
lesson-leave = Salir de la lección
ask-leave-lesson = ¿Salir de la lección?
lesson-not-kept = Las lecciones no se guardan.
lesson-right = Correcto. { $said }
lesson-right-why = Correcto. { $why } { $said }
lesson-first-answer = Responde primero a la pregunta de la nota: haz clic en una de sus respuestas.
lesson-first-read = Lee primero la nota y luego pulsa Continuar ({ $key }).
lesson-astray = Desde aquí este paso ya no se puede hacer. Pruébalo otra vez o sáltalo.
lesson-no-key = (sin tecla)
keys-lessons = En lecciones y consejos
key-slip-on = Continuar
key-slip-back = Un paso atrás
key-slip-again = Probar otra vez el paso
key-slip-skip = Saltar el paso

lessons-title = Aprender a jugar
lessons-note = Se juegan en la mesa, guiadas paso a paso. No cuentan para nada.
lessons-empty = Aquí no hay lecciones.
lessons-begin = Empezar
lessons-done = hecha
lessons-minutes = { $minutes ->
    [one] alrededor de un minuto
   *[other] unos { $minutes } minutos
}
lessons-row = { $number }. { $title }

offer-lessons-title = ¿Es tu primera vez?
offer-lessons-what = { $count ->
    [one] Una lección breve enseña el juego mientras lo juegas.
   *[other] {$count} lecciones breves enseñan el juego mientras lo juegas. Cada una dura de tres a cinco minutos.
}
offer-lessons-later = Más tarde las encontrarás en este menú, en «{$line}».
offer-lessons-yes = A las lecciones
offer-lessons-no = Ahora no
menu-learn = Aprender a jugar
menu-learn-note = { $count ->
    [one] una lección breve
   *[other] {$count} lecciones breves
}
menu-learn-on = Seguir con las lecciones
menu-learn-on-note = {$lesson} · {$done} de {$count} completadas

## Hints

hint-heading = Algo nuevo
hint-read = Entendido
hint-no-more = Sin más consejos
hint-switched-off = Sin más consejos. En Ajustes puedes volver a activarlos.
lessons-hints = Volver a mostrar consejos
lessons-no-hints = Aún no se ha mostrado ningún consejo.
settings-hints = Consejos
settings-hints-tip = Explicaciones breves cuando algo ocurre por primera vez.
hints-first = cuando algo es nuevo
hints-off = ninguno
lesson-fulfilled = { $said } Esto ya está hecho.
