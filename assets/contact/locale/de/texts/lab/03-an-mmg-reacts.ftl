title = Ein mittleres MG reagiert
    .en = An MMG reacts
text-1 = Ein mittleres MG reagiert auf 30 cm auf Rekruten, die sich im Freien bewegen: 4W6 mit 3 oder mehr.
    .en = An MMG reacts at 30 cm to recruits who move in the open: 4D6 at 3 or more.
