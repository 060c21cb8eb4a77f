title = Bewegen heißt bewegen
    .en = A Move must move
text-1 = Wer Bewegung befiehlt, muss mit wenigstens einer Einheit eine Feldkante überschreiten: Allein für Sturmfeuer geht es nicht.
    .en = Whoever gives a Move must cross a hexside with at least one unit: it cannot be given for Assault Fire alone.
