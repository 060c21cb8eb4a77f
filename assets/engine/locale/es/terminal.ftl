# The game in lines of text.

text-welcome = Escribe una respuesta, «{ $help }» para ver qué más se puede escribir o «{ $quit }» para terminar; la partida se guarda a cada respuesta.
text-option = { $number } { $answer }
text-usual = Intro: { $answer }
text-left = La partida está guardada.
text-left-unsaved = Lo jugado desde la última vez que se pudo escribir el archivo no está guardado.
text-hand-over = Ahora decide: { $name }. Pasa el teclado; Intro muestra lo que puede ver ese bando, «{ $quit }» termina.
text-whose-turn = Decide: { $name }
text-not-saved = La partida no está guardada: su archivo no se puede escribir. Haz sitio para él o escribe otra vez «{ $quit }» para terminar de todos modos.
text-not-asked = Ahora no se pregunta nada.
text-nothing-usual = Aquí no hay respuesta por defecto: escribe una.
text-undone = Deshecho.
text-redone = Rehecho.
text-nothing-undone = No se ha deshecho nada.
text-no-rule = No hay ninguna regla { $number }.
text-command = { $word }: { $about }

text-word-undo = deshacer
text-about-undo = deshacer la última respuesta
text-word-redo = rehacer
text-about-redo = darla otra vez
text-nothing-to-branch = No has dado tantas respuestas.
text-kept-nowhere = Esta partida no se guarda en ningún archivo: no se puede sacar de ella una variante.
text-branched = Empieza una variante; la partida de la que viene queda como está.
text-word-branch = variante
text-about-branch = abrir una variante desde la pregunta anterior a tu última respuesta; con un número, tantas respuestas atrás
text-word-study = estudio
text-about-study = seguir desde aquí en una partida de estudio, que se puede deshacer más allá de dados, cartas y hallazgos
text-word-log = diario
text-about-log = las últimas líneas del diario; con un número, tantas; diario 1 con su suma
text-word-rules = reglas
text-about-rules = una regla por su número, o la de la pregunta
text-word-help = ayuda
text-about-help = esta lista
text-word-quit = salir
text-about-quit = terminar; la partida queda guardada
