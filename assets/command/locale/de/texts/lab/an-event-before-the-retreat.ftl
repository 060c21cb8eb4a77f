title = Ein Ereignis vor dem Rückzug
    .en = An event before the retreat
text-1 = Eine gebrochene Gruppe mit Moral 6 würfelt 7 mit einem Ereignis. Sanitäter! sammelt sie zuerst; sie zieht sich trotzdem ein Feld zurück, ungebrochen.
    .en = A broken squad of Morale 6 rolls 7 with an event. Medic! rallies it first; it retreats one hex all the same, unbroken.
