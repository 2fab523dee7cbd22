import { walk } from './paths';
import { siteContent } from './site-content';

const content = siteContent();
const everyText = [...walk(content)].flatMap(({ value }) => (typeof value === 'string' ? [value] : []));

test('the six services have the names, prices and categories of the specification', () => {
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
  /5,000\+/,
  /90-day warranty on parts and labor/,
  /[Ss]ame-day service/,
  /24\/7 emergency service/,
  /free 20-minute consultation/,
  /\$25 off the first repair/,
  /4\.9\/5 from 500\+ reviews/,
  /from \$65/,
  /at least 2 hours before/,
  /Mon–Fri: 7\sAM – 9\sPM/,
  /Sat–Sun: 8\sAM – 6\sPM/,
  /estimated tax of 8%/,
])('visitors read the claim %s', (claim) => {
  expect(everyText.some((text) => claim.test(text))).toBe(true);
});

test('a build reads the files once; development reads them every time', () => {
  expect(siteContent()).toBe(content);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(siteContent()).not.toBe(content);
  expect(siteContent()).toEqual(content);
  jest.restoreAllMocks();
});
