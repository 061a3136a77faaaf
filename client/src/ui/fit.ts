/** Words in a place whose size never changes: they are set smaller, step by step, until they fit; and where that is not
 * enough, the place can be scrolled, by keyboard too. */

const SMALLEST = 6;

export function fit(node: HTMLElement): { destroy: () => void } {
  const usual = node.tabIndex;

  function set(): void {
    let tight = 0;
    node.dataset["tight"] = "0";
    while (tight < SMALLEST && overflows()) node.dataset["tight"] = String(++tight);
    node.tabIndex = overflows() ? 0 : usual;
  }

  const overflows = (): boolean => node.scrollHeight > node.clientHeight + 1;

  const words = new MutationObserver(set);
  const place = new ResizeObserver(set);
  words.observe(node, { childList: true, characterData: true, subtree: true });
  place.observe(node);
  set();
  return {
    destroy: () => {
      words.disconnect();
      place.disconnect();
    },
  };
}
