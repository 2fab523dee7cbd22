import { wayHref } from '@/lib/request/recipient';

/** A touch screen is most likely a phone, which can text. */
export const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Opens the app of a way, with the request in it. Browsers do so only during the visitor's own press. */
export function openApp(...request: Parameters<typeof wayHref>) {
  const link = document.createElement('a');
  link.href = wayHref(...request);
  document.body.append(link);
  link.click();
  link.remove();
}
