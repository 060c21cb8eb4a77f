# Tablas del reglamento.

chart-head-ground = Terreno
chart-head-dash = Carrera
chart-head-difficult = Cruce
chart-head-height = Altura
chart-head-bulletproof = Protege
chart-head-condition = Estorbo
chart-head-added = Suma
chart-head-weapon = Arma
chart-head-range = Alcance
chart-head-rate = Dados
chart-head-anti-tank = AT
chart-head-firepower = Pot.
chart-head-rules = Reglas especiales
chart-yes = sí
chart-dash-of = { $dash ->
    [road] camino
    [cross-country] campo
    [terrain] terreno
   *[impassable] { $foot ->
        [impassable] sin paso
       *[other] infantería: terreno
    }
}
chart-height-of = { $height ->
    [flat] llano
    [short] bajo
   *[tall] alto
}
chart-bombardment = {$weapon}: bombardeo
figure-of-8-0 = La tabla de terreno: qué Carrera vale, si se tira Cruce, altura, cobertura a prueba de balas.
figure-of-10-0 = Lo que se suma para impactar. De un solo disparo, tiro lento y dotación sobrecargada cuenta solo uno.
figure-of-21-0 = Las armas: alcance en cm, dados sin mover y al mover, antitanque, potencia.

## Special rules of a team

special-rule = {$name}: {$rule} ({$number})
