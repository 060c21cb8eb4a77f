"""Forms, lists, dialogs and menus: all scenes except the game table."""
