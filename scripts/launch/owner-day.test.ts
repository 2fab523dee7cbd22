import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { serviceNames } from '@/lib/site/build-settings';
import { loadContent } from '@/lib/content/load';
import { isSample, testContent } from '@/e2e/support/test-content';
import { contentRemarks } from '@/lib/content/rules';
import { confirmable } from '@/lib/content/schemas/files';

/*
 * Plays the owner of another shop on launch day, beginning with the sample: another city, nine neighborhoods and
 * towns, other hours, prices and tax, their own logo and photo, no microwaves, and nothing that is optional: no
 * emergencies, no visits on the same day, no promise about a second appliance or trip. OWNER_DAY=1 also builds that site
 * and runs the unit tests with its content: npx jest scripts/launch/owner-day
 */

type Group = Record<string, unknown>;
const group = z.record(z.string(), z.unknown());

let folder: string;

/** Changes a file, as a person would. */
function change(file: string, edit: (content: Group) => Group) {
  const place = path.join(folder, file);
  writeFileSync(place, JSON.stringify(edit(group.parse(JSON.parse(readFileSync(place, 'utf8'))))));
}

const neighborhoods = ['Lakeside', 'Woodland', 'Kenwood', 'Lincoln Park', 'Canal Park', 'Hillside'];
const towns = ['Hermantown', 'Proctor', 'Superior'];

function playOwner() {
  change('launch.json', () => ({ confirmed: confirmable }));
  change('business.json', () => ({
    name: 'Agate Bay Appliance Care',
    siteAddress: 'https://www.agatebayappliance.com',
    phone: '(218) 727-3946',
    // A form saves a cleared field like this.
    license: '',
    address: { city: 'Superior', state: 'WI', zipCode: '54880' },
    hours: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:30' },
      { days: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
    closedDays: ['Sunday'],
    taxPercent: 8.875,
    taxPercentByState: [{ state: 'WI', percent: 5.5 }],
    claims: { warrantyDays: 120, cancellationHours: 4 },
    statesServed: ['MN', 'WI'],
  }));
  change('services.json', ({ services, ...others }) => ({
    ...others,
    services: z
      .array(group)
      .parse(services)
      .filter(({ id }) => id !== 'microwave')
      .map((service, index) => ({ ...service, price: index === 0 ? 59 : 115 })),
  }));
  const area = (name: string, city: string, index: number) => {
    const id = name.toLowerCase().replaceAll(' ', '-');
    return { id, name, city, zips: [`5580${index}`] };
  };
  change('areas.json', () => ({
    areas: [
      ...neighborhoods.map((name, index) => area(name, 'Duluth', index)),
      ...towns.map((name, index) => area(name, name, index + 6)),
    ],
  }));
  // A form saves an entry like this if it was added and left empty.
  change('testimonials.json', () => ({ testimonials: [{}] }));
  change('about.json', (about) => ({
    ...about,
    mission: 'To repair what can be repaired.',
    story: ['It began in a garage by the lake.'],
    certifications: [{ name: 'EPA Section 608', text: 'Held by all four technicians, nos. 101 to 104.' }],
  }));
}

/** A logo as Canva exports it, and a photo from a phone. */
async function bringPictures() {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="500" zoomAndPan="magnify" viewBox="0 0 40 9" height="120"><path fill="#234" d="M0 0h40v9z"/></svg>`;
  writeFileSync(path.join(folder, 'agate-bay.svg'), logo);
  await sharp({ create: { width: 1400, height: 1900, channels: 3, background: '#8ac' } })
    .jpeg()
    .toFile(path.join(folder, 'anna.jpg'));
  const photo = { file: 'anna.jpg', description: 'Anna at her bench.', focus: 'top' };
  change('brand.json', () => ({ mark: 'agate-bay.svg', showName: false, accent: '#7a1f2b', photo: [photo] }));
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'owner-day-'));
  cpSync('content', folder, { recursive: true, filter: (source) => !/\.schemas|README/.test(source) });
  playOwner();
  await bringPictures();
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Matches words of the sample shop, and of claims and promises that this owner doesn't make. */
const stale =
  /loonlight|Minneapolis|Saint Paul|Twin Cities|\b16 neighborhoods|555-0142|SAMPLE-00000|Example text|Sample customer|4\.9\/5|500\+|\$25\b|\$89|\$149|estimated tax \(8%\)|20[- ]minute|24\/7|by text|text or email|undefined|same[- ]day|microwave|Minnesota law|written estimate|second (appliance|trip)|cards, checks|within 30 minutes|2-hour|credited|Google/i;

const testOfSample = isSample ? test : test.skip;

testOfSample(
  'the owner of another shop passes the content check and the launch gate, and nothing stale is left',
  () => {
    const loaded = loadContent(folder, serviceNames({}));
    const remarks = contentRemarks(loaded, '2026-11-25').filter(({ when }) => when === 'launch');
    expect(remarks).toEqual([]);
    const texts = JSON.stringify(loaded.content);
    expect(stale.exec(texts)?.[0]).toBeUndefined();
    for (const shown of ['Duluth, Hermantown, Proctor, and Superior', '9 neighborhoods and towns'])
      expect(texts).toContain(shown);
  },
);

if (process.env.OWNER_DAY && isSample) {
  test('the pages of that shop have no word of the sample shop', () => {
    execFileSync('npm', ['run', 'build'], {
      env: { ...process.env, CONTENT_FOLDER: folder },
      stdio: 'inherit',
    });
    const names = readdirSync('out', { recursive: true, encoding: 'utf8' });
    const texts = names.filter(
      (name) => /\.(html|txt|xml|webmanifest)$/.test(name) && statSync(`out/${name}`).isFile(),
    );
    // The site must not describe the sample's map, or mention emergencies.
    const staleInPages = new RegExp(`${stale.source}|Mississippi|emergencies|emergency [a-z]`, 'i');
    const found = texts.map((name) => [name, staleInPages.exec(readFileSync(`out/${name}`, 'utf8'))?.[0]]);
    expect(found.filter(([, text]) => text)).toEqual([]);
  }, 600_000);

  test('the unit tests pass with that owner’s content', () => {
    const env = { ...process.env, BASE_CONTENT: folder, CONTENT_FOLDER: testContent, OWNER_DAY: '' };
    execFileSync('npx', ['jest', '--testPathIgnorePatterns=owner-day'], { env, stdio: 'inherit' });
  }, 600_000);
}
