# What is wrong with a file that is not TOML, and where it ends.

toml-twice = that key is there already
toml-open = something is not closed here
toml-sign = that sign may not stand here
toml-value = that is no value
toml-line = key = value is wanted here
