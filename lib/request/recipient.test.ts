import { siteContent } from '@/lib/content/load';
import { suggestedWay } from './recipient';

const { business } = siteContent();
const noTexts = { ...business, textable: false };
const noEmail = { ...business, email: undefined };

test.each([
  ['a text on a phone', 'text', { isTouch: true }],
  ['an email on a computer', 'email', {}],
  ['an email on a phone, to a number that takes no texts', 'email', { isTouch: true, business: noTexts }],
  ['a text on a computer, to a shop without an email address', 'text', { business: noEmail }],
  ['a call where that comes first, on a phone too', 'call', { callFirst: true, isTouch: true }],
] as const)('visitors are offered %s first', (_what, way, at) => {
  const given = { isTouch: false, callFirst: false, business, ...at };
  expect(suggestedWay(given.callFirst, given.business, given.isTouch)).toBe(way);
});
