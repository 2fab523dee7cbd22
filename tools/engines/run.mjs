/**
 * Runs the suite in one engine and writes { passed, failed: [title, reason][] } as JSON.
 * Arguments: the engine, the folder of the export, and the engine's programs as JSON.
 */
import { startFirefox } from './firefox.mjs';
import { serveMovedSite } from './moved-site.mjs';
import { SUITE } from './suite.mjs';
import { startWebKit } from './webkit.mjs';

const [engine, out, programs] = process.argv.slice(2);
const start = { Firefox: startFirefox, WebKit: startWebKit }[engine];

const site = await serveMovedSite(out);
const failed = [];
try {
  const driver = await start(JSON.parse(programs));
  for (const [title, work] of SUITE) {
    try {
      await work(driver, site);
    } catch (error) {
      failed.push([title, String(error?.message ?? error)]);
    }
  }
  await driver.close();
} catch (error) {
  failed.push([`${engine} starts`, String(error?.message ?? error)]);
}
await site.close();
console.log(JSON.stringify({ passed: SUITE.length - failed.length, failed }));
process.exit(0);
