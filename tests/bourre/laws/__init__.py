"""Laws: what holds for every hand of every house."""
