import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeTestContent } from '@/e2e/support/test-content';

const script = `
const { siteContent } = require('./lib/content/load');
const { sharePicture } = require('./scripts/build/share-picture');
void sharePicture(siteContent()).then((picture) => process.stdout.write(picture));`;

/**
 * Draws the share picture of a shop whose files in content/ have these values. Jest can't load the image library, so
 * another process draws it.
 */
function draw(changes: Record<string, object> = {}): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'share-'));
  writeTestContent(folder);
  for (const [name, values] of Object.entries(changes)) {
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...values }));
  }
  const env = { ...process.env, CONTENT_FOLDER: folder };
  const args = ['--import', 'tsx', '--input-type', 'commonjs', '--eval', script];
  const picture = execFileSync(process.execPath, args, { env, maxBuffer: 4_000_000 });
  rmSync(folder, { recursive: true });
  return picture;
}

/** Whether a part of the left half has only the color of the background. */
async function isBlank(picture: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(picture).extract({ left, top, width, height }).toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.every(({ min, max }) => min === max);
}

test('a long name, a long tagline, and six prices fit into the share picture', async () => {
  const picture = draw({
    'business.json': { name: 'Hermantown Washer, Dryer, Oven & Refrigerator Repair Company' },
    'site.json': {
      tagline: 'Appliance repair in Hermantown, Duluth, Proctor, Superior, and 12 smaller towns',
    },
  });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(await isBlank(picture, 0, 0, 600, 40)).toBe(true);
  expect(await isBlank(picture, 0, 590, 600, 40)).toBe(true);
  expect(await isBlank(picture, 0, 0, 40, 630)).toBe(true);
  expect(await isBlank(picture, 580, 0, 20, 630)).toBe(true);
});

test('the share picture names the shop next to its logo, unless the logo has the name', async () => {
  const besideLogo = [150, 50, 400, 70] as const;
  expect(await isBlank(draw(), ...besideLogo)).toBe(false);
  expect(await isBlank(draw({ 'brand.json': { showName: false } }), ...besideLogo)).toBe(true);
});
