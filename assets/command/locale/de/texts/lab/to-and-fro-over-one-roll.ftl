title = Hin und her um einen Wurf
    .en = To and fro over one roll
text-1 = Die Initiativekarte wechselt wegen eines Wurfes zweimal den Besitzer: Jeder lässt ihn wiederholen.
    .en = The initiative card changes hands twice over one roll: each holder in turn has it made again.
