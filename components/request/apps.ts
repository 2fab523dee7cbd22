import { wayHref } from '@/lib/request/recipient';

/** True on a touch screen. That is most likely a phone, which can send texts. */
export const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Opens the app for this way to send, with the request in it. Browsers allow that only while the visitor presses. */
export function openApp(...request: Parameters<typeof wayHref>) {
  const link = document.createElement('a');
  link.href = wayHref(...request);
  document.body.append(link);
  link.click();
  link.remove();
}
