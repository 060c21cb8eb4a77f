"""Rules of COMBAT! Volume 1: state, decisions, events, and the code that plays a game."""
