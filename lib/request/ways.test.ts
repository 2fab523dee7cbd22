/** @jest-environment jsdom */
import { siteContent } from '@/lib/content/load/site-content';
import { suggestedWay } from './ways';

const { request: texts, business } = siteContent();
const noTexts = { ...texts, options: { ...texts.options, text: '' } };

// Tuesday, November 24, 2026, in Chicago.
const day = new Date('2026-11-24T16:00:00Z');
const night = new Date('2026-11-25T03:40:00Z');
const noEmergency = { emergency: undefined };

test.each([
  ['a text on a phone', 'text', { isTouch: true }],
  ['an email on a computer', 'email', {}],
  ['an email on a phone, to a number that takes no texts', 'email', { isTouch: true, texts: noTexts }],
  ['a call in an emergency while open', 'call', { callFirst: true, opening: noEmergency }],
  ['a call in an emergency on a phone', 'call', { callFirst: true, isTouch: true }],
  ['a call in an emergency at night, if somebody answers', 'call', { callFirst: true, now: night }],
  ['no call at night without an emergency', 'email', { now: night }],
  ['no call if nobody answers', 'email', { callFirst: true, now: night, opening: noEmergency }],
] as const)('visitors are offered %s first', (_what, way, at) => {
  const given = { isTouch: false, callFirst: false, now: day, texts, opening: {}, ...at };
  Object.defineProperty(window, 'matchMedia', {
    value: () => ({ matches: given.isTouch }),
    configurable: true,
  });
  expect(suggestedWay(given, given.texts, { ...business, ...given.opening }, given.now)).toBe(way);
});
