# The rules lab.

menu-lab = Laboratorio de reglas
menu-lab-note = las reglas con ejemplos, paso a paso

lab-title = Laboratorio de reglas
lab-list-note = Posiciones con sus dados, suceso a suceso. Suelta aquí un archivo tuyo para abrirlo.
lab-list-empty = No hay archivos de laboratorio.
lab-open = Abrir

lab-to-end = Hasta el final
lab-restart = Desde el principio
lab-broken = El archivo no se puede leer tal como está
lab-saved = Este es el archivo { $path }. Edítalo ahí y la mesa lo sigue.

lab-d10 = D10
lab-d6 = D6
lab-friendly-cards = Tus cartas
lab-enemy-cards = Cartas del enemigo
lab-cup = De la bolsa
lab-answers = Respuestas
lab-no-script = No hacen falta dados, cartas ni respuestas.
