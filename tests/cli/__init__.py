"""The command line, driven from outside: what is typed, what is printed, how it ends."""
