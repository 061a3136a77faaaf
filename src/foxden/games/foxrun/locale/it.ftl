## Perché no?

foxrun-no-move = «{ $text }» non è una mossa di questo gioco.
foxrun-not-your-turn = È il turno di { $character }.
foxrun-must-step = La pedina può muoversi, quindi deve farlo.
foxrun-step-first = Prima la pedina fa un passo.
foxrun-arrow-first = Prima scegli quale freccia seguire.
foxrun-moved-already = La pedina si è già mossa; resta solo la sua abilità.
foxrun-too-far = { $space } non è a un passo di distanza.
foxrun-guarded = Zev è accanto a Scarlett: Indigo non può raggiungerla.
foxrun-occupied = { $space } è occupata.
foxrun-no-such-arrow = La tessera non mostra quella freccia.
foxrun-only-puffer = Solo Puffer ruota le tessere.
foxrun-only-scarlett = Solo Scarlett scambia le tessere.
foxrun-only-zev = Solo Zev rivela le tessere.
foxrun-start-tile = In { $space } c’è una tessera iniziale, che non ha frecce da ruotare.
foxrun-not-adjacent = { $space } non è adiacente.
foxrun-face-down = La tessera in { $space } è coperta.
foxrun-face-up = La tessera in { $space } è già scoperta.
foxrun-tile-occupied = In { $space } c’è qualcuno.

## Come può essere la preparazione

foxrun-setup-spaces = Le 22 tessere direzionali stanno su tutte le caselle senza tessera iniziale, e solo lì.
foxrun-setup-arrows = Una tessera mostra una o due frecce, scritte con le lettere u, r, d, l in quest’ordine.
foxrun-setup-mix = Queste non sono le tessere della scatola.
foxrun-setup-roles = Ognuno dei quattro personaggi ha un giocatore, e chi ne ha due li ha della stessa fazione.
