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

## La introducción

intro-game-title = Dos compañías en una mesa abierta
intro-game = Mandas carros, infantería y cañones en unidades, cada una con su líder. Los modelos están en cualquier sitio, y toda distancia se mide en centímetros: la mesa mide por ti.
intro-turn-title = Un turno
intro-turn = Los bandos se alternan, primero el atacante. Cada turno tiene cuatro fases:
intro-starting = Pasos iniciales: las tripulaciones remontan, las unidades fijadas se reorganizan, las quebrantadas hacen su última resistencia, se comprueban los objetivos.
intro-movement = Movimiento: unidad por unidad, a velocidad Táctica para combatir o a la carrera para llegar; cada líder puede dar una orden.
intro-shooting = Disparo: primero el humo, luego el tiro directo y la artillería, unidad por unidad.
intro-assault = Asalto: cargar hasta el contacto, recibir los disparos, golpear y ver quién cede.
intro-shot-title = Un disparo
intro-shot = Tantos dados como la cadencia, cada uno contra el valor con el que se acierta al blanco, más lo que estorba: distancia, cubierto, humo. Los impactos se salvan con el blindaje o con una tirada; la Potencia remata lo que está protegido. Cinco impactos fijan a una unidad, sobreviva quien sobreviva.
intro-win-title = Cómo se gana una batalla
intro-win = Controla uno de tus objetivos al empezar tu propio turno, o deshaz todas las formaciones del otro bando. Al límite de turnos la misión dice quién ha ganado.
intro-keys-title = Ayuda
intro-keys = { $help } explica lo que señala el puntero y abre este libro; { $keys } muestra todas las teclas. Los números junto a los textos son párrafos: haz clic en ellos.
