/** Copy what stands in a field. A page that came over plain http may not use the clipboard: then the old way, and where
 * that fails too the text stays marked, to be copied by hand. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    if (!navigator.clipboard) return document.execCommand("copy");
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}
