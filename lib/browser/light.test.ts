/** @jest-environment jsdom */
import { setLight } from './light';

test.each([
  ['2026-12-08T13:00:00Z', 'night'],
  ['2026-12-08T14:00:00Z', 'morning'],
  ['2026-12-08T16:00:00Z', 'day'],
  ['2026-12-08T22:00:00Z', 'dusk'],
  ['2026-12-08T23:30:00Z', 'night'],
  // In June, the sun is up from 5:30 AM to 9 PM.
  ['2026-06-21T11:00:00Z', 'morning'],
  ['2026-06-22T01:30:00Z', 'dusk'],
  ['2026-06-22T03:00:00Z', 'night'],
])('at %s the kitchen is drawn in the light of the %s, wherever the visitor is', (now, light) => {
  setLight(new Date(now));
  expect(document.documentElement.dataset.light).toBe(light);
});
