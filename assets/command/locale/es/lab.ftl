# The rules lab.

menu-lab-note = ejemplos resueltos, paso a paso
lab-list-note = Posiciones con sus cartas, evento a evento. Suelta aquí un archivo tuyo para abrirlo.
lab-axis = Mazo del Eje
lab-allies = Mazo aliado
lab-chits = Objetivos
lab-smoke = Humo
lab-no-script = No hacen falta cartas ni respuestas.
