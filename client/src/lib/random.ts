/** Random characters. A page loaded over plain HTTP has no randomUUID, but it has these. */
export function randomSigns(bytes = 16): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
