title = Festsetzen
    .en = Consolidation
text-1 = Die Sieger dürfen 10 cm weit gehen, aber nicht näher als 5 cm an einen Feind: 4,9 wird abgelehnt, 5,0 erlaubt.
    .en = The victors may go 10 cm, but not to less than 5 cm from an enemy: 4.9 is refused, 5.0 allowed.
