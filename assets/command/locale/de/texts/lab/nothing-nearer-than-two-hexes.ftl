title = Nicht auf die daneben
    .en = Not at those beside it
text-1 = Ein Granatwerfer hat auch eine Mindestreichweite: Auf das Feld neben sich kann er nicht schießen.
    .en = A mortar has a least range too: it cannot fire at the hex beside it.
