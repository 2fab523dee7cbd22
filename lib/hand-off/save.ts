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

/** What is shared: text alone, since a link would lead to an empty wizard. */
export type SharedText = { title: string; text: string };

/** As much of `navigator` as sharing needs; both are missing in many browsers. */
export type Sharer = Partial<Pick<Navigator, 'share' | 'canShare'>>;

/** Whether the browser has a share sheet for text. Ask after hydration: prerendered HTML can't know. */
export function canShare(navigator: Sharer, data: SharedText): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true);
}

/**
 * Opens the browser's share sheet; call it in the handler of a tap. Never throws. `dismissed`: the visitor closed it, or it
 * is open already; no error in either case. `failed`: offer copying instead.
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
