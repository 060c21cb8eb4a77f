title = Granaten auf das Dach
    .en = Grenades on a roof
text-1 = Handgranaten haben einen Panzerabwehrwert von 2. Gegen ein Dach von 1 ist nur eine 1 gleich: Die Besatzung flieht.
    .en = Hand grenades have an anti-tank value of 2. Against a roof of 1 only a 1 equals it: the crew bails out.
