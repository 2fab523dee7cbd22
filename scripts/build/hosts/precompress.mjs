/** `npm run precompress`: puts a .gz and a .br beside each text file of `out/`, for hosts that send such files (nginx). */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { asCommand, Stop } from '../../command.mjs';
import { root } from '../../run.mjs';
import { TEXT_TYPES } from '../../site-files.mjs';

/** Below this, the header that names the coding costs more than it saves. */
const WORTHWHILE_BYTES = 256;

/** @type {Record<string, (body: Buffer) => Buffer>} */
const CODINGS = {
  '.gz': (body) => gzipSync(body, { level: 9 }),
  '.br': (body) =>
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
};

/**
 * @param {string} folder
 * @returns {number} how many files got both
 */
export function precompress(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => Object.keys(TEXT_TYPES).some((ending) => name.endsWith(ending)))
    .filter((name) => statSync(join(folder, name)).isFile());
  const worthwhile = texts.filter((name) => readFileSync(join(folder, name)).length >= WORTHWHILE_BYTES);
  for (const name of worthwhile) {
    const body = readFileSync(join(folder, name));
    for (const [ending, compress] of Object.entries(CODINGS))
      writeFileSync(join(folder, name + ending), compress(body));
  }
  return worthwhile.length;
}

await asCommand(import.meta.url, async () => {
  const folder = resolve(process.argv[2] ?? join(root, 'out'));
  if (!existsSync(join(folder, 'index.html')))
    throw new Stop(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  console.log(`${precompress(folder)} files compressed, each as .gz and .br.`);
});
