import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { fittedText, requestMailHref, requestSmsHref } from './request-links';
import { bookingWith, quoteWith } from './sample-summaries.test-helper';
import type { Information } from '@/lib/booking/fields';
import type { Summary } from './summary';

const mail = (summary: Summary) => requestMailHref(summary, 'hello@loonlight.example');
const sms = (summary: Summary) => requestSmsHref(summary, '(612) 555-0142');

/** Decodes a text from a link, as an app does. Throws if half a character was encoded. */
const bodyOf = (href: string) => decodeURIComponent(href.slice(href.indexOf('&body=') + '&body='.length));

const anyLine = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom('李'.repeat(200), '👩‍🔧'.repeat(40), 'x'.repeat(200), 'a&bcc=thief@example.com?cc=x#%"<>\\'),
);
const long = fc.constantFrom('🔧', '李', '\n', ' & ', 'x').map((unit) => unit.repeat(2000 / unit.length));
const problemDescription = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.tuple(fc.string({ maxLength: 3 }), long).map(([start, rest]) => start + rest),
);
const lines = { firstName: anyLine, lastName: anyLine, phone: anyLine, address: anyLine, zipCode: anyLine };
const anySummary = fc.oneof(
  fc.record({ ...lines, problemDescription }).map(bookingWith),
  fc.record({ name: anyLine, phone: anyLine, email: anyLine, problemDescription }).map(quoteWith),
);

test('the link that opens an email has the address, the subject and the whole summary with CRLF line endings', () => {
  const href = mail(bookingWith());
  expect(href).toMatch(/^mailto:hello@loonlight\.example\?subject=Repair%20request%20RK7-4MX&body=Repair/);
  const body = bodyOf(href);
  expect(body).toContain('Problem description: Water in the bottom,\r\n  and it hums.');
  expect(body).not.toContain('[shortened]');
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('the link that opens a text works on Android and iOS, and leaves out the usual prices', () => {
  const href = sms(bookingWith());
  expect(href).toMatch(/^sms:\+16125550142\?&body=Repair%20request%0A%0ARequest%20number/);
  for (const answer of ['Service: Dishwasher Repair', '612-555-0142']) expect(bodyOf(href)).toContain(answer);
  expect(bodyOf(href)).not.toContain('$');
});

test('each link stays within the limits of its app and keeps the reference, whatever was typed', () => {
  const cases = countCases();
  fc.assert(
    fc.property(anySummary, (summary) => {
      const [mailHref, smsHref] = [mail(summary), sms(summary)];
      // Some mail programs cut off longer links, phones split longer texts, and longer links fit no QR code.
      expect(mailHref.length).toBeLessThan(2000);
      expect(bodyOf(smsHref).length).toBeLessThanOrEqual(600);
      expect(smsHref.length).toBeLessThanOrEqual(2900);
      expect(mailHref).toMatch(/^[\x21-\x7e]+$/);
      // What was typed adds no header to the email.
      expect([...new URL(mailHref).searchParams.keys()]).toEqual(['subject', 'body']);
      for (const href of [mailHref, smsHref]) {
        expect(bodyOf(href)).toContain(`Request number: ${summary.reference}`);
        const length = bodyOf(href).includes('[shortened]') ? 'shortened' : 'whole';
        cases.count(`${length} ${href.slice(0, 3)}`);
      }
    }),
  );
  cases.expectEach(['shortened mai', 'whole mai', 'shortened sms', 'whole sms'], 1);
});

const fitted = (changes: Partial<Information>, limit: number) =>
  fittedText(bookingWith(changes), ({ length }) => length <= limit);

test('a summary that is too long has its longest answer shortened first, with a mark and no half a character', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 2000 }), (limit) => {
      const text = fitted({ problemDescription: '🔧'.repeat(1000) }, limit);
      expect(text).toMatch(/Problem description: (🔧)+… \[shortened\]\n/u);
      expect(text).toContain("Name: Ada O'Brien\n");
      expect(text.length).toBeLessThanOrEqual(limit);
      // It stops at the first fit, in steps of ten characters.
      expect(text.length + 12).toBeGreaterThan(limit);
    }),
  );
});

test('a summary that is too long keeps the special price, and answers that a mark would make longer', () => {
  const changes = { preferredDate: '2026-03-07', problemDescription: 'y'.repeat(2000) };
  for (let limit = 90; limit < 700; limit += 5) {
    const text = fitted(changes, limit);
    expect(text.length).toBeLessThanOrEqual(limit);
    for (const kept of ['RK7-4MX', '$149']) expect(text).toContain(kept);
    if (text.includes('Name')) expect(text).toContain("Name: Ada O'Brien\n");
  }
});
