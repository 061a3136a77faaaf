/** Fits text into a box of fixed size: it is set smaller step by step until it fits; if that isn't enough, the box can
 * be scrolled, also by keyboard. */

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
