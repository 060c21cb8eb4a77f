title = Acht Treffer auf zwölf Teams
    .en = Eight hits on twelve teams
text-1 = Der achte Treffer hält zwölf Teams nieder.
    .en = The eighth hit pins twelve teams.
