import { dialNumber, phoneHref } from './phone';

describe('the link that calls', () => {
  test.each(['(612) 555-0142', '612-555-0142', '+1 612 555 0142', '16125550142'])(
    'dials the number written %s',
    (written) => {
      expect(phoneHref(written)).toBe('tel:+16125550142');
    },
  );

  test.each(['555-0142', '', '+44 20 7946 0958 1'])('can’t be made from %j', (written) => {
    expect(() => dialNumber(written)).toThrow(RangeError);
  });
});
