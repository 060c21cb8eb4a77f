# Why an answer, a click or an order is not allowed: a short reason in plain words, the rule number is added.
# It also stands on a greyed order marker: keep it under 30 signs where that can be.

refusal-about = {$about}: {$reason}

refusal-ammo-full = ammo is full
refusal-assists = he only assists at the weapon
refusal-berserk-way = berserk: he goes in direction 2 or 3 only
refusal-board-ends = the board ends there
refusal-berserk-must-attack = berserk: he goes at the enemy
refusal-berserk-must-fire = berserk: nothing but {$order}
refusal-cannot-serve = he is in no state to serve it
refusal-card-allows-only = a card allows only {$order}
refusal-check-failed = he failed the check this turn
refusal-crew-complete = two men serve it already
refusal-guards-a-prisoner = he guards a prisoner
refusal-has-no-order = he has no order
refusal-hex-entered-already = he has been there in this activation
refusal-hex-too-far = one hex at a time
refusal-in-melee = he fights hand to hand
refusal-inactive = too badly hurt: he can only hide
refusal-is-a-prisoner = he is a prisoner
refusal-kept-down = an explosion keeps him down
refusal-is-carried = {$man} carries him
refusal-men-not-placed = { $count ->
    [one] {$man} is not on the board yet
   *[other] {$man} and others are not on the board yet: {$count} in all
}
refusal-morale-good = his morale is {$morale}
refusal-nobody-to-guard = no comrade guards anyone here
refusal-no-enemy-in-sight = no known enemy in sight within {$reach}
refusal-no-enemy-near = no known enemy within {$reach}
refusal-enemies-near-fighting = the known enemies within {$reach} are in a melee
refusal-no-enemy-in-range = no known enemy seen within {$reach}
refusal-no-grenades = he has no grenades
refusal-no-leader = he is no leader
refusal-has-his-place = he starts where he is
refusal-no-rifle-grenades = he has no rifle grenades
refusal-no-smoke-grenades = there are no smoke grenades
refusal-no-medic = he is no medic
refusal-no-weapon = he has nothing to shoot with
refusal-nobody-to-carry = nobody beside him to carry
refusal-nobody-to-treat = no wound beside him to dress
refusal-no-such-weapon = there is no such weapon
refusal-no-check-left = no Spotting Check left this turn
refusal-no-shot-left = none left this turn
refusal-no-target = no known enemy in sight
refusal-not-an-option = that is not possible here
refusal-not-in-the-deck = that is not in {$deck}
refusal-not-on-the-die = no {$die} shows that
refusal-not-yours = that is not one of your men
refusal-nothing-to-search = no officer or Papers here
refusal-off-board = {$hex} is off the board
refusal-order-holds-fire = {$order} does not fire
refusal-out-of-ammo = out of ammo
refusal-outside-set-up = {$hex} is outside the marked ground
refusal-rout-way = routed: he goes in direction 5 or 6 only
refusal-rout-in-sight = routed, and an enemy sees him
refusal-rout-must-run = routed: he can only run ({$order})
refusal-rout-needs-cover = routed, and not in cover
refusal-target-beside = in one hex they fight hand to hand
refusal-target-known-late = not known when the impulse began
refusal-target-out-of-range = out of range
refusal-target-out-of-sight = out of sight
refusal-target-seen-late = not in sight when the impulse began
refusal-target-shielded = a captured comrade is in that hex
refusal-target-unknown = only known enemies can be fired at
refusal-under-care = {$man} dresses his wound
refusal-serves-already = he serves a weapon already
refusal-serves-none = he serves no weapon
refusal-unknown-order = it cannot be given as an order
refusal-weapon-elsewhere = the weapon is not in his hex
refusal-weapon-needs-two = too heavy without an assistant
refusal-weapon-not-slow = only for slow weapons
refusal-weapon-slow = his weapon is too slow
refusal-weapon-too-heavy = his weapon is too heavy
refusal-wound-forbids = his wounds forbid it
