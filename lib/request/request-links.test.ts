import fc from 'fast-check';
import { fittedText, requestCodeHref, requestMailHref, requestSmsHref } from './request-links';
import { bookingWith, contactWith, quoteWith } from './sample-summaries.test-helper';
import type { Summary } from './summary';

const mail = (summary: Summary) => requestMailHref(summary, 'hello@loonlight.example');
const sms = (summary: Summary) => requestSmsHref(summary, '(612) 555-0142');

/** Decodes a text from a link, as an app does. Throws if half a character was encoded. */
const bodyOf = (href: string) => decodeURIComponent(href.slice(href.indexOf('&body=') + '&body='.length));

const anyLine = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('李'.repeat(200), '👩‍🔧'.repeat(40), 'a&bcc=thief@example.com?cc=x#%"<>\\'),
);
const anyLongText = fc
  .constantFrom('🔧', '李', '\n', ' & ', 'x')
  .map((unit) => unit.repeat(2000 / unit.length));
const problemDescription = fc.oneof(anyLine, anyLongText);
const anySummary = fc
  .record({ firstName: anyLine, phone: anyLine, address: anyLine, zipCode: anyLine, problemDescription })
  .map((answers) => bookingWith(answers, 'c'.repeat(40)));

test('an email has the whole summary with CRLF line endings, and a text has all but the usual prices', () => {
  const href = mail(bookingWith());
  expect(href).toMatch(/^mailto:hello@loonlight\.example\?subject=Repair%20request%20RK7-4MX&body=Repair/);
  const body = bodyOf(href);
  expect(body).toContain('Problem description: Water in the bottom,\r\n  and it hums.');
  expect(body).not.toContain('[shortened]');
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  // This address works on Android and iOS.
  const textHref = sms(bookingWith());
  expect(textHref).toMatch(/^sms:\+16125550142\?&body=Repair%20request%0A%0ARequest%20number/);
  expect(bodyOf(textHref)).toContain('Service: Dishwasher Repair');
  expect(bodyOf(textHref)).not.toContain('$');
  // Below the request, visitors read what else they can add.
  for (const text of [body, bodyOf(textHref)])
    expect(text).toMatch(/(\r?\n)\1Add a photo of the label with the model number, if you can\.$/);
  for (const message of [mail(contactWith()), sms(contactWith())]) expect(message).not.toContain('photo');
});

test('the code for a phone’s camera has what the shop needs to answer', () => {
  const text = bodyOf(requestCodeHref(bookingWith(), '(612) 555-0142'));
  for (const fact of [
    'RK7-4MX',
    'Dishwasher Repair',
    'Monday, March 9',
    'Morning',
    '55408',
    'Ada',
    '(612) 555-0142',
  ])
    expect(text).toContain(fact);
  expect(text).not.toMatch(/hums|shortened/);
  const quote = quoteWith({ phone: '(612) 555-0177' });
  expect(bodyOf(requestCodeHref(quote, '(612) 555-0142'))).toContain('(612) 555-0177');
});

test('each link stays within the limits of its app and keeps the reference, whatever was typed', () => {
  fc.assert(
    fc.property(anySummary, (summary) => {
      const [mailHref, smsHref] = [mail(summary), sms(summary)];
      // Some mail programs cut off longer links, phones split longer texts, and cameras can't read larger codes.
      expect(mailHref.length).toBeLessThan(2000);
      expect(bodyOf(smsHref).length).toBeLessThanOrEqual(600);
      const codeHref = requestCodeHref(summary, '(612) 555-0142');
      expect(codeHref.length).toBeLessThanOrEqual(520);
      expect(bodyOf(codeHref).length).toBeLessThanOrEqual(300);
      expect(bodyOf(codeHref)).toContain('Request number: RK7-4MX');
      expect(mailHref).toMatch(/^[\x21-\x7e]+$/);
      // What was typed adds no header to the email.
      expect([...new URL(mailHref).searchParams.keys()]).toEqual(['subject', 'body']);
      for (const href of [mailHref, smsHref])
        expect(bodyOf(href)).toMatch(/Request number: RK7-4MX[^]*\n\r?\nAdd a photo.*\.$/);
    }),
  );
});

test('a summary that is too long loses the end of its longest answer, but no number, label or special price', () => {
  const summary = bookingWith({ preferredDate: '2026-03-07', problemDescription: `x${'🔧'.repeat(999)}` });
  for (let limit = 90; limit < 1000; limit += 7) {
    const text = fittedText(summary, ({ length }) => length <= limit);
    expect(text.length).toBeLessThanOrEqual(limit);
    for (const kept of ['RK7-4MX', '$149']) expect(text).toContain(kept);
    // A mark would make the name longer.
    if (text.includes('Name')) expect(text).toContain("Name: Ada O'Brien\n");
    if (limit < 700) continue;
    expect(text).toMatch(/Problem description: x🔧+… \[shortened\]\n/u);
    // It stops at the first fit, in steps of ten characters.
    expect(text.length + 12).toBeGreaterThan(limit);
  }
});
