title = Kreuzung am Mittag
    .en = Crossroads at Noon
place = Ein Weiler in der Normandie
    .en = A hamlet in Normandy
date = Juni 1944
    .en = June 1944
story = Eine amerikanische Schützenkompanie soll vor Einbruch der Dunkelheit die Straße nach Norden öffnen. Ein deutscher Zug, knapp an Männern, aber reich an Maschinengewehren, hatte einen Morgen Zeit, sich seine Mauern auszusuchen. Der Weiler ist mehr wert als die Felder ringsum.
    .en = An American rifle company has orders to open the road north before dark. A German platoon, short of men but long on machine guns, has had a morning to choose its walls. The hamlet is worth more than the fields around it.
