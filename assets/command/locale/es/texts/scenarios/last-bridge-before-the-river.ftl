title = El último puente antes del río
    .en = The Last Bridge before the River
place = Un pueblo junto al Don
    .en = A village on the Don
date = Agosto de 1942
    .en = August 1942
story = El puente es el último a este lado del río. Una vanguardia alemana en bicicleta tiene orden de ir a verlo; una retaguardia soviética, de defenderlo hasta la noche.
    .en = The bridge is the last on this side of the river. A German spearhead on bicycles has been told to look at it, a Soviet rearguard to hold it until dark.
