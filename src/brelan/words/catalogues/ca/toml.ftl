# Què falla en un fitxer que no és TOML.

toml-twice = aquesta clau ja hi és
toml-open = aquí hi ha alguna cosa sense tancar
toml-sign = aquest signe no pot ser aquí
toml-value = això no és cap valor
toml-line = aquí va clau = valor
