# Palabras sobre la mesa mientras algo ocurre.

motion-cross = { $crosses ->
    [yes] {$team} cruza: {$ground}, {$need}+
   *[no] {$team} se atasca: {$ground}, {$need}+
}
motion-mine = {$team} entre minas, {$need}+: { $safe ->
    [yes] pasa
   *[no] estalla una mina
}
motion-night-sight = {$unit} ve a {$distance} cm
motion-shot = { $hits ->
    [0] {$team}, {$need}+: falla
    [one] {$team}, {$need}+: 1 impacto
   *[other] {$team}, {$need}+: {$hits} impactos
}
motion-armour = {$team}: {$armour} y el dado, {$sum} contra {$against}, { $outcome ->
    [bounced] rebota
    [bailed] desalojado
    [destroyed] destruido
   *[nothing] sin efecto
}
motion-save = {$team}, salvación {$need}+: { $outcome ->
    [saved] se salva
    [destroyed] se pierde
   *[nothing] sin efecto
}
motion-team-bailed = {$about}: la tripulación desaloja
motion-team-destroyed = {$about}: destruido
motion-unit-pinned = {$about}: fijada
motion-team-remounted = {$about}: la tripulación ha vuelto
motion-unit-rallied = {$about} se reorganiza
motion-unit-lost = {$about}: perdida
motion-test = {$about}, { $test ->
    [remount] volver a subir
    [rally] reorganizarse
    [bailed-again] desalojado otra vez
   *[last-stand] última resistencia
} {$need}+: { $passed ->
    [yes] superada
   *[no] fallada
}
motion-swap = {$first} y {$second}: { $swaps ->
    [yes] intercambiados
   *[no] sin intercambio
}
motion-commander = { $survives ->
    [yes] El comandante sobrevive
   *[no] El comandante muere
}
motion-order = {$unit}, {$order} {$need}+: { $passed ->
    [yes] dada
   *[no] falla
}
motion-assault = { $hits ->
    [0] {$need}+: ningún impacto
    [one] {$need}+: 1 impacto
   *[other] {$need}+: {$hits} impactos
}
motion-flight = {$unit}, {$need}+: { $arrives ->
    [yes] llega
   *[no] no llega
}
motion-range = Intento {$attempt}, necesita {$need}+: { $passed ->
    [yes] localizado
   *[no] sin localizar
}
motion-ambush = ¡Emboscada! {$unit}
motion-reserves = { $dice ->
    [0] Llegan todas las reservas
   *[other] Reservas con {$need}+: {$units}
}
motion-shelled = {$team}, necesita {$need}+: { $hit ->
    [yes] impacto
   *[no] ningún impacto
}
