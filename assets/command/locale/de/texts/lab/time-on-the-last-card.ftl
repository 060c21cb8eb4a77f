title = Zeit! auf der letzten Karte
    .en = Time! on the last card
text-1 = Die letzte Karte des Decks wird für einen Wurf aufgedeckt und zeigt Zeit!: Die Zeit rückt einmal weiter, nicht zweimal. Der Verteidiger bekommt 1, und ein Rauchmarker verschwindet.
    .en = The last card of the deck is turned up for a roll and shows Time!: Time advances once, not twice. The defender scores 1, and a smoke marker is lifted.
