import { formatPhone } from './phone';

test.each([
  ['612.555.0188', '(612) 555-0188'],
  ['+1 612 555 0188', '(612) 555-0188'],
  ['６１２５５５０１８８', '(612) 555-0188'],
  ['612-555-0188 ext. 2', '612-555-0188 ext. 2'],
  ['6125550188 after 5', '6125550188 after 5'],
  ['+6125550188', '+6125550188'],
  ['555-0188', '555-0188'],
  ['', ''],
])('the shop reads %j as %j', (typed, read) => {
  expect(formatPhone('(612) 555-0142', typed)).toBe(read);
  // A number with its country code has one more digit.
  expect(formatPhone('+1 612 555 0142', typed)).toBe(typed);
});
