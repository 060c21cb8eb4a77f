title = Mir nach!
    .en = Follow Me
text-1 = Nach der Bewegung geht der Anführer genau 10 cm geradeaus. Die Probe misslingt, und niemand folgt.
    .en = After its move the leader goes straight ahead by exactly 10 cm. The test fails, so nobody follows.
