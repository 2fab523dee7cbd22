/**
 * Copies text to the clipboard. False if the browser refuses or has no clipboard (a page without
 * HTTPS, an embedded browser). Never throws.
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

/** A file created in the page. `type` includes the charset: "text/calendar;charset=utf-8". */
export type TextFile = { name: string; type: string; text: string };

// Safari reads the file some time after the click.
const keptFor = 60_000;

/** Downloads a file; phones open a calendar file in the calendar. Call it in a click handler. */
export function downloadText({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}
