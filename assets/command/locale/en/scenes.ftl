# The scenes around the table.

scenarios-title = Scenarios
scenarios-note = Choose what is played.
scenarios-empty = There are no scenarios.
scenarios-play = Play
scenario-about = {$place} · {$date}
