"""Fowl Play! in words: whole sentences in every language."""

from __future__ import annotations

import pytest

from foxden.games.fowlplay.names import COLOURS, SHAPES, TYPES
from foxden.games.fowlplay.rules import FowlPlay
from foxden.text import LANGUAGES, say, speaker

from .drawing import GAME, card, to_foxes
from .drawing import say as play
from .test_scene import NAMES, choices, near, scene, seen
from .test_setup import deal

pytestmark = pytest.mark.rules


def told(state: FowlPlay, text: str, language: str) -> str:
    name = NAMES[state.waits_for()]
    return GAME.tell(GAME.look(state, None), name, GAME.read(text), speaker(language))


# --- birds ------------------------------------------------------------------------------------------------

BIRDS = {
    "en": [
        "the black circle chicken",
        "the brown hexagon duck",
        "the white square goose",
        "the white circle turkey",
    ],
    "it": [
        "il pollo nero su cerchio",
        "l’anatra marrone su esagono",
        "l’oca bianca su quadrato",
        "il tacchino bianco su cerchio",
    ],
    "fr": [
        "la poule noire sur cercle",
        "le canard brun sur hexagone",
        "l’oie blanche sur carré",
        "la dinde blanche sur cercle",
    ],
    "de": [
        "das schwarze Kreis-Huhn",
        "die braune Sechseck-Ente",
        "die weiße Quadrat-Gans",
        "die weiße Kreis-Pute",
    ],
    "es": [
        "la gallina negra del círculo",
        "el pato marrón del hexágono",
        "el ganso blanco del cuadrado",
        "el pavo blanco del círculo",
    ],
}
KINDS = ["chicken black circle", "duck brown hexagon", "goose white square", "turkey white circle"]


def name(language: str, bird: str, form: str) -> str:
    kind, colour, shape = bird.split()
    return say(language, "fowlplay-bird", kind=kind, colour=colour, shape=shape, form=form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_articles_and_endings_agree(language: str) -> None:
    assert [name(language, bird, "the") for bird in KINDS] == BIRDS[language]


def test_german_endings_without_an_article() -> None:
    assert name("de", "chicken white square", "name") == "weißes Quadrat-Huhn"
    assert name("de", "goose white square", "name") == "weiße Quadrat-Gans"


@pytest.mark.parametrize("form", ["the", "name"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_birds_have_the_same_name(language: str, form: str) -> None:
    every = [f"{kind} {colour} {shape}" for kind in TYPES for colour in COLOURS for shape in SHAPES]
    assert len({name(language, bird, form) for bird in every}) == 36


# --- the position -----------------------------------------------------------------------------------------

SENTENCES = {
    "en": (
        "Round 2: Bo is moving birds, 3 steps left.",
        "Move birds that match your card (white square goose) in type, colour or shape: 3 steps left.",
        "White square goose to F10",
        "Ada moves the white square goose to F10",
        "The white fox (Bo) stays put",
        "The orange fox (Ada) goes to E8",
        "The orange fox (Ada) catches the white square goose on E9",
    ),
    "it": (
        "Round 2: Bo muove i volatili, restano 3 passi.",
        (
            "Muovi i volatili che hanno tipo, colore o forma in comune con la tua carta (oca bianca su quadrato): "
            "restano 3 passi."
        ),
        "Oca bianca su quadrato in F10",
        "Ada muove l’oca bianca su quadrato in F10",
        "La volpe bianca (Bo) resta dov’è",
        "La volpe arancione (Ada) va in E8",
        "La volpe arancione (Ada) cattura l’oca bianca su quadrato in E9",
    ),
    "fr": (
        "Manche 2 : Bo déplace des volailles, encore 3 pas.",
        (
            "Déplacez des volailles qui ont le type, la couleur ou la forme de votre carte (oie blanche sur carré) : "
            "encore 3 pas."
        ),
        "Oie blanche sur carré vers F10",
        "Ada déplace l’oie blanche sur carré en F10",
        "Le renard blanc (Bo) ne va pas plus loin",
        "Le renard orange (Ada) va en E8",
        "Le renard orange (Ada) attrape l’oie blanche sur carré en E9",
    ),
    "de": (
        "Runde 2: Bo bewegt Vögel, noch 3 Schritte.",
        "Bewege Vögel, die in Art, Farbe oder Form zu deiner Karte (weiße Quadrat-Gans) passen: noch 3 Schritte.",
        "Weiße Quadrat-Gans nach F10",
        "Ada bewegt die weiße Quadrat-Gans nach F10",
        "Der weiße Fuchs (Bo) bleibt stehen",
        "Der orange Fuchs (Ada) geht nach E8",
        "Der orange Fuchs (Ada) fängt die weiße Quadrat-Gans auf E9",
    ),
    "es": (
        "Ronda 2: Bo mueve aves, quedan 3 pasos.",
        "Mueve aves que compartan tipo, color o forma con tu carta (ganso blanco del cuadrado): quedan 3 pasos.",
        "Ganso blanco del cuadrado a F10",
        "Ada mueve el ganso blanco del cuadrado a F10",
        "El zorro blanco (Bo) se queda donde está",
        "El zorro naranja (Ada) va a E8",
        "El zorro naranja (Ada) caza el ganso blanco del cuadrado en E9",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences(language: str) -> None:
    state = near()
    said = [scene(state, language).status]
    play(state, "stop")
    said += [seen(state, 0, language).ask, choices(state, 0, language)["bird 35 4,-1"].label]
    said.append(told(state, "bird 35 4,-1", language))
    to_foxes(state)
    said.append(told(state, "stop", language))
    play(state, "stop")
    said.append(told(state, "fox 3,-2", language))
    play(state, "fox 3,-2")
    said.append(told(state, "fox 4,-2", language))
    assert SENTENCES[language] == tuple(said)


SUMMARIES = {
    "en": "Round 2: Bo is moving birds, 3 steps left. The foxes: orange fox (Ada) on E7 and white fox (Bo) on G1. "
    "Played, lowest card first: Bo (card 12, black square turkey) and Ada (card 35, white square goose). "
    "In the farmyard: 9 chickens, 9 ducks, 9 geese and 9 turkeys. "
    "36 birds are left. A round that ends with 8 or fewer is the last. "
    "If no bird is caught this round, turn card 1 of 6 is flipped. The last one ends the game.",
    "it": "Round 2: Bo muove i volatili, restano 3 passi. "
    "Le volpi: volpe arancione (Ada) in E7 e volpe bianca (Bo) in G1. "
    "Carte giocate, dalla più bassa: Bo (carta 12, tacchino nero su quadrato) "
    "e Ada (carta 35, oca bianca su quadrato). "
    "Nell’aia: 9 polli, 9 anatre, 9 oche e 9 tacchini. "
    "Restano 36 volatili. Il round che finisce con 8 o meno è l’ultimo. "
    "Se in questo round non ci sono catture, si gira la carta turno 1 di 6. Con l’ultima la partita finisce.",
    "fr": "Manche 2 : Bo déplace des volailles, encore 3 pas. "
    "Les renards : renard orange (Ada) en E7 et renard blanc (Bo) en G1. "
    "Cartes jouées, de la plus basse à la plus haute : Bo (carte 12, dinde noire sur carré) "
    "et Ada (carte 35, oie blanche sur carré). "
    "Dans la basse-cour : 9 poules, 9 canards, 9 oies et 9 dindes. "
    "Il reste 36 volailles. La partie s’arrête à la fin d’une manche quand il en reste 8 ou moins. "
    "Si aucune volaille n’est attrapée pendant cette manche, la carte tour 1 sur 6 est retournée. "
    "La dernière met fin à la partie.",
    "de": "Runde 2: Bo bewegt Vögel, noch 3 Schritte. "
    "Die Füchse: oranger Fuchs (Ada) auf E7 und weißer Fuchs (Bo) auf G1. "
    "Gespielte Karten, die niedrigste zuerst: Bo (Karte 12, schwarze Quadrat-Pute) "
    "und Ada (Karte 35, weiße Quadrat-Gans). "
    "Auf dem Hof: 9 Hühner, 9 Enten, 9 Gänse und 9 Puten. "
    "36 Vögel sind übrig. Bei 8 oder weniger am Ende einer Runde ist das Spiel aus. "
    "Wird in dieser Runde kein Vogel gefangen, wird Rundenkarte 1 von 6 umgedreht. Mit der letzten ist das Spiel aus.",
    "es": "Ronda 2: Bo mueve aves, quedan 3 pasos. "
    "Los zorros: zorro naranja (Ada) en E7 y zorro blanco (Bo) en G1. "
    "Cartas jugadas, de menor a mayor: Bo (carta 12, pavo negro del cuadrado) "
    "y Ada (carta 35, ganso blanco del cuadrado). "
    "En el corral: 9 gallinas, 9 patos, 9 gansos y 9 pavos. "
    "Quedan 36 aves. La ronda que termine con 8 o menos será la última. "
    "Si en esta ronda no se caza ningún ave, se voltea la carta de turno 1 de 6. Con la última termina la partida.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_position_is_told_in_words(language: str) -> None:
    assert scene(near(), language).summary == SUMMARIES[language]


KNOWN = {
    "en": [
        "If the game ended now, you’d have 34 points: 0 for caught birds, 34 for survivors.",
        (
            "Your target, the white square goose, is on E9, out of reach of the other foxes; "
            "the nearest fox is 2 steps away."
        ),
        "Within reach of your fox, with what each catch adds to your score: white square goose on E9 (−2).",
    ],
    "it": [
        "Se la partita finisse ora avresti 34 punti: 0 per le catture, 34 per i sopravvissuti.",
        (
            "Il tuo obiettivo, l’oca bianca su quadrato, è in E9, fuori portata per le altre volpi; "
            "la volpe più vicina è a 2 passi."
        ),
        "A portata della tua volpe, con i punti che ogni cattura ti dà o ti toglie: oca bianca su quadrato in E9 (−2).",
    ],
    "fr": [
        "Si la partie s’arrêtait maintenant, vous auriez 34 points : 0 pour les prises, 34 pour les survivantes.",
        (
            "Votre objectif, l’oie blanche sur carré, est en E9, hors de portée des autres renards ; "
            "le renard le plus proche est à 2 pas."
        ),
        "À portée de votre renard, avec ce que chaque prise change à vos points : oie blanche sur carré en E9 (−2).",
    ],
    "de": [
        "Wäre jetzt Schluss, hättest du 34 Punkte: 0 für gefangene, 34 für überlebende Vögel.",
        (
            "Dein Ziel, die weiße Quadrat-Gans, steht auf E9, außer Reichweite der anderen Füchse; "
            "der nächste Fuchs ist 2 Schritte entfernt."
        ),
        (
            "In Reichweite deines Fuchses, in Klammern die Punkte, die dir der Fang bringt: "
            "weiße Quadrat-Gans auf E9 (−2)."
        ),
    ],
    "es": [
        "Si la partida terminara ahora, tendrías 34 puntos: 0 por aves cazadas, 34 por supervivientes.",
        (
            "Tu objetivo, el ganso blanco del cuadrado, está en E9, fuera del alcance de los demás zorros; "
            "el zorro más cercano está a 2 pasos."
        ),
        ("Al alcance de tu zorro, con los puntos que ganas o pierdes: ganso blanco del cuadrado en E9 (−2)."),
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_told_ones_score_ones_target_and_ones_prey(language: str) -> None:
    """Catching one's own target costs its 4 points and brings a majority of squares and one of white birds."""
    state = near()
    state.cards.target[0] = card("gws") - 1
    state.cards.hands[0] = card("cko") - 1
    shown = seen(state, 0, language)
    assert shown.notes == KNOWN[language]
    assert shown.summary.endswith(" ".join(KNOWN[language]))


def test_a_caught_target_is_mourned() -> None:
    state = near()
    state.cards.target[1] = card("gws") - 1
    play(to_foxes(state), "stop", "fox 3,-2")
    play(state, "fox 4,-2")
    assert [seen(state, 1, language).notes[1] for language in LANGUAGES] == [
        "Your target, the white square goose, has been caught.",
        "Il tuo obiettivo, l’oca bianca su quadrato, è stato catturato.",
        "Votre objectif, l’oie blanche sur carré, a été attrapé.",
        "Dein Ziel, die weiße Quadrat-Gans, wurde gefangen.",
        "Tu objetivo, el ganso blanco del cuadrado, ya está cazado.",
    ]


SECRET = {
    "en": ("Ada has chosen a target card", "Ada has chosen a card"),
    "it": ("Ada ha scelto la carta obiettivo", "Ada ha scelto una carta"),
    "fr": ("Ada a choisi sa carte objectif", "Ada a choisi une carte"),
    "de": ("Ada hat eine Zielkarte gewählt", "Ada hat eine Karte gewählt"),
    "es": ("Ada ha elegido una carta de objetivo", "Ada ha elegido una carta"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_secret_cards_the_log_says_only_that_they_were_chosen(language: str) -> None:
    view, speak = GAME.look(deal(), None), speaker(language)
    for number in range(1, 37):
        told = [GAME.tell(view, "Ada", GAME.read(f"{kind} {number}"), speak) for kind in ("target", "play")]
        assert tuple(told) == SECRET[language]


def test_den_and_tunnel_in_the_log() -> None:
    state = deal()
    told = [GAME.tell(GAME.look(state, None), "Ada", GAME.read("den black 1,-1"), speaker(of)) for of in LANGUAGES]
    assert told == [
        "Ada takes the black fox and starts on F7",
        "Ada prende la volpe nera e parte da F7",
        "Ada prend le renard noir et part de F7",
        "Ada nimmt den schwarzen Fuchs und beginnt auf F7",
        "Ada toma el zorro negro y empieza en F7",
    ]


def test_who_has_what_is_told_in_words() -> None:
    """Of types that someone has not caught, nothing is said."""
    state = near()
    play(to_foxes(state), "stop", "fox 3,-2", "fox 4,-2")
    assert "9 ducks, 8 geese and 9 turkeys. Ada has caught 1 goose. 35 birds are left." in scene(state).summary
    assert scene(state).notes[-1] == "Points for caught birds so far: Ada 2 and Bo 0."


def test_how_near_the_end_is() -> None:
    state = near()
    state.turned = 5
    assert scene(state).notes[1] == (
        "If no bird is caught this round, the last turn card is flipped and the game ends."
    )
    state.captured = True
    assert scene(state).notes[1] == "A bird was caught this round, so no turn card is flipped."
