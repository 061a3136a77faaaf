## Perché no?

foxy-no-move = «{ $text }» non è un numero da 0 a 999, con o senza punto esclamativo per la scommessa.
foxy-number = Si possono scrivere solo numeri interi da 0 a 999.
foxy-final = Hai già scritto, e in modalità semplice un numero è definitivo.
foxy-bet-used = Hai già cerchiato un numero nel turno { $turn }: si scommette una sola volta a partita.
foxy-no-bet-alone = In solitario non si scommette.

## Come può essere una carta

foxy-card-size = Una carta raffigura da uno a tre animali.
foxy-card-twice = Nessuna carta raffigura due volte lo stesso tipo di animale.
foxy-card-cat-alone = Il gatto non è mai da solo su una carta.
foxy-card-environments = Gli animali di una carta vivono nello stesso ambiente.

## Come può essere una preparazione

foxy-setup-deck = Il mazzo è un elenco di 20 carte: 19 carte animale e la Volpe.
foxy-setup-fox = Il mazzo contiene la Volpe esattamente una volta.
foxy-setup-animals = La carta { $turn } deve essere un elenco di animali presenti nella scatola.
foxy-setup-mix = La carta { $turn } compare nel mazzo più volte che nella scatola.
