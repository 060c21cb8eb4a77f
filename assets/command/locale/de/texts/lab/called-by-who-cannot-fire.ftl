title = Gerufen von einem, der nicht schießen kann
    .en = Called by one who cannot fire
text-1 = Ein Anführer mit Reichweite 2 wird zum Feuern aktiviert und ruft eine Gruppe: Nur sie reicht zum Gegner, und das genügt.
    .en = A leader of Range 2 is activated to fire, and calls a squad: it alone has range to the enemy, which is enough.
