"""Which text does not fit: cut off, out of the screen, or over the edge of its button. One visit, all languages."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.browser.languages import each_language
from tests.browser.test_pages import SMALL

WIDTHS = (320, 360)
HEIGHT = 740
OPEN_ALL = "() => document.querySelectorAll('details').forEach((each) => (each.open = true))"
TOO_WIDE = """() => {
  const SLACK = 1.5, ARROW = 16;
  const found = new Set();
  const clips = (style) => ['hidden', 'clip'].includes(style.overflowX);
  const scrolls = (style) => ['auto', 'scroll'].includes(style.overflowX);
  const tell = (node, what) => found.add(`${what}: ${node.textContent.trim().slice(0, 60)} <${node.className}>`);
  const paint = document.createElement('canvas').getContext('2d');

  /** Between what edges text is seen: of whatever cuts it off, up to the screen, or to what can be scrolled. */
  const frame = (node) => {
    const seen = {left: 0, right: document.documentElement.clientWidth};
    for (let each = node; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (scrolls(style)) return {left: -Infinity, right: Infinity};
      if (!clips(style)) continue;
      seen.left = Math.max(seen.left, box.left);
      seen.right = Math.min(seen.right, box.right);
    }
    return seen;
  };
  const isSeen = (node) =>
    node.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
    !node.closest('svg, select, .unseen, [inert]') && node.getBoundingClientRect().width > 1;
  const look = (text) => {
    const node = text.parentElement;
    if (!text.data.trim() || !isSeen(node)) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const held = frame(node);
    if (box.left < held.left - SLACK || box.right > held.right + SLACK) tell(node, 'cut off');
    const button = node.closest('button, .button, summary, th, td, li, label');
    const edge = button?.getBoundingClientRect();
    if (edge && (box.left < edge.left - SLACK || box.right > edge.right + SLACK)) tell(node, 'over the edge');
    if (edge && button.matches('button, .button') && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4))
      tell(node, 'over the edge');
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) look(words.currentNode);

  /** A box of the browser's own: its text cannot be measured, only drawn again. */
  const room = (node) => {
    const style = getComputedStyle(node);
    paint.font = style.font;
    const arrow = node.matches('select') ? ARROW : 0;
    return node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
  };
  for (const node of document.querySelectorAll('select, input[placeholder]')) {
    if (!node.checkVisibility() || node.closest('[inert]')) continue;
    const text = node.matches('select') ? node.selectedOptions[0]?.text ?? '' : node.placeholder;
    const most = room(node);
    if (paint.measureText(text).width > most + SLACK || node.getBoundingClientRect().right > frame(node).right + SLACK)
      found.add(`cut off: ${text}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add('the page is wider than the screen');
  return [...found];
}"""


def look_at(page: Page, where: str) -> Iterator[str]:
    """What does not fit, or is too small for a thumb, in each language and width."""
    for language in each_language(page):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": HEIGHT})
            for fault in page.evaluate(TOO_WIDE) + page.evaluate(SMALL):
                yield f"{where}, {language}, {width}: {fault}"
