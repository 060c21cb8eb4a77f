title = Mehr als sieben in den Nahkampf
    .en = More than seven into a melee
text-1 = Zwei Gruppen und ein Anführer rücken in einen Nahkampf vor: neun Mann, und alle zählen.
    .en = Two squads and a leader advance into one melee: nine figures, and all count.
