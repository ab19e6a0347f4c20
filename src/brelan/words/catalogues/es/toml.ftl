# Qué falla en un archivo que no es TOML.

toml-twice = esa clave ya está
toml-open = aquí hay algo sin cerrar
toml-sign = ese signo no puede estar ahí
toml-value = eso no es un valor
toml-line = aquí va clave = valor
