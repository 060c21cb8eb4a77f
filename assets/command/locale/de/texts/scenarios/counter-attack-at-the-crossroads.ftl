title = Gegenstoß an der Kreuzung
    .en = Counter-attack at the Crossroads
place = Ein Weiler in der Normandie
    .en = A hamlet in Normandy
date = Juli 1944
    .en = July 1944
story = Der Weiler fiel am Morgen. Am Nachmittag ist eine deutsche Kampfgruppe von Pionieren unterwegs, ihn zurückzuholen, und die Amerikaner hatten nur Stunden, sich ein Schussfeld zu schaffen.
    .en = The hamlet fell in the morning. By the afternoon a German battle group of pioneers is on its way to take it back, and the Americans have had only hours to find their fields of fire.
