name = Grupo de batallón de fusileros, soviético 1942
    .en = Rifle battalion group, Soviet 1942
