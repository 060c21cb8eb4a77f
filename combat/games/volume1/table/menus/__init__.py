"""Context menus of a battle; one module per kind of thing."""
