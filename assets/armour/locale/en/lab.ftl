# The rules lab.

menu-lab-note = the rules by example, step by step
lab-list-note = Positions with their dice, event by event. Drop a file of your own here to open it.
lab-d6 = d6
lab-no-script = No dice or answers are needed.
lab-measure = {$subject}: {$values}
lab-where-undeployed = not deployed
lab-where-mounted = on a vehicle
lab-where-rear = in the rear
lab-where-withdrawn = withdrawn
lab-where-destroyed = destroyed
lab-where-ambush = in ambush
lab-where-reserve = in reserve
lab-where-away = not over the table
lab-where-due = about to fly in
