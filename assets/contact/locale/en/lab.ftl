# Measures and faults of lab files.

menu-lab-note = the rules by example, step by step
lab-list-note = Positions with their dice, event by event. Drop a file of your own here to open it.
lab-d6 = d6
lab-no-script = No dice or answers are needed.
lab-measure = {$subject}: {$values}
finding-lab-subject = a measure is about one thing: {$known}
finding-lab-not-found = a measure of the subject {$about} does not find {$key}, only {$known}; delete it
finding-lab-scenery = a piece of scenery is either an area or a line; give it one of them
finding-lesson-unit-stands = a condition on a unit needs one of: {$known}
