"""What fills the window: start screen, scenario sheet, settings, saved games, dialogs, the table."""
