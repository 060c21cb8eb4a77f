# Words of the notes that lie on the board.

ghost-key-reach = impulso en que el hombre puede llegar allí
ghost-key-fires = impulso en que el hombre dispara
ghost-key-rough = terreno accidentado: se pone a cubierto al final del impulso
rough-ducks-back = terreno accidentado: se pone a cubierto al final del impulso
step-grenade = { $count ->
    [one] ahí va a caer una granada de {$men}
   *[other] ahí van a caer granadas de {$men}
}

dossier-pointed = Bajo el puntero
dossier-pinned = Expediente fijado

sight-key-seen = a la vista
sight-key-unseen = fuera de la vista
sight-key-doubtful = solo quien no esté agachado

answer-shot = {$shooter} contra {$man}: {$promise}
answer-shot-unseen = {$shooter} contra {$man}, una vez detectado: {$promise}
answer-outcomes = Sin impacto: { $miss } %. Un impacto: solo chequeo de moral { $check } %, herida leve { $light } %, herida grave { $bad } %, muerto { $kia } %
answer-check-only = Sin impacto: { $miss } %. Un impacto: solo chequeo de moral
odds-in-short = {$who} {$chance} %: {$brings}
odds-of-hit = moral {$check} %, leve {$light} %, grave {$bad} %, muerto {$kia} %
odds-check-only = solo chequeo de moral
odds-brings = Un impacto: {$brings}
answer-unknown = {$shooter}, cifra desconocida: todo lo demás suma {$amount}
held-against = {$man} con {$order}
held-out-of-sight = Sin disparo: {$foe} está fuera de la vista
held-impulses = { $count ->
    [one] Dispara en el impulso {$impulses}, con la misma probabilidad si ambos siguen donde están.
   *[other] Dispara en los impulsos {$impulses}, cada vez con la misma probabilidad si ambos siguen donde están.
  }
held-card-no-odds = Sin probabilidades: las cartas del enemigo se roban después.
held-card-laid-off = Descartada: su texto no tiene efecto.
danger-title = Peligro para {$man} en porcentaje: el disparo más probable de un enemigo conocido, tal como están
danger-title-short = Peligro para {$man} en porcentaje
danger-safe = Peligro para {$man}: ningún enemigo conocido puede dispararle este turno; los que están sin identificar no cuentan
danger-step-1 = < { $percent } %
danger-step-2 = < { $percent } %
danger-step-3 = < { $percent } %
danger-step-4 = más
danger-check-sign = M
danger-check = { danger-check-sign } { $percent }
danger-check-only = solo chequeo de moral

## Consejo: qué respondería un veterano

advice-heading = Consejo de un veterano
advice-thinking = Piensa por adelantado, con lo que tú sabes…
advice-leave = {$key} cierra
advice-line = {$place}. {$answer}: {$percent} % de victorias, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV, { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } bajas
advice-note = {$place} · {$percent} %
advice-note-order = {$place} · {$order} · {$percent} %
advice-even = Apenas hay diferencia entre ellas.
advice-samples = Cada una se jugó hasta el final en {$samples} combates que, por lo que sabes, podrían ser este.
advice-one-answer = Aquí no hay nada que elegir.
advice-nothing-asked = Ahora no se pregunta nada.
advice-not-in-challenge = En un desafío nadie aconseja.
