/** How a script behaves when somebody starts it by hand. */
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SIGN_OF_LIFE_MS = 10_000;

/** An expected failure. Its message says what happened and what to do. */
export class Stop extends Error {}

/**
 * Runs `work` if the file at `url` is the one that was started, and does nothing if it was only imported. `--help` prints
 * the file's first comment instead. An expected failure is one line and exit code 1, never a stack trace.
 * @param {string} url the file's own `import.meta.url`
 * @param {() => Promise<void>} work
 */
export async function asCommand(url, work) {
  const started = process.argv[1];
  const file = fileURLToPath(url);
  // The real path, because a folder reached through a link has another name in `url`.
  if (started === undefined || realpathSync(started) !== file) return;
  if (process.argv.includes('--help')) {
    const [, comment = ''] = /\/\*\*([^]*?)\*\//.exec(readFileSync(file, 'utf8')) ?? [];
    return console.log(comment.replace(/^ *\* ?/gm, '').trim());
  }
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Says what begins, gives a sign of life every ten seconds, and says how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  console.log(`${title} ...`);
  const timer = setInterval(() => console.log(`${title} ... ${seconds()}`), SIGN_OF_LIFE_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    console.log(`${title}: ${seconds()}`);
  }
}
