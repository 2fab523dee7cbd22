import fc from 'fast-check';
import { fittedText } from './fitted-text';
import { MAILTO_LIMIT, mailtoHref, SMS_LIMIT, smsHref } from './links';
import { dialNumber, phoneHref } from './phone';
import { bookingWith, contactWith, quoteWith } from './sample-summaries.test-helper';
import type { Summary } from './summary';

const phone = '(612) 555-0142';
const shortened = '… [shortened]';

const mail = (summary: Summary) =>
  mailtoHref({ to: 'hello@loonlight.example', subject: 'Repair request RK7-4MX', summary, shortened });
const sms = (summary: Summary) => smsHref({ phone, summary, shortened });

/** What an app reads from a link. Throws if half a character was encoded. */
const bodyOf = (href: string) => decodeURIComponent(href.slice(href.indexOf('&body=') + '&body='.length));

const anyLine = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom('李'.repeat(200), '👩‍🔧'.repeat(40), 'x'.repeat(200), '&?#%"<>\\'),
);
const anyProblem = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc
    .tuple(fc.string({ maxLength: 3 }), fc.constantFrom('🔧', '李', '\n', ' & ', 'x'))
    .map(([start, unit]) => start + unit.repeat(2000 / unit.length)),
);

const anySummary = fc.oneof(
  fc
    .record({
      firstName: anyLine,
      lastName: anyLine,
      phone: anyLine,
      address: anyLine,
      city: anyLine,
      zipCode: anyLine,
      problemDescription: anyProblem,
    })
    .map(bookingWith),
  fc.record({ name: anyLine, phone: anyLine, email: anyLine, problemDescription: anyProblem }).map(quoteWith),
  fc.record({ firstName: anyLine, lastName: anyLine, problemDescription: anyProblem }).map(contactWith),
);

describe('the link that calls', () => {
  test.each([phone, '612-555-0142', '+1 612 555 0142', '16125550142'])(
    'dials the number written %s',
    (written) => {
      expect(phoneHref(written)).toBe('tel:+16125550142');
    },
  );

  test.each(['555-0142', '', '+44 20 7946 0958 1'])('can’t be made from %j', (written) => {
    expect(() => dialNumber(written)).toThrow(RangeError);
  });
});

describe('the link that opens an email', () => {
  test('has the address, subject and whole summary with email line endings', () => {
    const href = mail(bookingWith());
    expect(href).toMatch(
      /^mailto:hello@loonlight\.example\?subject=Repair%20request%20RK7-4MX&body=Request%20for%20a%20repair%0D%0A%0D%0AReference/,
    );
    const body = bodyOf(href);
    expect(body).toContain('Problem description: Water in the bottom,\r\nand it hums.');
    expect(body).not.toContain(shortened);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('lets nothing typed add email headers', () => {
    const href = mail(quoteWith({ name: 'a&bcc=thief@example.com?cc=x#' }));
    expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body']);
  });

  test('stays below 2,000 characters and keeps the reference, whatever was typed', () => {
    fc.assert(
      fc.property(anySummary, (summary) => {
        const href = mail(summary);
        expect(href.length).toBeLessThan(MAILTO_LIMIT);
        expect(bodyOf(href)).toContain(`Reference: ${summary.reference}`);
        expect(href).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });
});

describe('the link that opens a text message', () => {
  test('works on Android and iOS and leaves out what the business knows', () => {
    const href = sms(bookingWith());
    expect(href.startsWith('sms:+16125550142?&body=Request%20for%20a%20repair%0A%0AReference')).toBe(true);
    expect(bodyOf(href)).toContain('Service: Dishwasher Repair');
    expect(bodyOf(href)).toContain('Phone: 612-555-0142');
    expect(bodyOf(href)).not.toMatch(/\$|Email/);
  });

  test('stays within four messages and keeps the reference, whatever was typed', () => {
    fc.assert(
      fc.property(anySummary, (summary) => {
        const body = bodyOf(sms(summary));
        expect(body.length).toBeLessThanOrEqual(SMS_LIMIT);
        expect(body).toContain(`Reference: ${summary.reference}`);
      }),
    );
  });
});

describe('a summary that is too long', () => {
  const fits = (limit: number) => (text: string) => text.length <= limit;
  const textOf = (summary: Summary, limit: number) =>
    fittedText({ title: summary.title, rows: summary.rows, shortened }, fits(limit));
  const long = bookingWith({ problemDescription: '🔧'.repeat(1000) });

  test('loses as little as possible of the problem first, with a mark and no split character', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 2000 }), (limit) => {
        const text = textOf(long, limit);
        const kept = /Problem description: (🔧*)… \[shortened\]\n/u.exec(text)?.[1] ?? '';
        expect(text).toContain("Last name: O'Brien");
        // One more emoji would be too much.
        expect(text.length).toBeLessThanOrEqual(limit);
        expect(text.length + 2).toBeGreaterThan(limit);
        expect(kept.length).toBeGreaterThan(0);
      }),
    );
  });

  test('shortens other answers only if that is not enough, and never the reference', () => {
    const everything = bookingWith({ firstName: 'x'.repeat(200), problemDescription: 'y'.repeat(2000) });
    const text = textOf(everything, 560);
    expect(text).toMatch(/Problem description: … \[shortened\]/);
    expect(text).toMatch(/First name: x+… \[shortened\]/);
    expect(text).toContain('Reference: RK7-4MX');
  });

  test.each([shortened, '…'])(
    'stays within every limit, keeps the reference and cuts nothing needlessly (%s)',
    (mark) => {
      const { title, rows } = bookingWith({
        firstName: 'x'.repeat(200),
        problemDescription: 'y'.repeat(2000),
      });
      for (let limit = 40; limit < 700; limit += 5) {
        const text = fittedText({ title, rows, shortened: mark }, fits(limit));
        expect(text.length).toBeLessThanOrEqual(limit);
        expect(text).toContain('Reference: RK7-4MX');
        // "MN" would be longer if cut.
        if (mark === shortened && text.includes('State')) expect(text).toContain('State: MN');
      }
    },
  );

  test('keeps at least its title and reference', () => {
    expect(textOf(long, 40)).toBe('Request for a repair\n\nReference: RK7-4MX');
  });
});
