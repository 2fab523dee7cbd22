import { siteContent } from '@/lib/content/site-content';
import { contentWarnings } from './warnings';

const content = siteContent();
const today = '2099-01-01';

test('ordinary words raise no doubt', () => {
  const text = { file: 'content/home.json', field: 'hero → lead', text: 'Fixed in < 30 minutes & *fast*: 5 > 4.' };
  expect(contentWarnings(content, [text], today)).toEqual([]);
});

test('a price over $500 is asked about', () => {
  const services = content.services.map((service) => ({ ...service, price: service.price * 100 }));
  expect(contentWarnings({ ...content, services }, [], today)[0]).toMatch(/Refrigerator Repair costs \$8900/);
});

test('a day that is still to come is asked about', () => {
  expect(contentWarnings(content, [], '2020-01-01')[0]).toMatch(/home was last changed on .* still to come/);
});

test.each(['<b>Now</b> open', 'We are **fast**', 'See [terms](/terms)', '# Prices'])(
  'the marks in "%s" are asked about, since visitors would read them',
  (text) => {
    const [warning] = contentWarnings(content, [{ file: 'content/home.json', field: 'hero → lead', text }], today);
    expect(warning).toMatch(/^content\/home\.json: hero → lead has Markdown or HTML/);
  },
);

test('Markdown is right in a long text', () => {
  expect(contentWarnings(content, [{ file: 'content/terms.md', field: 'line 1', text: '**Now**' }], today)).toEqual([]);
});
