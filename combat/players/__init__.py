"""Everyone who answers and is no person: dice and decks, random and cautious players, standing wishes."""
