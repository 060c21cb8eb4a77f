# Die Lektionen: ihre Liste, und die Lektionen 1 bis 4.

lessons-title = Das Spiel lernen
lessons-note = Kurze Gefechte mit einem Hinweis bei jedem Schritt. Nichts darin zählt.
lessons-empty = Hier gibt es keine Lektionen.
lessons-begin = Beginnen
lessons-done = geschafft
lessons-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
lessons-row = { $number }. { $title }
lesson-to-battle = Vier Mann und eine Scheune

lesson-cards = Karten und Initiative
    .about = Die Karte der Runde, wer zuerst handelt, und eine Karte für später.
    .end = Jede Runde eine Karte: Ihre Zahlen sagen, wann deine Teams handeln, ihr Text kann helfen oder schaden. Eine Abwurfkarte ist auf der Hand mehr wert, wenn etwas schiefgeht.
lesson-cards-hand = Jede Runde beginnt mit einer Karte aus deiner Hand. Du hast drei. Lass den Zeiger auf einer Karte ruhen, um sie ganz zu lesen.
lesson-cards-numbers = Die drei Zahlen sind die Initiative von Able, Baker und Charlie. Das Team mit der niedrigsten Zahl handelt zuerst. Taylor und Crowe gehören zu Able: Mit welcher Karte handeln sie am frühesten?
    .a1 = Schlecht gezielt
    .a2 = Hinwerfen!
    .a3 = Ruhig, Jungs
    .wrong = Sieh auf die erste Zahl, die von Able: Die niedrigste handelt zuerst.
lesson-cards-play = Spiele „Schlecht gezielt“: Klick die Karte an oder zieh sie links auf die Leiste. Sie ist eine Befehlskarte, also geschieht auch, was darauf steht: In dieser Runde schießen alle schlechter.
    .off = Das war eine andere Karte. Diese Lektion braucht „Schlecht gezielt“ auf der Leiste.
lesson-cards-commit = Jetzt bekommt jeder Mann einen Befehl; davon handelt die nächste Lektion. Drück { $key-commit } und zum Bestätigen noch einmal: Wer keinen Befehl hat, versteckt sich.
lesson-cards-enemy-card = Jetzt wird für jeden alarmierten Feind eine Karte gezogen. Sie gibt Jung seinen Befehl, und die Zahl im Kreis ist die Initiative seines Teams.
lesson-cards-track = Die Leiste zeigt, in welcher Reihenfolge die Teams handeln, in allen vier Impulsen. Able hat 4, Rot hat 79. Wer handelt zuerst?
    .a1 = Able
    .a2 = Rot
    .wrong = Die niedrigste Zahl handelt zuerst.
lesson-cards-re-roll = Jung hat Taylor getroffen! „Hinwerfen!“ ist eine Abwurfkarte: Dafür hast du sie behalten. Spiel sie jetzt, und der Schuss wird neu gewürfelt.
    .off = Du hast die Karte behalten, und der Treffer zählt. Versuche es noch einmal und spiel sie.
lesson-cards-spared = Daneben. Das Protokoll behält beide Würfe und jede Summe; ein Klick auf eine Zeile zeigt, wo es geschah.
