"""Parts of the table scene: menus, leaving and saving, and the automatic camera."""
