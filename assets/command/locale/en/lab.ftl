# The rules lab.

menu-lab-note = worked examples, step by step
lab-list-note = Positions with their cards, event by event. Drop a file of your own here to open it.
lab-axis = Axis cards
lab-allies = Allied cards
lab-chits = Chits
lab-smoke = Smoke
lab-no-script = No cards or answers are needed.
