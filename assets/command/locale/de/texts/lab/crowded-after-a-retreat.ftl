title = Überbelegt nach einem Rückzug
    .en = Overstacked after a retreat
text-1 = Am Ende des alliierten Zuges teilen sich zwei gebrochene Gruppen ein Feld. Ihr Besitzer teilt eine in Trupps und verliert einen davon: Sechs Mann bleiben.
    .en = At the end of the Allied turn two broken squads share a hex. Their owner splits one into teams and loses one team: six figures are left.
