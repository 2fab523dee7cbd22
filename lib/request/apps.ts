import type { Way } from '@/lib/forms/ways';
import type { Shop } from '@/lib/hours/shop';
import { appHref } from './request-links';
import type { Summary } from './summary';

/** True on a touch screen. That is most likely a phone, which can send texts. */
export const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Opens the app for this way to send, with the request in it. Browsers allow that only while the visitor presses. */
export function openApp(way: Way, summary: Summary, shop: Shop) {
  const link = document.createElement('a');
  link.href = appHref(way, summary, shop);
  document.body.append(link);
  link.click();
  link.remove();
}
