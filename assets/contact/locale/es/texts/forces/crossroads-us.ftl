name = Sección de fusileros, EE. UU. 1944
    .en = Rifle platoon, US 1944
