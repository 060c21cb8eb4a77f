name = Schützenzug, US 1944
    .en = Rifle platoon, US 1944
