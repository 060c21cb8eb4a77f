# Los conmutadores de un escenario: sus reglas opcionales.

switches-title = Reglas
switches-note = Valen para toda partida que empieces desde ahora; una partida conserva las suyas.
switches-toggle = Cambiar
switches-reset = Como en el escenario
switches-own = El escenario la juega de otro modo.
switches-button = { $count ->
    [0] Reglas
    [one] Reglas: {$count} cambiada
   *[other] Reglas: {$count} cambiadas
}

switch-overstack-costs-cover = El apilamiento excesivo cuesta cobertura
switch-overstack-costs-cover-note = Cada figura de más quita uno de cobertura a las unidades de ese bando en el hex. Sin ella: se retiran unidades al final del turno.
switch-events-pay-one = Los eventos dan un punto
switch-events-pay-one-note = «Integridad del campo de batalla» y «Mando y control» dan un punto a quien tiene más. Sin ella: tantos como se cuenten.
switch-late-events-pay = Los eventos tardíos puntúan
switch-late-events-pay-note = Los eventos cambian los puntos aun después de llegar el Tiempo a la Muerte Súbita.
switch-suppressed-twice-breaks = Suprimida dos veces, en desorden
switch-suppressed-twice-breaks-note = Una unidad suprimida que vuelve a quedar suprimida cae en desorden, salvo por un empate en una Huida.
switch-light-leaders = Mandos ligeros
switch-light-leaders-note = Los mandos no llevan armas que los frenen.
switch-initiative-for-fire = Iniciativa por fuego
switch-initiative-for-fire-note = La carta de iniciativa puede entregarse por un PF más por cada hex después del primero en el que dispare una unidad del grupo de fuego.
switch-leaders-in-rout = Mandos en una huida
switch-leaders-in-rout-note = Los mandos suman su Mando a la Moral de los que están con ellos, o la restan.
switch-leaders-run-along = Los mandos se van con ellos
switch-leaders-run-along-note = Un mando que no esté en desorden puede retirarse con unidades de su hex, y cae en desorden.
switch-smoke-breaks-radio = El humo avería la radio
switch-smoke-breaks-radio-note = Tras una misión de humo la radio queda averiada.
switch-soft-ground = Suelo blando
switch-soft-ground-note = Pantanos y arroyos quitan dos a los proyectiles que estallan allí.
switch-near-misses = Fallos por poco
switch-near-misses-note = Un fallo de artillería o mortero puede quedarse corto o irse largo un hex, y da a quien esté allí.
switch-spotters = Observadores
switch-spotters-note = Los mandos señalados como observadores, y los exploradores, dirigen morteros que no ven el blanco.
switch-drift-beyond-edge = Deriva más allá del borde
switch-drift-beyond-edge-note = Una misión de fuego puede derivar un hex fuera del mapa y caer allí.
switch-free-transfer = Traspaso libre
switch-free-transfer-note = Un arma pasa también por un punto de movimiento de quien la toma, y en lugar de un avance.

switch-listed = { $title } ({ $stands ->
    [on] se juega en el escenario; así se quita
   *[off] no se juega en el escenario; así se añade
})
