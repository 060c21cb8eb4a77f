title = Ein Brand beendet einen Nahkampf
    .en = A blaze ends a melee
text-1 = Ein Nahkampfwurf bringt ein Ereignis: einen Brand in ebendiesem Feld. Jede Seite verlässt es, die inaktive zuerst, in ein anderes Feld, und der Nahkampf entfällt.
    .en = A melee roll brings an event: a blaze in that very hex. Each side leaves it, the inactive side first, to another hex, and the melee is off.
