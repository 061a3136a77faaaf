/** Fields of forms, by their names. */

/** `caught-{seat}-{thing}` with its places filled in. */
export function fill(field: string, places: Record<string, string | number>): string {
  return field.replace(/\{(\w+)\}/g, (_, name: string) => String(places[name] ?? ""));
}
