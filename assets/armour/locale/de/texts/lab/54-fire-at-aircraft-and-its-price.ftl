title = Feuer auf Flugzeuge und sein Preis
    .en = Fire at aircraft, and its price
text-1 = Flugabwehrwaffen feuern zuerst, mit allen Würfeln, auf 5+. Was auf Flugzeuge gefeuert hat, schießt im eigenen nächsten Spielzug nicht und stürmt nicht.
    .en = Anti-aircraft weapons fire first, with all their dice, on 5+. What has fired at aircraft neither shoots in its own next turn nor assaults.
