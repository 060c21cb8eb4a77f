# What any game says wherever it is said: lines with their rules, refusals, what stops an undo.
# As in English: hex, list-on

ago-moment = {$day}/{$month}/{$year} {$time}
ago-now = ahora mismo
ago-minutes = { $count ->
    [one] hace un minuto
   *[other] hace {$count} minutos
}
ago-hours = { $count ->
    [one] hace una hora
   *[other] hace {$count} horas
}
ago-days = { $count ->
    [one] ayer
   *[other] hace {$count} días
}
hex = hex {$hex}
with-rule = {$text} · {$rule}
rule-step = {$paragraph}: {$step}
redo-nothing = No hay nada que rehacer.
refusal-about = {$about}: {$reason}
undo-nothing = No hay nada que deshacer.
undo-resumed = Nada que deshacer desde que se reabrió la partida.
undo-seat = Ya no se puede deshacer: desde entonces otro jugador ha podido reaccionar.
undo-computer = Ya no se puede deshacer: desde entonces tu rival ha podido reaccionar.
undo-window = Ya no se puede deshacer: pasó el momento de reaccionar.
undo-roll = Ya no se puede deshacer: se tiró un dado.
undo-draw = Ya no se puede deshacer: se robó una carta.
refusal-not-an-option = aquí no es posible
refusal-not-in-the-deck = no está en {$deck}
refusal-not-on-the-die = un {$die} no tiene esa cara
language-without-files = el idioma «{$name}» no tiene archivos en {$place}; elige uno de estos: {$known}

## Listas; el sonido es la vocal con que empieza la última palabra

list-on = {$before}, {$next}
list-and = { $sound ->
    [i] {$before} e {$last}
   *[other] {$before} y {$last}
}
list-or = { $sound ->
    [o] {$before} u {$last}
   *[other] {$before} o {$last}
}
