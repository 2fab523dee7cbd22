import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { serviceNames } from '@/lib/site/build-settings';
import { loadContent } from '@/lib/content/load';
import { isSample, testContent } from '@/e2e/support/test-content';
import { walk } from '@/lib/content/paths';
import { contentRemarks } from '@/lib/content/rules';
import { confirmable } from '@/lib/content/schemas/files';
import { brandRemarks } from '../build/brand';
import { shops, type Shop } from './shops.test-helper';

/*
 * Plays the owners of other shops on launch day. They begin with the sample, replace the facts, confirm the texts, and
 * bring their own pictures. OWNER_DAY=1 also builds their sites and runs the unit tests with their content:
 * npx jest scripts/launch/owner-day
 */

type Group = Record<string, unknown>;
const group = z.record(z.string(), z.unknown());

/** Changes content/ in a folder into a shop's, as a person would. */
async function playOwner(shop: Shop, folder: string) {
  cpSync('content', folder, { recursive: true, filter: (source) => !/\.schemas|README/.test(source) });
  const change = (file: string, edit: (content: Group) => Group) => {
    const place = path.join(folder, file);
    writeFileSync(place, JSON.stringify(edit(group.parse(JSON.parse(readFileSync(place, 'utf8'))))));
  };
  change('launch.json', () => ({ confirmed: confirmable }));
  change('business.json', () => shop.business);
  change('brand.json', () => shop.brand);
  change('services.json', ({ services, ...others }) => {
    const offered = z
      .array(group)
      .parse(services)
      .filter(({ id }) => String(id) in shop.prices);
    return { ...others, services: offered.map((one) => ({ ...one, price: shop.prices[String(one.id)] })) };
  });
  const areas = shop.areas.map(([name, city, zip]) => {
    return { name, city, zips: [zip] };
  });
  change('areas.json', () => ({ areas }));
  change('testimonials.json', () => ({ testimonials: shop.testimonials }));
  change('about.json', (about) => ({ ...about, ...shop.about }));
  for (const [name, data] of Object.entries(await shop.pictures()))
    writeFileSync(path.join(folder, name), data);
}

/** Matches words of the sample shop, and claims and promises that neither of the other shops makes. */
const ofSample =
  /loonlight|Minneapolis|Saint Paul|Twin Cities|16 neighborhoods|555-0142|SAMPLE-00000|Example text|Sample customer|4\.9\/5|500\+|\$25\b|\$89|\$149|\(8%\)|20[- ]minute|consultation|24\/7|same[- ]day|microwave|written estimate|within 30|window of 2 hours|Google/i;

/** Matches words that no site may have. */
const wrong = /undefined|\bNaN\b|\bnull\b|Repair (repairs|visits)|by a call| {2}| [.,;]|\bthe the\b/;

/** The first word in a text that one of these patterns matches. */
const wordIn = (text: string, patterns: readonly RegExp[]) =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);

const describeIfSample = isSample ? describe : describe.skip;

describeIfSample.each(shops.map((shop) => ({ ...shop, name: shop.business.name })))('$name', (shop) => {
  const before = process.env.CONTENT_FOLDER;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'owner-day-'));
    await playOwner(shop, folder);
    process.env.CONTENT_FOLDER = folder;
  });

  afterAll(() => {
    process.env.CONTENT_FOLDER = before;
    rmSync(folder, { recursive: true });
  });

  test('passes the content check and the launch gate, and has no word of the sample shop', async () => {
    const loaded = loadContent(folder, serviceNames({}));
    // This is the day of the latest text, so none is from the future.
    const [today = ''] = Object.values(loaded.content.pages)
      .map(({ updated }) => updated)
      .toSorted()
      .toReversed();
    const remarks = [...contentRemarks(loaded, today), ...(await brandRemarks(loaded.content.brand))];
    expect(remarks.filter(({ when }) => when !== 'maybe')).toEqual([]);
    const texts = walk(loaded.content).flatMap(({ value }) => (typeof value === 'string' ? value : []));
    expect(texts.flatMap((text) => wordIn(text, [ofSample, shop.notItsOwn, wrong]) ?? [])).toEqual([]);
    for (const shown of shop.shown) expect(texts.join('\n')).toContain(shown);
  });

  if (process.env.OWNER_DAY) {
    test('has no word of the sample shop on its pages', () => {
      const env = { ...process.env, CONTENT_FOLDER: folder };
      execFileSync('npm', ['run', 'build'], { env, stdio: 'inherit' });
      const names = readdirSync('out', { recursive: true, encoding: 'utf8' });
      const texts = names.filter(
        (name) => /\.(html|txt|xml|webmanifest)$/.test(name) && statSync(`out/${name}`).isFile(),
      );
      const ofPages = /emergencies|emergency [a-z]/i;
      const found = texts.map((name) => [
        name,
        wordIn(readFileSync(`out/${name}`, 'utf8'), [ofSample, shop.notItsOwn, ofPages]),
      ]);
      expect(found.filter(([, word]) => word)).toEqual([]);
    }, 600_000);

    test('passes the unit tests with its content', () => {
      const env = { ...process.env, BASE_CONTENT: folder, CONTENT_FOLDER: testContent, OWNER_DAY: '' };
      execFileSync('npx', ['jest', '--testPathIgnorePatterns=owner-day'], { env, stdio: 'inherit' });
    }, 600_000);
  }
});
