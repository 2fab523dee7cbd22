import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentSettings } from '@/lib/content/content-settings';
import { loadContent } from '@/lib/content/load-content';
import { contentFolder } from '@/lib/content/read';
import { siteContent } from '@/lib/content/site-content';
import { contentWarnings, outdatedDates } from './warnings';

const content = siteContent();
const today = '2099-01-01';

test('staff get no warning about ordinary text', () => {
  const text = {
    file: 'content/home.json',
    field: 'hero → lead',
    text: 'Fixed in < 30 minutes & *fast*: 5 > 4.',
  };
  expect(contentWarnings(content, [text], today)).toEqual([]);
});

test('staff are warned about a price over $500', () => {
  const services = content.services.map((service) => ({ ...service, price: service.price * 100 }));
  expect(contentWarnings({ ...content, services }, [], today)[0]).toMatch(/Refrigerator Repair costs \$8900/);
});

test('staff are warned about a date in the future', () => {
  expect(contentWarnings(content, [], '2020-01-01')[0]).toMatch(/home was last changed on .* in the future/);
});

test.each(['<b>Now</b> open', 'We are **fast**', 'See [terms](/terms)', '# Prices'])(
  'staff are warned about the markup in "%s", which visitors would see',
  (text) => {
    const [warning] = contentWarnings(
      content,
      [{ file: 'content/home.json', field: 'hero → lead', text }],
      today,
    );
    expect(warning).toMatch(/^content\/home\.json: hero → lead has Markdown or HTML/);
  },
);

test('staff are warned about HTML in a Markdown file, which visitors would see', () => {
  const line = { file: 'content/terms.md', field: 'line 9', text: 'See <https://example.com>, <b>soon</b>.' };
  expect(contentWarnings(content, [line], today)).toHaveLength(1);
  expect(contentWarnings(content, [{ ...line, text: 'See <https://example.com>.' }], today)).toEqual([]);
});

test('staff get no warning about Markdown in a Markdown file', () => {
  expect(
    contentWarnings(content, [{ file: 'content/terms.md', field: 'line 1', text: '**Now**' }], today),
  ).toEqual([]);
});

describe('a Markdown file that changes', () => {
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
    return loaded.ok ? outdatedDates(folder, loaded.content.pages, today) : loaded.problems;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dates-'));
    cpSync(contentFolder(), folder, { recursive: true });
    git('init', '-q');
    git('add', '.');
    save();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('without a new date brings a warning, before and after it is committed', () => {
    expect(warnings()).toEqual([]);
    edit('terms.md', '## Payment', '## Paying');
    const expected = [expect.stringMatching(/^content\/terms\.md: .* pages\.json is still \d{4}-\d\d-\d\d/)];
    expect(warnings()).toEqual(expected);
    save();
    expect(warnings()).toEqual(expected);
  });

  test('brings no warning if the date changes too, or if only line endings differ', () => {
    edit('terms.md', '## Payment', '## Paying');
    edit('pages.json', /("name": "Terms of service"[^]*?"updated": ")[\d-]+/, '$12098-12-31');
    expect(warnings()).toEqual([]);
    save();
    edit('privacy.md', /\n/g, '\r\n');
    expect(warnings()).toEqual([]);
  });

  test('brings no warning where there is no git', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    edit('terms.md', '## Payment', '## Paying');
    expect(warnings()).toEqual([]);
  });
});
