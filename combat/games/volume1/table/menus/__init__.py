"""What the right button offers in a battle, each kind of thing in a module of its own."""
