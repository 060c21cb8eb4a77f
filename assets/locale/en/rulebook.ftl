# The rulebook as it lies on the table: its tabs, its search, and what stands beside its paragraphs.

rulebook-title = Rules of play
rulebook-search = search rules and terms
rulebook-hits = { $count ->
    [0] nothing found
    [one] one place
   *[other] {$count} places
}
rulebook-here = What you pointed at
rulebook-start = The game in a few lines
rulebook-rulings = Rulings
rulebook-rulings-note = Where the rulebook is silent, or its translations differ, the game decides like this.
rulebook-terms = Terms
rulebook-terms-note = The words of the game, and where each is explained.
rulebook-rules-here = The rules behind it
rulebook-cited = See also
rulebook-back = Back
rulebook-forward = Forward
button-rulebook = Rulebook
