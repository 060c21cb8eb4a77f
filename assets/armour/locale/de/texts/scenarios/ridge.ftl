title = Der Höhenzug
    .en = The Ridge
place = Ein flacher Höhenzug in der Westlichen Wüste
    .en = A low ridge in the Western Desert
story = Eine britische Schützenkompanie hat sich auf einem Höhenzug eingegraben, der die Piste beherrscht. Die Panzer müssen ihn haben, ehe das Licht schwindet. Eine Einheit der Verteidiger liegt, wo sie noch niemand gesehen hat.
    .en = A British rifle company has dug itself in along a ridge that commands the track. The panzers must have it before the light goes. One unit of the defenders lies where nobody has seen it yet.
