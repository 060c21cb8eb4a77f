"""Forms, lists, dialogs and menus: all scenes but the game table."""
