# A battle in lines of text.

text-word-squad = squad
text-about-squad = your men, each on a line
text-word-enemies = enemies
text-about-enemies = the enemies on the board, the nearest first
text-word-man = man
text-about-man = everything about one man: man taylor
text-word-hex = hex
text-about-hex = a hex and what lies around it: hex 05.06, hex taylor
text-word-sight = sight
text-about-sight = who is in sight of a hex, or whether two see each other: sight 05.06 12.10
text-word-orders = orders
text-about-orders = what a man may be ordered to do, and what not: orders taylor
text-word-cards = cards
text-about-cards = the cards in hand
text-word-score = score
text-about-score = turn and points so far
text-word-briefing = briefing
text-about-briefing = what the battle is about, and where your men may start
text-word-all = all
text-word-ready = ready
text-word-commit = commit

text-how = Type the answer in words.
text-how-set-up = Type a man and a hex (taylor 05.06), { $all } to place everybody, or { $ready } when all stand.
text-how-give-orders = Type a man and an order (taylor evade), { $all } and an order for everybody without one, or { $commit } when you are done.
text-which-man = “{ $line }” may be { $men }.
text-no-man = There is no man “{ $line }” here.
text-not-on-board = { $man } is not on the board.
text-which-order = “{ $line }” may be { $orders }.
text-no-order = There is no order “{ $line }”.
text-enemy = { $line }; { $hexes ->
        [one] { $hexes } hex away
       *[other] { $hexes } hexes away
    }
text-nobody = Nobody.
text-figures = TQ { $tq }, LDR { $ldr }
text-sees = sees { $man } in { $hex }. { $promise }
text-hex-level = { $hex }, { $terrain }, level { $level }
text-orders-barred = Not now:
text-no-cards = No cards in hand.
text-turn = Turn { $turn } of { $turns }, impulse { $impulse }
text-points = Victory points: { $points }
text-deployment = Your men may start in: { $hexes }
text-waiting = not placed yet
text-hidden = hidden
text-without-order = no order
text-hex = { $hex }, { $terrain }
text-weapon = { $weapon } { $skill }
text-beside = { $number }: { $hex }, { $terrain }
text-beside-men = { $number }: { $hex }, { $terrain }: { $men }
text-order = { $order }: { $about }
text-score = { $what }: { $points }
text-man = { $man } ({ $team }): { $state }
text-at = { $hex }, { $terrain }
text-topic = { $title }. { $about }
text-ask-orders = { $title } Without an order: { $men }.
text-ask-set-up = { $title } To be placed: { $men }.
text-card = { $title }: { $about }
text-stranger = { $man }: { $state }
text-no-place = There is no hex “{ $line }” here; type a hex (05.06) or a man.
text-lessons-in-window = Lessons are taught in the window only: call combat without --text, then “Learn the game”.
