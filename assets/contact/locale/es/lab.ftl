# Medidas y faltas de posiciones de laboratorio.

menu-lab-note = las reglas con ejemplos, paso a paso
lab-list-note = Posiciones con sus dados, evento a evento. Suelta aquí un archivo tuyo para abrirlo.
lab-d6 = d6
lab-no-script = No hacen falta dados ni respuestas.
lab-measure = {$subject}: {$values}
finding-lab-subject = una medida trata de una sola cosa: {$known}
finding-lab-not-found = una medida de {$about} no da {$key}, solo {$known}; bórralo
finding-lab-scenery = una pieza de escenografía es un área (area) o una línea (line); indica solo una de las dos
finding-lesson-unit-stands = una condición sobre una unidad necesita uno de: {$known}
