## Pourquoi pas ?

fowlplay-no-move = « { $text } » n’est pas un coup de ce jeu.
fowlplay-reshuffle-first = D’abord, la défausse est mélangée pour former une nouvelle pioche.
fowlplay-target-first = Choisissez d’abord l’une de vos quatre cartes comme objectif.
fowlplay-target-final = Vous avez choisi votre objectif ; il ne change plus.
fowlplay-target-stays = Cette carte est votre objectif : elle reste en place jusqu’à la fin.
fowlplay-not-in-hand = La carte { $card } n’est pas dans votre main.
fowlplay-not-your-den = C’est au joueur { $player } de placer son renard.
fowlplay-den-first = Choisissez d’abord un renard et sa case dans la tanière.
fowlplay-den-final = Les renards ont leur couleur et ont quitté la tanière.
fowlplay-colour-taken = Un autre joueur a déjà ce renard.
fowlplay-den-taken = Un autre renard occupe { $hex }.
fowlplay-card-first = Choisissez d’abord une carte à jouer.
fowlplay-card-final = Vous avez choisi votre carte pour cette manche ; elle ne change plus.
fowlplay-not-your-turn = C’est au tour du joueur { $player }.
fowlplay-birds-now = On déplace les volailles ; les renards bougeront quand tous l’auront fait.
fowlplay-foxes-now = Seuls les renards bougent maintenant.
fowlplay-bird-caught = La volaille { $bird } n’est plus dans la basse-cour : un renard l’a attrapée.
fowlplay-nothing-shared = La volaille { $bird } n’a ni type, ni couleur, ni forme en commun avec votre carte { $card }.
fowlplay-bird-too-far = { $hex } n’est pas à un pas de la volaille { $bird }.
fowlplay-bird-there = Une volaille occupe { $hex }.
fowlplay-fox-there = Un renard occupe { $hex }.
fowlplay-tunnel = { $hex } est une entrée de tunnel : les volailles n’y vont pas.
fowlplay-fear = La volaille { $bird } craint les renards : le plus proche est à { $before ->
    [one] 1 pas
   *[other] { $before } pas
} ; là-bas, il serait à { $after }.
fowlplay-fox-here = Votre renard est déjà en { $hex }.
fowlplay-fox-too-far = { $hex } n’est pas à un pas de votre renard.
fowlplay-no-tunnel = { $hex } n’est ni à un pas ni une entrée de tunnel.
fowlplay-must-leave = À la première manche, aucun renard ne s’arrête sur le tunnel central : avancez encore.
fowlplay-no-end-there = À la première manche, aucun renard ne peut finir son déplacement sur le tunnel central.

## Le hasard

fowlplay-no-reshuffle-now = Aucune carte n’est requise que la pioche ne puisse donner.
fowlplay-reshuffle-discards = La nouvelle pioche se compose exactement des cartes de la défausse.

## Ce que peut être une mise en place

fowlplay-setup-parts = Une mise en place dit où sont les volailles, quelles cartes sont en main et dans la pioche, et qui commence.
fowlplay-setup-birds = Chacune des 36 volailles a sa place.
fowlplay-setup-hexes = Chaque volaille est sur une case de la basse-cour.
fowlplay-setup-flocks = Les neuf volailles de chaque type remplissent les neuf cases d’un coin.
fowlplay-setup-hands = Chacun reçoit quatre cartes ; les autres forment la pioche.
fowlplay-setup-cards = Chacune des 36 cartes est dans une main ou dans la pioche, une seule fois.
fowlplay-setup-first = Celui qui place le premier renard est l’un des joueurs à la table.
