import { z } from 'zod';
import { serviceNames } from '@/lib/site/build-settings';
import { loadContent, type SiteContent } from '@/lib/content/load/load-content';
import { expectReady, launchItems } from './launch-items';
import { listSamples } from './samples';

const frozen = () => loadContent(undefined, serviceNames({}));

/** What the gate says of a site without samples, but with these facts. */
function gate(facts: Partial<SiteContent['business']> = {}, settings: Record<string, string> = {}) {
  const { content } = frozen();
  const business = {
    ...content.business,
    phone: '(612) 340-2368',
    siteAddress: 'https://www.harborfix.com',
    email: 'hello@harborfix.com',
    ...facts,
  };
  return launchItems({ content: { ...content, business }, written: {} }, settings, false);
}

test('an owner reads everything that is made up, with its file and field', () => {
  const places = launchItems(frozen(), {}).map(({ place }) => place);
  expect(places).toContain('content/brand.json: mark');
  for (const fact of ['name', 'siteAddress', 'phone', 'email', 'address', 'license', 'insurance', 'brands'])
    expect(places).toContain(`content/business.json: ${fact}`);
  for (const place of ['areas.json', 'about.json: story', 'pages.json: privacy', 'pages.json: terms'])
    expect(places).toContain(`content/${place}`);
  expect(places.filter((place) => place.startsWith('content/testimonials.json'))).toHaveLength(6);
});

test('each sample is shown in one short line, with the reason to replace it', () => {
  for (const { wrong } of listSamples(frozen().written))
    expect(wrong).toMatch(/^".{1,80}" is still a sample\. \w/);
});

test('what only the sample has is listed even without its mark', () => {
  const written = JSON.stringify(frozen().written).replaceAll(/(s|S)ample":true/g, '$1ample":false');
  const places = listSamples(z.record(z.string(), z.unknown()).parse(JSON.parse(written))).map(
    ({ place }) => place,
  );
  for (const fact of ['name', 'siteAddress', 'phone', 'email', 'license', 'insurance', 'address'])
    expect(places).toContain(`content/business.json: ${fact}`);
});

test('a site without samples can go live, and one that sends requests once a test request has arrived', () => {
  expect(gate()).toEqual([]);
  expect(gate({ siteAddress: 'https://harborfix.github.io' }, { BASE_PATH: '/repair-site' })).toEqual([]);
  const address = 'https://forms.harborfix.com/f';
  expect(gate({}, { NEXT_PUBLIC_REQUEST_URL: address, REQUEST_URL_TRIED: address })).toEqual([]);
});

test.each([
  ['a phone number for fiction', { phone: '(218) 555-0199' }, {}, /phone/],
  ['a phone number of no area', { phone: '(000) 727-3946' }, {}, /phone/],
  ['a phone number for emergencies', { phone: '(911) 727-3946' }, {}, /phone/],
  ['an address that leads nowhere', { siteAddress: 'https://www.a.example' }, {}, /siteAddress/],
  ['an address with a path', { siteAddress: 'https://www.a.com/home' }, {}, /siteAddress/],
  ['an email address that nobody can have', { email: 'service@harborfix.example' }, {}, /email/],
  ['a folder on an own domain', {}, { BASE_PATH: '/repair-site' }, /BASE_PATH/],
  ['an untried request service', {}, { NEXT_PUBLIC_REQUEST_URL: 'https://a.com/f' }, /REQUEST_URL_TRIED/],
  [
    'another request service than was tried',
    {},
    { NEXT_PUBLIC_REQUEST_URL: 'https://a.com/f', REQUEST_URL_TRIED: 'https://b.com/f' },
    /REQUEST_URL_TRIED/,
  ],
])('an owner about to go live with %s reads what to do', (_what, facts, settings, place) => {
  expect(gate(facts, settings)).toEqual([
    {
      place: expect.stringMatching(place),
      wrong: expect.stringMatching(/\.$/),
      remedy: expect.stringMatching(/\w/),
    },
  ]);
});

test('a site with a sample in it is not built for visitors, and its owner reads why', () => {
  expect(() => expectReady(launchItems(frozen(), {}))).toThrow(
    /^content\/business\.json: phone\n.+\n {2}→ \w/m,
  );
  expect(() => expectReady([])).not.toThrow();
});
