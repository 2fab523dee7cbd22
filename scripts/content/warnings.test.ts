import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentFolder } from '@/lib/content/load/read';
import { siteContent } from '@/lib/content/load/site-content';
import { contentWarnings, outdatedDates } from './warnings';

const content = siteContent();
const today = '2099-01-01';
const withTagline = (tagline: string) => ({ ...content, site: { ...content.site, tagline } });

test('staff get no warning about ordinary text', () => {
  expect(contentWarnings(withTagline('Fixed in < 30 minutes & *fast*: 5 > 4.'), today)).toEqual([]);
});

test('staff are warned about a price over $500', () => {
  const services = content.services.map((service) => ({ ...service, price: service.price * 100 }));
  expect(contentWarnings({ ...content, services }, today)[0]).toMatch(/Refrigerator Repair costs \$8900/);
});

test('staff are told once that the map shows only if all neighborhoods lie in it', () => {
  const areas = content.areas.map(({ latitude: _latitude, ...area }) => area);
  expect(contentWarnings({ ...content, areas }, today)).toEqual([expect.stringContaining('areas.json')]);
});

test.each([
  ['a service that is left out', { services: content.services.slice(0, 3) }, /about.json: lead .*microwave/],
  ['no same-day visits', { business: { ...content.business, sameDayUntil: undefined } }, /[Ss]ame-day/],
  ['a tax in hundredths', { business: { ...content.business, taxPercent: 0.08 } }, /tax is 0\.08/],
  ['another tax than its label', { business: { ...content.business, taxPercent: 6 } }, /label of the tax/],
])('staff with %s read which text no longer fits', (_what, change, warning) => {
  expect(contentWarnings({ ...content, ...change }, today).join('\n')).toMatch(warning);
});

test('staff are warned about a date in the future', () => {
  expect(contentWarnings(content, '2020-01-01')[0]).toMatch(/home .* in the future/);
});

test.each(['<b>Now</b> open', 'We are **fast**', 'See [terms](/terms)', '# Prices'])(
  'staff are warned about the markup in "%s", which visitors would see',
  (text) => {
    expect(contentWarnings(withTagline(text), today)).toEqual([expect.stringContaining('site → tagline')]);
  },
);

describe('a Markdown file that changes', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Kim', '-c', 'user.email=kim@example.com', ...args], {
      cwd: folder,
    });
  const edit = (file: string, from: string | RegExp, to: string) => {
    const place = path.join(folder, file);
    writeFileSync(place, readFileSync(place, 'utf8').replace(from, to));
  };
  const warnings = (pages = content.pages) => outdatedDates(folder, pages, today);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dates-'));
    cpSync(contentFolder(), folder, { recursive: true });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'Add');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('without a new date brings a warning, before and after it is committed', () => {
    expect(warnings()).toEqual([]);
    edit('terms.md', '## Payment', '## Paying');
    expect(warnings()).toEqual([expect.stringContaining('content/terms.md')]);
    git('commit', '-aqm', 'Edit');
    expect(warnings()).toEqual([expect.stringContaining('content/terms.md')]);
  });

  test('brings no warning with a new date, or if only line endings differ', () => {
    edit('terms.md', '## Payment', '## Paying');
    edit('privacy.md', /\n/g, '\r\n');
    const terms = { ...content.pages.terms, updated: '2098-12-31' };
    expect(warnings({ ...content.pages, terms })).toEqual([]);
  });

  test('brings no warning where there is no git', () => {
    rmSync(path.join(folder, '.git'), { recursive: true });
    edit('terms.md', '## Payment', '## Paying');
    expect(warnings()).toEqual([]);
  });
});
