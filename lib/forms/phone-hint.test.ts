import { phoneHint } from './phone-hint';

const prefixes = ['', '1 ', '1-', '+1 ', '001 ', '0111'];
const extensions = ['', ' ext. 12', ' extension 12', ';ext=12', ' x12', 'p12', ',12', ',,12#', ' #12'];
const dialed = prefixes.flatMap((prefix) => extensions.map((end) => `${prefix}(612) 555.0142${end}`));
const otherwise = [
  '+44 20 7946 0958',
  '011 52 55 1234 5678',
  '(+49) 30 901820',
  '６１２-５５５-０１４２',
  '',
  ' ',
];
const wrong = [
  '555-0142',
  '+1 612 555 014',
  '+44 2079',
  '1-800-FLOWERS',
  '612-555-01422',
  '612'.repeat(9000),
];

test('a phone number gets a hint only if it is too short or too long, in any way of writing', () => {
  expect([...dialed, ...otherwise].filter(phoneHint)).toEqual([]);
  expect(wrong.filter((typed) => !phoneHint(typed))).toEqual([]);
});
