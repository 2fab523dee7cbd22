import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileNames, jsonFiles } from './content-files';
import { factNames, placeholdersIn } from './placeholders';
import { contentFolder } from './read';
import { routeIds } from './pages';
import { siteContent } from './site-content';
import { walk } from './walk';

const content = siteContent();
const everyText = [...walk(content)].flatMap(({ value }) => (typeof value === 'string' ? [value] : []));

test.each(Object.entries(jsonFiles))('%s is right as it is written', (file, schema) => {
  const written: unknown = JSON.parse(readFileSync(path.join(contentFolder(), file), 'utf8'));
  // Lengths count with the facts filled in, which the wrong-edits tests cover.
  const issues = schema.safeParse(written).error?.issues ?? [];
  expect(issues.filter((issue) => issue.code !== 'too_big')).toEqual([]);
});

test('every fact is filled in before a page gets its words', () => {
  const names: readonly string[] = factNames;
  expect(everyText.flatMap(placeholdersIn).filter((name) => names.includes(name))).toEqual([]);
});

test('the six services have the names, prices and categories that customers are promised', () => {
  expect(content.services.map(({ id, name, price, category }) => [id, name, price, category])).toEqual([
    ['refrigerator', 'Refrigerator Repair', 89, 'Major Appliances'],
    ['washer-dryer', 'Washer & Dryer Repair', 79, 'Laundry'],
    ['dishwasher', 'Dishwasher Repair', 85, 'Kitchen'],
    ['oven-range', 'Oven & Range Repair', 95, 'Kitchen'],
    ['microwave', 'Microwave Repair', 75, 'Small Appliances'],
    ['small-appliances', 'Small Appliances', 65, 'Small Appliances'],
  ]);
  expect(content.services.filter(({ popular }) => popular).map(({ id }) => id)).toEqual([
    'refrigerator',
    'oven-range',
  ]);
});

test.each([
  /15\+ years/,
  /5000\+/,
  /90-day warranty on parts and labor/,
  /[Ss]ame-day service/,
  /24\/7 emergency service/,
  /free 20-minute consultation/,
  /\$25 off the first repair/,
  /4\.9\/5 from 500\+ reviews/,
  /from \$65/,
  /at least 2 hours before/,
  /Mon–Fri 7\sAM – 9\sPM/,
  /Sat–Sun 8\sAM – 6\sPM/,
  /estimated tax of 8%/,
])('visitors read the claim %s', (claim) => {
  expect(everyText.some((text) => claim.test(text))).toBe(true);
});

test('a "free" offer says its condition in the same breath', () => {
  const breaths = everyText.flatMap((text) => text.split(/\n\n/)).filter((text) => /\bfree\b/i.test(text));
  const long = breaths.filter((text) => text.length > 40);
  expect(long.length).toBeGreaterThan(3);
  for (const text of long) expect(text).toMatch(/whether or not you book|commits you to nothing/);
});

test('the privacy policy names the services that the build calls', () => {
  const privacy = content.privacy.sections.map(({ markdown }) => markdown).join('\n');
  expect(privacy).toContain('BigDataCloud');
  expect(privacy).toContain('GeoJS');
});

test('no two pages share a title or a description', () => {
  const pages = routeIds.map((route) => content.pages[route]);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test('a build reads the files once, and development reads them anew', () => {
  expect(siteContent()).toBe(content);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(siteContent()).not.toBe(content);
  expect(siteContent()).toEqual(content);
  jest.restoreAllMocks();
});

test('the guide for staff names every file', () => {
  const guide = readFileSync(path.join('content', 'README.md'), 'utf8');
  for (const file of fileNames) expect(guide).toContain(`\`${file}\``);
});

test('the guide for staff names every fact and every campaign link', () => {
  const guide = readFileSync(path.join('content', 'README.md'), 'utf8');
  for (const name of factNames) expect(guide).toContain(`{${name}}`);
  for (const { id } of content.services) expect(guide).toContain(`/checkout?service=${id}`);
});
