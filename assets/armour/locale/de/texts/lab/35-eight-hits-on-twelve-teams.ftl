title = Acht Treffer auf zwölf Trupps
    .en = Eight hits on twelve teams
text-1 = Der achte Treffer hält zwölf Trupps nieder.
    .en = The eighth hit pins twelve teams.
