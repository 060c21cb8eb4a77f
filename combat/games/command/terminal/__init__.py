"""Text interface of COMMAND!: input lines and views."""
