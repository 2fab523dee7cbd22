/** What is shared: text alone, since a link would lead to an empty wizard. */
export type SharedText = { title: string; text: string };

/** As much of `navigator` as sharing needs; both are missing in many browsers. */
export type Sharer = {
  share?: (data: SharedText) => Promise<void>;
  canShare?: (data: SharedText) => boolean;
};

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
