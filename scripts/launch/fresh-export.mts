import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exportSite } from '../build.mjs';
import { Stop } from '../command.mjs';
import { root } from '../run.mjs';

/** What the export is made from. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts/export',
  'next.config.mjs',
  'package-lock.json',
];

function newest(place: string): number {
  if (!existsSync(place)) return 0;
  const { mtimeMs } = statSync(place);
  if (!statSync(place).isDirectory()) return mtimeMs;
  const inside = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return inside.reduce((latest, name) => Math.max(latest, statSync(join(place, name)).mtimeMs), mtimeMs);
}

/** Why the export in out/ doesn't show what a build would make now; undefined when it does. */
function exportFault(folder = root): string | undefined {
  const page = join(folder, 'out', 'index.html');
  if (!existsSync(page)) return 'There is no built site in out/';
  const built = statSync(page).mtimeMs;
  const changed = sources.find((source) => newest(join(folder, source)) > built);
  return changed && `${changed} has changed since the site in out/ was built`;
}

/**
 * Sees to it that out/ is what a build would make now, and says so when it has to build.
 * @throws {Stop} if the build fails
 */
export async function freshExport(say: (words: string) => void): Promise<string> {
  const fault = exportFault();
  if (fault) {
    say(`${fault}: building it, which takes a minute ...`);
    const built = await exportSite({ show: false });
    if (!built.ok)
      throw new Stop(
        `${built.output}\nThe build failed, so nothing can be checked. The reason stands above.`,
      );
  }
  return join(root, 'out');
}
