# La partida en líneas de texto: qué se puede mirar, y cómo se responde a lo que no lleva números.

text-word-attacker = atacante
text-about-attacker = las unidades y los equipos del atacante
text-word-defender = defensor
text-about-defender = las unidades y los equipos del defensor
text-word-team = equipo
text-about-team = la ficha y el estado de un equipo: equipo B2
text-word-ground = suelo
text-about-ground = qué hay en un punto o bajo un equipo: suelo 90,40; sin punto, toda la mesa
text-word-measure = medir
text-about-measure = la distancia entre dos equipos o puntos: medir B2 90,40
text-word-reach = alcance
text-about-reach = hasta dónde llega un equipo o una unidad en ocho direcciones: alcance B2
text-word-path = camino
text-about-path = qué supone un recorrido, sin hacerlo: camino B2 30,40 35,20
text-word-sight = visión
text-about-sight = a quién ve un equipo, o si ve a un equipo o un punto: visión B2, visión B2 C1, visión B2 90,40
text-word-shots = tiros
text-about-shots = a qué puede disparar una unidad o un equipo, con sus probabilidades, o cada suma contra un blanco: tiros B, tiros B2 > C1
text-word-score = puntos
text-about-score = turno, objetivos y puntos

text-word-done = fin
text-word-pass = paso
text-word-all = todo
text-word-order = orden
text-word-tactical = táctico
text-word-dash = carrera
text-word-place = coloca
text-word-mount = sube
text-word-dismount = baja
text-word-smoke = humo
text-word-assault = asalto
text-word-attack = ataca
text-word-bombard = bombardea
text-word-screen = cortina
text-word-by = por
text-word-hull = casco
text-word-ambush = emboscada
text-word-reserve = reserva
text-labels = Una unidad tiene una letra y sus equipos, números: B, B2; sus transportes son Bt1, sus observadores Bo1. «atacante B2» o «defensor B2» dice de quién es.
text-places = Un lugar son los centímetros desde el borde izquierdo y desde el superior, con los grados desde el norte si importa hacia dónde mira: 40.5,30@90.

text-how = Escribe la respuesta con palabras.
text-how-place-works = Escribe una obra y su lugar (campo de minas 92,60; alambrada 80,50@90), o una línea vacía para dejar el resto.
text-how-aim-artillery = Escribe una unidad y su punto de bombardeo (D 90,40), o una línea vacía para continuar.
text-how-deploy = Escribe una unidad y el lugar de su líder (B 90,110), o equipos con sus lugares (B1 90,110; B2 95,110), o «todo» para el resto; una línea vacía cuando estén todas.
text-how-hide-units = Escribe qué unidades esperan en emboscada y cuáles en reserva (emboscada B Bt; reserva C D), o una línea vacía si ninguna.
text-how-reveal-ambush = Escribe una unidad y su lugar (B 90,30), o cada equipo con el suyo (B1 90,30; B2 95,30); una línea vacía la deja esperar.
text-how-enter-reserve = Escribe una unidad y un punto cerca de su lugar en el borde (B 90,0), o cada equipo con el suyo.
text-how-move-units = Escribe una unidad o un equipo y los puntos de su recorrido (B 30,40; B2 carrera 30,40 35,20), varios equipos separados por punto y coma, o una unidad y una orden (B Atrincherarse), «sube B2 Bt1», «baja B2», «coloca Bt1 30,40»; una línea vacía termina el movimiento.
text-how-move-by-order = Escribe un equipo o la unidad y los puntos de su recorrido (B2 30,40); una línea vacía termina la orden.
text-how-shoot-units = Escribe una unidad o un equipo y su blanco (B > C1; B2 ametralladora pesada > C1), «humo» delante para proyectiles de humo, «asalto» para disparar antes de un asalto, o «bombardea D 90,40», «cortina D 90,40@90»; «ataca H» empieza el ataque de una patrulla; una línea vacía termina los disparos.
text-how-anti-aircraft = Escribe una unidad con armas antiaéreas y el avión (A > H1); con una línea vacía no disparas.
text-how-attack-with-flight = Escribe la patrulla y su blanco (H > C1), o «bombardea H 90,40» para un punto bajo un avión; con una línea vacía se va.
text-how-move-spearhead = Escribe un equipo o la unidad y los puntos de su recorrido (B2 30,40); una línea vacía termina la vanguardia.
text-how-defensive-fire = Escribe una unidad o un equipo y su blanco (B > C1); una línea vacía termina el fuego.
text-how-act-in-assault = Escribe una unidad, o algunos de sus equipos (B; B1 B2), para que asalten por el camino más corto, o equipos con sus recorridos (B1 30,40@90), o una unidad y una orden; una línea vacía termina el turno.
text-how-countercharge = Escribe unidades o equipos para que asalten por el camino más corto (B1 B2), o equipos con sus recorridos (B1 30,40@90).
text-how-consolidate = Escribe un equipo o una unidad y los puntos de su recorrido (B2 30,40); una línea vacía los deja donde están.

text-no-label = Aquí no hay unidad ni equipo «{ $line }».
text-which-team = «{ $line }» tiene varios equipos: escribe { $teams }.
text-which-weapon = «{ $line }» puede ser { $weapons }.
text-no-weapon = No tiene ningún arma «{ $line }».
text-no-smoke = Ninguno de ellos tiene proyectiles de humo.
text-no-work = No queda ninguna obra «{ $line }».
text-one-place = «{ $line }» no es un solo lugar; escribe uno como 90,40.
text-two-things = «{ $line }» no son dos equipos o puntos; escribe dos, como B2 90,40.
text-not-on-table = «{ $line }» no está en la mesa.
text-cannot-move = Nadie de { $unit } puede moverse.
text-gets-to = No pasa de { $place }, { $way } cm: { $why }
text-nearest = { $why } El lugar más cercano es { $place }.
text-nobody = Nadie.
text-unit = { $label } { $unit }: { $left ->
    [one] queda { $left } equipo
   *[other] quedan { $left } equipos
}
text-pinned = { $unit }, fijada
text-team = { $team }: { $state }
text-thing = { $unit }: { $teams }
text-where-undeployed = por desplegar
text-where-ambush = en emboscada
text-where-reserve = en reserva
text-where-table = en la mesa
text-where-mounted = en un vehículo
text-where-rear = en la retaguardia
text-where-away = aún no ha llegado
text-where-due = llega
text-where-withdrawn = retirado para siempre
text-where-destroyed = destruido
text-weapon = { $weapon }: { $values }
text-ground = Terreno: { $ground }
text-height = { $height } cm de altura
text-apart = { $line }, a { $way } cm
text-table = La mesa mide { $width } por { $height } cm.
text-objective = Objetivo { $name }: { $place }
text-scenery = { $ground }: de { $left } a { $right } a lo ancho, de { $top } a { $bottom } a lo largo
text-measure = De { $first } a { $second }: { $way } cm
text-turn = { $seat }: { $phase }, turno { $turn } de { $turns }
text-goal = { $seat }, objetivo { $goal } en { $place }: de { $holder }
text-of-nobody = nadie
text-points = { $seat }: { $points } puntos destruidos
text-off-table = { $seat }: { $units ->
    [one] { $units } unidad fuera de la mesa
   *[other] { $units } unidades fuera de la mesa
}
text-mover = { $team } en { $place }
text-towards = { $direction }: { $ways }
text-edge = el borde de la mesa
text-north = Norte
text-north-east = Nordeste
text-east = Este
text-south-east = Sudeste
text-south = Sur
text-south-west = Sudoeste
text-west = Oeste
text-north-west = Noroeste
text-gone = { $speed ->
    [dash] a la carrera, { $way } cm hasta { $place }
   *[tactical] táctico, { $way } cm hasta { $place }
}
text-roll = { $team } tira { $need }+ para cruzar ({ $ground }): { $odds } %
text-eye = { $concealed ->
    [yes] { $team } lo ve allí desde { $way } cm, a cubierto
   *[no] { $team } lo ve allí desde { $way } cm
}
text-sees-nobody = { $team } no ve a nadie.
text-sees-point = { $team } ve { $place }.
text-sees-no-point = { $team } no ve { $place }.
text-seen = { $viewer } ve a { $target } a { $way } cm, al descubierto
text-concealed = { $cover ->
    [yes] { $viewer } ve a { $target } a { $way } cm, a cubierto y a prueba de balas: { $cause }
   *[no] { $viewer } ve a { $target } a { $way } cm, a cubierto: { $cause }
}
text-hidden = { $cause ->
    [none] { $viewer } no ve a { $target } a { $way } cm: lo tapa el terreno
   *[other] { $viewer } no ve a { $target } a { $way } cm: { $cause }
}
text-shot = { $shooter } a { $target }: { $shot }; { $harm }
text-no-place = Aquí no hay lugar «{$line}»; escribe un punto en cm (92,60) o un equipo (B2).
