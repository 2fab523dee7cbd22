import { siteContent } from '@/lib/content/load/site-content';
import { contentWarnings } from './warnings';

const content = siteContent();
const today = '2099-01-01';
/** The warnings that a change brings; the rest of content/ may have its own. */
const warningsOf = (change: Partial<typeof content>) => {
  const before = contentWarnings(content, today);
  return contentWarnings({ ...content, ...change }, today).filter((warning) => !before.includes(warning));
};
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
  ['a tax in hundredths', { business: { ...content.business, taxPercent: 0.08 } }, /tax is 0\.08/],
  ['another tax than its label', { business: { ...content.business, taxPercent: 6 } }, /label of the tax/],
])('staff with %s read which text no longer fits', (_what, change, warning) => {
  expect(warningsOf(change).join('\n')).toMatch(warning);
});

test('staff are warned about a date in the future', () => {
  expect(contentWarnings(content, '2020-01-01').join('\n')).toMatch(/home .* in the future/);
});

test.each(['<b>Now</b> open', 'We are **fast**', 'See [terms](/terms)', '# Prices'])(
  'staff are warned about the markup in "%s", which visitors would see',
  (text) => {
    expect(withTagline(text)).toEqual([expect.stringContaining('site → tagline')]);
  },
);
