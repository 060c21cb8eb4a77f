# What is wrong with a script of dice, cards and answers, and with an answer.

script-line = Zeile {$line}: {$what}
script-asked = {$what} (Regel {$rule}); erlaubt: {$options}
script-wanted = {$why}, Regel {$rule}
script-wanted-for = {$why} für {$about}, Regel {$rule}
script-no-value = {$queue} hat keinen Wert mehr ({$asked}); füg einen hinzu
script-impossible = {$queue}: {$value} ist hier nicht möglich ({$asked})
script-never-asked = nie verlangt: {$unused}; nimm das heraus
script-unused = { $count ->
    [one] {$unused} wurde nie verlangt; nimm den Wert heraus
   *[other] {$unused} wurden nie verlangt; nimm die Werte heraus
}
script-no-answer = „{$value}“ ist keine Antwort auf {$asked}
script-add-answer = füg ein [[answer]] hinzu für {$asked}
script-answer-left = {$to} „{$value}“ wurde nie gefragt; nimm die Antwort heraus
script-not-refused = {$to} „{$value}“ sollte wegen {$why} abgelehnt werden, {$came ->
    [none] wird aber nicht abgelehnt
   *[other] wird aber wegen {$came} abgelehnt
}; berichtige das Skript
script-answer-unfit = {$to} „{$value}“ wurde nie gefragt; „{$value}“ passte nicht zu {$asked}; nimm die Antwort heraus
script-step-not-done = der Schritt „{$step}“ ist nach {$count} weiteren Antworten nicht getan
script-ends-too-soon = die Stellung endet, bevor der Schritt getan ist; setz until auf später
answer-illegal = „{$answer}“ ist keine Antwort auf {$asked} ({$why}, Regel {$rule})
answer-to-other = Antwort {$place} gilt „{$given}“, aber die Regeln fragen {$asked}
answer-to-nothing = Antwort {$place} gilt „{$given}“, aber die Regeln fragen nichts
answer-game-over = das Spiel ist aus: Es wird nichts gefragt
answer-no-giving-up = aufgeben ist jetzt nicht möglich
answer-empty-deck = „{$deck}“ hat keine Karte mehr zum Ziehen ({$why}, Regel {$rule}); misch erst die abgelegten ein
answer-other-seat = „{$seat}“ wird gerade nichts gefragt
answer-too-many = das Spiel ist nach {$limit} Entscheidungen nicht aus; gefragt ist {$asked}
answer-not-read = „{$answer}“ ist als Antwort nicht zu lesen
