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

/** A file made in the page. `type` with its character set: "text/calendar;charset=utf-8". */
export type TextFile = { name: string; type: string; text: string };

// Safari reads the file some time after the tap.
const keptFor = 60_000;

/** Offers a file for saving; on a phone a calendar file opens in the calendar. No request is made. Call it in the handler of a tap. */
export function downloadText({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}
