# What the keys of this game do, one line for each action, and the headings of their sheet.

keys-orders = Orders

keys-answers = Answers to questions
keys-letters = Letters of the orders

key-sight = Line of sight
key-danger = Danger overlay
key-advice = Advice on what is asked
key-place-all = Place all men who are left
key-together = Select team, then everyone
key-repeat = Last turn’s orders again
key-take-over = Take over a comrade’s prisoners
key-serve = Take or leave a machine gun
key-clear-order = Remove an order
key-other-man = Another man of the team acts first
key-duck-back = Duck Back
key-duck-of-himself = Duck Back by himself: ask, whenever it helps, never
key-leave = Leave the board
key-hold-fire = Hold fire
key-decline = The other answer: no, not now, none, leave behind
key-keep-cards = Keep the card this impulse
key-next-weapon = Next weapon
key-flare = Fire a flare
key-shift-target = Shift the target marker

keys-editor = In the scenario editor
key-try-scenario = Try the scenario
key-paint-terrain = Paint the terrain in Tiled

key-order-aimed-fire = Aimed Fire
key-order-rapid-fire = Rapid Fire
key-order-suppressive-fire = Suppressive Fire
key-order-run-and-gun = Run & Gun
key-order-sneak = Sneak
key-order-evade = Evade
key-order-sprint = Sprint
key-order-charge = Charge
key-order-grenade = Grenade
key-order-smoke-grenade = Smoke Grenade
key-order-rifle-grenade = Rifle Grenade
key-order-plan = Plan
key-order-reload = Reload
key-order-medical-aid = Medical Aid
key-order-search = Search
key-order-hide = Hide
key-order-rally = Rally
key-order-carry = Carry/Drag
