name = Schützenkompanie, US 1944
    .en = Rifle company, US 1944
