import { loadContent } from './load';
import { isSample } from '@/e2e/support/test-content';
import shipped from './frozen/shipped.json';
import { confirmable, samplesIn, shippedWith } from './samples';

const { written } = loadContent();
const names = (files: Record<string, unknown>, confirmed: string[] = []) =>
  samplesIn(files, confirmed).map(({ name }) => name);

test('lists the remaining samples in the order of content/README.md', () => {
  const items = names(written);
  expect(items.slice(0, 4).map((name) => name.replace('business.json: ', ''))).toEqual([
    'name',
    'web address',
    'phone, email',
    'address',
  ]);
  expect(items.at(-1)).toBe('terms.md');
});

test('counts the samples that are left after one of several is changed', () => {
  const [first, ...areas] = Object(written['areas.json']).areas;
  const changed = { 'areas.json': { areas: [{ ...first, zips: ['58102'] }, ...areas] } };
  const [item] = samplesIn(changed, []);
  expect([item?.name, item?.samples.length, item?.count]).toEqual([
    'areas.json: areas',
    areas.length,
    areas.length + 1,
  ]);
});

test('lists a day off that is still the sample, but not Christmas, when every shop is closed', () => {
  const eve = { from: '2026-12-24', reason: 'Christmas Eve', opens: '08:00', closes: '14:00' };
  const closedDates = [eve, { from: '2026-12-25', reason: 'Christmas' }];
  const [item] = samplesIn({ 'business.json': { closedDates } }, []);
  expect(item?.samples).toEqual(['closedDates → Christmas Eve']);
});

test('lists a sample number even after the owner renames the business, but not the same number elsewhere', () => {
  const claims = Object(written['business.json']).claims;
  expect(names({ 'business.json': { name: 'Red River Repair', claims } })).toEqual(['business.json: claims']);
  const own = { consultationMinutes: claims.firstRepairDiscount, warrantyDays: claims.consultationMinutes };
  expect(names({ 'business.json': { claims: own } })).toEqual([]);
});

test('an owner can confirm the hours of the sample, but not its name, license, or reviews', () => {
  const left = names(written, [...confirmable, 'business.json: name']);
  expect(left).not.toContain('business.json: hours');
  for (const name of ['business.json: name', 'business.json: license, insurance', 'testimonials.json'])
    expect(left).toContain(name);
});

test('a text stays a sample however a form spaces it', () => {
  const about: unknown = JSON.parse(JSON.stringify(written['about.json']).replaceAll(' ', String.raw` \n `));
  expect(names({ 'about.json': about })).toEqual(names({ 'about.json': written['about.json'] }));
});

(isSample ? test : test.skip)('the list of what shipped has everything that ships', () => {
  // If this fails, run npm run content:samples.
  expect(shippedWith(loadContent('content').written)).toEqual(shipped);
});
