/** Keeps the screen on while a page is shown, where the device lets it. */
export function stayAwake(): () => void {
  let lock: { release(): Promise<void> } | undefined;
  const hold = async (): Promise<void> => {
    if (document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock?.request("screen");
    } catch {
      // not allowed, or not now: then the device decides
    }
  };
  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
