## Che cosa si può stampare

print-foot = Foxden · un progetto amatoriale non ufficiale; il gioco e il suo nome appartengono all’autore e all’editore
print-foxy-boards = Plancette
print-foxy-tracks = Tracciati degli animali
print-fowlplay-sheets = Fogli dei punti
print-foxrun-cards = Carte dei personaggi
print-summary = Il gioco in una pagina
print-unknown = Non c’è niente da stampare con questo nome. Scegli tra: { $known }.
print-how = Carta: { $papers }. Copie: da 1 a { $most }.
print-name = Nome
print-tracks-how = Capovolgi la pila e, per ogni animale che una carta mostra, spunta il riquadro successivo del suo tracciato.

## Titoli di un riassunto

print-aim = Scopo del gioco
print-ready = Preparazione
print-turn = Un turno
print-round = Un round
print-count = Conteggio
print-end = Fine della partita
print-variants = Varianti
print-abilities = Abilità
print-winning = Chi vince

## Foxy in una pagina

print-foxy-aim = Si mostrano venti carte, una dopo l’altra, e ognuna copre la precedente. Ricorda gli animali che hai visto, scrivi quanti erano e fai più punti di tutti.
print-foxy-ready = Mescola le 48 carte animale, prendine 19 senza guardarle, aggiungi la Volpe e mescola queste 20. Le altre 29 restano nella scatola, senza che nessuno le veda. Ognuno prende una plancetta e un pennarello.
print-foxy-turn = Metti la prossima carta in cima alla pila. Ognuno scrive in segreto un numero da 0 a 999 nel riquadro del turno. Non si annota altro, e le carte coperte non si riguardano.
print-foxy-aloud = Dite insieme ad alta voce il numero del turno, così nessuno salta un riquadro.
print-foxy-exact = Il numero esatto: per ogni tipo di animale sulla carta, quanti se ne sono visti finora su tutte le carte, compresa questa; poi si somma.
print-foxy-prudent = Hai un dubbio? Scrivi un po’ meno: troppo basso dà comunque punti, troppo alto no. Ma più ti avvicini, più punti fai.
print-foxy-fox = La Volpe chiede quanti animali diversi si sono visti prima di lei.
print-foxy-bet = Una volta a partita puoi cerchiare il numero che stai scrivendo: scommetti che è esatto.
print-foxy-count = Capovolgi la pila e mostra di nuovo le carte nello stesso ordine, segnando i tracciati. Un numero esatto o troppo basso dà altrettanti punti. Uno troppo alto non ne dà e viene barrato.
print-foxy-circled = Il numero cerchiato vale doppio se è esatto, altrimenti niente.
print-foxy-win = Vince chi ha più punti. In caso di parità: chi ha più punti con il numero cerchiato, poi chi ha meno numeri barrati.
print-foxy-variants = La Volpe può chiedere invece quante volte è comparso l’animale più visto, o quante carte prima di lei mostravano un solo animale, oppure contare come un gatto.
print-foxy-modes = Modalità difficile: danno punti solo i numeri esatti. Modalità semplice: a ogni turno chi scrive per ultimo dice a tutti il suo numero.
print-foxy-solo = In solitario: vinci se i tuoi venti numeri non si discostano da quelli esatti di più di 5 in totale. Nostra decisione: niente scommessa.

## Fowl Play! in una pagina

print-fowlplay-aim = Sei una volpe in un’aia. Mangia un po’ di tutto, e tieni in vita i volatili che somigliano al tuo obiettivo segreto.
print-fowlplay-ready = I nove volatili di ogni tipo riempiono un angolo dell’aia, disposti come si vuole. In tre o quattro si usano le carte turno da 1 a 3, in due tutte e sei. Ognuno prende una volpe e la mette su uno spazio libero attorno al centro della tana. Comincia chi ha mangiato pollame per ultimo.
print-fowlplay-target = Ognuno riceve quattro carte e ne mette da parte una, coperta: l’obiettivo. Le altre tre sono la mano.
print-fowlplay-cards = Ognuno gioca una carta coperta, poi si scoprono tutte. Il numero più basso agisce per primo: un giro per i volatili e uno per le volpi. Nostra decisione: finché non hanno scelto tutti, puoi ancora cambiare carta e, all’inizio, obiettivo.
print-fowlplay-birds = Volatili: hai tre passi per i volatili che hanno tipo, colore o forma in comune con la tua carta. Un volatile va su uno spazio libero accanto, mai sull’entrata di un tunnel.
print-fowlplay-fear = I volatili hanno paura delle volpi: chi è a 3 o più passi da tutte deve restare ad almeno 3, e chi è a 2 passi non può mettersi accanto a una volpe.
print-fowlplay-foxes = Volpi: la tua volpe fa fino a due passi, ognuno su uno spazio accanto o dall’entrata di un tunnel a un’altra. Se arriva su un volatile lo cattura e si ferma. Nel primo round nessuna volpe può finire il movimento al centro.
print-fowlplay-draw = Se nessuno ha catturato volatili, si gira la prossima carta turno, tranne dopo il primo round. Ognuno pesca una carta.
print-fowlplay-end = La partita finisce dopo un round in cui restano 8 volatili o meno, o quando si gira l’ultima carta turno.
print-fowlplay-majorities = Per cerchi, esagoni, quadrati, neri, marroni e bianchi: chi ne ha catturati di più fa un punto per ogni tipo tra questi. In caso di parità, punti pieni a tutti.
print-fowlplay-sets = 4 punti per ogni set di pollo, anatra, oca e tacchino catturati.
print-fowlplay-survivors = Si rivelano gli obiettivi: 1 punto per ogni caratteristica che ogni volatile rimasto nell’aia ha in comune con il tuo obiettivo, e 1 in più se il volatile obiettivo è vivo.
print-fowlplay-win = Vince chi ha più punti. In caso di parità: chi ha il volatile obiettivo ancora vivo, poi chi ha catturato meno volatili.

## Fox on the Run in una pagina

print-foxrun-aim = Volpi contro Guardiani: Indigo vuole raggiungere Scarlett, prigioniera; il lupo Zev vuole catturare Indigo, o far scadere il tempo.
print-foxrun-ready = Disponi le 22 tessere direzionali coperte e le 3 tessere iniziali scoperte in un quadrato di 5 per 5. Scarlett e Indigo partono da angoli opposti, Zev e Puffer insieme sulla tessera iniziale accanto a Scarlett, in diagonale.
print-foxrun-characters = Distribuisci i personaggi a caso. In tre, chi è da solo in una fazione ne gioca entrambi i personaggi; in due, una fazione a testa. Turni: Indigo, Puffer, Scarlett, Zev, e così via.
print-foxrun-step = Fai un passo in su, a destra, in giù o a sinistra, qualunque cosa mostri la tessera su cui sei. Se puoi muoverti, devi farlo. Su una tessera coperta: rivelala, e il movimento finisce. Su una tessera iniziale: finisce tutto il turno, senza abilità.
print-foxrun-arrows = Su una tessera direzionale scoperta: segui la sua freccia, e così di tessera in tessera. Se le frecce sono due, scegli tu.
print-foxrun-once = Le frecce di una tessera valgono una volta per turno. Una freccia che porta fuori dal tabellone o su una casella in cui non puoi entrare ferma il movimento.
print-foxrun-enter = Nessuno entra in una casella occupata, tranne Indigo in quella di Scarlett, se Zev non è accanto a lei, e Zev in quella di Indigo. Zev e Puffer possono condividerne una.
print-foxrun-indigo = Indigo può fare il primo passo in diagonale.
print-foxrun-puffer = Puffer, dopo il movimento, può ruotare di 90° o 180° una tessera direzionale scoperta e libera accanto a sé.
print-foxrun-scarlett = Scarlett, dopo il movimento, può scambiare due tessere scoperte e libere accanto a sé, senza ruotarle.
print-foxrun-zev = Zev, dopo il movimento, può rivelare una tessera coperta accanto a sé.
print-foxrun-foxes = Le Volpi vincono subito quando Indigo entra nella casella di Scarlett mentre Zev non le è accanto.
print-foxrun-guardians = I Guardiani vincono subito quando Zev entra nella casella di Indigo, o quando si rivela l’ultima tessera.
print-foxrun-quiet = Nostra decisione: vincono anche dopo 80 turni di fila senza che si riveli una tessera.
print-foxrun-card-indigo = Indigo, la volpe
print-foxrun-card-puffer = Puffer, il tasso
print-foxrun-card-scarlett = Scarlett, la prigioniera
print-foxrun-card-zev = Zev, il lupo
print-foxrun-card-move = Un passo, poi dove portano le frecce. Su una tessera coperta finisce il movimento, su una tessera iniziale tutto il turno.
