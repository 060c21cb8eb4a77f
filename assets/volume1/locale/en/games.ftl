# The report of many games: `combat report RUN.csv`.

games-by = { $count ->
    [one] { $count } game by the { $player } player, with seed { $seed }
   *[other] { $count } games by the { $player } player, with seeds from { $seed } on
}
games-won = { $share } won
games-bearings = What went with winning
games-weapons = Weapons
games-board = The board
games-points = Points: { $mean } on average; half of the games between { $low } and { $high }, the middle one at { $middle }; the worst { $least }, the best { $most }.
games-bearings-about = For each man, card and so on the games are parted in two: those with much of it, and those with little or none. A line in colour differs by more than chance explains, as many lines as there are. It tells what came together, not what brought it about: who is ahead already may move more.
games-nothing-to-compare = There are too few games to compare any.
games-further = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
games-parted = { $count ->
    [one] { $least } or more: { $count } game
   *[other] { $least } or more: { $count } games
}
games-kind-men = Men
games-kind-cards = Cards
games-kind-orders = Orders
games-kind-friendly-fire = Your weapons
games-kind-enemy-fire = Enemy weapons
games-kind-hexes = Hexes
games-column-verdict = Victory level
games-column-fate = Men in a game
games-column-ours = Yours
games-column-theirs = The enemy’s
games-column-men = Man
games-column-cards = Card
games-column-orders = Order
games-column-friendly-fire = Weapon
games-column-enemy-fire = Weapon
games-column-hexes = Hex
games-column-a-game = A game
games-column-parted = Much of it
games-column-with = Won with much
games-column-without = Won with little
games-column-points = Points
games-column-weapon = Weapon
games-column-shots = Shots and throws a game
games-column-hits = Hits a game
games-fate-killed = Killed
games-fate-wounded = Wounded
games-fate-captured = Captured
games-fate-fled = Fled
games-plot-killed = How often so many men were killed, in percent of the games
games-along-killed = Men killed
games-weapons-of = { $side ->
    [friendly] Yours
   *[enemy] The enemy’s
}
games-weapons-about = Hits count for the side that did not suffer them, those of shells and of one’s own grenades too; shells have no shots.
games-board-about = The figures are those of an average game: impulses that your men began in a hex, hits on men in it. The last layer shows hexes in which your men stood longer in games that ended with more points (green) or fewer (red), and how many.
games-layer-held = Your men
games-layer-hit-friendly = Your men hit
games-layer-hit-enemy = Enemies hit
games-layer-gains = Points
