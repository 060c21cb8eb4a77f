# The rules lab.

menu-lab-note = the rules by example, step by step
lab-list-note = Positions with their dice, event by event. Drop a file of your own here to open it.
lab-d10 = d10
lab-d6 = d6
lab-friendly-cards = Your cards
lab-enemy-cards = Enemy cards
lab-cup = From the cup
lab-no-script = No dice, cards or answers are needed.
