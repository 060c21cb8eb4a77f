title = Bis zum Abend
    .en = Till Evening
place = Eine Bergstadt auf Sizilien
    .en = A hill town in Sicily
date = Juli 1943
    .en = July 1943
story = Die Nachhut soll die Amerikaner aus der Stadt heraushalten, bis der Tross fort ist, und ihm ihre eigenen Einheiten eine nach der anderen nachschicken. Je länger sie bleibt, desto weniger halten stand.
    .en = The rearguard is to keep the Americans out of the town until the transport is away, and to send its own units after it one by one. The longer it stays, the fewer there are to hold.
