"""What games, positions and saves of COMMAND! come to, in words."""
