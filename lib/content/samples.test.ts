import shipped from './frozen/shipped.json';
import { loadContent } from './load';
import { sampleRemarks, samplesToMark } from './samples';
import { confirmable } from './schemas/files';

const { written } = loadContent();
const sample = (field: keyof typeof shipped) => shipped[field][0] ?? '';
const places = (files: Record<string, unknown>, confirmed: string[] = []) =>
  sampleRemarks(files, confirmed).map(({ where }) => where.replace('content/', ''));

/** The sample as it shipped, by file. The owner may have other content by now. */
const ships: Record<string, unknown> = {};
for (const [field, values] of Object.entries(shipped)) {
  const [file = '', ...keys] = field.split(' ');
  const nested = values.map((text) =>
    keys.reduceRight<object | string>((value, key) => ({ [key]: value }), text),
  );
  ships[file] = file.endsWith('.md') ? values.join('\n\n') : [ships[file] ?? [], nested];
}

test('lists the samples until they are confirmed or replaced', () => {
  expect(places(ships)).toContain('business.json: Business: hours and days off');
  // All of them keep the site from going live.
  expect(sampleRemarks(ships, []).filter(({ when }) => when !== 'launch')).toEqual([]);
  // Nobody can confirm these, because they are true only of the sample shop.
  const fields = ['Name', 'Site address', 'Phone', 'Email', 'Address → Street', 'License', 'Insurance'];
  expect(places(ships, confirmable)).toEqual([
    ...fields.map((field) => `business.json: ${field}`),
    'brand.json: Logo',
    'brand.json: Map',
    'testimonials.json: Testimonials → Name',
    'testimonials.json: Testimonials → Text',
    'about.json: Story',
    'about.json: Certifications → Text',
  ]);
});

test('lists a form while a text of it is the sample’s, but not the same number elsewhere', () => {
  const claims = Object(written['business.json']).claims;
  const changed = { ...claims, warrantyDays: 91 };
  expect(places({ 'business.json': { claims: changed } })).toEqual(['business.json: Business: claims']);
  const own = { consultationMinutes: claims.firstRepairDiscount, warrantyDays: claims.consultationMinutes };
  expect(places({ 'business.json': { name: 'Red River Repair', claims: own } })).toEqual([]);
});

test.each([
  ['business.json license', 'credentials'],
  ['business.json insurance', 'credentials'],
  ['about.json story', 'story'],
  ['about.json certifications text', 'certifications'],
  ['about.json certifications name', ''],
  ['testimonials.json testimonials name', 'testimonials'],
  ['testimonials.json testimonials text', 'testimonials'],
] as const)('pages mark a sample in %s as one of %j', (field, mark) => {
  const files = field
    .split(' ')
    // A form may change the spaces of a text.
    .reduceRight<object | string>((value, key) => ({ [key]: value }), sample(field).replaceAll(' ', ' \n '));
  const marks = Object.entries(samplesToMark(Object(files)));
  expect(marks.flatMap(([name, isMarked]) => (isMarked ? name : [])).join()).toBe(mark);
});
