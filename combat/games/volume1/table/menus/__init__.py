"""Context menus of a battle; one module for each kind of thing."""
