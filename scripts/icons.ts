import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { createElement } from 'react';

// Makes the site's icons from public/mark.svg: the tab icon, and pictures for what can't show SVG.

const mark = readFileSync('public/mark.svg');

async function png(size: number): Promise<Buffer> {
  const src = `data:image/svg+xml;base64,${mark.toString('base64')}`;
  const picture = createElement('img', { src, width: size, height: size });
  return Buffer.from(await new ImageResponse(picture, { width: size, height: size }).arrayBuffer());
}

/** A Windows icon with one PNG picture: a header of 6 bytes, an entry of 16, then the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

async function writeIcons() {
  copyFileSync('public/mark.svg', 'app/icon.svg');
  writeFileSync('app/apple-icon.png', await png(180));
  writeFileSync('app/favicon.ico', ico(await png(48), 48));
}

void writeIcons();
