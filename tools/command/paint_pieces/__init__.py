"""What paints the pieces of COMMAND!, and shows them."""
