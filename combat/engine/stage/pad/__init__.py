"""Gamepad support: button bindings, and conversion of buttons and sticks into key presses."""
