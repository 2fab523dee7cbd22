import fc from 'fast-check';
import { loadContent } from './load';
import { isSample } from '@/e2e/support/test-content';
import { confirmable, hashesOf, samplesIn } from './samples';
import { hashes } from './shipped.json';

const { written } = loadContent();
const names = (files: Record<string, unknown>, confirmed: string[] = []) =>
  samplesIn(files, confirmed).map(({ name }) => name);

test('an owner reads what isn’t theirs yet, in the order in which one works', () => {
  const items = names(written);
  expect(items.slice(0, 4).map((name) => name.replace('business.json: ', ''))).toEqual([
    'name',
    'web address',
    'phone, email',
    'address',
  ]);
  expect(items.at(-1)).toBe('terms.md');
});

test('an owner who changes one of several parts reads how many are left', () => {
  const [first, ...areas] = Object(written['areas.json']).areas;
  const changed = { 'areas.json': { areas: [{ ...first, zips: ['58102'] }, ...areas] } };
  const [item] = samplesIn(changed, []);
  expect([item?.name, item?.left.length, item?.all]).toEqual([
    'areas.json: areas',
    areas.length,
    areas.length + 1,
  ]);
});

test('a number of the sample is asked about beside an owner’s own name, and a number like it in another place is not', () => {
  const claims = Object(written['business.json']).claims;
  expect(names({ 'business.json': { name: 'Red River Repair', claims } })).toEqual(['business.json: claims']);
  const own = { consultationMinutes: claims.firstRepairDiscount, warrantyDays: claims.consultationMinutes };
  expect(names({ 'business.json': { claims: own } })).toEqual([]);
});

test('an owner can confirm what is true, but not the name, the license or the reviews of a shop that isn’t', () => {
  const left = names(written, [...confirmable]);
  expect(left).not.toContain('business.json: hours');
  for (const name of ['business.json: name', 'business.json: license, insurance', 'testimonials.json'])
    expect(left).toContain(name);
});

test('a text stays a sample however a form spaces, sorts or fills it up', () => {
  const spaced = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes(' ') ? ` ${value.replaceAll(' ', ' \n ')} ` : value;
    if (Array.isArray(value)) return value.map(spaced);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, item]) => [key, spaced(item)] as const);
    return Object.fromEntries([...entries.toReversed(), ['empty', '']]);
  };
  const files = Object.entries(written).filter(([name]) => name.endsWith('.json'));
  fc.assert(
    fc.property(fc.constantFrom(...files), ([name, value]) => {
      const count = (file: unknown) => samplesIn({ [name]: file }, []).map(({ left }) => left.length);
      expect(count(spaced(value))).toEqual(count(value));
    }),
  );
});

(isSample ? test : test.skip)('everything that ships is on the list of what shipped', () => {
  // If this fails, run npm run content:samples.
  const missing = hashesOf(loadContent('content').written).filter((hash) => !hashes.join(' ').includes(hash));
  expect(missing).toEqual([]);
});
