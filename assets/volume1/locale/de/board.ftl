# Words of the notes that lie on the board.

ghost-key-reach = Impuls, in dem der Mann dort sein kann
ghost-key-fires = Impuls, in dem der Mann feuert
ghost-key-rough = unwegsam: geht am Ende des Impulses in Deckung
rough-ducks-back = unwegsam: Er geht am Ende des Impulses in Deckung
step-grenade = { $count ->
    [one] dorthin fliegt eine Granate von {$men}
   *[other] dorthin fliegen Granaten von {$men}
}

dossier-pointed = Unter dem Mauszeiger
dossier-pinned = Akte, angeheftet

sight-key-seen = in Sicht
sight-key-unseen = außer Sicht
sight-key-doubtful = in Sicht, solange der Mann dort nicht geduckt ist

answer-shot = {$shooter} auf {$man}: {$promise}
answer-shot-unseen = {$shooter} auf {$man}, sobald entdeckt: {$promise}
answer-outcomes = Kein Treffer: { $miss } %. Ein Treffer: nur Moralcheck { $check } %, leichte Wunde { $light } %, schwere Wunde { $bad } %, gefallen { $kia } %
answer-check-only = Kein Treffer: { $miss } %. Ein Treffer: nur Moralcheck
odds-in-short = {$who} trifft {$chance} %: {$brings}
odds-of-hit = Moral {$check} %, leicht {$light} %, schwer {$bad} %, gefallen {$kia} %
odds-check-only = nur Moralcheck
odds-brings = Ein Treffer: {$brings}
answer-unknown = {$shooter}, Werte unbekannt: Alles Übrige ergibt {$amount}
held-against = {$man} mit {$order}
held-out-of-sight = Kein Schuss: {$foe} ist außer Sicht
held-impulses = { $count ->
    [one] Er feuert in Impuls {$impulses}, mit derselben Chance, wenn beide bleiben, wo sie sind.
   *[other] Er feuert in den Impulsen {$impulses}, jedes Mal mit derselben Chance, wenn beide bleiben, wo sie sind.
  }
held-card-no-odds = Keine Chancen: Die Karten des Feindes werden erst danach gezogen.
held-card-laid-off = Abgeworfen: Ihr Text hat keine Wirkung.
danger-title = Gefahr für {$man} in Prozent: wahrscheinlichster Schuss eines bekannten Feindes, so wie alle stehen
danger-title-short = Gefahr für {$man} in Prozent
danger-safe = Gefahr für {$man}: kein bekannter Feind kann in dieser Runde auf ihn feuern; unbekannte zählen nicht mit
danger-step-1 = < { $percent } %
danger-step-2 = < { $percent } %
danger-step-3 = < { $percent } %
danger-step-4 = mehr
danger-check-sign = M
danger-check = { danger-check-sign } { $percent }
danger-check-only = nur Moralcheck

## Rat: was ein Veteran antworten würde

advice-heading = Rat eines Veteranen
advice-thinking = Er denkt voraus, mit dem, was du weißt …
advice-leave = {$key} schließt
advice-line = {$place}. {$answer}: {$percent} % gewonnen, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } SP, { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mann Verlust
advice-note = {$place} · {$percent} %
advice-note-order = {$place} · {$order} · {$percent} %
advice-even = Sie nehmen sich nicht viel.
advice-samples = Jede Antwort wurde in {$samples} Gefechten zu Ende gespielt, von denen jedes nach allem, was du weißt, dieses sein könnte.
advice-one-answer = Hier gibt es nichts zu wählen.
advice-nothing-asked = Gerade wird nichts gefragt.
advice-not-in-challenge = In einer Herausforderung gibt niemand Rat.
