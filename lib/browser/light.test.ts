/** @jest-environment jsdom */
import { setLight } from './light';

test.each([
  // In December, it's light from 7:30 AM to 5 PM.
  ['2026-12-08T13:29:00Z', 'night'],
  ['2026-12-08T13:30:00Z', 'day'],
  ['2026-12-08T22:59:00Z', 'day'],
  ['2026-12-08T23:00:00Z', 'night'],
  // In June, it's light from 5 AM to 9:30 PM, which is tomorrow in UTC.
  ['2026-06-21T09:59:00Z', 'night'],
  ['2026-06-22T02:29:00Z', 'day'],
])('at %s the kitchen is drawn by %s, wherever the visitor is', (now, light) => {
  setLight(new Date(now));
  expect(document.documentElement.dataset.light).toBe(light);
});
