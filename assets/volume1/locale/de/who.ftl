# The slip on which a squad is chosen, and what the sheet says of the choice.

who-title = Wähl die Gruppe
who-note = { $count ->
    [one] {$count} Mann: ausgewürfelt, als eine der sechs Gruppen genommen oder einzeln ausgesucht.
   *[other] {$count} Mann: ausgewürfelt, als eine der sechs Gruppen genommen oder einzeln ausgesucht.
}
who-die = würfeln
who-picked = aussuchen
who-take = Diese Männer
who-take-die = Auswürfeln
who-more = { $count ->
    [one] noch einen aussuchen
   *[other] noch {$count} aussuchen
}
who-fewer = { $count ->
    [one] einen streichen
   *[other] {$count} streichen
}
who-count = {$picked} von {$count}
who-man = {$man} · TQ {$tq}{$ldr} · {$skills}{$traits}
who-man-ldr = {" "}· LDR {$ldr}
who-skill = {$weapon} {$value}
who-trait = {" "}· {$trait}
who-choose = Gruppe

# As in English: who-man-ldr
