# Der Bericht über viele Spiele: `combat report RUN.csv`.

games-by = { $count ->
    [one] { $count } Spiel des Spielers { $player }, mit Startzahl { $seed }
   *[other] { $count } Spiele des Spielers { $player }, mit Startzahlen ab { $seed }
}
games-won = { $share } gewonnen
games-bearings = Was mit dem Siegen zusammenging
games-weapons = Waffen
games-board = Das Spielfeld
games-points = Punkte: { $mean } im Mittel; die Hälfte der Spiele zwischen { $low } und { $high }, das mittlere bei { $middle }; das schlechteste { $least }, das beste { $most }.
games-bearings-about = Für jeden Mann, jede Karte und so weiter sind die Spiele in zwei Teile geteilt: solche mit viel davon und solche mit wenig oder nichts. Eine farbige Zeile weicht um mehr ab, als der Zufall erklärt, so viele Zeilen es auch sind. Sie sagt, was zusammenkam, nicht was wovon kam: wer schon vorn liegt, bewegt sich vielleicht mehr.
games-nothing-to-compare = Für einen Vergleich sind es zu wenige Spiele.
games-further = { $count ->
    [one] { $count } weitere Zeile
   *[other] { $count } weitere Zeilen
}
games-parted = { $count ->
    [one] { $least } oder mehr: { $count } Spiel
   *[other] { $least } oder mehr: { $count } Spiele
}
games-kind-men = Männer
games-kind-cards = Karten
games-kind-orders = Befehle
games-kind-friendly-fire = Deine Waffen
games-kind-enemy-fire = Feindliche Waffen
games-kind-hexes = Felder
games-column-verdict = Siegstufe
games-column-fate = Männer je Spiel
games-column-ours = Deine
games-column-theirs = Die des Feindes
games-column-men = Mann
games-column-cards = Karte
games-column-orders = Befehl
games-column-friendly-fire = Waffe
games-column-enemy-fire = Waffe
games-column-hexes = Feld
games-column-a-game = Je Spiel
games-column-parted = Viel davon
games-column-with = Gewonnen mit viel
games-column-without = Gewonnen mit wenig
games-column-points = Punkte
games-column-weapon = Waffe
games-column-shots = Schüsse und Würfe je Spiel
games-column-hits = Treffer je Spiel
games-fate-killed = Gefallen
games-fate-wounded = Verwundet
games-fate-captured = Gefangen
games-fate-fled = Geflohen
games-plot-killed = Wie oft so viele Männer fielen, in Prozent der Spiele
games-along-killed = Gefallene
games-weapons-of = { $side ->
    [friendly] Deine
   *[enemy] Die des Feindes
}
games-weapons-about = Treffer zählen für die Seite, die sie nicht erlitt, auch die der Artillerie und der eigenen Granaten; Artilleriegranaten haben keine Schüsse.
games-board-about = Die Zahlen sind die eines mittleren Spiels: Impulse, die deine Männer in einem Hexfeld begannen, Treffer auf Männer darin. Die letzte Ebene zeigt Hexfelder, in denen deine Männer länger standen, wenn ein Spiel mit mehr Punkten endete (grün) oder mit weniger (rot), und mit wie vielen.
games-layer-held = Deine Männer
games-layer-hit-friendly = Deine Männer getroffen
games-layer-hit-enemy = Feinde getroffen
games-layer-gains = Punkte
