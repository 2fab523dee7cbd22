import { isUnusualPhone } from './hints';

const extensions = [' ext. 12', ' extension 12', ';ext=12', ' x12', 'p12', ',12', ',,12#', ' #12', ''];
const prefixes = ['', '1 ', '1-', '+1 ', '001 ', '0111'];
const dialed = prefixes.flatMap((prefix) => extensions.map((end) => `${prefix}(612) 555.0142${end}`));
const abroad = ['+44 20 7946 0958', '0044 20 7946 0958', '011 52 55 1234 5678 ext 3', '(+49) 30 901820'];
const otherwise = ['６１２-５５５-０１４２', '٦١٢٥٥٥٠١٤٢', '', '   '];
const short = ['555-0142', '+1 612 555 014', '+44 2079', '1-800-FLOWERS'];
const long = [
  '612-555-0142'.repeat(9000),
  '612-555-01422',
  '612-555-0142 2',
  '001 612 555 01422',
  '0612 555 0142',
];

test('a phone number gets a hint only if it is too short or too long, in any way of writing', () => {
  expect([...dialed, ...abroad, ...otherwise].filter(isUnusualPhone)).toEqual([]);
  expect([...short, ...long].filter((typed) => !isUnusualPhone(typed))).toEqual([]);
});
