import sharp from 'sharp';
import { portraitWidths } from '@/lib/site/links';
import { folderForEachTest } from '../folder.test-helper';
import { photoRemarks, webpPhoto } from './photos';

const { at, write } = folderForEachTest();
beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT_FOLDER: at() });
});
afterEach(() => void jest.restoreAllMocks());

const portrait = (file: string) => ({ file, name: 'team-0', widths: portraitWidths, isSquare: true });

test('a portrait shows the upper part of an upright photo, which a phone may have stored on its side', async () => {
  const top = { create: { width: 700, height: 700, channels: 3, background: 'white' } } as const;
  const upright = await sharp(top).extend({ bottom: 700, background: 'black' }).png().toBuffer();
  write('ana.jpg', await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const made = sharp(await webpPhoto(portrait('ana.jpg'), 320));
  expect(await made.metadata()).toMatchObject({ width: 320, height: 320 });
  const { channels } = await made.stats();
  for (const { min } of channels) expect(min).toBeGreaterThan(200);
});

test('a photo with as much detail as gravel stays within the weight limit', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 700, height: 600, channels: 3, background: 'gray', noise } as const;
  write('noise.png', await sharp({ create }).png().toBuffer());
  expect((await webpPhoto(portrait('noise.png'), 640)).length).toBeLessThan(70_000);
});

test('a photo that isn’t a picture stops the build, and the check asks about a small one once', async () => {
  write('text.jpg', 'no picture');
  for (const [name, height] of Object.entries({ 'large.png': 640, 'flat.png': 600 }))
    write(
      name,
      await sharp({ create: { width: 640, height, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
  const remarks = await photoRemarks(['text.jpg', 'large.png', 'flat.png', 'flat.png'].map(portrait));
  expect(remarks.map(({ when, where }) => `${when}: ${where}`)).toEqual([
    'now: content/text.jpg',
    'maybe: content/flat.png',
  ]);
});
