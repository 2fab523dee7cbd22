/**
 * `npm run shots`: pictures of every screen at four widths, light and dark, and in print, on one page in reports/shots.
 * Names of screens after `--` take only those that begin so: `npm run shots -- home checkout-2`.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { asCommand, Stop } from '../command.mjs';
import { root } from '../run.mjs';
import { serveFolder } from '../serve.mjs';
import { takeAll } from './camera.mjs';
import { contactSheet } from './contact-sheet.mjs';
import { screens } from './screens.mjs';

/**
 * @param {string[]} beginnings of the names of the wanted screens; none: all of them
 * @throws {Stop} if there is no built site, no such screen, or a picture could not be taken
 */
async function shots(beginnings) {
  const site = join(root, 'out');
  if (!existsSync(join(site, 'index.html'))) {
    throw new Stop('There is no built site to take pictures of. Run `npm run build` first.');
  }
  const wanted = beginnings.length
    ? screens.filter(({ name }) => beginnings.some((beginning) => name.startsWith(beginning)))
    : screens;
  if (wanted.length === 0) {
    throw new Stop(`No screen has such a name. There are: ${screens.map(({ name }) => name).join(', ')}.`);
  }
  const folder = join(root, 'reports', 'shots');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const found = await findBrowser();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(found ?? {});
  const { address, close } = await serveFolder({ folder: site });
  try {
    const tell = (/** @type {string} */ text) => console.log(text);
    const { shots: taken, failures } = await takeAll({ browser, address, folder, screens: wanted, tell });
    const sheet = join(folder, 'index.html');
    writeFileSync(sheet, contactSheet(taken, failures, new Date().toLocaleString('en-US')));
    console.log(`${taken.length} pictures: ${sheet}`);
    if (failures.length) throw new Stop(`Not taken:\n${failures.join('\n')}`);
  } finally {
    await browser.close();
    await close();
  }
}

await asCommand(import.meta.url, () => shots(process.argv.slice(2)));
