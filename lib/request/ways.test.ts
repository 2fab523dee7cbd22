/** @jest-environment jsdom */
import { siteContent } from '@/lib/content/load/site-content';
import { suggestedWay } from './ways';

const { request: texts } = siteContent();
const noTexts = { ...texts, options: { ...texts.options, text: '' } };

test.each([
  ['a text on a phone', 'text', { isTouch: true }],
  ['an email on a computer', 'email', {}],
  ['an email on a phone, to a number that takes no texts', 'email', { isTouch: true, texts: noTexts }],
  ['a call where that comes first, on a phone too', 'call', { callFirst: true, isTouch: true }],
] as const)('visitors are offered %s first', (_what, way, at) => {
  const given = { isTouch: false, callFirst: false, texts, ...at };
  const value = () => ({ matches: given.isTouch });
  Object.defineProperty(window, 'matchMedia', { value, configurable: true });
  expect(suggestedWay(given, given.texts)).toBe(way);
});
