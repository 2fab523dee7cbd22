/** `npm run precompress`: adds a .gz and a .br for each text file in `out/`, for nginx. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { asCommand } from '../../command.mjs';
import { builtPages } from '../../pages.mjs';
import { root } from '../../run.mjs';
import { readSiteFiles } from '../../site-files.mjs';

/** Below this size, compression saves less than its header costs. */
const WORTHWHILE_BYTES = 256;

await asCommand(import.meta.url, async () => {
  const folder = resolve(process.argv[2] ?? join(root, 'out'));
  // Stops if nothing was built.
  builtPages(folder);
  const files = [...readSiteFiles(folder, '')];
  const worthwhile = files.filter(([, { isText, body }]) => isText && body.length >= WORTHWHILE_BYTES);
  for (const [name, { body }] of worthwhile) {
    writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body));
  }
  console.log(`${worthwhile.length} files compressed, each as .gz and .br.`);
});
