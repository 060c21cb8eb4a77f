# Charts of the rulebook.

chart-head-ground = Ground
chart-head-dash = Dash
chart-head-difficult = Cross
chart-head-height = Height
chart-head-bulletproof = Bulletproof
chart-head-condition = Hindrance
chart-head-added = Added
chart-head-weapon = Weapon
chart-head-range = Range
chart-head-rate = Dice
chart-head-anti-tank = AT
chart-head-firepower = FP
chart-head-rules = Special rules
chart-yes = yes
chart-dash-of = { $dash ->
    [road] road
    [cross-country] country
    [terrain] terrain
   *[impassable] { $foot ->
        [impassable] no way
       *[other] infantry: terrain
    }
}
chart-height-of = { $height ->
    [flat] flat
    [short] short
   *[tall] tall
}
chart-bombardment = {$weapon}: bombardment
figure-of-8-0 = The terrain chart: which Dash applies, whether Cross is rolled, height, bulletproof cover.
figure-of-10-0 = What is added to the score to hit. Among a single die, slow firing and an overworked crew only one counts.
figure-of-21-0 = The weapons: range in cm, dice halted and moving, anti-tank, firepower.

## Special rules of a team

special-rule = {$name}: {$rule} ({$number})

## The introduction

intro-game-title = Two companies on an open table
intro-game = You lead tanks, infantry and guns in units, each with a leader. Models stand anywhere, and every distance is measured in centimetres: the table measures for you.
intro-turn-title = A turn
intro-turn = The sides take turns, the attacker first. Each turn has four phases:
intro-starting = Starting steps: crews remount, pinned units rally, shaken ones make their last stand, goals are checked.
intro-movement = Movement: unit by unit, at Tactical speed to fight, or at a Dash to get there; each leader may give an order.
intro-shooting = Shooting: smoke first, then direct fire and artillery, unit by unit.
intro-assault = Assault: charge into contact, be fired at, strike, and see who gives way.
intro-shot-title = A shot
intro-shot = Dice for the rate of fire, each against the score at which the target is hit, plus what hinders: distance, concealment, smoke. Hits are saved by armour or by a roll; Firepower finishes what is under cover. Five hits pin a unit, whoever survives.
intro-win-title = How a battle is won
intro-win = Hold one of your goals at the start of your own turn, or break all formations of the other side. At the limit of turns the mission says who has won.
intro-keys-title = Help
intro-keys = { $help } explains what the pointer is on and opens this book; { $keys } lists all keys. Numbers beside texts are paragraphs: click them.
