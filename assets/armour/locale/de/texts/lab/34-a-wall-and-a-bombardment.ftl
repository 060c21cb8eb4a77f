title = Eine Mauer, und Beschuss von oben
    .en = A wall, and a bombardment
text-1 = Hinter einer Steinmauer sind Schützen nach misslungenem Rettungswurf nur verloren, wenn der Feind seine Feuerkraft schafft, hier 6. Gegen Granaten von oben schützt die Mauer nicht: Ein misslungener Rettungswurf ist tödlich.
    .en = Behind a stone wall riflemen who fail their save are lost only if the shooter passes his firepower, 6 here. Against shells from above the wall is no cover: a failed save is fatal.
