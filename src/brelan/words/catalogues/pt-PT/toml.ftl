# O que falha num ficheiro que não é TOML.

toml-twice = essa chave já lá está
toml-open = aqui há alguma coisa por fechar
toml-sign = esse sinal não pode estar aí
toml-value = isso não é um valor
toml-line = aqui vai chave = valor
