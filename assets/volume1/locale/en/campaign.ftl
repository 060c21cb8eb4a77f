# The campaign: its map case, the roster between battles, and the letters home.

## Start screen and battle

menu-campaign = Campaign
menu-campaign-note = one squad, from battle to battle
button-to-campaign = Back to the campaign

## The map case

campaign-new = not begun yet
campaign-progress = battle {$battle} of {$battles} · { $won ->
    [0] none won
    [one] one won
   *[other] {$won} won
  }
campaign-number = Campaign {$place} of {$count}
campaign-over-short = over · { $won ->
    [0] no battle won
    [one] one battle won
   *[other] {$won} battles won
  }
campaign-introduction = What lies ahead
campaign-orders = Orders
campaign-last = The last battle
campaign-last-line = {$verdict}, { $points ->
    [one] {$points} point
   *[other] {$points} points
  }
campaign-changes = What that changes
campaign-change-morale = your men’s morale {$steps}
campaign-change-enemy-morale = the enemy’s morale {$steps}
campaign-change-hand = opening hand {$steps}
campaign-change-turns = turns {$steps}
campaign-change-alert = the enemy is alert
campaign-change-waiting = the enemy is waiting
campaign-change-prepared = the enemy is prepared
campaign-change-unprepared = the enemy is unprepared
campaign-squad = The squad
campaign-fit = Fit to fight
campaign-resting = At the aid station
campaign-lost = Lost
campaign-nobody = nobody
campaign-attached = Lent to you
campaign-men = { $count ->
    [one] one man
   *[other] {$count} men
  }
campaign-route = The road
campaign-the-end = The campaign is over
campaign-too-few = Too few men are left for another battle.
campaign-battles-won = { $won ->
    [one] {$won} battle won of {$battles}
   *[other] {$won} battles won of {$battles}
  }
campaign-set-out = Set out
campaign-begin = To the battle
campaign-continue = Back into the battle
campaign-roster = Roster
campaign-letters = Letters
campaign-sheet = Battle sheet
campaign-length = Length
campaign-wins = Points to win
campaign-options = Optional rules
campaign-options-none = none chosen; the battle sheet offers some
campaign-options-begun = none chosen
campaign-options-note = Saved with the campaign. A rule stays chosen for later battles that offer it.
campaign-another = Another campaign
campaign-stop-won = won
campaign-stop-lost = lost
campaign-stop-next = the next battle
campaign-stop-ahead = still to come
campaign-stop-passed = passed by
campaign-begun = begun {$when}
campaign-delete = Delete this campaign?
campaign-delete-battle = Deleted with it: {$battle}
campaign-delete-sure = This cannot be undone. The battles that are over stay among the saved ones.
campaign-name = Name
campaign-name-title = Name of the campaign
campaign-none = There is no campaign to play.
campaign-again-title = This battle cannot be continued
campaign-again-text = Fight it again from the start? The damaged save is kept.
campaign-again = Fight it again

## Between two battles: who goes, who rests, who leads, what is carried

muster-title = Before “{ $battle }”
muster-note = { $count } go, { $most } at most. A click picks a man, another lets him go or rest.
muster-go = They go
muster-rest = They rest
muster-let-go = Goes
muster-let-rest = Rests
muster-leads = Leads
muster-carries = + { $weapon }
muster-leaves = − { $weapon }
muster-undo = Undo
muster-is-leader = leads
muster-hurt = hurt
muster-weary = worn out
muster-worn = worn out: TQ −{ $amount }
muster-rest-helps = a rest helps
decide-too-late = The battle has begun: it is fought as it was decided.
decide-not-there = He is not with the squad any more.
decide-aid-station = He is at the aid station and misses this battle.
decide-no-room = No more than { $count } go: let somebody rest first.
decide-too-few = At least { $count } men must go.
decide-stays = He rests: only a man who goes leads or carries anything.
decide-medic = A medic leads nobody.
decide-has-none = He does not carry it.
decide-not-issued = It is not given out.
decide-has-it = He has one.
decide-cannot-use = He has no skill with it.
decide-given-out = No more than { $count } of it are given out for a battle.
decide-all-given-out = No more than { $count } pieces in all are given out for a battle.
decide-nothing-to-undo = Nothing has been decided yet.
campaign-muster = Who goes
campaign-memorial = Memorial
memorial-title = In memory
memorial-killed-by = killed by { $kind ->
    [pistol] a pistol shot
    [smg] submachine-gun fire
    [assault-rifle] a burst of automatic fire
    [automatic-rifle] a burst of automatic fire
    [machine-gun] machine-gun fire
    [grenade] a hand grenade
    [stick-grenade] a hand grenade
    [egg-grenade] a hand grenade
    [rifle-grenade] a rifle grenade
    [mortar] a mortar shell
    [howitzer] an artillery shell
   *[other] a rifle shot
  } ({ $weapon })
memorial-served = With the squad in:
memorial-battles = { $count ->
    [one] in his first battle
   *[other] in his battle no. { $count }
  }
campaign-leads = Leads
campaign-arrived = { $count ->
    [one] One replacement has come
   *[other] { $count } replacements have come
  }
help-campaign-rest-more = A man who rests is cared for once more, and being worn out ends.
help-campaign-strain = Worn out: TQ −1 for every { $every } points since a man’s last rest, at most −{ $most } ({ $deeds }).
help-campaign-lead = The leader has LDR +{ $ldr }, up to { $most }. If he does not come back, the others begin the next battle with morale { $lost }.

campaign-progress-endless = battle {$battle} · { $won ->
    [0] none won
    [one] one won
   *[other] {$won} won
  }
campaign-begun-as = { $name }, in { $file }
campaign-seed = Seed
campaign-no-seed = The seed lies between 1 and { $most }.
campaign-squad-by-seed = One of the squads of the rulebook’s table; the seed says which.
campaign-delete-served = Its squad stays among those that have served.
help-campaign-endless = The battles are generated from the seed as you come to them. The seed decides the ground, the task and the hour; your results decide how many the enemy are and how good. Anyone who begins with the same seed is sent to the same places.

## The squads that have served

served-title = Squads that served
menu-served-note = what became of the squads of your campaigns
served-none = No squad has finished its campaign yet.
served-won = won
served-lost = lost
served-given-up = given up
served-days = { $first } to { $last }
served-seed = Seed { $seed }
served-medals = { $medal } × { $count }

## The roster

squad-title = The squad
squad-before = before the first battle
squad-after = after “{$battle}”
squad-new = new
squad-tq = TQ
squad-ldr = LDR
squad-fit = fit
squad-rests = misses the next battle
squad-wound-light = Light Wound, bandaged
squad-wound-bad = Bad Wound, bandaged
squad-killed = killed in action
squad-captured = captured
squad-home = sent home
squad-note-figure = { $name } { $value }
squad-note-learned = { $name } { $value }, +{ $learned } learned
squad-note-tq-next = Troop Quality: { $points } points, +1 at { $next }
squad-note-tq-full = Troop Quality: at its maximum
squad-note-ws-next = Main weapon: { $points } points, +1 at { $next }
squad-note-ws-full = Main weapon: at its maximum
squad-no-deeds = nothing yet
deed-fought = { $count ->
    [one] {$count} battle
   *[other] {$count} battles
  }
deed-enemy-spotted = spotted {$count}
deed-enemy-hit = hit {$count}
deed-enemy-killed = killed {$count}
deed-prisoner-taken = { $count ->
    [one] {$count} prisoner
   *[other] {$count} prisoners
  }
deed-papers-brought = Papers brought home
deed-comrade-bandaged = { $count ->
    [one] {$count} bandage
   *[other] {$count} bandages
  }
deed-comrade-carried = { $count ->
    [one] carried a comrade
   *[other] carried {$count} comrades
  }
deed-wounded = { $count ->
    [one] wounded
   *[other] wounded {$count} times
  }
deed-killed = killed

## What goes on between two battles, as F1 tells it

help-campaign-course = Won or lost, the next battle follows, and the last one changes something in it: the campaign’s sheet says what. At the end the battles won are counted.
help-campaign-wounds = Wounds after a battle
help-campaign-care = Every man is treated at the aid station before the next battle.
help-campaign-wound = { $wound }: { $care }
campaign-wound-light = Light Wound
campaign-wound-light-bandaged = Light Wound, bandaged in the battle
campaign-wound-bad = Bad Wound
campaign-wound-bad-bandaged = Bad Wound, bandaged in the battle
campaign-wound-evac = Bad Wound (Evac)
campaign-care-healed = it heals
campaign-care-bandaged = he fights on with it, bandaged
campaign-care-light = he fights on with a Light Wound, bandaged
campaign-care-rest = he misses the next battle and comes back unwounded
campaign-care-home = he goes home for good
help-campaign-rest = With { $count } wounds left he misses the next battle.
help-campaign-learning = What men learn
help-campaign-points = Deeds in the whole campaign are worth points, and points raise a man’s figures. What he has learned stands in red after the printed figure.
help-campaign-gain-ws = Skill with his main weapon: +1 for every { $every } points, at most +{ $most } ({ $deeds }).
help-campaign-gain-tq = Troop Quality: +1 for every { $every } points, at most +{ $most } ({ $deeds }).
help-campaign-deed = { $deed } { $points }
deed-name-fought = a battle
deed-name-enemy-spotted = an enemy spotted
deed-name-enemy-hit = an enemy hit
deed-name-enemy-killed = an enemy killed
deed-name-prisoner-taken = a prisoner
deed-name-papers-brought = Papers brought home
deed-name-comrade-bandaged = a comrade bandaged
deed-name-comrade-carried = a comrade carried
deed-name-wounded = a wound
deed-name-killed = his death
help-campaign-medals = Decorations
help-campaign-medal-one = { $title }, { $citation }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in one battle ({ $deeds }).
help-campaign-medal-all = { $title }, { $citation }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in all battles ({ $deeds }).
help-campaign-medal-instead = It replaces the { $lesser }.
help-campaign-medal-infantry = Not for Medics.
help-campaign-losses = Losses
help-campaign-lost = A man who is killed, captured or sent home does not come back; the next replacement takes his place.
help-campaign-pool = { $count ->
    [0] There are no replacements.
    [one] There is one replacement in all.
   *[other] There are { $count } replacements in all.
  }
help-campaign-least = { $count ->
    [one] Without a man fit to fight the campaign is over.
   *[other] With fewer than { $count } men fit to fight the campaign is over.
  }
