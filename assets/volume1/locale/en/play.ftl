# Words of the table in play: buttons, short notes on the board, what stands on pieces.

ducking-ask = {$man}: you are asked before he ducks back.
ducking-whenever = {$man} ducks back by himself whenever it spares him a hit.
ducking-never = {$man} never ducks back unless he must.
press-again = Press {$key} again to confirm. {$told}
choose-man-first = Choose one of your men first.
drop-order-on-man = Drag the marker onto one of your men.
    .rule = 7.0
drop-prisoner-on-man = Drag the prisoner onto one of your men.
    .rule = 17.4
card-not-now = No card can be played now.
card-not-this = This card cannot be used now.
move-not-there = Not to {$hex}: {$reason}
move-no-way = Not that way: {$reason}
aim-drawn = The target is drawn at random, one shot at {$men}
    .rule = 7.01
aim-drawn-each = {$man} {$percent}%
aim-lot-fell = The lot fell on {$man}.
aim-with = { $shots ->
    [one] {$weapon}, {$shots} shot.
   *[other] {$weapon}, {$shots} shots.
}
aim-first = Choose a target first.
aim-must = {$order}: he has a target and must fire.
aim-others = { $count ->
    [one] 1 other target
   *[other] {$count} other targets
}: {$key} or a click.
aim-line = { $shots ->
    [one] {$weapon}, {$shots} shot: {$need} or less hits.
   *[other] {$weapon}, {$shots} shots: {$need} or less hits.
}
aim-line-confirm = { $shots ->
    [one] {$weapon}, {$shots} shot: only a natural 0 can hit, with a Troop Quality Check of {$check} or less.
   *[other] {$weapon}, {$shots} shots: only a natural 0 can hit, with a Troop Quality Check of {$check} or less.
}
aim-line-hopeless = { $shots ->
    [one] {$weapon}, {$shots} shot: no hit possible.
   *[other] {$weapon}, {$shots} shots: no hit possible.
}

button-place-all = Place all
button-repeat = As last turn
button-take-over = Guard the prisoner
button-act = {$man} acts
button-act-tip = You decide each step now
button-carry-on-tip = The drawn move is made, step by step
button-play-card = Play {$card}
button-lay-off = Discard {$card}
button-use-card = Use {$card}
button-keep-cards = Not this impulse
button-take-wound = Take: {$card}
answer-go-on = Go on

phase-team-acts = {$team} acts
top-goal = win at {$goal}
now = now {$value}

card-order = ORDER
card-discard = DISCARD
card-event = EVENT
card-secret = SECRET
stamp-kia = KIA
wound-tag-evac = Evac
weapon-skill-rates = { $shots ->
    [one] WS {$skill} · 1 shot
   *[other] WS {$skill} · {$shots} shots
}
weapon-band = {$near}–{$far}: {$amount}
dossier-order-check = {$order}: {$promise}
dossier-order-plain = {$order}: WS {$total}
check-dice = Needed {$need} or less: {$result}
dice-said = {$check}: {$result}
dice-on-target = on target
dice-scattered = scatters
dice-near = Grenade Near
dice-far = Grenade Far
dice-confirmed = Rule of 0: a 0, to be confirmed by a TQC of {$need} or less; rolled {$roll}: {$result}
dice-hopeless = Rule of 0: a 0, but the confirming TQC is below 0: {$result}
ask-concede-title = Concede this battle?
ask-concede-text = It ends now, with the worst result of its victory table: “{$verdict}”.
ask-concede-campaign = The campaign goes on with that result.
conceded-text = You gave the battle up in Turn {$turn}. It counts as the worst result.
ask-concede-undo = You can undo this with {$key} until you leave the battle.
cannot-concede-over = The battle is over.
button-briefing = Briefing and victory levels
button-to-menu = To the start screen
button-to-editor = Back to the editor
button-next-battle = Next battle
button-play-again = Play again
button-watch = Replay
end-sum = Total
end-roll = The squad
fate-standing = unhurt
end-man = { $man }: { $fate }
end-killed = killed
end-fled = fled
end-escaped = left the board
end-passed = got through
end-captured = captured
end-bad-wound = Bad Wound
end-bad-wound-bandaged = Bad Wound, bandaged
end-light-wounds = { $count ->
    [one] Light Wound
   *[other] {$count} Light Wounds
}
fate-routed = routed
button-fight = Attack {$man}
percent = { $percent }%
# how likely he is hit, before and after Duck Back
chance-falls = { $sooner } → { $later }%
spot-promise = { $percent }% to spot him: {$need} or less
shot-promise = { $shots ->
    [one] {$weapon}: {$percent}%
   *[other] {$weapon}: {$percent}% a shot, {$any}% in {$shots}
}
shot-barred = No shot: {$reason}
shot-barred-now = Not in this impulse: {$reason}
shot-under = {$order}: {$promise}
shot-in-impulse = Impulse {$impulse}, {$promise}
shot-after-move = {$order}: moves first, fires in Impulse {$impulse}
step-takes-prisoner = { $count ->
    [one] {$men} has routed and surrenders
   *[other] {$men} have routed and surrender
}
step-kills-routed = { $count ->
    [one] {$men} has routed; berserk men take no prisoners
   *[other] {$men} have routed; berserk men take no prisoners
}
melee-promise = Moving in starts a melee. First attacks: {$blows}
melee-joined = Joins the melee in {$hex}. First attacks: {$blows}
melee-blow = {$man} in Impulse {$impulse} (hits {$percent}%)
melee-blow-later = {$man} in Impulse 2 of the next turn (hits {$percent}%)
melee-blow-none = {$man} not at all (wounds)
settings-duck-back = Ask about Duck Back
settings-duck-back-tip = When it helps: where it takes a tenth or more off the chance that he is hit, or he would have to leave an objective.
duck-back-always = always
duck-back-matters = when it helps
duck-back-never = never

settings-one-answer = Only one answer
settings-one-answer-tip = Whether a question with only one answer is put all the same.
one-answer-by-itself = given by itself
one-answer-asked = asked

settings-next-man = Who acts next
settings-next-man-tip = In order: as in the roster. A click on another man of the team lets him act first.
next-man-in-order = by the roster
next-man-asked = asked
settings-map-editor = Map editor
map-editor-usual = Tiled
settings-after-order = After an order
settings-after-order-tip = Whom the next key gives an order to.
after-order-next = next man
after-order-stay = same man
acted-already = {$man} has acted in this impulse.
not-his-turn = It is not the turn of {$man}’s team.
end-kept = Saved among the saved battles
button-study = Study…
button-study-tip = A copy to try things out in; it does not count
studied-already = this is a study battle already
cannot-load = leave this battle first
ask-restart-title = Start this battle again?
ask-restart-text = The battle starts over from the set-up. The current one stays among the saved battles.
restart-new = New dice
restart-same = Same dice
restart-seed-unknown = The same dice cannot be rolled again: this save is too old to have recorded its dice seed.
restart-seed-branch = The same dice cannot be rolled again: this battle was started from another one, and part of its dice came from there.
cannot-restart = only a battle that stands alone can be started again
