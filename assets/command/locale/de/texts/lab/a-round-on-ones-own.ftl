title = Ein Schuss auf die Eigenen
    .en = A round on one’s own men
text-1 = Der Einschießschuss geht fehl: Der weiße Würfel sagt Nord, der farbige, wie weit. Vier Felder weiter stehen der Beobachter und seine eigene Gruppe.
    .en = The spotting round misses: the white die says north, the coloured how far. Four hexes on stand the observer and his own squad.
