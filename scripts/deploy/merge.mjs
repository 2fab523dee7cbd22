/** `npm run deploy:merge -- PREVIOUS_OUT`: before a new build goes online in place of the one in that folder. */
import { join, resolve } from 'node:path';
import { asCommand, Stop } from '../command.mjs';
import { root } from '../run.mjs';
import { KEPT_DAYS, mergeBuilds } from './kept-files.mjs';

await asCommand(import.meta.url, async () => {
  const [previous, out = join(root, 'out')] = process.argv.slice(2);
  if (!previous)
    throw new Stop('Name the folder of the build that is online: npm run deploy:merge -- PREVIOUS_OUT');
  const today = new Date().toISOString().slice(0, 10);
  const { kept, dropped } = mergeBuilds({ previous: resolve(previous), out: resolve(out), today });
  console.log(
    `${kept.length} files of earlier builds kept, ${dropped.length} older than ${KEPT_DAYS} days left out.`,
  );
});
