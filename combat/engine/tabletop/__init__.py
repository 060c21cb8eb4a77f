"""The game table of any title: board, prompts, event display, mouse and keyboard control."""
