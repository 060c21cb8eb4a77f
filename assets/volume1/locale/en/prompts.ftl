# What the game asks of the player: a title, what it is about, and how to answer.

## Set-up (22.0)

ask-set-up = Set up.
ask-set-up-waiting = { $left ->
    [one] Drag {$men} onto a marked hex, or click the hex.
   *[other] Drag your men onto the marked hexes, or click a man and then a hex. {$left} are left to place.
}
ask-set-up-ready = All men are placed. Adjust them, or begin.
ask-set-up-keys = {$next} chooses a man, {$cursor-right} and the other arrows a marked hex; {$accept} places him. {$text}
ask-set-up-left = { $left ->
    [one] One is left to place.
   *[other] {$left} are left to place.
}
ask-play-card-keys = A number key raises a card, {$accept} plays it. The team with the lowest number acts first.
ask-set-up-hint = Drag a man onto a marked hex.

## Cards (5.0)

ask-play-card = Play a card.
ask-play-card-text = Click a card, or drag it to the track. The team with the lowest number acts first.
ask-play-card-hint = The three numbers of a card set the initiative of your teams this turn.
ask-draw-card = Draw a card?
ask-draw-card-text = Your hand is empty, and { $count ->
    [one] one planned card is added to it: {$planned}.
   *[other] {$count} planned cards are added to it: {$planned}.
}
ask-draw-card-hint = Once they are in your hand you draw no more this turn. The card may be an event.
ask-end-battle = End the battle?
    .rule = 22.0i
ask-end-battle-text = { $condition }. Ended now: { $points ->
    [one] {$points} victory point
   *[other] {$points} victory points
}, {$verdict}.
ask-end-battle-hint = If you fight on you are asked again after the next turn, as long as this still holds.
ask-discard-down = Too many cards.
ask-discard-down-text = You hold {$held} cards; the limit is {$limit}. Which one do you discard?
ask-discard-down-hint = Click the card to discard.
ask-play-discard = Use a card?
ask-play-discard-roll = {$man}, {$of}
ask-play-discard-re-roll = {$roll}: rolled {$result}, needed {$need} or less. A re-roll with {$cards} succeeds {$chance}% of the time.
ask-play-discard-re-roll-enemy = {$roll}: rolled {$result}, needed {$need} or less. If you make him re-roll with {$cards}, he still succeeds {$chance}% of the time.
ask-play-discard-wmc = {$man}, {$of}: rolled {$result}. 0: no effect · {$need} or less: morale −1 state · more: −2 · 9: −3. Re-roll with {$cards}?
ask-play-discard-re-roll-unknown = {$roll}: rolled {$result}. Re-roll with {$cards}?
ask-play-discard-near = {$man}’s grenade, {$about}: rolled {$result}, Grenade Near on {$need} or less. A re-roll with {$cards} is Grenade Near {$chance}% of the time.
ask-play-discard-scatter = {$man}’s grenade: rolled {$result}, it lands in its target hex on {$need} or less. A re-roll with {$cards} lands there {$chance}% of the time.
ask-play-discard-frag = Damage roll against {$man}: rolled {$result}, a hit on {$need} or less. A re-roll with {$cards} hits {$chance}% of the time.
ask-play-discard-pass = Discard {$cards} to pass {$man}’s {$of} automatically?
ask-play-discard-pass-blow = Discard {$cards} so that {$man} hits {$about} in the melee without rolling?
ask-play-discard-odds = {$text} Without a card he succeeds {$chance}% of the time.
ask-play-discard-milder-wound = { $drawn ->
    [first] First wound card for {$man}: {$wound}. Discard {$cards} to draw another in its place? He is Tough: a second wound card is drawn in any case, and you choose which of the two counts.
   *[only] {$man}: {$wound}. Discard {$cards} to draw another wound card in its place?
}
ask-play-discard-recover-ammo = Discard {$cards} to remove {$man}’s ammunition marker?
ask-play-discard-hint = The card then goes to your discards.

## Orders (7.0)

ask-give-orders = Give orders.
ask-give-orders-missing = { $left ->
    [one] {$men} has no order. With him chosen, click a marker or press its letter; or drag it onto him.
   *[other] {$left} of {$all} men have no order. Click a marker or press its letter for the chosen man, or drag it onto any.
}
ask-give-orders-more = {$men} and {$rest} more
ask-give-orders-all = { $all ->
    [1] Your man has an order. Drag him to plot his path, or commit.
    [2] Both men have an order. Drag a man to plot his path, or commit.
   *[other] All {$all} men have an order. Drag a man to plot his path, or commit.
}
ask-give-orders-all-stay = { $all ->
    [1] Your man has an order, and does not move this turn. Change it, or commit.
    [2] Both men have an order, and neither moves this turn. Change one, or commit.
   *[other] All {$all} men have an order, and none of them moves this turn. Change one, or commit.
}
ask-give-orders-to = { $left ->
    [0] {$chosen}. Everybody has an order: change one, or commit.
    [1] {$chosen}: press the letter of an order. One man has none yet.
   *[other] {$chosen}: press the letter of an order. {$left} of {$all} have none yet.
}
ask-give-orders-rest = { $why ->
    [melee] { $count ->
        [one] {$men} is in a melee and needs none.
       *[other] {$men} are in a melee and need none.
    }
   *[other] { $count ->
        [one] {$men} needs none.
       *[other] {$men} need none.
    }
}
ask-give-orders-chosen = { $count ->
    [one] {$man} is chosen
   *[other] {$man} are chosen
}
ask-give-orders-hint = Drag a marker onto a man, or click the man and then the marker. Any man left without an order will Hide. A man with an order to move can be dragged to where he is to go.
ask-give-orders-by-keys = { $left ->
    [0] {$next} chooses the next man, a letter changes his order; {$cursor-right} and the other arrows, then {$accept}, plot his path. {$commit} commits the orders.
   *[other] {$next} chooses the next man without an order, {$previous} goes back through all of them; a letter gives an order. {$commit} commits the orders. Any man left without an order will Hide.
}

## The action phase (4.0)

ask-choose-man = {$team} acts.
ask-choose-man-text = Impulse {$impulse}. Choose the man who acts next: {$men}.
ask-choose-man-hint = Click a man, or drag him to where he is to go: he moves there impulse by impulse. Shift selects several men.
ask-choose-move = {$man} moves.
ask-choose-move-aims = {$man} aims.
ask-choose-move-aims-hint = The marker is shifted only if he passes a Troop Quality Check.
ask-choose-move-rout = {$man} runs: he is routed.
    .rule = 17.3
ask-choose-move-berserk = {$man} moves: he is berserk.
    .rule = 17.2
ask-choose-move-text = {$order}: click a marked hex, or press its number.
ask-choose-move-step = {$order}, hex {$step} of {$steps}: click a marked hex, or press its number.
ask-choose-move-may-stay = {$order}: click a marked hex or press its number, or let him stay.
ask-choose-move-may-duck = {$order}, hex {$step} of {$steps}: click a marked hex or press its number, or let him duck back here.
move-enter-step = {$key}: go to {$hex}.
move-enter-way = {$key}: go the drawn way.
ask-choose-move-hint = You can also drag him there, or click a distant hex: he moves there impulse by impulse.
ask-choose-move-by-keys = Press the number of a hex. To plan all impulses at once, go to the last hex with {$cursor-right} and the other arrows, then press {$accept}.
ask-choose-move-shift = {$order}: try to shift the target marker by one hex ({$chance}%)?
ask-choose-move-odds = {$text} Odds now: {$odds}.
ask-choose-move-or-shift = {$order}: move to a marked hex, or try to shift the target marker ({$chance}%).
ask-choose-hex = {$man}: which hex?
ask-choose-hex-grenade-target = Choose the target hex: a known enemy within 4 hexes. The throw itself reaches 3; from 4 he must move closer first.
ask-choose-hex-rifle-grenade-target = Choose the target hex of the rifle grenade.
ask-choose-hex-shift-target = Choose the hex to which the target marker is shifted.
ask-choose-hex-flare = Choose the hex at which he fires the flare. It scatters, and he ducks back.
ask-choose-hex-smoke-target = Choose the target hex of the smoke grenade.
ask-choose-hex-at = {$text} {$hex}: {$odds}.
throw-scatters = scatters {$chance}%
throw-near = Grenade Near {$man} {$chance}%
ask-choose-hex-flare-at = Over {$hex}: {$spot}% to burn there, otherwise up to {$far} hexes off. In its light: {$enemies} of the enemy, {$ours} of yours.
ask-choose-hex-keys = {$text} {$next} goes through the hexes, {$accept} takes one.
ask-choose-hex-hint = Click a marked hex.
ask-choose-whom = {$man}.
ask-choose-whom-medical-aid = Whom does he treat? He needs {$promise}.
ask-choose-whom-search = Whom does he search? He needs {$promise}.
ask-choose-whom-carry = Whom does he carry?
sentence = {$words}.
ask-choose-whom-hint = Click a highlighted man.
ask-choose-bandage = {$man} bandages {$target}.
ask-choose-bandage-text = He bandages one wound a turn. Which one?
ask-choose-bandage-hint = Click a button.
ask-choose-target = {$man} fires.
ask-choose-target-melee = {$man} attacks.
ask-choose-target-berserk = {$man} fires: he is berserk.
    .rule = 17.2
ask-choose-target-text = Choose a target: {$men}.
ask-choose-opponent = Choose an opponent: {$men}. {$sum}: {$percent}%.
ask-choose-target-or-hold = Choose a target: {$men}. He may hold his fire.
ask-choose-target-or-flare = Choose a target: {$men}. He may fire a flare instead, or hold his fire.
ask-choose-target-flare = {$man} may fire a flare.
ask-choose-target-only-flare = He has no target, and may also hold his fire and wait.
ask-choose-target-flare-hint = Click a button.
ask-choose-target-hint = Click a highlighted man. Point at him for the odds.
ask-choose-weapon = {$man} fires at {$target}.
ask-choose-weapon-text = With which weapon?
ask-choose-weapon-hint = The sum and the odds are shown beside each weapon.
ask-choose-rate = {$man} fires at {$target}.
ask-choose-rate-text = {$weapon}: how many shots?
ask-choose-rate-hint = A natural 9 costs ammunition.
ask-choose-rate-endless-hint = This weapon never runs out of ammunition.
ask-duck-back = {$man} may duck back.
ask-duck-back-text = Duck Back replaces {$order}.
ask-duck-back-leaves = He must move on in Impulse {$impulse} and leave the objective (“{$goal}”).
ask-duck-back-drops = He would drop his live grenade at his feet. {$text}
ask-duck-back-drops-smoke = He would drop his smoke grenade in his hex. {$text}
ask-duck-back-seen = { $count ->
    [one] {$men} sees him.
   *[other] {$men} see him.
}
ask-duck-back-seen-unseen = {$men} may spot him.
ask-duck-back-odds = In Impulse {$impulse} {$shooter} hits him {$open}% of the time, {$low}% under Duck Back.
ask-duck-back-odds-together = With their next shots {$shooters} hit him {$open}% of the time, {$low}% under Duck Back.
ask-duck-back-odds-unseen = {$open}% of the time he is spotted, and then hit by {$shooter} in Impulse {$impulse}; {$low}% under Duck Back.
ask-duck-back-unknown = { $count ->
    [one] {$men} may still fire, how well is unknown
   *[other] {$men} may still fire, how well is unknown
}; if he ducks back, the ground makes any shot at him {$better} harder.
ask-duck-back-safe = { $count ->
    [one] {$men} sees him, but has no shot left this turn.
   *[other] {$men} see him, but none of them has a shot left this turn.
}
ask-duck-back-safe-unseen = {$men} may spot him, but nobody has a shot at him left this turn.
ask-duck-back-blast = The grenade in his hex hits him {$open}% of the time at the end of the turn, {$low}% under Duck Back.
ask-duck-back-hint = At his next activation the Duck Back marker is turned to Hide.
ask-duck-back-last-hint = In Impulse 4 the Duck Back marker is not turned to Hide; it is removed in the End Phase.
ask-duck-back-many = {$count} men may duck back.
ask-duck-back-many-text = {$men} may hit them.
ask-duck-back-many-hidden = {$men} may hit them, hidden men only once spotted.
ask-duck-back-many-first = { $count ->
    [one] {$men} acts first and ducks back after that.
   *[other] {$men} act first and duck back after that.
}
ask-duck-back-many-odds = {$man}: {$told}
ask-duck-back-many-how = Click a man, or press his number, to let him duck back.
ask-duck-back-many-burst = What is about to burst may hit them.
ask-call-strike = Your card offers: {$strike}.
ask-call-strike-at-call = Your own call: {$strike}.
ask-call-strike-safe = None of your men is in or next to a hex that it may hit.
ask-call-strike-danger = Danger close: {$men}.
ask-call-strike-danger-more = Danger close, {$count} of your men: {$men} and {$more} more.
ask-call-strike-hint = Once called, it cannot be adjusted.
ask-choose-wound = {$man} is Tough.
ask-choose-wound-text = Two wound cards were drawn. Click the one he takes; the milder one has a yellow frame.
ask-choose-wound-hint = Click a card.
ask-take-along = {$man} guards a prisoner.
ask-take-along-text = { $count ->
    [one] {$order}: does he take {$prisoners} along, or leave him behind?
   *[other] {$order}: does he take {$prisoners} along, or leave them behind?
}
ask-take-along-hint = A prisoner left behind ducks back, and has orders of his own again from the next turn.
compelled-berserk = {$man} is berserk: he must fire at a known enemy in sight; with none in sight he must charge, throw a grenade, or move in direction 2 or 3.
    .rule = 17.2
compelled-evac = {$man} has a wound marked Evac: until it is bandaged he can only Hide, be carried, or be treated.
    .rule = 16.0a
compelled-guard = {$man} guards {$prisoners}, and keeps his guard with {$orders}.
    .rule = 17.4
compelled-guard-ends = With {$orders} he gives it up.
compelled-inactive = {$man} is inactive: he can only Hide, be carried, or be treated.
    .rule = 16.2
compelled-rout = {$man} is routed: he must run, or rally in cover out of sight of every known enemy.
    .rule = 17.3
ask-roll = A {$die} is rolled.
ask-roll-for = {$who}: {$why}
ask-roll-why = {$why}
ask-draw = A card is drawn.
ask-draw-cup = A counter is drawn from the cup.
ask-over = The game is over.

## Answers on buttons

answer-ready = Begin
answer-commit = Commit
answer-call = Call it
answer-no-strike = Not now
answer-pass = No
answer-draw-card = Draw a card
answer-end = End the battle
answer-fight-on = Fight on
answer-draw-none = Draw none
answer-stay = Stay
answer-shift = Shift the marker
answer-leave = Leave the board
answer-take-along = Take along
answer-leave-behind = Leave behind
answer-duck-back = Duck Back
answer-all-go-on = All go on
answer-all-duck-back = All duck back
answer-some-duck-back = { $count ->
    [one] 1 ducks back
   *[other] {$count} duck back
}, { $others ->
    [one] 1 goes on
   *[other] {$others} go on
}
answer-hold-fire = Hold fire
answer-flare = Fire a flare
answer-next = Next man
answer-shots = { $shots ->
    [one] {$shots} shot
   *[other] {$shots} shots
}
answer-order = {$man}: {$order}
answer-place = {$man} to {$hex}
answer-light = Light Wound
answer-bad = Bad Wound
answer-bad-evac = Bad Wound, Evac
answer-roll = Roll
answer-draw = Draw

## Where undo stops

undo-card-drawn = Undo stops here: a card was drawn.
undo-enemy-card-drawn = Undo stops here: an enemy card was turned.
undo-enemy-placed = Undo stops here: an enemy came onto the board.
undo-reinforced = Undo stops here: an enemy came onto the board.
undo-man-spotted = Undo stops here: a man was spotted.
undo-dummy-removed = Undo stops here: a counter was turned over.
undo-check-made = Undo stops here: a die was rolled.
undo-grenade-thrown = Undo stops here: a grenade was thrown.
undo-grenade-fell = Undo stops here: a die was rolled.
undo-fragment-rolled = Undo stops here: a die was rolled.
undo-flare-lit = Undo stops here: a flare went up.
undo-flare-drifted = Undo stops here: a die was rolled.
undo-flare-died = Undo stops here: a die was rolled.
undo-shell-aimed = Undo stops here: a die was rolled.
undo-shell-scattered = Undo stops here: a die was rolled.
undo-ground-struck = Undo stops here: a die was rolled.
undo-shot-fired = Undo stops here: a shot was fired.

# How a gamepad answers; the names of its buttons stand in them.
ask-set-up-pad = {$previous} and {$next} choose a man, the left stick a marked hex; {$accept} puts him there. {$offer} offers the rest: place all, begin.
ask-play-card-pad = Left and right raise a card, {$accept} plays it. The team with the lowest number acts first.
ask-give-orders-pad = {$accept} offers the chosen man’s orders, {$next} chooses the next man. {$offer} offers the rest: commit, undo.
ask-choose-move-pad = The left stick chooses a marked hex, {$accept} sends him there. {$offer} offers the other answers.
ask-choose-wound-pad = Left and right go through the cards, {$accept} takes the one that is raised.
