# The table: strips, panels, tooltips and small questions around the board.

## Top strip

top-turn = Turn
top-turn-alone = Turn {$turn}
top-turn-of = Turn {$turn} of {$turns}
top-impulse = Impulse
top-points = VP
top-wind = Wind
top-day = Day
top-night = Night, visibility {$range}
top-mist = Mist, visibility {$range}
top-pace = Pace
tip-turn = { $left ->
    [0] This is the last turn.
    [one] One more turn after this.
   *[other] {$left} more turns after this.
}
tip-impulse = A turn has four impulses. In each of them every team acts once, in order of initiative.
tip-points = Victory points so far, as if the battle ended now.
tip-points-for = What counts: {$counts}
tip-wind = Wind: direction {$direction} of the compass. Smoke and flares move with it.

## Left strip

track-title = Initiative
track-not-drawn = not drawn
track-active = acting
track-men = On the board: {$alert} alert, {$waiting} waiting
track-cup = In the cup: {$cup}
track-each = A card is drawn for each alert man of team {$team} who needs an order; the first one sets its initiative.
    .rule = 9.1
track-nobody = No man of team {$team} needs an order from a card. One is drawn all the same for its initiative, as long as men of the team are on the board or in the cup.
    .rule = 9.1
track-large = In a large battle one card a turn gives the whole of team {$team} its orders and its initiative.
    .rule = 9.2
tip-track = The lowest number acts first. Your numbers come from the card you play, an enemy team’s from its first card.
decks-title = Decks
decks-discards = Discards
decks-fallen = Fallen
decks-hand = Hand {$held} / {$limit}
tip-deck-friendly = Your deck: { $count ->
    [one] {$count} card left
   *[other] {$count} cards left
}
tip-deck-enemy = The enemy’s deck: { $count ->
    [one] {$count} card left
   *[other] {$count} cards left
}
tip-deck-each-man = A card is drawn each turn for every alert enemy who needs an order, and one for each enemy who becomes alert or acts without an order.
    .rule = 9.1
tip-deck-each-team = In a large battle one card is drawn each turn for every enemy team, and one for each enemy who becomes alert or acts without an order.
    .rule = 9.2
tip-deck-no-man = A team without such a man draws one for its initiative, as long as men of it are on the board or in the cup.
    .rule = 9.1
tip-deck-empty-hand = You draw one card as a turn begins with an empty hand.
    .rule = 5.0
tip-deck-plan = A man who Plans draws as many cards as his Leadership Rating if he succeeds. They lie aside until the next turn.
    .rule = 7.12
tip-deck-kept = You keep at most {$limit} cards.
    .rule = 5.0
tip-fallen-friendly = Your dead: {$men}
tip-fallen-enemy = Enemy dead: {$men}
tip-fallen-none = Nobody yet

## Dossier

dossier-title = Dossier
dossier-help = help
dossier-empty = Point at a man, a card or a hex.
dossier-team-hex = {$team} · hex {$hex}
dossier-tq = TQ
dossier-ldr = LDR
dossier-weapon-range-rate = max {$range} · ROF {$rate}
dossier-weapon-slow = Slow
dossier-weapon-heavy = Heavy
dossier-weapon-very-heavy = Very Heavy
dossier-weapon-belt-fed = belt-fed
dossier-thrown = range {$range}
dossier-no-order = No order yet
dossier-order-value = {$order}: WS {$base} {$modifier} = {$total}
dossier-unknown = A man or a dummy.

## Roster and log

roster-title = Roster
roster-count = { $count ->
    [one] {$count} man
   *[other] {$count} men
}
roster-order = order
roster-grenade = live grenade
roster-wounded = wounded
roster-melee-over = won melee
roster-carried = carried
roster-papers = has Papers
roster-ammo-low = Low Ammo
roster-ammo-none = Out of Ammo
log-of-turn = turn {$turn}
log-of-impulse = impulse {$impulse}

## Board

strike-chance = A shell here: {$chance}
board-hex-level = {$hex} · {$terrain} · level {$level}
sight-mode = Line of sight from {$man}, as the orders stand
sight-mode-hex = Line of sight from {$hex}, as the orders stand
sight-leave = to leave
sight-chance = { $percent }% to spot

## A strike before it is called

strike-row-guns = Guns
strike-row-shells = Shells
strike-row-scatter = Scatter
strike-row-calls = Calls left
strike-row-under-way = On its way
strike-row-plan = Fire plan, turns
strike-scatter = {$hexes} hexes, all in one direction
strike-span = {$least} to {$most}
strike-calls = Calls left: {$calls}.
strike-calls-left = { $left ->
    [one] this one is the last
   *[other] {$left}, this one counted
}
strike-calls-kept = { $left ->
    [0] none; the card is free
   *[other] {$left}; the card costs none
}
strike-under-way = On its way: {$strikes}.
strike-nothing-under-way = nothing
strike-coming-friendly = {$strike}
strike-coming-enemy = {$strike} (enemy)
strike-man = {$man} {$percent}%
strike-form = Fire mission
strike-ours = Danger close
strike-theirs = Enemies
strike-nobody = nobody
strike-key = A figure in a hex: a shell there. At a counter: in its hex or next to it.
strike-more = {$more} more

## Shot

shot-needed = Needed or less
shot-needed-at = At {$man}, needed or less
shot-each = {$percent}%
shot-each-label = each shot
shot-any = At least one hit
shot-cut-short = Counts that the shots end when the weapon runs out of ammunition
    .rule = 13.0.8
shot-low-ammo-1 = Low Ammo
shot-low-ammo-2 = Low Ammo, two 9s
shot-none-ammo-1 = Out of Ammo
shot-none-ammo-2 = Out of Ammo, two 9s
shot-check-only = a hit only forces a Morale Check
shot-confirm = Below 0: a natural 0, then a Troop Quality Check of {$need} or less
    .rule = 2.0
shot-hopeless = Below 0: no hit possible, the confirming Troop Quality Check is below 0 too
    .rule = 2.0
shot-shots = Shots
tray-check = The die is rolled at once: Troop Quality Check, {$chance}%
tray-frees = Sets free at once, for good: {$men}
tray-leaves = Leaves behind: {$men} (they go free unless a comrade in the hex guards them)
tray-heavy = {$amount} more to Weapon Skill: {$weapon} is heavy
    .rule = 14.1
tray-vain = No target as things stand: {$why}
tray-vain-men = { $count ->
    [one] {$men} has no target as things stand: {$why}
   *[other] {$men} have no target as things stand: {$why}
}
tray-of-men = {$men}: {$told}
tray-melee-at-once = {$men} in the next hex: entered in Impulse 1, the order becomes Melee, without the +1
    .rule = 7.08.1
live-grenade = Live grenade
live-smoke = Live smoke grenade
under-grenade-near = Grenade Near
under-grenade-far = Grenade Far
shot-dice = { $hits ->
    [0] Needed {$need} or less: no hit
    [one] Needed {$need} or less: {$hits} hit
   *[other] Needed {$need} or less: {$hits} hits
}

## Cards

cards-hand = Your hand
cards-friendly = Field message
cards-enemy = S-2 spot report
cards-enemy-of = Combatant: {$nation}
cards-german = German
cards-cover = In cover
cards-open = In the open
cards-rout = Rout
cards-berserk = Berserk
card-in-force = {$man} has another order by now: {$order}
cards-empty = No cards in hand

## Buttons and small questions

button-rulebook = Rulebook
button-commit = Commit
button-next-man = Next man
button-fire = Fire
button-save = Save
button-fight-on = Fight on
ask-free-title = { $count ->
    [one] Set the prisoner free?
   *[other] Set the prisoners free?
}
ask-free-text = { $count ->
    [one] {$man} guards {$men}. {$order} drives the prisoner off at once. This cannot be undone.
   *[other] {$man} guards {$men}. {$order} drives the prisoners off at once. This cannot be undone.
}
ask-free-points = Each enemy captured at the end counts {$points} VP.
carries-off = {$man} carries {$whom}, who loses his order: {$order}.
ask-commit-title = Commit the orders?
ask-commit-text = { $left ->
    [one] {$men} has no order and will hide.
   *[other] {$left} men have no order and will hide: {$men}.
}
ask-commit-prisoners = { $count ->
    [one] {$men} is left without a guard, and goes free.
   *[other] {$men} are left without a guard, and go free.
}

## The end

end-title = The battle is over
end-title-early = The battle is over in turn {$turn}: {$why}
end-points = { $points ->
    [one] {$points} victory point
   *[other] {$points} victory points
}
end-tally = How it was won
end-tally-lost = How it was lost
end-tally-empty = No points were won or lost.
end-next-verdict = { $missing ->
    [one] One more point needed for “{$title}”
   *[other] {$missing} more points needed for “{$title}”
}
gun-figures = ROF {$rate} · {$range}
button-take-weapon = Take the {$weapon}
crew-pair = {$operator} operates the {$weapon}, {$assistant} assists: skill {$helped}, without help {$alone}.
crew-single = {$operator} operates the {$weapon} alone: skill {$alone}, with help {$helped}.
crew-together = Help counts only in one hex and under the same order; the assistant then moves along.
crew-alone-moves = Alone he can move with it by Sneak only.
crew-left = The {$weapon} stays in the hex without a crew.
button-join-weapon = Help {$man} at the {$weapon}
button-free = Set free
button-leave-weapon = Leave the {$weapon}
no-weapon-here = no weapon here that he could take or leave
roster-operator = operator
roster-assistant = assists

## The menu of the right button

offer-order = Give an order
offer-orders-later = Orders are given before the action begins.
offer-pin = Pin his dossier
offer-duck-back = When he could Duck Back
offer-ducking-ask = Ask me
offer-ducking-whenever = Whenever it spares him a hit
offer-ducking-never = Never
offer-sight-man = What he sees, and who sees him
offer-danger = Danger to him in each hex
offer-advice = Advice from a veteran
offer-rules-man = Rules on him
offer-rules-gun = Rules on this weapon
offer-sees-friendly = Your men
offer-sees-enemy = The enemy
offer-sees-man = { $hexes ->
    [one] {$man} · {$hexes} hex
   *[other] {$man} · {$hexes} hexes
}
tab-orders = Orders
tab-men = Men
tab-shot = Shot
tab-mission = Fire mission
tab-wounds = Wounds
tab-enemy-cards = Enemy cards
tab-hand = Hand ({$count})
tab-dossier = Man
tab-roster = Squad
tab-log = Log
tab-track = Track
