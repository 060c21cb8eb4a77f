"""Parts of the table scene: menus, leaving and saving, and automatic camera."""
