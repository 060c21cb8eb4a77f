title = Golpe de mano nocturno
    .en = Raid by Night
place = Un pueblo de Bielorrusia
    .en = A village in Belorussia
date = Junio de 1944
    .en = June 1944
story = La noche antes de la gran ofensiva un grupo de asalto soviético cruza el arroyo para tomar las casas de la otra orilla. Las bengalas escasean en los dos bandos.
    .en = On the night before the great attack a Soviet assault group crosses the stream to take the houses on the far bank. Flares are short on both sides.
