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

/** Text only, because a link would lead to an empty wizard. */
export type SharedText = { title: string; text: string };

/** The part of `navigator` for sharing, which many browsers lack. */
export type Sharer = Partial<Pick<Navigator, 'share' | 'canShare'>>;

/** Whether the browser can share text. Call it after hydration. */
export function canShare(navigator: Sharer, data: SharedText): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true);
}

/**
 * Opens the browser's share sheet. Call it in a click handler. Never throws. `dismissed`: the
 * visitor closed it, or it was already open.
 */
export async function shareText(
  navigator: Sharer,
  data: SharedText,
): Promise<'shared' | 'dismissed' | 'failed'> {
  if (!navigator.share) return 'failed';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    return name === 'AbortError' || name === 'InvalidStateError' ? 'dismissed' : 'failed';
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
