title = La loma
    .en = The Ridge
place = Una loma baja en el desierto occidental
    .en = A low ridge in the Western Desert
story = Una compañía británica de fusileros se ha atrincherado en una loma que domina la pista. Los panzer tienen que tomarla antes de que se vaya la luz. Una unidad de los defensores está donde nadie la ha visto todavía.
    .en = A British rifle company has dug itself in along a ridge that commands the track. The panzers must have it before the light goes. One unit of the defenders lies where nobody has seen it yet.
