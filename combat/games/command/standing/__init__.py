"""What is answered for a player because he has said so in advance: habits, and the ways that he has drawn."""
