# What is said where a thing appears for the first time in a battle.

# The painter who works while a battle is fought: the settings name him where his libraries are installed.
settings-painting = Paint new maps
painting-on = in the background
painting-off = never

hint-duck-back = At the end of any activation a man of yours may duck back: he gives up his order for the rest of the turn and keeps his head down. The line below names whoever sees him or may spot him. If a hit threatens, it also shows how much smaller the danger is behind cover; with several men, the figure beside each counter does.
    .rule = 7.19
hint-discard = A Discard card can be used now for what it says, once. It is only offered when it applies; kept cards are safe in your hand.
    .rule = 5.1.2
hint-strike-call = Artillery can be called now. The map shows what it may hit; once called, it cannot be adjusted.
    .rule = 20.0
hint-spotted = One of your men has been spotted: the enemy may fire at him now. In cover and out of sight, { order-hide } can make him hidden again.
    .rule = 8.1a
hint-ammo = A 9 costs ammunition: first { ammo-low }, then { ammo-none }. { order-reload } takes the marker off.
    .rule = 13.0.8
hint-wound = Wounds reduce everything a man does, and add up until they kill him. A Medic can bandage them.
    .rule = 16.0
hint-morale = A man’s morale has changed: it affects his fire and his checks. Where it has fallen, { order-rally } raises it again, best near a leader.
    .rule = 17.1
hint-prisoner = A man has surrendered. Somebody must stay in his hex as his guard, or he is free again next turn.
    .rule = 17.4
hint-event = An event was rolled on the scenario’s table. What it does is in the log.
    .rule = 5.1.3
hint-melee = Two sides in one hex are in Melee: no fire in or out, and each man attacks with his Troop Quality.
    .rule = 15.0
hint-grenade = A grenade lies where it fell until the end of the turn, and explodes then. A man who leaves its hex in time is not hurt by it; next to it he must still pass a Morale Check.
    .rule = 14.2
hint-smoke = Smoke on the line makes firing and spotting harder, for both sides. It grows, drifts and fades.
    .rule = 18.0
hint-night = In darkness and in fog nobody sees beyond the range shown above; at night a flare lights what is near it.
    .rule = 21.0
hint-flare = A flare burns: everything near it is seen as by day, your men too. It drifts with the wind until it burns out.
    .rule = 21.1
hint-strike = An artillery strike has come down. All its shells drift in one direction, each by its own distance: keep well away from where the next may fall.
    .rule = 20.0
