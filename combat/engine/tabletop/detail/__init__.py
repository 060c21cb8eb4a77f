"""What is laid over a sheet that is drawn larger than it was painted: its own hand, sharp at the screen's size."""
