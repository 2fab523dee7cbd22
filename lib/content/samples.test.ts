import { loadContent } from './load';
import { isSample } from '@/e2e/support/test-content';
import shipped from './frozen/shipped.json';
import { sampleRemarks, shippedWith } from './samples';
import { confirmable } from './schemas/files';

const { written } = loadContent();
const places = (files: Record<string, unknown>, confirmed: string[] = []) =>
  sampleRemarks(files, confirmed).map(({ where }) => where.replace('content/', ''));

test('lists the remaining samples in the order of the first evening', () => {
  const items = places(written);
  expect(items[0]).toBe('business.json: Name');
  expect(items.indexOf('brand.json: Logo')).toBeLessThan(
    items.indexOf('areas.json: Neighborhoods and ZIP codes'),
  );
  expect(items.at(-1)).toBe('terms.md: Terms of service');
});

test('a form with one changed text is still listed while another text is the sample’s', () => {
  const [first, ...areas] = Object(written['areas.json']).areas;
  const changed = { 'areas.json': { areas: [{ ...first, zips: ['58102'] }, ...areas] } };
  expect(places(changed)).toEqual(['areas.json: Neighborhoods and ZIP codes']);
  expect(places({ 'areas.json': { areas: [{ name: 'Tea', city: 'Tea', zips: ['57064'] }] } })).toEqual([]);
});

test('lists a sample number even after the owner renames the business, but not the same number elsewhere', () => {
  const claims = Object(written['business.json']).claims;
  expect(places({ 'business.json': { name: 'Red River Repair', claims } })).toEqual([
    'business.json: Business: claims',
  ]);
  const own = { consultationMinutes: claims.firstRepairDiscount, warrantyDays: claims.consultationMinutes };
  expect(places({ 'business.json': { claims: own } })).toEqual([]);
});

test('an owner can confirm the hours of the sample, but not its name, contact details, license, map, story, or reviews', () => {
  const about = { ...Object(written['about.json']), story: shipped['about.json story'] };
  const [map] = shipped['brand.json map'];
  const left = places({ ...written, 'about.json': about, 'brand.json map': map }, confirmable);
  expect(left).not.toContain('business.json: Business: hours and days off');
  const others = ['Name', 'Phone', 'Site address', 'Email', 'License'].map(
    (field) => `business.json: ${field}`,
  );
  for (const place of [
    ...others,
    'brand.json: Map',
    'about.json: Story',
    'testimonials.json: Testimonials → Name',
  ])
    expect(left).toContain(place);
});

test('the usual training, with the owner’s own certificate, isn’t a sample', () => {
  const [{ name }] = Object(written['about.json']).certifications;
  const certifications = [{ name, text: 'Held by all four technicians, nos. 101 to 104.' }];
  expect(places({ 'about.json': { certifications } }, confirmable)).toEqual([]);
});

test('a sample stays a sample if a form changes its spaces', () => {
  const about: unknown = JSON.parse(JSON.stringify(written['about.json']).replaceAll(' ', String.raw` \n `));
  expect(places({ 'about.json': about })).toEqual(places({ 'about.json': written['about.json'] }));
});

(isSample ? test : test.skip)('the list of what shipped has everything that ships', () => {
  // If this fails, run npm run content:samples.
  expect(shippedWith(loadContent('content').written)).toEqual(shipped);
});
