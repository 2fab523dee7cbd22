import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { isSample, testContent } from '@/e2e/support/test-content';
import { providerNames } from '@/lib/content/build-settings';
import { loadContent } from '@/lib/content/load';
import { walk } from '@/lib/content/paths';
import { contentRemarks } from '@/lib/content/rules';
import { confirmable } from '@/lib/content/schemas/files';
import { brandRemarks } from '../build/brand';
import { photoRemarks, photosIn } from '../build/photos';
import { folderForEachTest } from '../folder.test-helper';
import { settingRemarks } from './setting-remarks';

/*
 * Plays the owner of another shop on launch day. They begin with the sample, replace the facts, confirm the texts, and
 * bring their own pictures. OWNER_DAY=1 also builds their site and runs the unit tests with their content:
 * npx jest scripts/content/owner-day
 */

/**
 * A shop that leaves out most of what is optional. A form saves a cleared field as an empty text, and an entry that was
 * added and left empty as {}.
 */
const files = {
  'launch.json': { requests: 'sent by customers', confirmed: confirmable },
  'business.json': {
    name: "Ibáñez & Sons' Appliance Repair",
    siteAddress: 'https://www.ibanezandsons.com',
    phone: '(218) 727-3946',
    license: '',
    address: { city: 'Superior', state: 'WI', zipCode: '54880' },
    hours: [{ days: ['Tuesday', 'Thursday', 'Saturday'], opens: '08:00', closes: '17:30' }],
    closedDates: [{ from: '2026-12-24', to: '2026-12-28', reason: 'vacation' }],
    profiles: [{ name: 'Yelp', link: 'https://www.yelp.com/biz/ibanez' }],
    taxPercent: 8.875,
    taxPercentByState: [{ state: 'WI', percent: 5.5 }],
    claims: { warrantyDays: 120, cancellationHours: 4 },
    statesServed: ['MN', 'WI'],
  },
  'brand.json': {
    mark: 'ibanez.jpg',
    showName: false,
    accent: '#7a1f2b',
    photo: [{ file: 'anna.jpg', description: 'Anna at her bench.', focus: 'top' }],
    map: [{ file: 'duluth.jpg', description: 'Map of Duluth and Superior.' }],
  },
  'areas.json': {
    areas: [
      { name: 'Lakeside', city: 'Duluth', zips: ['55804'] },
      { name: 'Superior', city: 'Superior', zips: ['54880'] },
    ],
  },
  'testimonials.json': { testimonials: [{}] },
};

const aboutUs = {
  story: ['It began in a garage by the lake.'],
  team: [{ name: 'Anna', photo: 'anna.jpg', text: 'She has fixed dryers since 2009.' }],
  certifications: [{ name: 'EPA Section 608', text: 'Held by all four technicians, nos. 101 to 104.' }],
};

const offered = ['washer-dryer', 'small-appliances'];

const { at, read, write } = folderForEachTest();

/** Changes content/ into the shop's, as a person would. */
async function playOwner() {
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT_FOLDER: at() });
  cpSync('content', at(), { recursive: true, filter: (source) => !/\.schemas|README/.test(source) });
  const about: object = JSON.parse(read('about.json'));
  for (const [file, value] of Object.entries({ ...files, 'about.json': { ...about, ...aboutUs } }))
    write(file, JSON.stringify(value));
  const { services, ...others } = JSON.parse(read('services.json'));
  const kept = services.filter(({ id }: { id: string }) => offered.includes(id));
  write('services.json', JSON.stringify({ ...others, services: kept }));
  const photo = sharp({ create: { width: 1400, height: 1900, channels: 3, background: '#8ac' } }).jpeg();
  for (const name of ['ibanez.jpg', 'anna.jpg', 'duluth.jpg']) write(name, await photo.toBuffer());
}

/** Matches words of the sample shop, and claims and promises that this shop doesn't make. */
const notItsOwn = [
  /loonlight|Minneapolis|Saint Paul|Twin Cities|16 neighborhoods|555-0142|SAMPLE-00000|Example text|Sample customer/i,
  /4\.9\/5|500\+|\$25\b|\$89|\$149|\(8%\)|20[- ]minute|consultation|24\/7|same[- ]day|microwave|written estimate/i,
  /within 30|arrival window|Google|Minnesota law|by text|text or email|second (appliance|trip)|cards, checks/i,
  /credited|years in business|licen[cs]/i,
];

/** Matches words that no text may have. */
const wrong = /undefined|\bNaN\b|\bnull\b|Repair (repairs|visits)|by a call| {2}| [.,;]|\bthe the\b/;

/** Lists the first word in each text that one of these patterns matches. */
const wordsIn = (texts: readonly string[], patterns: readonly RegExp[]) =>
  texts.flatMap((text) => patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean) ?? []);

const test = isSample ? it : it.skip;

afterEach(() => void jest.restoreAllMocks());

test('another shop passes the content check and the launch gate, and has no word of the sample', async () => {
  await playOwner();
  const loaded = loadContent(at(), providerNames({}));
  const settings = settingRemarks(loaded.content, {});
  const { content } = loaded;
  const pictures = [...(await brandRemarks(content.brand)), ...(await photoRemarks(photosIn(content)))];
  const remarks = [...contentRemarks(loaded, '2099-01-01'), ...settings, ...pictures];
  expect(remarks.filter(({ when }) => when !== 'maybe')).toEqual([]);
  const texts = walk(loaded.content).flatMap(({ value }) => (typeof value === 'string' ? value : []));
  expect(wordsIn(texts, [...notItsOwn, wrong])).toEqual([]);
});

if (process.env.OWNER_DAY)
  test('the pages of another shop have no word of the sample, and the unit tests pass for it', async () => {
    await playOwner();
    execFileSync('npm', ['run', 'build'], { env: process.env, stdio: 'inherit' });
    const names = readdirSync('out', { recursive: true, encoding: 'utf8' });
    const pages = names.filter((name) => /^[^_].*\.(html|txt|xml|webmanifest)$/.test(name));
    const texts = pages.map((name) => readFileSync(`out/${name}`, 'utf8'));
    expect(texts.length).toBeGreaterThan(8);
    expect(wordsIn(texts, [/emergencies|emergency [a-z]/i, ...notItsOwn])).toEqual([]);
    const env = { ...process.env, BASE_CONTENT: at(), CONTENT_FOLDER: testContent, OWNER_DAY: '' };
    execFileSync('npx', ['jest', '--testPathIgnorePatterns=owner-day'], { env, stdio: 'inherit' });
  }, 1_200_000);
