title = Ein Granatwerfer und wer unter seiner Scheibe ist
    .en = A mortar and who is under its disc
text-1 = Die Granate fällt auf einen Ort, den die Bedienung sieht. Jede Einheit, deren Mitte unter der Scheibe von 5 cm ist, nimmt 3 Würfel mit 5 im Freien; die Gruppe 6 cm daneben keinen.
    .en = The bomb falls at a place that the crew sees. Each unit whose middle is under the disc of 5 cm takes 3 dice at 5 in the open; the squad 6 cm away takes none.
