# The slip on which a squad is chosen, and what the sheet says of the choice.
# As in English: who-man-ldr

who-title = Elige el pelotón
who-note = { $count ->
    [one] {$count} hombre: al azar, de uno de los seis pelotones o elegido a mano.
   *[other] {$count} hombres: al azar, de uno de los seis pelotones o elegidos a mano.
}
who-die = al azar
who-picked = a mano
who-take = Estos hombres
who-take-die = Que decida el dado
who-more = { $count ->
    [one] elige uno más
   *[other] elige {$count} más
}
who-fewer = { $count ->
    [one] quita uno
   *[other] quita {$count}
}
who-count = {$picked} de {$count}
who-man = {$man} · TQ {$tq}{$ldr} · {$skills}{$traits}
who-man-ldr = {" "}· LDR {$ldr}
who-skill = {$weapon} {$value}
who-trait = {" "}· {$trait}
who-choose = Pelotón
