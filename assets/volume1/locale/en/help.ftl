# Help on markers, states and ground, in a line or three.

## What a marker's four figures mean (6.0)

figure-none = nothing
figure-must-1 = must move 1 hex
figure-must-2 = must move 2 hexes
figure-may-1 = may move 1 hex
figure-fire = may fire
figure-fire-else-move = must fire; with no target he must move 1 hex
figure-melee = attacks in melee
figure-shift = may try to shift the target marker
figure-move-or-shift = moves 1 hex, or tries to shift the target marker
figure-throw = throws the grenade
figure-launch = fires the grenade
figure-impulse = Impulse {$impulse}: {$figure}
figure-ws = {$amount} to Weapon Skill
figure-sign = {$sign}: {$meaning}
figure-morale-check = a hit is only a Morale Check
figure-no-fire = may not fire in any impulse
figure-ldr = {$amount} to the Leadership Rating
figure-no-ldr = no Leadership Rating
figure-low = keeps low: long grass, logs and sunken ground hide him

## Orders

help-order-none = He has no order yet. Without one he will Hide.
help-order-aimed-fire = The most accurate fire: one attack in Impulse 2 and one in Impulse 4, at a known enemy who was in sight when the impulse began. It may be ordered before there is a target.
help-order-rapid-fire = Fire in every impulse, less accurate, at a known enemy who was in sight when the impulse began. Not with a Slow weapon.
help-order-suppressive-fire = Fire in every impulse to keep an enemy’s head down. The target’s order and terrain do not count, but a hit is only a Morale Check.
help-order-slow-suppressive-fire = Suppressive Fire with a Slow weapon, in Impulses 2 and 4. The target’s order and terrain do not count, but a hit is only a Morale Check.
help-order-run-and-gun = He must move 1 hex in Impulses 1 and 3. In 2 and 4 he must fire a hurried shot; with no target he must move instead.
help-order-sneak = The careful move: he may move 1 hex in Impulse 2 and must move 1 in Impulse 4.
help-order-evade = He must move 1 hex in every impulse. He is hard to hit.
help-order-sprint = Up to 7 hexes a turn, but he is easy to hit. Rough ground makes him duck back. In Impulses 2 to 4 he may duck back after the first of two hexes.
help-order-charge = An attack in melee on a known enemy in sight within 4 hexes. If he reaches an enemy in Impulse 2 or 3 he attacks in Impulse 4 at +1 to Troop Quality; in Impulse 1 already, the order is replaced with Melee, without the +1. If he reaches nobody he ducks back at the end of Impulse 3.
help-order-grenade = A hand grenade at a known enemy within 4 hexes, seen or not. It is armed in Impulse 1, thrown up to 3 hexes in Impulse 3, and explodes at the end of the turn.
help-order-smoke-grenade = Any man may try it once a turn, by a Troop Quality Check. He throws in Impulse 3, at any hex within 3. No damage; the smoke spreads downwind for several turns.
help-order-rifle-grenade = For a man with rifle grenades, at a known enemy in sight and in range, after a Troop Quality Check. Fired in Impulse 3, it explodes at once. Duck Back before that costs him only the order.
help-order-plan = For leaders. If he passes a Troop Quality Check at the end of the turn, you draw as many cards as his LDR and hold them for the next turn.
help-order-reload = At the end of the turn his ammunition marker is removed.
help-order-medical-aid = A Medic bandages one wound of another man in his hex, friend or prisoner, if he passes a Troop Quality Check at the end of the turn. The patient may only Hide, Rally or Plan.
help-order-search = A Troop Quality Check at the end of the turn finds the Papers of a captured officer in his hex, or of a fallen one if the scenario says so. Papers on the ground in his hex are taken without a check.
help-order-hide = The best use of the cover he is in. In cover, out of sight of every known enemy, a Troop Quality Check at the end of the turn makes him hidden again.
help-order-rally = A Rally Check at the end of the turn: it raises his morale by one state, a natural 0 by two, and a natural 9 lowers it by one. +1 within a leader’s LDR range.
help-order-carry = He carries another man of his hex, 1 hex in Impulse 2 and 1 in Impulse 4. Neither does anything else, and what makes one of them duck back makes both.
help-order-duck-back = His order is lost. At his next activation the marker is turned to Hide; placed in Impulse 4, it stays until the End Phase.
help-order-melee = He attacks in melee in Impulses 2 and 4.
help-order-guard = He guards a prisoner. He counts as having no order when he is fired at this turn.

## What the same markers make an enemy do (10.0)

help-enemy-order-aimed-fire = In Impulses 2 and 4 he must fire if he sees a spotted man of yours when he is activated.
help-enemy-order-rapid-fire = In every impulse he must fire if he sees a spotted man of yours when he is activated. A known enemy with a Slow weapon gets Aimed Fire instead.
help-enemy-order-suppressive-fire = In every impulse he must fire if he sees a spotted man of yours when he is activated. The target’s order and terrain do not count; a hit is only a Morale Check.
help-enemy-order-slow-suppressive-fire = In Impulses 2 and 4 he must fire if he sees a spotted man of yours when he is activated. The target’s order and terrain do not count; a hit is only a Morale Check.
help-enemy-order-run-and-gun = Moves 1 hex in the first direction in Impulses 1 and 3. In 2 and 4 he fires if he has a target; otherwise he moves 1 hex in the second direction.
help-enemy-order-sneak = Moves 1 hex in Impulse 2, in the first direction, and 1 hex in Impulse 4, in the second.
help-enemy-order-evade = Moves 1 hex in every impulse: in the first direction in 1 and 3, in the second in 2 and 4.
help-enemy-order-sprint = Moves 1 hex in Impulse 1 and 2 hexes in each of the others: in the first direction in 1 and 3, in the second in 2 and 4. If rough ground is ahead he waits for an impulse that leads past it; if none does, he enters it and ducks back.
help-enemy-order-charge = Runs at the nearest spotted man of yours. If he reaches a man in Impulse 2 or 3 he attacks in Impulse 4 at +1 to Troop Quality; in Impulse 1 already, the order is replaced with Melee, without the +1. If he has reached nobody by the end of Impulse 3 he ducks back.
help-enemy-order-grenade = Arms a grenade in Impulse 1 and throws in 3. In 2 he moves 1 hex closer if the target is 4 hexes away or if that brings him next to a man of yours in a building; otherwise the marker follows a target who has left its hex. In the open he moves 1 hex in direction 2 or 3 in Impulse 4. The grenade explodes at the end of the turn.
help-enemy-order-reload = At the end of the turn his ammunition marker is removed.
help-enemy-order-hide = Does nothing else this turn.
help-enemy-order-rally = Rally Check at the end of the turn; no leader helps.
help-enemy-order-duck-back = His order is lost. At his next activation the marker is turned to Hide; placed in Impulse 4, it stays until the End Phase.
help-enemy-order-melee = He attacks in melee in Impulses 2 and 4.
help-enemy-order-guard = He guards a prisoner. He counts as having no order when he is fired at this turn.

## Cards (5.1, 9.1)

help-card-order = ORDER: played to the track, its numbers set the initiative of your teams and its text takes effect, usually for the whole turn.
help-card-discard = DISCARD: held in hand, it can be discarded for its text once, when the text applies: you are asked then. Played to the track, its text is lost.
help-card-event = EVENT: played to the track, it also calls for a roll on the event table at once.
help-card-event-at-once = EVENT: as soon as it is drawn, a roll is made on the event table. Then the discards are shuffled back into the deck and another card is drawn.
help-card-initiative = Able {$able}, Baker {$baker}, Charlie {$charlie}: the team with the lowest number acts first in every impulse.
help-card-wound = Red strip, read only when the card is drawn for a hit: {$wound}.
help-card-close-call = MC: a Close Call is only a Morale Check.
help-card-evac = Evac: {$effect}
help-spot-title = Card {$serial}: {$whose}
help-spot-report = Find the table for where the man is, in cover or in the open, and in it the row of his morale.
help-spot-used = The row that was used is yellow.
help-spot-directions = {$ways}: direction {$first} in Impulses 1 and 3, {$second} in 2 and 4. A Sneak goes {$first} in Impulse 2 and {$second} in Impulse 4.
help-spot-one-direction = {$ways}: direction {$first} in all four Impulses.
help-spot-rout = Rout and Berserk: the direction in which a routed or berserk man moves.
help-spot-seal = Initiative: the {$value} of a team’s first card is its place on the initiative track.

## Morale (17.0)

help-morale-berserk = The highest state. He must fire at a known enemy in sight, or move or charge at the enemy.
help-morale-aggressive = The highest state in which he still chooses freely.
help-morale-bold = One state above Normal.
help-morale-normal = No modifiers.
help-morale-cautious = One state below Normal. He can be rallied.
help-morale-shaken = The lowest state before Rout. He can be rallied.
help-morale-rout = The lowest state. He must run, or rally in cover out of sight.
help-enemy-morale-berserk = The highest state. With a spotted man of yours within {$reach} hexes he charges. If not, he has Run & Gun when he sees a spotted man of yours and his fastest move when he sees none, in his team’s Berserk direction.
help-enemy-morale-aggressive = Two states above Normal. He makes no check to duck back in cover.
help-enemy-morale-cautious = One state below Normal.
help-enemy-morale-shaken = The lowest state before Rout.
help-enemy-morale-rout = The lowest state. He has his fastest move, in his team’s Rout direction. In cover, out of sight of every spotted man of yours, he rallies instead if he passes a Troop Quality Check.
help-morale-figures = TQ {$tq}, WS {$ws}

## Markers

help-wound-light = No Sprint. TQ {$tq}, WS {$ws}.
help-wound-bad = No Sprint, Evade or Run & Gun. TQ {$tq}, WS {$ws}.
help-wound-light-bandaged = Bandaged: no further effect.
help-wound-bad-bandaged = Bandaged: no Sprint, but no other effect.
help-wound-evac = He can only Hide or be carried until it is bandaged.
help-enemy-wound-evac = He can only Hide until it is bandaged.
help-ammo-low = The next natural 9 turns this marker to Out of Ammo.
help-ammo-none = He cannot fire until he has reloaded, except with a pistol.
help-papers-on = They count while the bearer is free. If he dies they are dropped in his hex.
help-papers-in = Papers in this hex: a man of yours takes them by a Search, without a check.
help-alert = He draws a card and acts.
help-waiting = He has no order and does nothing until he becomes alert.
help-chart-fire-title = Order/Terrain chart: {$terrain}
help-chart-fire = What a man’s order in this terrain adds to the Weapon Skill of a man who fires at him. M: a hit is only a Morale Check.
help-chart-spotting-title = Spotting chart: {$terrain}
help-chart-spotting = What a man’s order in this terrain adds to the Troop Quality of a man who tries to spot him.
help-chart-line = {$amount}: {$orders}
help-chart-check = {$amount} M: {$orders}
help-weapon = Range {$range} hexes, rate of fire {$rates}. Weapon Skill by distance:
help-weapon-thrown = Range {$range} hexes. Near / Far: {$damage} damage rolls, each a hit on {$frag} or less. Smoke {$smoke}.
help-weapon-band = {$near}–{$far} hexes: {$amount}
help-weapon-band-one = { $far ->
    [one] {$far} hex: {$amount}
   *[other] {$far} hexes: {$amount}
}
help-weapon-slow = Slow: no Rapid Fire, and Suppressive Fire only in Impulses 2 and 4.
help-weapon-heavy = Heavy: no Sprint, and a further penalty under Run & Gun.
help-weapon-very-heavy = Very Heavy: no Sprint and no Run & Gun.
help-weapon-endless = It never runs out of ammunition.
ground-shell-card = Damage {$damage} · Frag {$frag} · Crater {$crater} · Rubble {$rubble} · Smoke {$smoke}
help-hidden = No enemy has spotted him. An attack of his own gives him away.
help-spotted = The enemy can fire at him.
help-known = He can be fired at.
help-unknown = A man or a dummy: he must be spotted before he can be fired at.
help-prisoner = He moves with his guard and counts as having his guard’s order. His captors cannot fire at him.
help-enemy-guarding = He leads his prisoner by Evade, or by Sneak if his wounds forbid Evade, in his team’s Rout direction. If he leaves the board, the prisoner is captured.
help-guarding = With his prisoner he may Evade or Sneak, Hide, Plan or Rally. Sprint, Run & Gun or fire ends his guard.
help-smoke = Smoke does not block line of sight.
help-night = Visibility {$range} { $range ->
    [one] hex
   *[other] hexes
}, except into the light of a flare.
help-night-fire = Fire at more than {$beyond} hexes: {$amount}
help-night-spotting = Spotting at more than {$beyond} hexes: {$amount}
help-night-flares = Flares in hand: {$flares}
help-night-carriers = Fired by {$men}
help-night-how = A flare is fired under Aimed Fire in Impulse 2, up to {$reach} hexes.
help-flare = Every hex within {$light} hexes of it counts as in daylight and can be seen from any distance. At the end of each turn after the first it burns out on {$roll} or more; otherwise it drifts 1 hex downwind.
help-flare-title = Flare
help-night-title = Night or mist
help-live-grenade = Armed. If he ducks back, is hit, dies or is caught in a melee before he throws, he drops it at his feet.
help-live-smoke = Armed. If he ducks back, is hit, dies or is caught in a melee before he throws, it smokes in his hex.
help-under-grenade-near = Grenade Near: unless he leaves the hex, it explodes next to him at the end of the turn.
help-under-grenade-far = Grenade Far: unless he leaves the hex, it explodes at some distance from him at the end of the turn.
help-melee = Men of both sides fight here. Nobody fires into or out of the hex, and nobody leaves it.
help-shell = An artillery shell explodes in this hex, or near it.
help-fallen = A man fell here.
help-tough = When he is hit two wound cards are drawn. You choose which he takes; an enemy takes the milder.
help-medic = He can be given Medical Aid.
thing-melee = Melee
thing-shell = Artillery
thing-fallen = Killed in action
thing-tough = Tough
thing-medic = Medic

## Ground (11.0)

help-terrain-open = Open ground: no cover. It does not block line of sight.
help-terrain-field = Open ground with its own column on the charts. It does not block line of sight.
help-terrain-long-grass = Cover. It blocks line of sight only to or from a man who keeps low.
help-terrain-trees = Cover. Blocks line of sight; as tall as one level.
help-terrain-orchard = Cover. Blocks line of sight; as tall as one level.
help-terrain-logs = Cover. They block line of sight only to or from a man who keeps low.
help-terrain-marsh = Cover, rough. Blocks line of sight between men on the same level.
help-terrain-hedgerow = Cover, rough. Blocks line of sight between men on the same level.
help-terrain-wall = Cover, rough. Blocks line of sight between men on the same level.
help-terrain-rocks = Cover, rough. Blocks line of sight between men on the same level. A hit by gunfire on a man who hides, rallies or reloads here is only a Morale Check; grenades and shells ignore this.
help-terrain-building = Cover, rough. Blocks line of sight; as tall as one level. A hit by gunfire on a man who hides, rallies or reloads inside is only a Morale Check; grenades and shells ignore this.
help-terrain-depression = Cover, below ground level. A man who keeps low in it is seen only from the next hex, from well above (12.1h), along connected sunken ground, or down a continuous slope.
help-terrain-stream = Cover, rough, below ground level. A man who keeps low in it is seen only from the next hex, from well above (12.1h), along connected sunken ground, or down a continuous slope.
help-terrain-foxhole = Cover. A man who keeps low in it is seen only from the next hex, from well above (12.1h), along connected sunken ground, or down a continuous slope.
help-terrain-rubble = Cover, rough. Blocks line of sight between men on the same level. What is left of a building.
help-terrain-crater = Cover, rough. A man who keeps low in it is seen only from the next hex, from well above (12.1h), along connected sunken ground, or down a continuous slope.

## The game in a few lines, from the start screen (4.0)

help-game-title = Man to man
help-game = You lead a squad, each man with his own skills and weapon. The enemy waits unseen, and his cards give him his orders. At the end points decide: the briefing says what counts.
help-turn-title = A turn
help-turn = Each turn has five phases. The line below the board always says what to do next.
help-turn-card = Play a card: its three numbers set the initiative of your teams, the lowest first.
help-turn-orders = Give every man an order: drag a marker onto him, or press its letter.
help-turn-enemy = The enemy’s cards give his men their orders.
help-turn-action = Four impulses: in each, team by team, men act on their orders, look for the enemy and may duck back.
help-turn-end = End Phase: grenades explode, and Plans, Medical Aid, Rallies and the like are resolved.
help-campaigns-title = Campaigns
help-campaigns = A campaign leads one squad through several battles. Wounds, experience and decorations stay with the men, replacements come for those who are lost, and each battle changes the next. Press {$help} on the campaign’s sheet for how.
help-keys-title = Where to learn more
help-keys = {$help} on anything explains it; resting the pointer on it does so in brief; {$keys} shows all keys.

## Belt-fed weapons

help-gun = It takes two men in its hex: the one of higher Troop Quality operates it and fires with that, the other assists. They take it while orders are given: choose a man, then click the weapon or press its key.
help-gun-figures = Rate of fire {$rates}, range {$range}
help-role-operator = He fires the weapon with his Troop Quality: 3 less without his assistant’s help, and then he can move it only by Sneak.
help-role-assistant = While he has his operator’s order he moves with him, feeds the belt and does not fire. The weapon then loses ammunition only on two natural 9s in one attack.
role-operator = Operator
role-assistant = Assistant
gun-lies = Nobody serves it.
gun-alone = {$operator} operates it alone. A second man can join him in the same way.
gun-helped = {$operator} operates it, {$assistant} assists.
gun-no-help = {$operator} operates it; {$assistant} is no help: {$why}.
role-assists = assists {$operator}
role-operator-alone = operator, alone
role-operator-helped = operator, {$assistant} assists
role-operator-no-help = operator, no help ({$assistant}: {$why})

## Abbreviations

abbr-tq = TQ is Troop Quality: spotting, morale and other checks are rolled against it. “Now” is its value with his wounds and morale; when he spots, his morale does not count.
    .rule = 8.1
abbr-ldr = LDR is the Leadership Rating: a leader helps his men within as many hexes.
    .rule = 8.1
abbr-ws = WS is Weapon Skill: a shot hits if the die shows its sum or less.
    .rule = 13.0
abbr-rof = ROF is the rate of fire: the most dice the weapon rolls in one attack.
    .rule = 13.1
