# The rules lab.

menu-lab = Rules lab
menu-lab-note = the rules by example, step by step

lab-title = Rules lab
lab-list-note = Positions with their dice, event by event. Drop a file of your own here to open it.
lab-list-empty = There are no lab files.
lab-open = Open

lab-to-end = To the end
lab-restart = Restart
lab-broken = The file cannot be read as it is now
lab-saved = This is the file { $path }. Edit it there, and the table follows.

lab-d10 = d10
lab-d6 = d6
lab-friendly-cards = Your cards
lab-enemy-cards = Enemy cards
lab-cup = From the cup
lab-answers = Answers
lab-no-script = No dice, cards or answers are needed.
