title = Hinter einem Höhenrücken
    .en = Behind a ridge
text-1 = Hügel nehmen die Sicht ganz: Der Panzer, der ganz hinter dem Rücken steht, ist nicht zu sehen.
    .en = Hills block sight altogether: the tank wholly behind the ridge is not seen.
