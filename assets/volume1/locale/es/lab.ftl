# The rules lab.

menu-lab-note = las reglas con ejemplos, paso a paso
lab-list-note = Posiciones con sus dados, suceso a suceso. Suelta aquí un archivo tuyo para abrirlo.
lab-d10 = D10
lab-d6 = D6
lab-friendly-cards = Tus cartas
lab-enemy-cards = Cartas del enemigo
lab-cup = De la bolsa
lab-no-script = No hacen falta dados, cartas ni respuestas.
