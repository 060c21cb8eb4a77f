# What is asked. One line each; a hint says how to answer.

ask-set-up = {$side}: set up your units
ask-set-up-hint = Place every unit in your set-up zone, then confirm.
ask-give-order = {$side}: give an order
ask-give-order-last = {$side}: give the last order of this turn
ask-give-order-none = {$side}: no card can be played as an order now
ask-give-order-hint = { $cards ->
    [0] { $given ->
        [0] Pass.
       *[other] End the turn.
    }
   *[other] { $given ->
        [0] Play a card as its order, or pass and discard.
       *[other] Play a card as its order, or end the turn.
    }{ $last ->
        [0] {""}
       *[other] {" "}After this order the turn ends.
    }
}
ask-end-turn-last-again = You can still give one order. Click the button or press {$key} again to end the turn.
ask-end-turn-again = You can still give orders. Click the button or press {$key} again to end the turn.
ask-pass-again = You have given no orders yet. Click the button or press {$key} again to pass.
ask-scrap-again = The weapon is eliminated for good, and its carrier moves freely. Press {$key} again to throw it away.
ask-discard-none-again = No cards are chosen. Click the button or press {$key} again to keep the whole hand.
nothing-to-decline = Here you have to choose: 0 does nothing.
activate-aim-later = First choose who fires. You choose the target after that.{ $shown ->
    [yes] {" "}The one shown is the best so far.
   *[no] { "" }
}
activate-led = With {$leader}: { $count ->
    [one] one unit
   *[other] {$count} units
} within his Command. Choose a unit again to leave it out.
activate-apart = {$why}. Choose it once more to activate it instead
ask-discard = {$side}: discard cards or keep them?
ask-discard-chosen = {$side}: discard {$cards}?
ask-discard-card = {$order} ({$numbers})
ask-discard-hint = Click the cards to discard, then confirm; with no card chosen you keep the whole hand.
ask-activate = {$side}: activate units
ask-activate-op-fire = {$side}: activate units for op fire
ask-activate-hint = One unit, or a leader and units within his Command.
ask-set-off = {$side}: which units move next?
ask-set-off-how = Click a lit hex, near or far.
ask-set-off-hint = Those chosen go where you click, hex by hex; a click on units chooses others. Units that start in the same hex may move together.
set-off-others = The units in {$hex} are chosen instead. To move onto their hex, drag your units there, or press {$key} first.
ask-move-on = {$side}: move {$named}
ask-move-on-together = {$side}: move {$named}
ask-move-on-how = Click a lit hex, near or far.
ask-move-on-hint = Click a hex within reach to go there, hex by hex until something happens; 1 to 6 are the adjacent hexes, clockwise from the top.
ask-advance-one = {$side}: advance a unit
ask-advance-one-hint = Choose a unit, then the hex beside it. Into an enemy hex means melee. Esc takes the order back as long as nobody has advanced.
ask-shoot = {$side}: declare an attack
ask-shoot-hint = Click a target; click a piece to leave it out or take it in.
ask-shoot-op-fire = {$side}: declare op fire
ask-shoot-assault-fire = {$side}: declare Assault Fire
ask-react = {$side}: play a card?
ask-react-hint = Click a lit card to play it, or continue without one.
ask-react-fire-roll = {$side}: play actions before the attack roll?
ask-react-defence = {$side}: play actions before {$about} rolls for defence?
ask-react-entered = {$side}: react to the move into {$hex}?
ask-react-moved = {$side}: play a card before the move ends?
ask-react-breaking = {$side}: {$named} is about to break. Play Light Wounds?
ask-react-eliminated = {$side}: {$named} is about to be eliminated. Play Light Wounds?
ask-react-melee = {$side}: Ambush in the melee in {$hex}?
ask-react-melee-won = {$side}: No Quarter in {$hex}?
ask-react-time = {$side}: play Dig In for foxholes in one hex?
ask-react-discarded = {$side}: react to the discards?
ask-reroll = {$side}: hand over the initiative to cancel { $why ->
    [attack] { $own ->
        [yes] your own attack roll
       *[no] the attack roll of the {$roller}
    } ({$white} and {$colour})
    [defence] the defence roll of {$about} ({$white} and {$colour})
    [targeting] { $own ->
        [yes] your own targeting roll
       *[no] the targeting roll of the {$roller}
    } ({$white} and {$colour})
    [accuracy] { $own ->
        [yes] your own accuracy roll
       *[no] the accuracy roll of the {$roller}
    } ({$white} and {$colour})
    [melee] { $own ->
        [yes] your own melee roll
       *[no] the melee roll of the {$roller}
    } ({$white} and {$colour})
    [recover] the recover roll of {$about} ({$white} and {$colour})
    [rout] { $own ->
        [yes] your own rout roll
       *[no] the rout roll of the {$roller}
    } against {$about} ({$white} and {$colour})
    [sudden-death] the sudden death roll of {$white} and {$colour}
    [support] { $own ->
        [yes] your own support roll
       *[no] the support roll of the {$roller}
    } ({$white} and {$colour})
    [commissar] the commissar’s roll for {$about} ({$white} and {$colour})
   *[other] { $own ->
        [yes] your own roll
       *[no] the roll of the {$roller}
    } ({$white} and {$colour})
}?
ask-reroll-hint = Cancelling hands the initiative card to your opponent.
ask-pick-unit = {$side}: choose a unit
ask-pick-no-enemy = No enemy can be picked. Pick nobody, or {$key} offers your own.
ask-pick-no-own = None of your own can be picked. Pick nobody, or {$key} offers the enemy’s.
ask-pick-unit-hint = Click one of the lit units.
ask-pick-unit-sniper = {$side}: which unit does the sniper hit?
ask-pick-unit-defend = {$side}: which unit makes its defence roll next?
ask-pick-unit-ambushed = {$side}: which of your units breaks in the ambush?
ask-pick-unit-recover = {$side}: which unit rolls next to rally?
ask-pick-unit-rout = {$side}: which unit rolls next in the Rout?
ask-pick-unit-observer = {$side}: which leader observes?
ask-pick-unit-spotter = {$side}: which leader spots for { $mortars ->
    [one] the mortar
   *[other] the mortars
}?
ask-pick-unit-overstacked = {$side}: overstacked. Which unit is eliminated?
ask-pick-unit-split = {$side}: overstacked. Split a squad?
ask-pick-unit-battle-harden = {$side}: which unit becomes veteran?
ask-pick-unit-commissar = {$side}: which broken unit does the commissar judge?
ask-pick-unit-deploy = {$side}: split a squad?
ask-pick-unit-interdiction = {$side}: which unit without cover is suppressed?
ask-pick-unit-kia = {$side}: which broken unit is eliminated?
ask-pick-unit-kia-own = {$side}: only your own units are broken. Which of them must be eliminated?
ask-pick-unit-medic = {$side}: which broken unit rallies?
ask-pick-unit-medic-enemy = {$side}: only enemies are broken. Which of them must rally?
ask-pick-unit-prisoners-of-war = {$side}: which broken unit is taken prisoner?
ask-pick-unit-shell-shock = {$side}: which unit breaks?
ask-pick-unit-suppressing-fire = {$side}: suppress an enemy unit?
ask-pick-unit-white-phosphorus = {$side}: which of your units breaks?
ask-pick-unit-hero = {$side}: rally a broken unit in the hero’s hex?
ask-pick-unit-walking-wounded = {$side}: which eliminated unit returns?
ask-pick-unit-scrounge = {$side}: which unit takes the weapon?
ask-pick-weapon = {$side}: choose a weapon
ask-pick-weapon-hint = Click one of the lit weapons.
ask-pick-weapon-strained = {$side}: which weapon breaks under Sustained Fire?
ask-pick-weapon-malfunction = {$side}: which weapon breaks?
ask-pick-weapon-scrounge = {$side}: fetch an eliminated weapon?
ask-pick-hex = {$side}: choose a hex
ask-pick-hex-hint = Click one of the lit hexes.
ask-pick-hex-arrive = {$side}: arrival of {$named}. In which hex?
ask-pick-hex-dig-in = {$side}: where are the foxholes dug?
ask-pick-hex-lift-smoke = {$side}: which smoke clears?
ask-pick-hex-melee = {$side}: which melee is fought next?
ask-pick-hex-retreat = {$side}: where does {$named} retreat to?
ask-pick-hex-demolish = {$side}: which fortification is demolished?
ask-pick-hex-smoke = {$side}: where do the smoke grenades land?
ask-pick-hex-spray = {$side}: which second hex does Spray Fire hit?
ask-pick-hex-concealment = {$side}: which hex lends its cover to Concealment?
ask-pick-hex-short = {$side}: the shell falls short. In which hex?
ask-pick-hex-long = {$side}: the shell flies long. Into which hex?
ask-pick-hex-spotting = {$side}: where does {$about} place the spotting round?
ask-pick-hex-lighting = {$side}: over which hex does {$named} want the starshell?
ask-pick-hex-impact = {$side}: which hex is shelled next?
ask-pick-hex-starshell = {$side}: the round came down off the map. Over which hex does the starshell hang?
ask-pick-hex-starshell-out = {$side}: which starshell goes out?
ask-pick-hex-evacuate = {$side}: where does {$named} escape the blaze to?
ask-pick-hex-air-support = {$side}: which hex do the aircraft attack, if any?
ask-pick-hex-breeze = {$side}: the blaze markers run short. Where does the fire spread?
ask-pick-hex-entrench = {$side}: dig foxholes?
ask-pick-hex-sappers = {$side}: remove mines or wire?
ask-pick-hex-white-phosphorus = {$side}: lay smoke beside a squad?
ask-pick-hex-field-promotion = {$side}: promote a private? In which hex?
ask-pick-hex-hero = {$side}: in which hex does the hero appear?
ask-pick-hex-infiltration = {$side}: infiltration: {$named}. In which hex?
ask-pick-hex-reinforcements = {$side}: reinforcements: {$named}. In which hex?
ask-pick-hex-walking-wounded = {$side}: where does {$named} return?
ask-pick-hex-hidden-unit = {$side}: hidden unit. Where is {$named}?
ask-pick-card = {$side}: choose a card
ask-pick-card-hint = Choose a card by its button.
ask-pick-card-interrogation = {$side}: discard a card of the enemy hand?
ask-pick-word = {$side}: choose
ask-pick-word-hint = Choose by a button.
ask-pick-word-rout-whom = {$side}: whose broken units must roll in the Rout?
ask-pick-word-rout-help = {$side}: what does {$named} do to the Morale in his hex?
ask-pick-word-run-along = {$side}: does {$named} retreat with them?
ask-pick-word-return = {$side}: at which Time does {$named} return?
ask-pick-word-request = {$side}: what do you request?
ask-pick-word-mission = {$side}: high explosive or smoke?
ask-pick-word-deny = {$side}: the enemy radio or a starshell?
ask-pick-word-lift = {$side}: remove smoke or a starshell?
ask-pick-word-support = {$side}: which support do you take?
ask-pick-word-markers = {$side}: do the markers of {$about} stay with the team that has the weapon (1), or with the other (2)?
ask-pick-word-reconnaissance = {$side}: which of your secret chits do you reveal?
ask-draw = {$side}: a draw
ask-over = { $winner ->
    [axis] The Axis win
   *[allies] The Allies win
}

# How a gamepad answers; the names of its buttons stand in them.
ask-set-up-pad = {$previous} and {$next} choose a unit, the left stick a marked hex; {$accept} puts it there. {$offer} offers the rest: place all, done.
ask-give-order-pad = Left and right raise a card, {$accept} plays its order. {$offer} offers the rest: pass, undo.
ask-discard-pad = Left and right raise a card, up selects or deselects it; {$accept} discards those chosen.
ask-activate-pad = Left and right go through the units, up adds one or removes it; {$accept} takes the highlighted answer. {$offer} offers the rest.
ask-set-off-pad = Left and right go through the units, up adds one or removes it; the left stick chooses where they go, {$accept} sends them there. {$offer} offers the rest.
ask-move-on-pad = The left stick chooses a marked hex, {$accept} goes there. {$offer} offers the rest: stop, hand over.
ask-advance-one-pad = The left stick chooses a marked hex, {$accept} advances there. {$offer} offers the rest.
ask-shoot-pad = Left and right go through the targets, {$accept} fires. {$offer} offers the rest.
ask-react-pad = Left and right raise a card, up plays it. {$offer} offers every answer.
ask-pick-hex-pad = The left stick chooses a marked hex, {$accept} takes it.
ask-pick-unit-pad = {$previous} and {$next} choose a unit, {$accept} takes it. {$offer} offers all of them.
ask-discard-keys = Number keys add cards or leave them out; {$accept} discards the chosen ones, 0 none.
ask-activate-keys = Number keys add units or leave them out; {$accept} takes the highlighted answer.
ask-activate-none-keys = Number keys add units or leave them out.
ask-set-off-keys = Arrows and {$accept} move the chosen units to any lit hex.
ask-move-on-keys = 1 to 6 move one hex; arrows and {$accept} move to any lit hex.
ask-shoot-keys = {$next} cycles targets; {$accept} fires; number keys add or drop firers.
ask-react-keys = Number keys play the lit cards; {$accept} takes the highlighted answer.
ask-react-none-keys = {$accept} takes the highlighted answer.
ask-pick-enter-keys = {$accept} takes the highlighted answer.
ask-pick-figures-keys = {$accept} takes the highlighted answer, number keys the others.
ask-pick-hex-keys = {$next} goes through the hexes, then {$accept} takes the marked one.
ask-pick-hex-figures-keys = {$next} goes through the hexes, then {$accept} takes the marked one; number keys take a numbered one.
ask-pick-unit-keys = {$accept} takes the chosen unit, number keys take the others.
ask-pick-weapon-keys = {$accept} takes the chosen weapon, number keys take the others.

## what undo cannot cross
undo-card-flipped = Undo stops here: a card was turned over.
