import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { writeTestContent } from '@/e2e/support/test-content';
import { siteContent } from '@/lib/content/load';
import { brandFiles, brandRemarks } from './brand';

const { brand } = siteContent();
const before = process.env.CONTENT_FOLDER;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
  writeTestContent(folder);
  process.env.CONTENT_FOLDER = folder;
});

afterEach(() => {
  process.env.CONTENT_FOLDER = before;
  rmSync(folder, { recursive: true });
});

/** The remarks for staff about the logo, and about a photo if there is one. */
async function remarks(photo?: Buffer) {
  if (photo) writeFileSync(path.join(folder, 'van.jpg'), photo);
  const van = { file: 'van.jpg', description: 'Our van.', focus: 'center' } as const;
  return brandRemarks({ ...brand, photo: photo && van });
}

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8ac' } })
    .jpeg()
    .toBuffer();
const photoOfWidth = (width: number) => jpeg(width, 10);

test('a good logo and a wide photo get no remark', async () => {
  expect(await remarks(await photoOfWidth(1280))).toEqual([]);
});

test('a narrow photo gets a warning', async () => {
  expect(await remarks(await photoOfWidth(1279))).toMatchObject([{ file: 'content/van.jpg', when: 'maybe' }]);
});

test('a photo that isn’t a picture stops the build', async () => {
  expect(await remarks(Buffer.from('no picture'))).toMatchObject([{ file: 'content/van.jpg', when: 'now' }]);
});

test('a logo that can’t be read stops the build', async () => {
  writeFileSync(path.join(folder, brand.mark), '<svg');
  expect(await remarks()).toMatchObject([{ file: `content/${brand.mark}`, when: 'now' }]);
});

test('a square logo without transparency becomes an icon that Next accepts', async () => {
  writeFileSync(path.join(folder, 'logo.jpg'), await jpeg(300, 300));
  const icon = Buffer.from((await brandFiles({ ...brand, mark: 'logo.jpg' }))['app/favicon.ico'] ?? '');
  // The icon has its PNG after 22 bytes, and the PNG its color type 25 bytes later. 6 means RGBA.
  expect(icon.readUInt8(22 + 25)).toBe(6);
});
