import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { writeTestContent } from '@/e2e/support/test-content';
import { folderForEachTest } from '../folder.test-helper';

const script = `
const { siteContent } = require('./lib/content/load');
const { sharePicture } = require('./scripts/build/share-picture');
void sharePicture(siteContent()).then((picture) => process.stdout.write(picture));`;

const { at, edit } = folderForEachTest(writeTestContent);

/** Draws the share picture. Jest can't load the image library, so another process draws it. */
function draw(): Buffer {
  const env = { ...process.env, CONTENT_FOLDER: at() };
  const args = ['--import', 'tsx', '--input-type', 'commonjs', '--eval', script];
  return execFileSync(process.execPath, args, { env, maxBuffer: 4_000_000 });
}

/** Whether a part of the left half has only the color of the background. */
async function isBlank(picture: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(picture).extract({ left, top, width, height }).toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.every(({ min, max }) => min === max);
}

test('a long name and tagline and six prices fit into the share picture, unless the logo has the name', async () => {
  const besideLogo = [150, 50, 400, 70] as const;
  const tagline = 'Appliance repair in Hermantown, Duluth, Proctor, Superior, and 12 smaller towns';
  const name = 'Hermantown Washer, Dryer, Oven & Refrigerator Repair Company';
  edit('business.json', 'Loonlight Appliance Repair', name);
  edit('site.json', 'We repair', tagline);
  const picture = draw();
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(await isBlank(picture, ...besideLogo)).toBe(false);
  expect(await isBlank(picture, 0, 0, 600, 40)).toBe(true);
  expect(await isBlank(picture, 0, 590, 600, 40)).toBe(true);
  expect(await isBlank(picture, 0, 0, 40, 630)).toBe(true);
  expect(await isBlank(picture, 580, 0, 20, 630)).toBe(true);
  edit('brand.json', '"showName": true', '"showName": false');
  expect(await isBlank(draw(), ...besideLogo)).toBe(true);
});
