# The rules lab of any game.

menu-lab = Regellabor
lab-title = Regellabor
lab-list-empty = Es gibt keine Labordateien.
lab-open = Öffnen
lab-to-end = Bis ans Ende
lab-restart = Von vorn
lab-broken = Die Datei ist so, wie sie ist, nicht lesbar
lab-saved = Das ist die Datei { $path }. Ändere sie dort, und der Tisch folgt.
lab-answers = Antworten
lab-expected = Erwartet: {$held} von {$count} erfüllt
lab-unmet = { $count ->
    [one] Anders als erwartet
   *[other] {$count} Punkte anders als erwartet
}
