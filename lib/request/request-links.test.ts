import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import {
  fittedText,
  requestMailHref,
  mailtoLimit,
  requestSmsHref,
  smsHrefLimit,
  smsLimit,
} from './request-links';
import { bookingWith, contactWith, quoteWith } from './sample-summaries.test-helper';
import type { Information } from '@/lib/booking/fields';
import type { Summary } from './summary';

const mail = (summary: Summary) => requestMailHref(summary, 'hello@loonlight.example');
const sms = (summary: Summary) => requestSmsHref(summary, '(612) 555-0142');

/** Decodes a text from a link, as an app does. Throws if half a character was encoded. */
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

describe('the link that opens an email', () => {
  test('has the address, the subject and the whole summary with CRLF line endings', () => {
    const href = mail(bookingWith());
    expect(href).toMatch(
      /^mailto:hello@loonlight\.example\?subject=Repair%20request%20RK7-4MX&body=Repair%20request%0D%0A%0D%0ARequest%20number/,
    );
    const body = bodyOf(href);
    expect(body).toContain('Problem description: Water in the bottom,\r\n  and it hums.');
    expect(body).not.toContain('[shortened]');
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('can’t get more email headers from what a visitor types', () => {
    const href = mail(quoteWith({ name: 'a&bcc=thief@example.com?cc=x#' }));
    expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body']);
  });
});

describe('the link that opens a text message', () => {
  test('works on Android and iOS, and leaves out the usual prices', () => {
    const href = sms(bookingWith());
    expect(href.startsWith('sms:+16125550142?&body=Repair%20request%0A%0ARequest%20number')).toBe(true);
    expect(bodyOf(href)).toContain('Service: Dishwasher Repair');
    expect(bodyOf(href)).toContain('612-555-0142');
    expect(bodyOf(href)).not.toContain('$');
  });
});

test('each link stays within the limits of its app and keeps the reference, whatever was typed', () => {
  const cases = countCases();
  fc.assert(
    fc.property(anySummary, (summary) => {
      const [mailHref, smsHref] = [mail(summary), sms(summary)];
      expect(mailHref.length).toBeLessThan(mailtoLimit);
      expect(mailHref).toMatch(/^[\x21-\x7e]+$/);
      expect(smsHref.length).toBeLessThanOrEqual(smsHrefLimit);
      expect(bodyOf(smsHref).length).toBeLessThanOrEqual(smsLimit);
      for (const href of [mailHref, smsHref]) {
        expect(bodyOf(href)).toContain(`Request number: ${summary.reference}`);
        const length = bodyOf(href).includes('[shortened]') ? 'shortened' : 'whole';
        cases.count(`${length} ${href.slice(0, 3)}`);
      }
    }),
  );
  cases.expectEach(['shortened mai', 'whole mai', 'shortened sms', 'whole sms'], 10);
});

describe('a summary that is too long', () => {
  const textOf = (changes: Partial<Information>, limit: number) =>
    fittedText(bookingWith(changes), ({ length }) => length <= limit);

  test('has its longest answer shortened first, with a mark and without half a character', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 2000 }), (limit) => {
        const text = textOf({ problemDescription: '🔧'.repeat(1000) }, limit);
        expect(text).toMatch(/Problem description: (🔧)+… \[shortened\]\n/u);
        expect(text).toContain("Name: Ada O'Brien\n");
        expect(text.length).toBeLessThanOrEqual(limit);
        // It stops at the first fit, in steps of ten characters.
        expect(text.length + 12).toBeGreaterThan(limit);
      }),
    );
  });

  test('keeps the special price, and answers that a mark would make longer', () => {
    const changes = { preferredDate: '2026-03-07', problemDescription: 'y'.repeat(2000) };
    for (let limit = 90; limit < 700; limit += 5) {
      const text = textOf(changes, limit);
      expect(text.length).toBeLessThanOrEqual(limit);
      expect(text).toContain('Request number: RK7-4MX');
      expect(text).toContain('For the time you chose: from $149 plus tax');
      if (text.includes('Name')) expect(text).toContain("Name: Ada O'Brien\n");
    }
  });
});
