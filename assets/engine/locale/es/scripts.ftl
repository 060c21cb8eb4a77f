# What is wrong with a script of dice, cards and answers, and with an answer.

script-line = línea {$line}: {$what}
script-asked = {$what} (regla {$rule}); se admite: {$options}
script-wanted = {$why}, regla {$rule}
script-wanted-for = {$why} para {$about}, regla {$rule}
script-no-value = a {$queue} no le quedan valores ({$asked}); añade uno
script-impossible = {$queue}: {$value} no es posible aquí ({$asked})
script-never-asked = nunca se pidió: {$unused}; quítalo
script-unused = { $count ->
    [one] {$unused} no se pidió nunca; quita ese valor
    [many] {$unused} no se pidieron nunca; quita esos valores
   *[other] {$unused} no se pidieron nunca; quita esos valores
}
script-no-answer = «{$value}» no responde a {$asked}
script-add-answer = añade un [[answer]] para {$asked}
script-answer-left = {$to} «{$value}» no se preguntó nunca; quita esa respuesta
script-not-refused = {$to} «{$value}» debía rechazarse por {$why}, y {$came ->
    [none] no se rechaza
   *[other] se rechaza por {$came}
}; corrige el guion
script-answer-unfit = {$to} «{$value}» no se preguntó nunca; «{$value}» no encajaba con {$asked}; quita esa respuesta
script-step-not-done = el paso «{$step}» no se ha cumplido tras {$count} respuestas más
script-ends-too-soon = la posición acaba antes de que se cumpla el paso; pon un until posterior
answer-illegal = «{$answer}» no responde a {$asked} ({$why}, regla {$rule})
answer-to-other = la respuesta {$place} es para «{$given}», pero las reglas preguntan {$asked}
answer-to-nothing = la respuesta {$place} es para «{$given}», pero las reglas no preguntan nada
answer-game-over = la partida ha terminado: no se pregunta nada
answer-no-giving-up = ahora no se puede conceder la victoria
answer-empty-deck = a «{$deck}» no le quedan cartas que robar ({$why}, regla {$rule}); baraja antes los descartes
answer-other-seat = ahora no se pregunta nada a «{$seat}»
answer-too-many = la partida no ha terminado tras {$limit} decisiones; se pregunta {$asked}
answer-not-read = «{$answer}» no se puede leer como respuesta
