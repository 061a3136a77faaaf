## Perché no?

fowlplay-no-move = «{ $text }» non è una mossa di questo gioco.
fowlplay-reshuffle-first = Prima si rimescolano gli scarti per formare un nuovo mazzo.
fowlplay-target-first = Prima scegli una delle tue quattro carte come obiettivo.
fowlplay-target-final = Hai già scelto il tuo obiettivo: non si cambia.
fowlplay-target-stays = Quella carta è il tuo obiettivo: resta al suo posto fino alla fine.
fowlplay-not-in-hand = La carta { $card } non è nella tua mano.
fowlplay-not-your-den = Ora è il giocatore { $player } a piazzare la volpe.
fowlplay-den-first = Prima scegli una volpe e il suo spazio nella tana.
fowlplay-den-final = Le volpi hanno già un colore e hanno lasciato la tana.
fowlplay-colour-taken = Quella volpe è già di un altro giocatore.
fowlplay-den-taken = In { $hex } c’è già un’altra volpe.
fowlplay-card-first = Prima scegli una carta da giocare.
fowlplay-card-final = Hai già scelto la carta per questo round: non si cambia.
fowlplay-not-your-turn = È il turno del giocatore { $player }.
fowlplay-birds-now = Ora si muove il pollame; le volpi si muovono quando tutti l’avranno fatto.
fowlplay-foxes-now = Ora si muovono solo le volpi.
fowlplay-bird-caught = Il volatile { $bird } non è più nell’aia: una volpe l’ha catturato.
fowlplay-nothing-shared = Il volatile { $bird } non ha né tipo né colore né forma in comune con la tua carta { $card }.
fowlplay-bird-too-far = { $hex } non è a un passo dal volatile { $bird }.
fowlplay-bird-there = In { $hex } c’è un volatile.
fowlplay-fox-there = In { $hex } c’è una volpe.
fowlplay-tunnel = { $hex } è l’entrata di un tunnel: il pollame ne sta alla larga.
fowlplay-fear = Il volatile { $bird } ha paura delle volpi: la più vicina ora è a { $before ->
    [one] 1 passo
   *[other] { $before } passi
}, lì sarebbe a { $after }.
fowlplay-fox-here = La tua volpe è già in { $hex }.
fowlplay-fox-too-far = { $hex } non è a un passo dalla tua volpe.
fowlplay-no-tunnel = { $hex } non è né a un passo né l’entrata di un tunnel.
fowlplay-must-leave = Nel primo round nessuna volpe si ferma sul tunnel al centro: prosegui.
fowlplay-no-end-there = Nel primo round nessuna volpe può finire il movimento sul tunnel al centro.

## Il caso

fowlplay-no-reshuffle-now = Ora non serve nessuna carta che il mazzo non possa dare.
fowlplay-reshuffle-discards = Il nuovo mazzo è formato esattamente dalle carte della pila degli scarti.

## Che cosa può essere una preparazione

fowlplay-setup-parts = Una preparazione dice dov’è il pollame, quali carte sono nelle mani e nel mazzo, e chi comincia.
fowlplay-setup-birds = Ognuno dei 36 volatili ha il suo posto.
fowlplay-setup-hexes = Ogni volatile sta su uno spazio dell’aia.
fowlplay-setup-flocks = I nove volatili di ogni tipo riempiono i nove spazi di un angolo.
fowlplay-setup-hands = Ognuno riceve quattro carte; le altre formano il mazzo.
fowlplay-setup-cards = Ognuna delle 36 carte è in una mano o nel mazzo, una volta sola.
fowlplay-setup-first = Chi piazza la prima volpe è uno dei giocatori al tavolo.
