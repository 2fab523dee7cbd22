import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentSettings } from '@/lib/content/content-settings';
import { loadContent } from '@/lib/content/load-content';
import { contentFolder } from '@/lib/content/read';
import { siteContent } from '@/lib/content/site-content';
import { contentWarnings, datesLeftBehind } from './warnings';

const content = siteContent();
const today = '2099-01-01';

test('ordinary words raise no doubt', () => {
  const text = {
    file: 'content/home.json',
    field: 'hero → lead',
    text: 'Fixed in < 30 minutes & *fast*: 5 > 4.',
  };
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
    const [warning] = contentWarnings(
      content,
      [{ file: 'content/home.json', field: 'hero → lead', text }],
      today,
    );
    expect(warning).toMatch(/^content\/home\.json: hero → lead has Markdown or HTML/);
  },
);

test('HTML in a long text is asked about, since visitors would read its marks', () => {
  const line = { file: 'content/terms.md', field: 'line 9', text: 'See <https://example.com>, <b>soon</b>.' };
  expect(contentWarnings(content, [line], today)).toHaveLength(1);
  expect(contentWarnings(content, [{ ...line, text: 'See <https://example.com>.' }], today)).toEqual([]);
});

test('Markdown is right in a long text', () => {
  expect(
    contentWarnings(content, [{ file: 'content/terms.md', field: 'line 1', text: '**Now**' }], today),
  ).toEqual([]);
});

describe('a long text that changes without its date', () => {
  let folder: string;
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=Kim', '-c', 'user.email=kim@example.com'];
    expect(spawnSync('git', [...who, ...args], { cwd: folder }).status).toBe(0);
  };
  const edit = (file: string, from: string | RegExp, to: string) => {
    const place = join(folder, file);
    writeFileSync(place, readFileSync(place, 'utf8').replace(from, to));
  };
  const save = () => git('commit', '-aqm', 'Edit');
  const warnings = () => {
    const loaded = loadContent(folder, contentSettings({}));
    return loaded.ok ? datesLeftBehind(folder, loaded.content.pages, today) : loaded.problems;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dates-'));
    cpSync(contentFolder(), folder, { recursive: true });
    git('init', '-q');
    git('add', '.');
    save();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is asked about, before and after it is committed', () => {
    expect(warnings()).toEqual([]);
    edit('terms.md', '## Payment', '## Paying');
    const expected = [
      expect.stringMatching(/^content\/terms\.md, .* pages\.json still says \d{4}-\d\d-\d\d/),
    ];
    expect(warnings()).toEqual(expected);
    save();
    expect(warnings()).toEqual(expected);
  });

  test('is no doubt once the date follows, or where only line ends differ', () => {
    edit('terms.md', '## Payment', '## Paying');
    edit('pages.json', /("name": "Terms of service"[^]*?"updated": ")[\d-]+/, '$12098-12-31');
    expect(warnings()).toEqual([]);
    save();
    edit('privacy.md', /\n/g, '\r\n');
    expect(warnings()).toEqual([]);
  });

  test('is no doubt without git', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    edit('terms.md', '## Payment', '## Paying');
    expect(warnings()).toEqual([]);
  });
});
