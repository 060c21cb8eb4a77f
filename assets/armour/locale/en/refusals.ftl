# Why an answer is not allowed: a short reason in plain words, the rule number is added.

refusal-about = {$about}: {$reason}
refusal-bailed-out = its crew has bailed out
refusal-cannot-hit = it would need {$need}: 8 is the most that can be rolled
refusal-dash-out-of-command = a dash out of command must lead towards the leader
refusal-dashed = it has dashed this turn
refusal-has-fired = it has fired this turn
refusal-has-moved = it has moved this turn
refusal-impassable = impassable: {$ground}
refusal-no-such-weapon = it has no such weapon
refusal-no-target = that is no enemy team on the table
refusal-not-even = hits are spread evenly, and each declared target takes one
refusal-not-on-table = it is not on the table
refusal-occupied = {$team} is in the way
refusal-off-table = that is off the table
refusal-one-unit = teams of one unit of yours, please
refusal-one-weapon = one weapon for each team
refusal-out-of-arc = outside its arc of fire
refusal-out-of-command = {$team} would be out of command
refusal-out-of-range = out of range: {$range} cm at most
refusal-out-of-sight = out of sight
refusal-outside-zone = {$team} would be outside your zone
refusal-too-far = too far: {$way} cm of {$most} cm
refusal-unit-has-moved = the movement of its unit is over
refusal-units-to-deploy = some units are still to be deployed
refusal-whole-unit = a unit is deployed whole
