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
lab-where-table = en la mesa
lab-found-length = {$value} cm
lab-found-seen = { $value ->
    [yes] a la vista
   *[no] no se ve
}
lab-found-concealed = { $value ->
    [yes] a cubierto
   *[no] sin cobertura
}
lab-found-by = { $value ->
    [none] nada en medio
   *[other] por: {$value}
}
lab-found-bulletproof = { $value ->
    [yes] a prueba de balas
   *[no] no a prueba de balas
}
lab-found-need = necesita {$value}
lab-found-dice = { $value ->
    [one] {$value} dado
   *[other] {$value} dados
}
lab-found-hit = un dado acierta {$value}
lab-found-refused = { $value ->
    [none] permitido
   *[other] rechazado: {$value}
}
lab-found-at = en {$value}
lab-found-where = {$value}
lab-found-bailed = { $value ->
    [yes] desalojado
   *[no] no desalojado
}
lab-found-dug-in = { $value ->
    [yes] en pozos de tirador
   *[no] no en pozos de tirador
}
lab-found-in-command = { $value ->
    [yes] al mando
   *[no] fuera de mando
}
lab-found-gone-to-ground = { $value ->
    [yes] cuerpo a tierra
   *[no] no cuerpo a tierra
}
lab-found-leader = { $value ->
    [none] sin líder
   *[other] al mando de {$value}
}
lab-found-pinned = { $value ->
    [yes] fijada
   *[no] no fijada
}
lab-found-hits = { $value ->
    [one] {$value} impacto
   *[other] {$value} impactos
}
lab-found-teams = { $value ->
    [one] {$value} equipo en la mesa
   *[other] {$value} equipos en la mesa
}
lab-found-good-spirits = { $value ->
    [yes] con buen ánimo
   *[no] sin buen ánimo
}
