"""Fire in the enemy's turn: in defence against assaults, and at aircraft (L547, L707)."""
