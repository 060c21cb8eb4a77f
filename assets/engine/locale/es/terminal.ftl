# La partida en líneas de texto.

text-welcome = Escribe una respuesta, { $help } para ver qué más se puede escribir o { $quit } para salir; la partida se guarda con cada respuesta.
text-option = { $number } { $answer }
text-usual = Intro: { $answer }
text-left = La partida está guardada.
text-not-asked = Ahora no se pregunta nada.
text-nothing-usual = Aquí no hay respuesta habitual: escribe una.
text-undone = Deshecho.
text-redone = Rehecho.
text-nothing-undone = No se ha deshecho nada.
text-no-rule = No hay ninguna regla { $number }.
text-command = { $word }: { $about }

text-word-undo = deshacer
text-about-undo = deshacer la última respuesta
text-word-redo = rehacer
text-about-redo = darla otra vez
text-word-log = registro
text-about-log = las últimas líneas del registro; con un número, tantas; registro 1 con su suma
text-word-rules = reglas
text-about-rules = una regla por su número, o la de la pregunta
text-word-help = ayuda
text-about-help = esta lista
text-word-quit = salir
text-about-quit = salir; la partida se guarda
