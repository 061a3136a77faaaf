"""One visit, all languages: the page is told to speak another one, which takes far less than another visit."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from foxden.text import LANGUAGES

LISTEN = """
window.pending = 0;
window.calm = 0;
const ask = window.fetch;
window.fetch = (...all) => {
  window.pending++;
  return ask(...all).finally(() => window.pending--);
};
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', () => (window.unanswered = false));
  }
  send(words) {
    window.unanswered = true;
    super.send(words);
  }
};
"""
"""So that a test can tell when what it asked for has come, in whatever language."""
SPEAK = """(language) => {
  window.calm = 0;
  const choice = document.querySelector('.preferences select');
  if (!choice) {
    localStorage.setItem('foxden-language', language);
    return location.reload();
  }
  choice.value = language;
  choice.dispatchEvent(new Event('change', {bubbles: true}));
}"""
SPOKEN = """(language) => {
  const come = document.documentElement.lang === language && !window.pending && !window.unanswered;
  window.calm = come ? window.calm + 1 : 0;
  return window.calm > 3;
}"""
"""For a few frames in a row: between an answer and what is drawn of it there is one."""


def speak(page: Page, language: str) -> None:
    page.evaluate(SPEAK, language)
    page.wait_for_function(SPOKEN, arg=language)


def each_language(page: Page) -> Iterator[str]:
    """The page in every language, and in English again at the end."""
    for language in LANGUAGES:
        speak(page, language)
        yield language
    speak(page, "en")
