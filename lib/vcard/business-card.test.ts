import fc from 'fast-check';
import { siteContent } from '@/lib/content/site-content';
import { dialNumber } from '@/lib/hand-off/phone';
import { businessCard, cardFileName } from './business-card';

const { business } = siteContent();
const { street, city, state, zipCode } = business.address.value;

/** Parses a card as an address book does: unfolds lines, splits and unescapes values (RFC 2426). */
function read(card: string) {
  const lines = card.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return lines.map((line) => {
    const colon = line.indexOf(':');
    const [name = '', ...types] = line.slice(0, colon).split(';');
    const parts = [''];
    for (const [, escaped, plain] of line.slice(colon + 1).matchAll(/\\(.)|([^\\])/gu)) {
      if (plain === ';') parts.push('');
      else parts.push(`${parts.pop() ?? ''}${escaped === 'n' ? '\n' : (escaped ?? plain ?? '')}`);
    }
    return { name, types, parts };
  });
}

const make = (change: Partial<{ name: string; street: string; note: string }> = {}) =>
  businessCard({
    business: {
      ...business,
      name: { value: change.name ?? business.name.value, sample: false },
      address: { value: { ...business.address.value, street: change.street ?? street }, sample: false },
    },
    site: 'https://repair.example/',
    note: change.note ?? 'Hours: Mon–Fri 7\u00a0AM – 9\u00a0PM, Sat–Sun 8\u00a0AM – 6\u00a0PM.',
  });

const parts = (card: string, name: string) => read(card).find((line) => line.name === name)?.parts;

test('an address book gets the name, phone, email, address and site of the business', () => {
  const card = make();
  expect(parts(card, 'FN')).toEqual([business.name.value]);
  expect(parts(card, 'ORG')).toEqual([business.name.value]);
  expect(parts(card, 'TEL')).toEqual([dialNumber(business.phone.value)]);
  expect(parts(card, 'EMAIL')).toEqual([business.email.value]);
  expect(parts(card, 'ADR')).toEqual(['', '', street, city, state, zipCode, 'United States']);
  expect(parts(card, 'URL')).toEqual(['https://repair.example/']);
});

test('the notes contain the hours', () => {
  const [note = ''] = parts(make(), 'NOTE') ?? [];
  expect(note).toMatch(/\d (AM|PM) – \d/);
  expect(note).not.toMatch(/[{}\u00a0]/);
});

test('every line that version 3.0 requires is there once, between BEGIN and END', () => {
  const names = read(make()).map(({ name }) => name);
  expect(names.at(0)).toBe('BEGIN');
  expect(names.at(-1)).toBe('END');
  for (const name of ['VERSION', 'N', 'FN', 'TEL'])
    expect(names.filter((one) => one === name)).toHaveLength(1);
});

test('an address book reads any name and address exactly as written', () => {
  const words = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((text) => text.replace(/\p{Cc}|\p{Cs}|[\u2028-\u202e\u2066-\u2069]/gu, ''));
  fc.assert(
    fc.property(words, words, words, (name, road, note) => {
      const card = make({ name, street: road, note: `${note}\n${note}` });
      const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
      expect(parts(card, 'FN')).toEqual([plain(name)]);
      expect(parts(card, 'ADR')?.[2]).toBe(plain(road));
      expect(parts(card, 'NOTE')).toEqual([plain(`${note}\n${note}`)]);
    }),
  );
});

test('lines are at most 75 octets long, never split a character, and end in CRLF', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (note) => {
      const card = make({ note });
      expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of card.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/\p{Cs}/u);
      }
    }),
  );
});

test('content can never inject a line into the card', () => {
  const card = make({ name: 'Repair\r\nTEL:+10000000000\u0000' });
  expect(read(card).filter(({ name }) => name === 'TEL')).toHaveLength(1);
});

test('the file is named after the business, whatever characters its name contains', () => {
  expect(cardFileName('Nordic Repair')).toBe('Nordic Repair.vcf');
  expect(cardFileName('A/C: "Repair"')).toBe('A C Repair.vcf');
  expect(cardFileName('//')).toBe('contact.vcf');
});
