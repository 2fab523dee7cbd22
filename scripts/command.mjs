/** What all command-line scripts share. */
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROGRESS_MS = 10_000;

/** An expected failure. Its message says what happened and what to do. */
export class Stop extends Error {}

/**
 * Runs `work` if the file at `url` was started as a script, not imported. `--help` prints the
 * file's first comment instead. An expected failure prints its message and exits with code 1.
 * @param {string} url the file's own `import.meta.url`
 * @param {() => Promise<void>} work
 */
export async function asCommand(url, work) {
  const started = process.argv[1];
  const file = fileURLToPath(url);
  // `url` has the real path, even if the folder was reached through a symbolic link.
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
 * Prints the title, the elapsed time every ten seconds, and the total time.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  console.log(`${title} ...`);
  const timer = setInterval(() => console.log(`${title} ... ${seconds()}`), PROGRESS_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    console.log(`${title}: ${seconds()}`);
  }
}
