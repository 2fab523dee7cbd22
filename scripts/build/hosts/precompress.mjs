/** `npm run precompress`: puts a .gz and a .br beside each text file of `out/`, for hosts that send such files (nginx). */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { asCommand } from '../../command.mjs';
import { builtPages } from '../../pages.mjs';
import { root } from '../../run.mjs';
import { readSiteFiles } from '../../site-files.mjs';

/** Below this, the header that names the coding costs more than it saves. */
const WORTHWHILE_BYTES = 256;

await asCommand(import.meta.url, async () => {
  const folder = resolve(process.argv[2] ?? join(root, 'out'));
  // Stops where nothing was built.
  builtPages(folder);
  const files = [...readSiteFiles(folder, '')];
  const worthwhile = files.filter(([, { isText, body }]) => isText && body.length >= WORTHWHILE_BYTES);
  for (const [name, { body }] of worthwhile) {
    writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body));
  }
  console.log(`${worthwhile.length} files compressed, each as .gz and .br.`);
});
