title = Um ein eigenes Geschütz herum
    .en = Round a friendly gun
text-1 = Panzer und Geschütze kommen nie durcheinander hindurch. Infanterie darf durch beide hindurch, wenn sie abseits von ihnen endet.
    .en = Tanks and guns never pass through one another. Infantry may pass through both, if it ends apart from them.
