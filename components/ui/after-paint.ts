/**
 * Does something once the screen has shown what a press changes by itself (a pressed button, say): right after the next frame. In
 * a page that nobody looks at there are no frames, and it is done at once. What must not be lost belongs before it.
 */
export function afterPaint(act: () => void) {
  if (document.visibilityState === 'hidden') act();
  else requestAnimationFrame(() => setTimeout(act));
}
