title = Die letzte Brücke vor dem Fluss
    .en = The Last Bridge before the River
place = Ein Dorf am Don
    .en = A village on the Don
date = August 1942
    .en = August 1942
story = Die Brücke ist die letzte diesseits des Flusses. Eine deutsche Vorausabteilung auf Fahrrädern soll nach ihr sehen, eine sowjetische Nachhut soll sie bis zum Abend halten.
    .en = The bridge is the last on this side of the river. A German spearhead on bicycles has been told to look at it, a Soviet rearguard to hold it until dark.
