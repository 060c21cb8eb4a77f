title = Einmal je Zug
    .en = Once in a turn
text-1 = Zweimal wird Flucht gegeben, einmal gegen jede Seite; eine dritte wird abgelehnt, ebenso eine Erholung, denn beide Spieler waren aktiviert. Eine Gruppe, für die gewürfelt wurde, bewegt sich trotzdem.
    .en = Two Routs are given, one against each side; a third is refused, and so is a Recover, for both players have been activated. A squad that was rolled for moves all the same.
