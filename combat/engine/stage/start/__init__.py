"""Parts of start screens: menu, telegram slips, and boxes of the installed games."""
