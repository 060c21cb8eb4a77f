title = Entdecken
    .en = Spotting
text-1 = Regel 12.0. Crowe hat zwei unbekannte Feinde in Sicht und macht bei seiner Aktivierung für jeden einen Entdeckungscheck. Er braucht seine Truppenqualität oder weniger, modifiziert durch Entfernung, Befehl und Gelände des Ziels.
    .en = Rule 12.0. Crowe has two unknown enemies in sight and makes a Spotting Check for each when he is activated. He needs his Troop Quality or less, modified by range and by the target’s order and terrain.
text-2 = Der erste Check deckt einen Mann auf, der von da an bekannt bleibt. Der zweite deckt einen Dummy auf, der entfernt wird. Dann versucht der Mann, Crowe zu entdecken.
    .en = The first check turns over a man, who stays known from then on. The second turns over a dummy, which is removed. Then the man looks for Crowe.
