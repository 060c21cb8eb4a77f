title = Hier hinüber!
    .en = Cross Here
text-1 = Ein Crusader kommt auf 4+ durch einen Wald, mit diesem Befehl auf 3+. Wem er hilft, der schießt und stürmt in diesem Spielzug nicht.
    .en = A Crusader crosses a wood on 4+, with this order on 3+. Whoever it helps neither shoots nor assaults in this turn.
