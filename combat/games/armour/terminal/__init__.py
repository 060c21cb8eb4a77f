"""Text interface of ARMOUR!: input lines and views."""
