name = Grenadierzug, deutsch 1944
    .en = Grenadier platoon, German 1944
