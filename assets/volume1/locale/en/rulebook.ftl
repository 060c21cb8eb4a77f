# The rulebook as it lies on the table: its tabs, its search, and what stands beside its paragraphs.

rulebook-title = Rules of play
rulebook-search = search rules and terms
rulebook-hits = { $count ->
    [0] nothing found
    [one] one match
   *[other] {$count} matches
}
rulebook-here = What you pointed at
rulebook-start = The game in a few lines
rulebook-rulings = Rulings
rulebook-rulings-note = How the game decides where the rulebook is silent or its two texts differ.
rulebook-terms = Terms
rulebook-terms-note = The terms of the game, and the rules that explain them.
rulebook-rules-here = The rules for it
rulebook-cited = See also
rulebook-back = Back
rulebook-forward = Forward
button-rulebook = Rulebook
