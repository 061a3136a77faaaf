/** Keeps the screen on while a page is shown, if the device allows it. */
export function stayAwake(): () => void {
  let lock: { release(): Promise<void> } | undefined;
  const ask = async (): Promise<void> => {
    try {
      lock = await navigator.wakeLock?.request("screen");
    } catch {
      // not allowed, or not now: then the device decides
    }
  };
  const hold = (): void => {
    if (document.visibilityState === "visible") void ask();
  };
  document.addEventListener("visibilitychange", hold);
  hold();
  return () => {
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
