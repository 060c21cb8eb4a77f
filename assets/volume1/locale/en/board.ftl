# Words of the notes that lie on the board.

ghost-key-reach = impulse in which the man can be there
ghost-key-fires = impulse in which the man fires
ghost-key-rough = rough ground: he ducks back at the end of the impulse
rough-ducks-back = rough ground: he ducks back at the end of the impulse
    .rule = 7.07
step-grenade = { $count ->
    [one] a grenade of {$men} is to fall there
   *[other] grenades of {$men} are to fall there
}
    .rule = 7.09

dossier-pointed = Under the pointer
dossier-pinned = Dossier, pinned

sight-key-seen = in sight
sight-key-unseen = out of sight
sight-key-doubtful = only men not keeping low

answer-shot = {$shooter} at {$man}: {$promise}
answer-shot-unseen = {$shooter} at {$man}, once spotted: {$promise}
answer-outcomes = No hit: { $miss }%. A hit: Morale Check only { $check }%, Light Wound { $light }%, Bad Wound { $bad }%, KIA { $kia }%
answer-check-only = No hit: { $miss }%. A hit: Morale Check only
odds-in-short = {$who} hits {$chance}%: {$brings}
odds-of-hit = MC {$check}%, Light {$light}%, Bad {$bad}%, KIA {$kia}%
odds-check-only = Morale Check only
odds-brings = A hit: {$brings}
answer-unknown = {$shooter}, figure unknown: all else adds {$amount}
held-against = {$man} under {$order}
held-out-of-sight = No shot: {$foe} is out of sight
held-impulses = { $count ->
    [one] He fires in Impulse {$impulses}, with the same chance if both stay where they are.
   *[other] He fires in Impulses {$impulses}, each time with the same chance if both stay where they are.
  }
held-card-no-odds = No odds: the enemy’s cards are drawn later.
held-card-laid-off = Discarded: its text has no effect.
danger-title = Danger to {$man} in per cent: likeliest shot of a known enemy, as they stand
danger-title-short = Danger to {$man} in per cent
danger-safe = Danger to {$man}: no known enemy can fire at him this turn; unknown counters are not reckoned
danger-step-1 = < { $percent }%
danger-step-2 = < { $percent }%
danger-step-3 = < { $percent }%
danger-step-4 = more
danger-check-sign = M
danger-check = { danger-check-sign } { $percent }
danger-check-only = Morale Check only

## Advice: what a veteran would answer

advice-heading = A veteran’s advice
advice-thinking = He looks ahead, from what you know…
advice-leave = {$key} closes
advice-line = {$place}. {$answer}: {$percent}% won, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } VP, { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } men lost
advice-note = {$place} · {$percent}%
advice-note-order = {$place} · {$order} · {$percent}%
advice-even = There is little between them.
advice-samples = Each was played to the end of {$samples} battles that may be this one, as far as you know.
advice-one-answer = There is nothing to choose here.
advice-nothing-asked = Nothing is asked just now.
advice-not-in-challenge = In a challenge nobody gives advice.
