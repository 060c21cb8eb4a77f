name = Compañía de fusileros, EE. UU. 1944
    .en = Rifle company, US 1944
