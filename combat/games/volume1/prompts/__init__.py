"""One class for each question that the rules put to the player: how it is shown and how it is answered."""
