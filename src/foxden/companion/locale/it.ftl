## Che cosa si può stampare

print-foot = Foxden · un progetto amatoriale non ufficiale; il gioco e il suo nome appartengono all’autore e all’editore
print-foxy-boards = Plance
print-foxy-tracks = Tracciati degli animali
print-fowlplay-sheets = Fogli dei punti
print-foxrun-cards = Carte dei personaggi
print-summary = Il gioco in una pagina
print-unknown = Non c’è niente da stampare con questo nome (ci sono: { $known }).
print-how = La carta può essere { $papers }, e le copie da 1 a { $most }.
print-name = Nome
print-tracks-how = Capovolgi il mazzetto e spunta la prossima casella di un animale ogni volta che una carta lo mostra.

## Titoli di un riassunto

print-aim = Lo scopo
print-ready = La preparazione
print-turn = Un turno
print-round = Un round
print-count = Il conteggio
print-end = La fine
print-variants = Varianti
print-abilities = Abilità
print-winning = La vittoria

## Foxy in una pagina

print-foxy-aim = Venti carte si mostrano una dopo l’altra, ognuna copre la precedente. Ricorda che cosa hai visto, scrivi quanti erano, e alla fine fai più punti di tutti.
print-foxy-ready = Mescola le 48 carte animale, prendine 19 senza guardare, aggiungi la Volpe e mescola queste 20. Le altre 29 restano fuori, senza guardarle. Ognuno ha una plancia e una penna.
print-foxy-turn = Mostra la prossima carta in cima alla pila. Ognuno scrive in segreto un numero da 0 a 999 nella casella del turno. Non si annota altro, e le carte coperte non si riguardano.
print-foxy-aloud = Dite insieme ad alta voce il numero del turno, così nessuno salta un riquadro.
print-foxy-exact = Il numero giusto: per ogni specie sulla carta, quanti animali di quella specie hanno mostrato finora tutte le carte, compresa questa; poi si somma.
print-foxy-prudent = Hai un dubbio? Scrivi un po’ di meno: troppo basso dà ancora punti, troppo alto no. Ma più ti avvicini, più ne ottieni.
print-foxy-fox = La Volpe chiede quante specie diverse sono apparse prima di lei.
print-foxy-bet = Una volta a partita puoi cerchiare il numero che stai scrivendo: scommetti che è esatto.
print-foxy-count = Capovolgi la pila e mostra di nuovo le carte nello stesso ordine, segnando i tracciati. Un numero esatto o troppo basso dà altrettanti punti. Uno troppo alto non ne dà e si cancella.
print-foxy-circled = Il numero cerchiato vale il doppio se è esatto, altrimenti niente.
print-foxy-win = Vince chi ha più punti. In parità: più punti dal numero cerchiato, poi meno numeri cancellati.
print-foxy-variants = La Volpe può chiedere invece quante volte è apparsa la specie vista più spesso; o quante carte prima di lei mostravano un solo animale; o valere come un gatto.
print-foxy-modes = Difficile: danno punti solo i numeri esatti. Semplice: in ogni turno chi scrive per ultimo dice a tutti il suo numero.
print-foxy-solo = In solitario: vinci se i tuoi venti numeri si discostano in tutto di non più di 5. Nostra decisione: non si scommette.

## Fowl Play! in una pagina

print-fowlplay-aim = Sei una volpe in un’aia. Cattura una dieta varia, e tieni in vita i volatili che somigliano al tuo obiettivo segreto.
print-fowlplay-ready = I nove volatili di ogni tipo riempiono un angolo dell’aia, disposti come si vuole. In tre o quattro si usano le carte turno da 1 a 3, in due tutte e sei. Ognuno prende una volpe e la mette su uno spazio libero attorno al centro della tana. Comincia chi ha mangiato pollame per ultimo.
print-fowlplay-target = Ognuno riceve quattro carte e ne mette da parte una, coperta: l’obiettivo. Le altre tre sono la mano.
print-fowlplay-cards = Ognuno gioca una carta coperta, poi si scoprono tutte. Il numero più basso agisce per primo: un giro per i volatili e uno per le volpi. Nostra decisione: finché non hanno scelto tutti, puoi ancora cambiare carta e, all’inizio, obiettivo.
print-fowlplay-birds = Volatili: hai tre passi per volatili che hanno in comune con la tua carta il tipo, il colore o la forma. Un volatile va su un esagono libero accanto, mai sull’entrata di un tunnel.
print-fowlplay-fear = I volatili temono le volpi: chi è a 3 o più passi da ogni volpe ci resta, e chi è a 2 passi non può mettersi accanto a una volpe.
print-fowlplay-foxes = Volpi: la tua volpe fa fino a due passi, ognuno su un esagono accanto o dall’entrata di un tunnel a un’altra. Chi arriva su un volatile lo cattura e si ferma. Nel round 1 nessuna volpe finisce il movimento al centro.
print-fowlplay-draw = Se nessuno ha catturato, si gira la prossima carta turno, tranne dopo il round 1. Ognuno pesca una carta.
print-fowlplay-end = La partita finisce dopo un round con 8 volatili o meno, o quando si gira l’ultima carta turno.
print-fowlplay-majorities = Per cerchi, esagoni, quadrati, neri, marroni e bianchi: chi ne ha catturati di più fa tanti punti quanti sono i tipi tra loro. In parità tutti li prendono per intero.
print-fowlplay-sets = 4 punti per ogni set di pollo, anatra, oca e tacchino catturati.
print-fowlplay-survivors = Si rivelano gli obiettivi: 1 punto per ogni caratteristica che ogni volatile rimasto ha in comune con il tuo, e 1 in più se è vivo proprio quello.
print-fowlplay-win = Vince chi ha più punti. In parità: chi ha l’obiettivo vivo, poi chi ha catturato meno volatili.

## Fox on the Run in una pagina

print-foxrun-aim = Volpi contro Guardiani: Indigo vuole raggiungere Scarlett, prigioniera; il lupo Zev vuole catturare Indigo, o guadagnare tempo.
print-foxrun-ready = Disponi 22 tessere freccia coperte e le 3 tessere iniziali scoperte in un quadrato di 5 per 5. Scarlett e Indigo partono da angoli opposti, Zev e Puffer insieme sulla tessera iniziale in diagonale accanto a Scarlett.
print-foxrun-characters = Distribuisci i personaggi a caso. In tre, chi è solo in una fazione la gioca tutta; in due, una fazione a testa. Turni: Indigo, Puffer, Scarlett, Zev, e così via.
print-foxrun-step = Fai un passo in su, a destra, in giù o a sinistra, qualunque cosa dica la tessera su cui sei. Se puoi, devi. Su una tessera coperta: rivelala, il movimento finisce. Su una tessera iniziale: finisce tutto il turno, senza abilità.
print-foxrun-arrows = Su una tessera freccia scoperta: prosegui lungo la freccia, e così di tessera in tessera. Tra due frecce scegli tu.
print-foxrun-once = Le frecce di una tessera valgono una volta per turno. Una freccia che porta fuori o su una casella chiusa ferma il movimento.
print-foxrun-enter = Nessuno entra in una casella occupata, tranne Indigo in quella di Scarlett e Zev in quella di Indigo. Zev e Puffer possono condividerne una.
print-foxrun-indigo = Indigo può fare il primo passo in diagonale.
print-foxrun-puffer = Puffer, dopo il movimento, può ruotare di 90° o 180° una tessera freccia scoperta e libera accanto a sé.
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
