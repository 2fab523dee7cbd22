import { loadContent } from '@/lib/content/load/load-content';
import { contentWarnings } from './warnings';

const loaded = loadContent();
const { content } = loaded;
const today = '2099-01-01';
/** The warnings that a change brings; the rest of content/ may have its own. */
const warningsOf = (change: Partial<typeof content>) => {
  const before = contentWarnings(loaded, today);
  const changed = { ...loaded, content: { ...content, ...change } };
  return contentWarnings(changed, today).filter((warning) => !before.includes(warning));
};
const { business, pages } = content;
const withTagline = (tagline: string) => warningsOf({ site: { ...content.site, tagline } });

test('staff get no warning about ordinary text', () => {
  expect(withTagline('Fixed in < 30 minutes & *fast*: 5 > 4.')).toEqual([]);
});

test('staff are warned about a price over $500', () => {
  const services = content.services.map((service) => ({ ...service, price: service.price * 100 }));
  expect(warningsOf({ services })[0]).toMatch(/Refrigerator Repair costs \$8900/);
});

test('staff are told once that the map shows only if all neighborhoods lie in it', () => {
  const areas = content.areas.map(({ latitude: _latitude, ...area }) => area);
  expect(warningsOf({ areas })).toEqual([expect.stringContaining('areas.json')]);
});

test.each([
  ['a tax in hundredths', { business: { ...business, taxPercent: 0.08 } }, /tax is 0\.08/],
  ['a radius too small', { business: { ...business, serviceRadiusMiles: 3 } }, /Bluff is more than 3 miles/],
  ['a cut title', { pages: { ...pages, about: { ...pages.about, title: 'Us' } } }, /about → title .* "Us"/],
  ['another tax than its label', { business: { ...business, taxPercent: 6 } }, /label of the tax/],
])('staff with %s read which text no longer fits', (_what, change, warning) => {
  expect(warningsOf(change).join('\n')).toMatch(warning);
});

test('staff are warned about a date in the future', () => {
  expect(contentWarnings(loaded, '2020-01-01').join('\n')).toMatch(/home .* in the future/);
});

test.each(['<b>Now</b> open', 'We are **fast**', 'See [terms](/terms)', '# Prices'])(
  'staff are warned about the markup in "%s", which visitors would see',
  (text) => {
    expect(withTagline(text)).toEqual([expect.stringContaining('site → tagline')]);
  },
);
