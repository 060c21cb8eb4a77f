# What is asked.

ask-deploy = {$seat}: set up your units
ask-deploy-hint = Units in cover or foxholes may begin hidden. Say done when all are placed.
ask-call = Call {$about} by radio?
ask-call-hint = A failed call makes the next one easier.
ask-help = A command group helps {$about} to rally?
ask-help-hint = It gives up its own act this turn.
ask-enter = Where does {$about} arrive?
ask-choose-first = {$seat}: go first or second?
ask-next = {$seat}: give an order, or pass
ask-next-hint = Orders left: {$orders}. A command group may take a unit in its radius along.
ask-action = What does {$about} do?
ask-discovered = {$about} has found an enemy: go on or stop?
ask-react = {$seat}: react to the move of {$about}?
ask-react-hint = At most two units that have not acted. Each tests its experience unless it is on overwatch.
ask-allot = Share the further hits of {$about}
ask-defend = { $overrun ->
    [yes] {$about} is overrun: assault the vehicle first, or hold?
   *[no] {$about} is charged: fire, hold or fall back?
}
ask-press = A second round, or break off?
ask-casualty = {$seat}: which unit is lost?
ask-adjust = Where does {$about} fire?
ask-adjust-hint = A point in sight or registered before; or wait.
ask-shift = {$seat}: shift the template of {$about}
ask-shift-hint = Up to 20 cm.
ask-plane-target = {$seat}: which enemy does the aircraft attack?
ask-anti-air = {$seat}: which units fire at the aircraft?
ask-retreat = How does {$about} fall back?
ask-roll = {$about}: {$why}
ask-over = { $won ->
    [no] Draw
   *[yes] {$winner} wins
}: {$why}. Losses: {$losses}
roll-fire = fire
roll-to-hit = to hit
roll-destroy = test of destruction
roll-anti-air = anti-aircraft fire
roll-breakdown = breakdown
roll-end-of-support = end of support
roll-force-morale = morale of the force
roll-free = coming free
roll-ground = difficult ground
roll-location = location of the target
roll-mines = mines
roll-overrun = overrun
roll-plane-save = save of the aircraft
roll-precision = precision
roll-radio = radio contact
roll-repair = repair
roll-save = saving roll
roll-skirts = side skirts
roll-tagged = tagged die
roll-initiative = initiative
roll-rally = rally
roll-crew = crew morale
roll-defence = defensive fire
roll-round = close combat
roll-charge-fire = explosive charge
ask-next-keys = {$text} {$next} goes through your units, {$accept} gives the order.
ask-action-keys = {$text} By keys: {$next} goes through the enemies, {$cursor-right} and the other arrows move the cursor, {$accept} plans and then takes it.
ask-deploy-keys = {$text} By keys: {$next} chooses, {$cursor-right} and the other arrows move the cursor, {$accept} sets up.

## what undo cannot cross
undo-dummy-found = Undo stops here: a marker was turned over.
undo-unit-found = Undo stops here: a unit was found.
