"""What any board game of this kind needs: it knows no rulebook and no side."""
