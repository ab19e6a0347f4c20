# Una mano con todas las cartas a la vista: lo que cada puesto aún puede sacar.

solve-hand = Mano { $number }: triunfo { $trump }, { $chips } en el bote. Le toca a { $who }
solve-holds = { $who }: { $cards } (bazas hechas: { $won })
solve-best = Si cada cual juega por sus propias fichas, la carta de { $who } es { $card }:
solve-trick = Baza { $number } para { $who }: { $plays }
solve-seat = { $who }: { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}, { $chips }
solve-cards = Lo que cada carta le da a { $who }:
solve-card = { $card }: { $chips } (el bote: { $winner ->
    [none] nadie
   *[other] { $winner }
}; bourré: { $bourre ->
    [none] nadie
   *[other] { $bourre }
})
solve-card-unknown = { $card }: no se encontró
solve-forced = En solitario contra todos los demás juntos, cada cual puede asegurarse estas bazas en total:
solve-forced-seat = { $who }: { $tricks ->
    [none] no se encontró
   *[other] { $tricks }
}
solve-proof = Así va cuando todos juegan lo mejor que pueden contra { $who } ({ $tricks } en total):
solve-sure = Seguras para { $who }, con lo que puede saber: por venir, { $tricks }; hechas, { $won }. { $cinch ->
    [yes] Es un cinch
   *[no] No es un cinch
}.
solve-step = { $how ->
    [takes] { $cards } se lleva esta baza: ninguno de los que faltan la supera
    [leads] { $cards } de salida: ningún triunfo rival la supera
    [side] { $cards } de salida: no quedan triunfos en contra, ni una carta más alta de su palo
   *[outlasts] { $cards }: los triunfos más altos de los demás no pueden con todas; bazas que quedan: { $tricks }
}
solve-note = Las fichas son las de esta mano: el bote y las multas. No se cuenta el ante que alguien se ahorre en la próxima. Entre cartas que valen lo mismo para quien juega, sale la más baja, picas antes que corazones, diamantes y tréboles.
solve-too-long = { $what ->
    [chips] No se encontró lo que saca cada cual jugando por sus propias fichas
   *[forced] No se encontró todo lo que se puede asegurar
}, con { $nodes } cartas echadas de pensamiento. Lo que aquí se dice es exacto; --nodes permite más.
solve-thinking = Pensando: { $done } de { $of }
solve-other-game = { $file } no es un registro de Bourré, y solo ahí se juegan bazas.
solve-no-hand = No hay ninguna mano abierta en { $file }: el registro debe acabar donde haya que echar una carta.
solve-no-lead = En { $file } nadie ha salido aún en la mano { $number }. El registro debe seguir hasta que todos hayan hablado y cambiado cartas, y haya que echar una.
