"""What the player has said in advance: standing answers, and moves that he has drawn."""
