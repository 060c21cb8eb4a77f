title = Aus dem Drahtverhau
    .en = Out of the wire
text-1 = Wer seine Bewegung im Drahtverhau beginnt, hält im ersten Feld, das er betritt, auch wenn dort eine Straße ist und ein Anführer mitgeht. Auch das Betreten von Draht beendet die Bewegung.
    .en = Whoever begins his Move in wire stops in the first hex that he enters, though it has a road and a leader goes along. Entering wire ends a Move too.
