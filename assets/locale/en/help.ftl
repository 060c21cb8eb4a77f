# Help on markers, states and ground, in a line or three.

## What a marker's four figures mean (6.0)

figure-none = nothing
figure-must-1 = must move 1 hex
figure-must-2 = must move 2 hexes
figure-may-1 = may move 1 hex
figure-fire = may fire
figure-fire-else-move = fires, or moves 1 hex if he has no target
figure-melee = fights hand to hand
figure-shift = may try to shift the target marker
figure-move-or-shift = moves 1 hex, or tries to shift the target marker
figure-throw = throws
figure-launch = fires the grenade
figure-impulse = Impulse {$impulse}: {$figure}
figure-ws = {$amount} to Weapon Skill
figure-no-fire = no firing
figure-ldr = {$amount} to the Leadership Rating
figure-no-ldr = no Leadership Rating
figure-low = he keeps low: long grass, logs and sunken ground hide him

## Orders

help-order-none = He has no order yet. Without one he will hide.
help-order-aimed-fire = Two careful shots, in Impulses 2 and 4, at a known enemy who was in sight when the impulse began. He may wait for one to appear.
help-order-rapid-fire = A shot in every impulse, quick and less sure. Slow weapons cannot do it.
help-order-suppressive-fire = Fire to keep heads down, in every impulse. The target's cover does not help him, but a hit is only a Morale Check.
help-order-slow-suppressive-fire = Fire to keep heads down with a slow weapon, in Impulses 2 and 4. A hit is only a Morale Check.
help-order-run-and-gun = He moves in Impulses 1 and 3 and fires from the hip in 2 and 4. With nobody to fire at he keeps moving.
help-order-sneak = Low and slow: he may creep on in Impulse 2 and must in Impulse 4.
help-order-evade = A hex in every impulse, zigzag and hard to hit.
help-order-sprint = Seven hexes flat out, and an easy mark. Rough ground makes him duck back. After the first of two hexes he may duck back too.
help-order-charge = Straight at a known enemy within four hexes, to fight him hand to hand in Impulse 4.
help-order-grenade = He readies a grenade, throws it in Impulse 3 up to three hexes, and it goes off at the end of the turn.
help-order-smoke-grenade = Any man, once a turn, may try to find one: a Troop Quality Check. He picks the hex when he throws, in Impulse 3, up to three hexes away. No fragments, but the smoke spreads downwind for turns.
help-order-rifle-grenade = For men with a grenade launcher on the rifle, at a known enemy in sight, once they pass a Troop Quality Check. Fired in Impulse 3, it bursts at once; ducking back before that costs nothing but the order.
help-order-plan = A leader thinks ahead. If he passes a check at the end of the turn he wins as many cards as his LDR for the next one.
help-order-reload = At the end of the turn his ammunition is full again.
help-order-medical-aid = A medic bandages one wound of another man in his hex, a prisoner too, if he passes a check at the end of the turn. His patient may Hide, Rally or Plan meanwhile.
help-order-search = A check at the end of the turn finds the Papers of a captured officer in his hex, or of a fallen one where the scenario says so. Papers that lie open he just takes up.
help-order-hide = Flat on the ground, best use of the cover. In cover, with no known enemy in sight, a check at the end of the turn hides him again.
help-order-rally = He pulls himself together: a check at the end of the turn raises his morale, two states on a 0. A leader near him helps.
help-order-carry = He takes a comrade of his hex along, in Impulses 2 and 4. Neither does anything else, and what makes one of them duck back makes both.
help-order-duck-back = He drops what he was doing. When he is activated next, the marker is turned to Hide.
help-order-melee = Hand to hand: he fights in Impulses 2 and 4.
help-order-guard = He watches a prisoner. Until he has another order he is as easy a mark as a man without one.

## Cards (5.1, 9.1)

help-card-order = ORDER: played in your card phase. Its figures place your teams on the track, and its text holds for the whole turn.
help-card-discard = DISCARD: kept in hand, its text works once, at the moment that it names: then you are asked. Played for its figures instead, its text is lost.
help-card-event = EVENT: played for its figures, it calls for a roll on the event table at once.
help-card-event-at-once = EVENT: as soon as it is drawn a roll is made on the event table. Then all discards go back into the deck, and another card is drawn.
help-card-initiative = Able {$able}, Baker {$baker}, Charlie {$charlie}: the team with the lowest number acts first in every impulse.
help-card-wound = Red strip: what befalls a man who is hit and for whom this card is drawn: {$wound}.
help-card-close-call = MC: a close call only makes him take a Morale Check.
help-card-evac = Evac: {$effect}
help-spot-title = Card {$serial}: {$whose}
help-spot-report = Each man reads the table for where he is, in cover or in the open, on the line of his morale.
help-spot-used = Yellow is the line that was used.
help-spot-directions = {$ways}: he moves in direction {$first} in Impulses 1 and 3, in direction {$second} in 2 and 4. The compass on the map shows them.
help-spot-rout = Rout and Berserk: which way he runs or storms.
help-spot-seal = The seal: on a team's first card, {$value} is its place on the initiative track.

## Morale (17.0)

help-morale-berserk = Beyond fear: he fires at what he sees, or goes straight at the enemy.
help-morale-aggressive = Eager for the fight.
help-morale-bold = Sure of himself.
help-morale-normal = As steady as a man can be here.
help-morale-cautious = Careful. He can be rallied.
help-morale-shaken = Badly shaken. He can be rallied.
help-morale-rout = He runs as fast as he can, or tries to rally in cover where no enemy sees him.
help-morale-figures = TQ {$tq}, WS {$ws}

## Markers

help-wound-light = No more sprinting. TQ {$tq}, WS {$ws}.
help-wound-bad = No sprint, evade or run & gun. TQ {$tq}, WS {$ws}.
help-wound-light-bandaged = Bandaged: it troubles him no more.
help-wound-bad-bandaged = Bandaged: only the sprint is gone for good.
help-wound-evac = He can only hide or be carried until a medic has bandaged him.
help-ammo-low = A 9 was rolled. The next 9 empties the weapon.
help-ammo-none = He cannot fire until he has reloaded. Pistols never run dry.
help-papers-on = They count while he lives and is not captured; if he dies they lie where he fell.
help-papers-in = They lie here. A man of yours takes them up with a Search, without a check.
help-alert = He knows that something is up: he draws a card and acts.
help-waiting = He has noticed nothing yet, and does nothing.
help-chart-fire-title = Order/Terrain Chart: {$terrain}
help-chart-fire = Who stands here is hit with this much more or less Weapon Skill, by his order. M: at most a Morale Check.
help-chart-spotting-title = Spotting Chart: {$terrain}
help-chart-spotting = Who stands here is spotted with this much more or less Troop Quality, by his order.
help-chart-line = {$amount}: {$orders}
help-chart-check = {$amount} M: {$orders}
help-weapon = Reaches {$range} hexes, rate of fire {$rates}. The distance adds to Weapon Skill:
help-weapon-thrown = Reaches {$range} hexes. Near / far: {$damage} dice of damage, each hits at {$frag} or less. Smoke {$smoke}.
help-weapon-band = {$near}–{$far} hexes: {$amount}
help-weapon-band-one = { $far ->
    [one] {$far} hex: {$amount}
   *[other] {$far} hexes: {$amount}
}
help-weapon-slow = Slow: no Rapid Fire, and Suppressive Fire only in Impulses 2 and 4.
help-weapon-heavy = Heavy: no Sprint, and Run & Gun costs it more.
help-weapon-very-heavy = Very heavy: no Sprint and no Run & Gun.
help-weapon-endless = It never runs out of ammunition.
ground-shell-card = Damage {$damage} · Frag {$frag} · Crater {$crater} · Rubble {$rubble} · Smoke {$smoke}
help-hidden = No enemy has spotted him yet. Firing gives him away.
help-spotted = The enemy knows where he is.
help-known = His counter lies face up.
help-unknown = Somebody may be there. Spot him to find out.
help-prisoner = He has given himself up. He goes where his guard goes and lies as he lies; nobody of the guard's side fires at him.
help-guarding = He may evade or sneak with his prisoner, hide, plan or rally. Running or firing gives the prisoner up.
help-smoke = Nobody's sight is cut, but firing and spotting through it are hard.
help-night = Nobody sees farther than {$range} { $range ->
    [one] hex
   *[other] hexes
}, except into the light of a flare.
help-night-fire = Fire at more than {$beyond} hexes: {$amount}
help-night-spotting = Spotting at more than {$beyond} hexes: {$amount}
help-night-flares = Flares in hand: {$flares}
help-night-carriers = Fired by {$men}
help-night-how = A flare is fired under Aimed Fire in Impulse 2, up to {$reach} hexes.
help-flare = What lies within {$light} hexes of it can be seen from anywhere, as by day. At the end of each turn after the first it burns out on {$roll} or more, else it drifts downwind.
help-flare-title = Flare
help-night-title = Night or mist
help-live-grenade = The pin is pulled. If he ducks back, is hit or falls before he throws, it drops at his feet.
help-live-smoke = The pin is pulled. If he ducks back, is hit or falls before he throws, it smokes where he is.
help-under-grenade-near = A grenade lies close by. If he stays, it goes off beside him at the end of the turn.
help-under-grenade-far = A grenade lies in his hex, but a little way off. If he stays, it goes off at the end of the turn.
help-melee = Men of both sides are at each other's throats. Nobody fires in or out, and nobody leaves.
help-shell = A shell comes down here, or near here.
help-fallen = A man fell here.
help-tough = When he is hit two wound cards are drawn, and the milder counts.
help-medic = He can bandage wounds.
thing-melee = Melee
thing-shell = Artillery
thing-fallen = Killed in action
thing-tough = Tough
thing-medic = Medic

## Ground (11.0)

help-terrain-open = Open ground: no cover, nothing in the way.
help-terrain-field = Open like bare ground, with its own line on the charts.
help-terrain-long-grass = Cover. It hides only men who keep low.
help-terrain-trees = Cover, and too tall to see through.
help-terrain-orchard = Cover, and too tall to see through.
help-terrain-logs = Cover. They hide only men who keep low.
help-terrain-marsh = Cover, rough, and its reeds stop the view at eye level.
help-terrain-hedgerow = Cover, rough, and dense to the height of a man.
help-terrain-wall = Cover, rough, and as high as a man crouching behind it.
help-terrain-rocks = Cover, rough. Who hides, rallies or reloads here can at most be made to take a Morale Check.
help-terrain-building = Cover, rough, a story high. Who hides, rallies or reloads inside can at most be made to take a Morale Check.
help-terrain-depression = Cover below the ground: who keeps low in it is seen only from close by or above.
help-terrain-stream = Cover below the ground, rough: who keeps low in it is seen only from close by or above.
help-terrain-foxhole = A hole for one: who keeps low in it is seen only from close by or above.
help-terrain-rubble = Cover, rough: what is left of a house.
help-terrain-crater = Cover, rough: who keeps low in it is seen only from close by or above.

## The game in a few lines, from the start screen (4.0)

help-game-title = Man to man
help-game = You lead a squad, each man with his own nerve and his own weapon. The enemy lies in wait, unseen, and is led by his cards. Points are counted at the end: the briefing says for what.
help-turn-title = A turn
help-turn = Each turn goes through five phases, and the line under the map always says what is wanted next.
help-turn-card = Play a card: its figures say when each of your teams acts, the lowest first.
help-turn-orders = Give every man an order: drag a marker onto him, or press its letter.
help-turn-enemy = The enemy's cards give his men their orders.
help-turn-action = Four impulses: in each, team by team, men move, look and fire as their orders say.
help-turn-end = At the end grenades go off, plans and bandages succeed or fail, men pull themselves together.
help-campaigns-title = Campaigns
help-campaigns = A campaign leads one squad through several battles. Wounds, experience and decorations stay with the men, replacements come for those who are lost, and each battle changes the next. {$help} on the campaign's sheet tells how.
help-keys-title = Where to learn more
help-keys = {$help} on anything explains it, resting the pointer on it does so in brief, and {$keys} shows all keys.

## Belt-fed weapons

help-gun = It takes two men in its hex: the one of higher Troop Quality operates it and fires with that, the other assists. While orders are given each of the two takes his place at it: choose him, then click it or press its key.
help-gun-figures = Rate of fire {$rates}, range {$range}
help-role-operator = He fires the weapon with his Troop Quality: 3 less without his assistant's help, and he can then only sneak with it.
help-role-assistant = While he has his operator's order he goes with him, feeds the belt and does not fire. The weapon then runs low only on two nines in one attack.
role-operator = Operator
role-assistant = Assistant
gun-lies = Nobody serves it.
gun-alone = {$operator} operates it alone: the second man takes his place as he did.
gun-helped = {$operator} operates it, {$assistant} assists.
gun-no-help = {$operator} operates it; {$assistant} is no help: {$why}.
role-assists = assists {$operator}
role-operator-alone = operator, alone
role-operator-helped = operator, {$assistant} assists
role-operator-no-help = operator, no help ({$assistant}: {$why})
