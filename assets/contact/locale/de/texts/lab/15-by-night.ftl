title = Im Dunkeln
    .en = In the dark
text-1 = Bei verminderter Sicht wird Infanterie in Deckung auf 15 cm entdeckt, im Freien auf 20, verdeckt im Kontakt.
    .en = With reduced visibility infantry in cover is detected at 15 cm, in the open at 20, hidden in contact.
