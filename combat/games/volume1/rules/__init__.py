"""COMBAT! Volume 1, one module a chapter; the rules ask and tell, everything else answers and shows."""
