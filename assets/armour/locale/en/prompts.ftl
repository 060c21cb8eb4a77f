# What is asked. One line each; a hint says how to answer.

ask-aim-artillery = {$seat}: place aiming points
ask-aim-artillery-hint = Each artillery unit may begin ranged in on one point anywhere on the table; or end this step.
ask-place-works = {$seat}: place your works
ask-place-works-hint = Each work lies in its zone, 10 cm from objectives and other works. You may leave some out.
ask-hide-units = {$seat}: which units wait off the table?
ask-hide-units-hint = Choose a card, then ambush or reserve. Your opponent learns only how many units are off the table.
ask-deploy = {$seat}: deploy your units
ask-deploy-hint = Place each unit in your zone, within command distance of its leader.
ask-move-spearhead = {$seat}: move your spearheads
ask-move-spearhead-hint = More than 20 cm from every enemy, 40 cm from those in sight, their zone and objectives.
ask-reveal-ambush = {$seat}: spring an ambush?
ask-reveal-ambush-hint = In your zone, 10 cm from every enemy and 40 cm from those who would see it in the open.
ask-enter-reserve = {$seat}: a unit of your reserve arrives
ask-enter-reserve-hint = Choose which, then where: along your stretch of the edge, 20 cm from enemies.
ask-withdraw-unit = {$seat}: which unit leaves the table?
ask-withdraw-unit-hint = It is not lost, but it does not come back.
ask-move-units = {$seat}: move your units
ask-move-units-hint = Drag a team or a whole unit, give an order, or end the movement.
ask-shoot-units = {$seat}: choose who fires
ask-shoot-units-hint = Choose a unit, then its targets or an aiming point, or end the shooting.
ask-move-by-order = {$about}, {$order}: who moves?
ask-move-by-order-hint = Drag the teams that use the order, or end it.
ask-act-in-assault = {$seat}: who assaults?
ask-act-in-assault-hint = Lead teams of a unit into contact, up to 10 cm, give an order, or end the turn.
ask-allot-hits = {$about}: allot the hits
ask-allot-hits-hint = Every declared target takes a hit; spread the rest evenly.
ask-mistaken-target = {$seat}: exchange hits?
ask-mistaken-target-hint = On 3+ two teams exchange all their hits.
ask-name-leader = { $why ->
    [bailed] {$about}: who takes over from the bailed out leader?
    [stuck] {$about}: who leads on while the leader is stuck?
    [appointed] {$about}: who leads the unit now?
   *[other] {$about}: who takes over the lead?
}
ask-name-commander = {$about}: whom does the commander join?
ask-countercharge = {$about}: charge into the counterattack
ask-countercharge-hint = Teams that are not in contact charge up to 10 cm.
ask-defensive-fire = {$seat}: fire in defence
ask-defensive-fire-hint = Choose a unit near the assault, then its targets within 20 cm, or hold your fire.
ask-anti-aircraft = {$seat}: fire at the aircraft?
ask-anti-aircraft-hint = Choose a unit with anti-aircraft weapons, then an aircraft, or hold your fire.
ask-attack-with-flight = {$about}: what does it attack?
ask-attack-with-flight-hint = Click a target to fire at it, or a point below an aircraft to bomb it, or let the flight leave.
ask-take-strike = {$about} hits: which team is lost or struck?
ask-choose-weapon = {$about}: with what does it strike?
ask-choose-weapon-hint = Grenades strike the top, a weapon the side.
ask-counterattack = {$about}: counterattack or break off?
ask-counterattack-hint = Who breaks off moves to more than 15 cm away, or is lost.
ask-consolidate = {$seat}: consolidate
ask-consolidate-hint = Move the victors up to 10 cm, no nearer than 5 cm to an enemy.
ask-roll = {$about}: a roll
ask-over = { $why ->
    [conceded] {$winner} wins: the other side concedes ({$won} : {$lost})
    [formations-lost] {$winner} wins: the other side has no formation left ({$won} : {$lost})
    [goal-held] {$winner} wins by an objective ({$won} : {$lost})
   *[turn-limit] {$winner} wins at the turn limit ({$won} : {$lost})
}

## what undo cannot cross
undo-ambush-revealed = Undo stops here: hidden teams have shown themselves.
undo-reserve-entered = Undo stops here: a reserve has come onto the table.
