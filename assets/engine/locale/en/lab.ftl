# The rules lab of any game.

menu-lab = Rules lab
lab-title = Rules lab
lab-list-empty = There are no lab files.
lab-open = Open
lab-to-end = To the end
lab-restart = Restart
lab-broken = The file cannot be read as it is now
lab-saved = This is the file { $path }. Edit it there, and the table follows.
lab-answers = Answers
lab-expected = Expected: {$held} of {$count} met
lab-unmet = { $count ->
    [one] Not as expected
   *[other] {$count} things are not as expected
}
