"""What everything in the window is drawn with: type, shapes, paper, pencil, cut pieces."""
