# What the game asks of the player: a title, what it is about, and how to answer.

## Set-up (22.0)

ask-set-up = Set up.
ask-set-up-waiting = { $left ->
    [one] Drag {$men} onto a marked hex, or click one. He is the last.
   *[other] Drag your men onto the marked hexes, or click a man and then a hex. {$left} still wait.
}
ask-set-up-ready = All stand. Move them about, or begin.
ask-set-up-hint = Drag a man into the marked ground.

## Cards (5.0)

ask-play-card = Play a card.
ask-play-card-text = Click one, or drag it to the track: the team with the lowest number acts first.
ask-play-card-hint = The three numbers of a card say when your teams act this turn.
ask-draw-card = Draw a card?
ask-draw-card-text = Your hand is empty, and { $count ->
    [one] one planned card comes to it: {$planned}.
   *[other] {$count} planned cards come to it: {$planned}.
}
ask-draw-card-hint = Once they are in your hand, you draw no more this turn. A card drawn may be an event.
ask-discard-down = Too many cards.
ask-discard-down-text = You hold {$held}, more than a hand may. Which one goes?
ask-discard-down-hint = Click the card to discard.
ask-play-discard = A card could help.
ask-play-discard-re-roll = {$man}, {$of}: rolled {$result}, needed {$need} or less. Another roll succeeds with {$chance} %.
ask-play-discard-re-roll-unknown = {$man}, {$of}: rolled {$result}. Roll again with “{$cards}”?
ask-play-discard-near = {$man}’s grenade near {$about}: rolled {$result}; it lies close on {$need} or less. Another roll brings it close with {$chance} %.
ask-play-discard-frag = A fragment for {$man}: rolled {$result}; it hits on {$need} or less. Another roll hits with {$chance} %.
ask-play-discard-pass = {$man}, {$of}: pass it without a roll by “{$cards}”?
ask-play-discard-milder-wound = {$man}: draw another wound card for “{$cards}”?
ask-play-discard-recover-ammo = {$man}: a full pouch again for “{$cards}”?
ask-play-discard-hint = Once used, the card goes to your discards.

## Orders (7.0)

ask-give-orders = Give orders.
ask-give-orders-missing = { $left ->
    [one] {$men} has none. Drag a marker onto him, or choose him and press its letter.
   *[other] {$left} of {$all} have none. Drag a marker onto a man, or choose him and press its letter.
}
ask-give-orders-more = {$men} and {$rest} more
ask-give-orders-all = All {$all} men have one. Commit when you are content.
ask-give-orders-hint = Drag a marker onto a man, or click the man and then the marker. Who has none will hide.

## The action phase (4.0)

ask-choose-man = {$team} acts.
ask-choose-man-text = Impulse {$impulse}. Who is next: {$men}?
ask-choose-man-hint = Click a man.
ask-choose-move = {$man} moves.
ask-choose-move-aims = {$man} aims.
ask-choose-move-aims-hint = Only if he passes a Troop Quality Check is the marker shifted.
ask-choose-move-rout = {$man} runs: he has routed · 17.3.
ask-choose-move-berserk = {$man} storms on: he is berserk · 17.2.
ask-choose-move-text = {$order}: click one of the marked hexes, or press its number.
ask-choose-move-step = {$order}, hex {$step} of {$steps}: click one of the marked hexes, or press its number.
ask-choose-move-may-stay = {$order}: click one of the marked hexes or press its number, or he stays.
ask-choose-move-may-duck = {$order}, hex {$step} of {$steps}: click a marked hex or press its number, or he ducks back here.
ask-choose-move-hint = You may drag him there as well.
ask-choose-move-shift = {$order}: shift the target by one hex ({$chance} %)?
ask-choose-move-odds = {$text} Now {$odds}.
ask-choose-move-or-shift = {$order}: a marked hex or its number, or shift the target ({$chance} %).
ask-choose-hex = {$man}: which hex?
ask-choose-hex-grenade-target = Where is the grenade to go? Within 3 hexes when he throws.
ask-choose-hex-rifle-grenade-target = Where is the rifle grenade to go?
ask-choose-hex-shift-target = He may shift the target marker by one hex.
ask-choose-hex-flare = Over which hex does the flare go up? It will drift off a little, and he ducks back.
ask-choose-hex-smoke-target = Where is the smoke to rise?
ask-choose-hex-at = {$text} {$hex}: {$odds}.
throw-scatters = scatters {$chance} %
throw-near = near {$man} {$chance} %
ask-choose-hex-flare-at = Over {$hex}: {$spot} % that it stays there, else up to {$far} hexes off. It would light {$enemies} of theirs, {$ours} of ours.
ask-choose-hex-hint = Click a marked hex.
ask-choose-whom = {$man}.
ask-choose-whom-medical-aid = Whose wound does he dress? He needs {$promise}.
ask-choose-whom-search = Whom does he search? He needs {$promise}.
ask-choose-whom-carry = Whom does he carry?
sentence = {$words}.
ask-choose-whom-hint = Click a lit man.
ask-choose-bandage = {$man} bandages {$target}.
ask-choose-bandage-text = One wound a turn. Which?
ask-choose-bandage-hint = Click a button.
ask-choose-target = {$man} fires.
ask-choose-target-melee = {$man} fights.
ask-choose-target-berserk = {$man} fires: he is berserk · 17.2.
ask-choose-target-text = At whom: {$men}?
ask-choose-opponent = At whom: {$men}? {$sum}: {$percent} %.
ask-choose-target-or-hold = At whom: {$men}? He may hold his fire.
ask-choose-target-or-flare = At whom: {$men}? He may fire a flare instead, or hold his fire.
ask-choose-target-flare = {$man} may fire a flare.
ask-choose-target-only-flare = He has no target. Hold fire, and he waits.
ask-choose-target-hint = Click a lit man. Point at him for the odds.
ask-choose-weapon = {$man} fires at {$target}.
ask-choose-weapon-text = With which weapon?
ask-choose-weapon-hint = The sum and the odds stand beside each weapon.
ask-choose-rate = {$man} fires at {$target}.
ask-choose-rate-text = {$weapon}: how many shots?
ask-choose-rate-hint = Every 9 costs ammunition.
ask-duck-back = {$man} may duck back.
ask-duck-back-text = It replaces {$order}.
ask-duck-back-drops = His live grenade would drop at his feet. {$text}
ask-duck-back-drops-smoke = His smoke grenade would drop at his feet. {$text}
ask-duck-back-seen = { $count ->
    [one] {$men} sees him.
   *[other] {$men} see him.
}
ask-duck-back-seen-unseen = {$men} may spot him.
ask-duck-back-odds = {$shooter} could hit in Impulse {$impulse} with {$open} %, ducked back with {$low} %.
ask-duck-back-odds-unseen = {$shooter} could then hit in Impulse {$impulse} with {$open} %, ducked back with {$low} %.
ask-duck-back-safe = { $count ->
    [one] {$men} sees him, but has no shot left this turn.
   *[other] {$men} see him, but none of them has a shot left this turn.
}
ask-duck-back-safe-unseen = {$men} may spot him, but no shot at him is left this turn.
ask-duck-back-hint = Ducked back, he hides from his next activation on.
ask-call-strike = Your card offers: {$strike}.
ask-call-strike-at-call = Your own call: {$strike}.
ask-call-strike-safe = None of your men is in or next to a hex that it may hit.
ask-call-strike-danger = Danger close: {$men}.
ask-call-strike-danger-more = Danger close, {$count} of your men: {$men} and {$more} more.
ask-call-strike-hint = Nobody steers it once it is called.
ask-choose-wound = {$man} is tough.
ask-choose-wound-text = Two wound cards were drawn. Click the one that counts: the milder is lifted.
ask-choose-wound-hint = Click a card.
ask-take-along = {$man} guards a prisoner.
ask-take-along-text = { $count ->
    [one] {$order}: does he lead {$prisoners} with him, or leave him where he stands?
   *[other] {$order}: does he lead {$prisoners} with him, or leave them where they stand?
}
ask-take-along-hint = A prisoner left behind ducks back, and is the enemy's man again next turn.
compelled-berserk = {$man} is berserk: he fires at whom he sees, or goes at the enemy · 17.2.
compelled-guard = {$man} guards {$prisoners}: he may evade, sneak, hide, plan or rally. Running or firing ends his guard · 17.4.
compelled-inactive = {$man} is too badly hurt: he can only hide, be carried, or wait for a medic · 16.2.
compelled-rout = {$man} has routed: he runs, or rallies in cover where no enemy sees him · 17.3.
ask-roll = A {$die} is rolled.
ask-roll-for = {$who}: {$why}
ask-roll-why = {$why}
ask-draw = A card is drawn.
ask-draw-cup = A man is drawn from the cup.
ask-over = The game is over.

## Answers on buttons

answer-ready = Begin
answer-commit = Commit
answer-call = Call it
answer-no-strike = Not now
answer-pass = No
answer-draw-card = Draw a card
answer-draw-none = Draw none
answer-stay = Stay
answer-shift = Shift the target
answer-leave = Leave the board
answer-take-along = Lead along
answer-leave-behind = Leave behind
answer-duck-back = Duck Back
answer-hold-fire = Hold fire
answer-flare = Fire a flare
answer-next = Next man
answer-shots = { $shots ->
    [one] {$shots} shot
   *[other] {$shots} shots
}
answer-order = {$man}: {$order}
answer-place = {$man} to {$hex}
answer-light = Light wound
answer-bad = Bad wound
answer-bad-evac = Bad wound, Evac
answer-roll = Roll
answer-draw = Draw

## Where undo stops

undo-nothing = Nothing to take back.
undo-resumed = Nothing to take back since the battle was opened again.
undo-roll = Undo stops here: a die was rolled.
undo-draw = Undo stops here: a card was drawn.
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
