/** Copy the text of a field. A page loaded over plain HTTP can't use the clipboard: then the old way is tried, and if
 * that fails too, the text stays selected to be copied by hand. */
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
