name = Infanterie an der Mühle, britisch 1940
    .en = Infantry at the mill, British 1940
