# Why an answer, a click or an order is not allowed: a short reason in plain words, the rule number is added.

refusal-about = {$about}: {$reason}
refusal-activated = activated already this turn
refusal-bridge-sides = a major bridge is entered and left along its road only
refusal-burning = the hex is burning; choose another
refusal-carrier-shaken = its carrier is broken or suppressed; { use-recover } helps
refusal-chosen-cannot-advance = none of the chosen units can enter a hex beside it: choose others
refusal-chosen-cannot-fire = none of the chosen units has an enemy in sight and range: choose others
refusal-chosen-cannot-move = none of the chosen units has the movement points for a hex: choose others
refusal-chosen-cannot-op-fire = the moving group is out of sight or range of all chosen units: choose others
refusal-cliff = a cliff lies between; go round it
refusal-cliff-with-weapon = no unit climbs a cliff with a weapon
refusal-confusion = Command Confusion is never played
refusal-discards = { $limit ->
    [one] only {$limit} card may be discarded
   *[other] only {$limit} cards may be discarded
}
refusal-enemy-in-zone = enemy units are there; choose another hex
refusal-enemy-there = enemy units are there; only { use-advance } leads in
refusal-given-up = the attack on {$hex} has just been given up as too weak
refusal-group-apart = the hexes of a fire group must form a chain
refusal-held-by-wire = held by wire; this move ends here
refusal-impassable = impassable; choose another hex
refusal-leaders-alone = a leader activates no other leader
refusal-must-advance = a unit must advance first
refusal-must-fire = an attack must be made first
refusal-must-move = a unit must enter a hex first
refusal-needs-leader = several units need a leader
refusal-no-enemy = no enemy in {$hex}
refusal-no-enemy-radio = the enemy has no radio in play
refusal-no-observer = no leader of yours can observe
refusal-no-orders-left = no orders left this turn; end your turn
refusal-no-radio = no radio in play
refusal-no-room = overstacked: {$there} figures, at most {$most}; choose another hex
refusal-no-sight = no line of sight to {$hex}
refusal-no-smoke-shells = it fires no smoke shells
refusal-no-smoke-there = no smoke can be placed in {$hex}
refusal-no-such-unit = there is no such unit
refusal-no-work-there = no fortification can be placed in {$hex}
refusal-nobody-can = { $order ->
    [fire] none of your units that may still act has an enemy in sight and range
    [none] none of your units may act again this turn
   *[move] none of your units that may still act can enter a hex
}
refusal-nobody-shaken = none of your units is broken or suppressed
refusal-nobody-to-rout = no broken units to rout
refusal-not-adjacent = not an adjacent hex: choose one beside the unit
refusal-not-an-option = not possible now
refusal-not-entered = op fire is only at the hex that was entered
refusal-not-in-hand = not in your hand
refusal-not-ready = it cannot fire now; leave it out
refusal-not-to-move = not activated for this move, or moved already
refusal-not-to-place = it cannot be placed
refusal-not-together = only units in the same hex move together
refusal-not-yours = not your unit
refusal-nothing-done = no order given yet; pass instead
refusal-off-map = off the map
refusal-orders-given = orders were given this turn; end the turn instead
refusal-ordnance-alone = ordnance fires alone; leave the others out
refusal-other-order = the card carries another order
refusal-out-of-command = out of command range
refusal-outside-zone = outside the set-up zone; choose a hex within it
refusal-routs-spent = { $side ->
    [axis] only the Axis have broken units, and they already had Recover or Rout this turn
    [allies] only the Allies have broken units, and they already had Recover or Rout this turn
   *[both] both sides already had Recover or Rout this turn
}
refusal-side-activated = this side had a Recover or Rout this turn
refusal-too-far = {$hex} is out of range
refusal-too-few-points = { $left ->
    [one] costs {$cost} MP, {$left} is left
   *[other] costs {$cost} MP, {$left} are left
}
refusal-too-near = {$hex} is too close
refusal-too-weak = less than 1 FP against {$hex}; add others to it
refusal-units-left = units are not placed yet; place all of them first
refusal-weapon-broken = the weapon is broken
refusal-weapon-in-water = no weapon fires out of this hex; leave it first
refusal-weapon-in-wire = no weapon fires out of wire; leave it first
refusal-wire-apart = units in wire join no group outside their hex; leave them out
refusal-not-in-the-deck = not in the deck
