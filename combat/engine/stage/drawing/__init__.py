"""Drawing primitives: text, shapes, paper textures, pencil lines and pieces."""
