import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { contentSettings } from '@/lib/content/content-settings';
import { loadContent } from '@/lib/content/load-content';
import { findBrowser } from '../browser.mjs';
import { freePort } from '../port.mjs';
import { checkLaunch } from './checklist';
import { readLaunchSite } from './launch-site';

/*
 * Plays the owner on launch day: replaces every sample with a real business that has other prices,
 * other hours and long texts. To build that site too, which takes a minute or two, run
 * OWNER_DAY=1 npx jest scripts/launch/owner-day
 */

type Group = Record<string, unknown>;
const group = z.record(z.string(), z.unknown());
const groups = z.array(group);
const fact = (value: unknown) => ({ value, sample: false });

/** Changes a few fields of a file, as a person would. */
function change(folder: string, file: string, edit: (content: Group) => Group) {
  const place = join(folder, file);
  const content = edit(group.parse(JSON.parse(readFileSync(place, 'utf8'))));
  // Formatted differently than the project's formatter does it.
  writeFileSync(place, JSON.stringify(content, null, 4).replaceAll('\n', '\r\n'));
}

/** Turns off every sample mark. */
function withoutSamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSamples);
  const read = group.safeParse(value);
  if (!read.success) return value;
  return Object.fromEntries(
    Object.entries(read.data).map(([key, item]) => [
      key,
      /(^s|S)ample$/.test(key) && typeof item === 'boolean' ? false : withoutSamples(item),
    ]),
  );
}

/** A text almost as long as it may be. */
const long = (start: string, length: number) => {
  const filler = ' We answer, we come, we fix it, and we tell you why.';
  return start
    .padEnd(length - 2, filler)
    .slice(0, length - 2)
    .trim();
};

const reviews = [
  'Free of fuss. They quoted $85 and charged $85, between 8 AM and 10 AM on a Sunday.',
  'My washer works again. Loved the text with the name of the technician before he came.',
  'Honest: told me not to repair the old range, and charged the visit only.',
  'No second visit needed. “Best call of the week,” my husband said.',
  'Came to Highland Park in an hour & fixed the freezer <30 minutes later.',
  'They came, they fixed it, and they swept the floor before they left our kitchen. '.repeat(5).slice(0, 398),
];

function playOwner(folder: string) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    change(folder, file, (content) => group.parse(withoutSamples(content)));
  change(folder, 'business.json', ({ afterHoursPrice: _none, license: _noLicense, ...business }) => ({
    ...business,
    name: fact('Prairie Home Family Appliance Repair Company'),
    siteAddress: fact('https://www.prairiehomeappliance.com'),
    httpsOnly: 'subdomains',
    phone: fact('(651) 447-2210'),
    email: fact('office@prairiehomeappliance.com'),
    address: fact({
      street: '2209 Old Hudson Road, Suite 140',
      city: 'Saint Paul',
      state: 'MN',
      zipCode: '55119',
      latitude: 44.9519,
      longitude: -93.0123,
    }),
    insurance: fact('General liability, two million dollars per occurrence, policy no. GL-778120'),
    hours: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '06:30', closes: '24:00' },
      { days: ['Saturday'], opens: '09:00', closes: '13:30' },
    ],
    closedDays: ['Sunday'],
    feeCredit: fact('added'),
    ratingSource: fact('Google and Yelp, January 2027'),
    ratingLink: fact('https://maps.example.com/prairie-home'),
    claims: {
      ...group.parse(business.claims),
      yearsInBusiness: 22,
      rating: 4.7,
      reviews: 212,
      warrantyDays: 120,
    },
  }));
  change(folder, 'services.json', ({ services, ...rest }) => ({
    ...rest,
    services: groups
      .parse(services)
      .filter(({ id }) => id !== 'microwave')
      .map((service) => ({
        ...service,
        price: service.id === 'dishwasher' ? 99 : service.id === 'oven-range' ? 71 : service.price,
      })),
  }));
  change(folder, 'areas.json', ({ areas, ...rest }) => ({
    ...rest,
    areas: groups
      .parse(areas)
      .map((area, index) => (index === 0 ? { ...area, name: 'Lake Harriet and Bde Maka' } : area)),
  }));
  change(folder, 'testimonials.json', (content) => ({
    ...content,
    testimonials: reviews.map((text, index) => ({
      name: ['Ngozi A.', 'Bartholomew Featherstonehaugh-Lindqvist', 'K.', 'Xee V.', 'Ana M.', 'Per O.'][
        index
      ],
      location: 'Highland Park, Saint Paul',
      rating: 5 - (index % 2),
      text,
      sample: false,
    })),
  }));
  change(folder, 'home.json', ({ hero, whyChooseUs, ...rest }) => {
    const why = group.parse(whyChooseUs);
    const extra = {
      heading: 'The same technician each time',
      text: long('If you like, ask for them by name.', 260),
    };
    return {
      ...rest,
      hero: { ...group.parse(hero), lead: long('The fridge is warm and the milk is not cold.', 220) },
      whyChooseUs: { ...why, reasons: [...groups.parse(why.reasons), extra] },
    };
  });
  change(folder, 'about.json', ({ certifications, ...rest }) => ({
    ...rest,
    lead: long('Two sisters and a van.', 300),
    story: fact([long('It began in a garage in Frogtown.', 900)]),
    certifications: {
      ...group.parse(certifications),
      value: [{ name: 'EPA Section 608', text: 'Held by all four technicians, nos. 101 to 104.' }],
    },
  }));
  change(folder, 'checkout.json', ({ check, ...rest }) => {
    const step = group.parse(check);
    return { ...rest, check: { ...step, card: { ...group.parse(step.card), show: false } } };
  });
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-day-'));
  cpSync('content', folder, { recursive: true, filter: (source) => !source.includes('.schemas') });
  playOwner(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('an owner who replaces every sample passes the content check and the launch gate', () => {
  const loaded = loadContent(folder, contentSettings({}));
  expect(loaded.ok ? [] : loaded.problems).toEqual([]);
  const open = checkLaunch(readLaunchSite(folder, undefined, {}), 'content').flatMap(
    ({ findings }) => findings,
  );
  expect(open).toEqual([]);
});

/** In the browser: lists a page width beyond the screen, and every text cut off by the screen. */
function cutOffTexts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`${scrollWidth} pixels wide`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    const isForScreenReaders = text.parentElement?.closest('.sr-only');
    if (width > 0 && !isForScreenReaders && (left < 0 || right > clientWidth + 1))
      found.push(text.textContent ?? '');
  }
  return found;
}

/** Samples from the preview, which no visitor may see. */
const old = /loonlight|555-0142|SAMPLE-00000|Example text|Sample customer/i;

if (process.env.OWNER_DAY)
  test('visitors of that owner’s site see no sample and no cut-off text on a 320-pixel screen', async () => {
    const built = spawn(process.execPath, ['--import', 'tsx', 'scripts/launch/launch.mts', '--publish'], {
      env: { ...process.env, CONTENT_FOLDER: folder },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    expect(await once(built, 'exit')).toEqual([0, null]);
    const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join('out', name)).isFile(),
    );
    const [home, info] = ['index', 'business-info'].map((name) => readFileSync(`out/${name}.html`, 'utf8'));
    for (const words of ['Lake Harriet and Bde Maka', 'Closed', 'added to the price', 'maps.example.com'])
      expect(home).toContain(words);
    expect(home).not.toContain('outside our hours');
    expect(info).not.toMatch(/>[^<]*licen[cs]e/i);
    expect(files.filter((name) => old.test(readFileSync(join('out', name), 'latin1')))).toEqual([]);

    const port = await freePort(5_350);
    const server = spawn(process.execPath, ['scripts/serve.mjs'], {
      env: { ...process.env, PORT: `${port}`, HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(server.stdout, 'data');
    const browser = await chromium.launch({
      ...(await findBrowser()),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
      await page.route(
        (url) => url.hostname !== '127.0.0.1',
        (route) => route.abort(),
      );
      const pages = files
        .filter((name) => name.endsWith('.html'))
        .map((name) => name.replace(/(index)?\.html$/, ''));
      const broken: string[] = [];
      for (const address of [...pages, 'checkout?service=dishwasher']) {
        await page.goto(`http://127.0.0.1:${port}/${address}`);
        if (address.includes('?')) await page.getByText('Step 2 of 3').first().waitFor({ timeout: 120_000 });
        broken.push(...(await page.evaluate(cutOffTexts)).map((text) => `${address}: ${text}`));
      }
      expect(broken).toEqual([]);
    } finally {
      await browser.close();
      server.kill();
    }
  }, 600_000);
