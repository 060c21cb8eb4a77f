"""Journal format of CONTACT!."""
