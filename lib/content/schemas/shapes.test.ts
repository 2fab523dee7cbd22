import fc from 'fast-check';
import * as shapes from './shapes';

const { place, ...others } = shapes;
const corrected = { ...others, town: place(40) };

test.each<[keyof typeof corrected, typed: unknown, shown: string]>([
  ['reviews', 212, '212'],
  ['reviews', '1,200 Reviews.', '1,200'],
  ['yearsInBusiness', '11 yrs', '11'],
  ['customers', '5,000 + customers', '5,000+'],
  ['arrivalWindow', '2 hours', '2-hour'],
  ['arrivalWindow', 'a two-hour window', 'two-hour'],
  ['arrivalWindow', '2–4 Hrs.', '2- to 4-hour'],
  ['arrivalWindow', '90 min', '90-minute'],
  ['paymentMethod', 'Credit Cards', 'credit cards'],
  ['paymentMethod', 'Cash App', 'Cash App'],
  ['paymentMethod', 'We accept Zelle', 'Zelle'],
  ['paymentMethod', 'eCheck, ACH, and PayPal.', 'eCheck, ACH, and PayPal'],
  ['ratingSource', 'Source: Yelp, Sept. 2026.', 'Yelp, Sept. 2026'],
  ['dayOffReason', 'Closed for Family Trip', 'family trip'],
  ['dayOffReason', 'St. Patrick’s Day', 'St. Patrick’s Day'],
  ['appliances', 'Washers and Dryers.', 'washers and dryers'],
  ['town', 'Sioux Falls, SD 57104', 'Sioux Falls'],
  ['town', 'Iowa City', 'Iowa City'],
])('an owner who types the fact “%s” as %j gets it corrected to “%s”', (name, typed, shown) => {
  expect(corrected[name].parse(typed)).toBe(shown);
});

test('a number from 2 loses its unit in any spelling, and no other words pass', () => {
  const units = fc.constantFrom('reviews', ' reviews', ' Reviews.', ' review', '');
  const number = fc.integer({ min: 2, max: 9_999_999 }).map((amount) => amount.toLocaleString('en-US'));
  fc.assert(
    fc.property(number, units, fc.stringMatching(/^[a-z]{1,9} $/), (shown, unit, word) => {
      expect(shapes.reviews.parse(` ${shown}${unit} `)).toBe(shown);
      expect(shapes.reviews.safeParse(word + shown).success).toBe(false);
    }),
  );
});
