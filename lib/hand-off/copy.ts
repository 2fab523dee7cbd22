/**
 * Puts text on the clipboard: `copyText(navigator.clipboard, text)`. False where the browser refuses or has no clipboard
 * (a page without HTTPS, an embedded browser); then show the text to be copied by hand. Never throws.
 */
export async function copyText(
  clipboard: Pick<Clipboard, 'writeText'> | undefined,
  text: string,
): Promise<boolean> {
  try {
    if (!clipboard) return false;
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
