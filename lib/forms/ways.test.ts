import { usualShop as shop } from '@/lib/hours/sample-hours.test-helper';
import { suggestedWay } from './ways';

const noTexts = { ...shop, textable: false };
const noEmail = { ...shop, email: undefined };

test.each([
  ['a text on a phone', 'text', { isTouch: true }],
  ['an email on a computer', 'email', {}],
  ['an email on a phone, to a number that takes no texts', 'email', { isTouch: true, shop: noTexts }],
  ['a text on a computer, to a shop without an email address', 'text', { shop: noEmail }],
  ['a call where that comes first, on a phone too', 'call', { callFirst: true, isTouch: true }],
] as const)('visitors are offered %s first', (_what, way, at) => {
  const given = { isTouch: false, callFirst: false, shop, ...at };
  expect(suggestedWay(given.callFirst, given.shop, given.isTouch)).toBe(way);
});
