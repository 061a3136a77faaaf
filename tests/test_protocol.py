"""The client's types and the protocol page are up to date with the messages."""

from tools.protocol import made


def test_what_is_made_from_the_messages_is_current() -> None:
    for path, text in made().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is stale: make protocol"
