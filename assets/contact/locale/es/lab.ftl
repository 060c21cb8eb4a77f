# Medidas y faltas de posiciones de laboratorio.

lab-measure = {$subject}: {$values}
finding-lab-subject = una medida trata de una sola cosa: {$known}
finding-lab-not-found = una medida de {$about} no da {$key}, solo {$known}; bórralo
finding-lab-scenery = una pieza de escenografía es un área (area) o una línea (line); indica solo una de las dos
finding-lesson-unit-stands = una condición sobre una unidad necesita uno de: {$known}
