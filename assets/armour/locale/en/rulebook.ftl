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
