title = Hasta la tarde
    .en = Till Evening
place = Un pueblo en lo alto, en Sicilia
    .en = A hill town in Sicily
date = Julio de 1943
    .en = July 1943
story = La retaguardia tiene que mantener a los estadounidenses fuera del pueblo hasta que se hayan ido los transportes, y mandar detrás sus propias unidades una a una. Cuanto más se queda, menos son para aguantar.
    .en = The rearguard is to keep the Americans out of the town until the transport is away, and to send its own units after it one by one. The longer it stays, the fewer there are to hold.
