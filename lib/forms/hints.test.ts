import { isUnusualPhone } from './hints';

describe('the hint about an unusual phone number', () => {
  const extensions = [' ext. 12', ' extension 12', ';ext=12', ' x12', 'p12', ',12', ',,12#', ' #12', ''];
  const prefixes = ['', '1 ', '1-', '+1 ', '001 ', '0111'];
  const dialed = prefixes.flatMap((prefix) =>
    extensions.map((extension) => `${prefix}(612) 555.0142${extension}`),
  );
  const abroad = ['+44 20 7946 0958', '0044 20 7946 0958', '011 52 55 1234 5678 ext 3', '(+49) 30 901820'];
  const otherwise = ['６１２-５５５-０１４２', '٦١٢٥٥٥٠١٤٢', '', '   '];

  test.each([...dialed, ...abroad, ...otherwise])('is not shown for %j', (typed) =>
    expect(isUnusualPhone(typed)).toBe(false),
  );

  const wrong = [
    '555-0142',
    '612-555-01422',
    '612-555-0142 2',
    '+1 612 555 014',
    '001 612 555 01422',
    '+44 20',
  ];
  test.each([...wrong, '1-800-FLOWERS', '0612 555 0142'])('is shown for %j', (typed) =>
    expect(isUnusualPhone(typed)).toBe(true),
  );
});
