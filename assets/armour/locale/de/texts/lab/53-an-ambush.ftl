title = Ein Hinterhalt
    .en = An ambush
text-1 = Im Freien erscheint ein Hinterhalt mindestens 40 cm von einem Feind, der ihn sieht: 39,99 wird abgelehnt, genau 40 erlaubt.
    .en = In the open an ambush appears at least 40 cm from an enemy who sees it: 39.99 is refused, exactly 40 allowed.
