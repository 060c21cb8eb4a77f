name = Schützenbataillonsgruppe, sowjetisch 1942
    .en = Rifle battalion group, Soviet 1942
