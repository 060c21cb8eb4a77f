# The rules lab.

menu-lab-note = las reglas con ejemplos, paso a paso
lab-list-note = Posiciones con sus dados, evento a evento. Suelta aquí un archivo tuyo para abrirlo.
lab-d6 = d6
lab-no-script = No hacen falta dados ni respuestas.
lab-measure = {$subject}: {$values}
lab-where-undeployed = sin desplegar
lab-where-mounted = a bordo
lab-where-rear = en retaguardia
lab-where-withdrawn = retirado
lab-where-destroyed = destruido
lab-where-ambush = en emboscada
lab-where-reserve = en reserva
lab-where-away = fuera de la mesa
lab-where-due = a punto de llegar
