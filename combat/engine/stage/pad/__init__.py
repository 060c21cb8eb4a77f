"""The gamepad: which button does what, and how buttons and sticks become key presses."""
