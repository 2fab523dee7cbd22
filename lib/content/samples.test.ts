import { readdirSync } from 'node:fs';
import { contentFolder, readJson } from './read';
import { listSamples } from './samples';

const values = Object.fromEntries(
  readdirSync(contentFolder())
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const read = readJson(contentFolder(), file);
      return [file, 'value' in read ? read.value : undefined];
    }),
);

test('staff see everything that is made up for the preview', () => {
  const fields = listSamples(values).map(({ file, field }) => `${file} ${field}`.trim());
  for (const fact of ['name', 'siteAddress', 'phone', 'email', 'address', 'license', 'insurance', 'brands'])
    expect(fields).toContain(`content/business.json ${fact}`);
  expect(fields).toContain('content/areas.json');
  expect(fields).toContain('content/about.json story');
  expect(fields).toContain('content/about.json certifications');
  expect(fields).toContain('content/pages.json terms');
  expect(fields.filter((field) => field.startsWith('content/testimonials.json'))).toHaveLength(6);
});

test('each sample is listed with its text and the reason to replace it', () => {
  const phone = listSamples(values).find(({ field }) => field === 'phone');
  expect(phone).toEqual({
    file: 'content/business.json',
    field: 'phone',
    value: '(612) 555-0142',
    why: expect.stringContaining('reserved for fiction'),
  });
  for (const sample of listSamples(values)) {
    expect(sample.value).not.toBe('');
    expect(sample.why).not.toBe('');
  }
});

test('a fact that is no longer marked as a sample is no longer listed', () => {
  const business = {
    name: { value: 'Real Repair', sample: false },
    phone: { value: '1' },
    brandsSample: false,
  };
  expect(listSamples({ 'business.json': business })).toEqual([]);
});

test('a long sample is cut to one short line', () => {
  const [sample] = listSamples({ 'about.json': { story: { value: ['word '.repeat(60)], sample: true } } });
  expect(sample?.value.length).toBeLessThanOrEqual(80);
});
