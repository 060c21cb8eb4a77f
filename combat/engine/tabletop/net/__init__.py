"""Games far away in the window: the lobby in which they are waited for, and their table."""
