# Battles that are the same for everybody: challenges, the battle of the day, records and honours.

## Start screen

menu-day = Battle of the day
menu-day-note = the same for everybody; challenges and records

## Days

days-title = The battle of the day
days-note = Made up from the date, the same for everybody, with the same dice and cards. The first battle you finish counts.
days-open = Open
days-records = Records
days-today = today
days-not-fought = not fought yet
days-outcome = {$verdict} · { $points ->
    [one] {$points} point
   *[other] {$points} points
} · { $turns ->
    [one] {$turns} turn
   *[other] {$turns} turns
}
days-day = { $month ->
    [1] {$day} January {$year}
    [2] {$day} February {$year}
    [3] {$day} March {$year}
    [4] {$day} April {$year}
    [5] {$day} May {$year}
    [6] {$day} June {$year}
    [7] {$day} July {$year}
    [8] {$day} August {$year}
    [9] {$day} September {$year}
    [10] {$day} October {$year}
    [11] {$day} November {$year}
   *[12] {$day} December {$year}
}

## Challenges

sheet-challenge = Challenge
challenge-give = Share
challenge-give-title = A challenge
challenge-came-to = {$verdict} · { $points ->
    [one] {$points} point
   *[other] {$points} points
} · { $turns ->
    [one] {$turns} turn
   *[other] {$turns} turns
}
sheet-to-beat = To beat

## Records

menu-records-note = your battles in figures
records-none = No battle was fought to its end yet. Each one that you finish is remembered here.
records-all = All battles
records-fought = Battles fought
records-won = Won
records-days = Battles of the day
records-row = Most won in a row
records-enemies-killed = Enemies killed
records-enemies-captured = Enemies captured
records-killed = Own men killed
records-captured = Own men captured
records-fled = Own men fled
records-wounded = Own men wounded
records-papers = Papers brought home
records-rescued = Comrades rescued
records-scenarios = Scenarios
records-standing = {$won} of {$fought} won · best {$points}
records-honours = Honours
records-honours-count = {$earned} of {$all}
records-earned = {$day}: {$verdict}
end-honours = { $count ->
    [one] Honour: {$honours}
   *[other] Honours: {$honours}
}

## Honours

honour-every-man-home = Every man home
    .about = A battle won with six men or more and none of them lost, four enemies or more overcome.
honour-not-a-scratch = Not a scratch
    .about = The same without a single wound.
honour-hands-up = Hands up
    .about = Three prisoners or more in one battle.
honour-officer-alive = Alive and talking
    .about = A battle won with an enemy officer captured.
honour-papers = Paper wins wars
    .about = A battle won and Papers brought home.
honour-nobody-left-behind = Nobody left behind
    .about = A comrade brought to safety, and no man lost for it.
honour-at-a-price = At a price
    .about = A battle won although three men or more were lost.
honour-before-the-clock = Before the clock
    .about = A battle won with two turns or more to spare, four enemies or more overcome.
honour-a-field-cleared = A field cleared
    .about = A battle won with eight enemies or more overcome.

## At a glance

book-forces = { $men ->
    [one] {$men} man against {$enemies} counters
   *[other] {$men} men against {$enemies} counters
}
book-demand = {$minutes} min · {$difficulty} · {$won}% won
book-easy = easy
book-fair = fair
book-hard = hard
book-mission-take = Attack
book-mission-hold = Defence
book-mission-patrol = Patrol
book-mission-ambush = Ambush
book-mission-raid = Raid
book-mission-rescue = Rescue
book-mission-withdraw = Withdrawal
sheet-glance = This battle
sheet-mission = Mission
sheet-length = Length
sheet-minutes = { $minutes ->
    [one] about {$minutes} minute
   *[other] about {$minutes} minutes
}
sheet-difficulty = Difficulty
sheet-won-by-careful = {$difficulty}: a cautious player wins {$won} of 100
sheet-measured = Measured
sheet-measured-games = { $games } games: between { $least } and { $most } of 100, at 95% confidence
sheet-veteran = A veteran
sheet-veteran-wins = wins { $won } of 100; { $games } games: between { $least } and { $most }

## Shared

book-give = Share
book-given = Shared
given-file = {$file}: send it on. Others drop it on the game’s window, or put it into their folder of packs.
cli-no-zip = “{$file}” must end in .zip
