/**
 * How a script behaves when somebody starts it by hand: an expected failure is one line in plain words
 * and exit code 1, never a stack trace.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A failure that was foreseen. Its message says what happened and what to do. */
export class Stop extends Error {}

/**
 * Runs `work` if the file at `url` is the one that was started, and does nothing if it was only imported.
 * @param {string} url the file's own `import.meta.url`
 * @param {() => Promise<void>} work
 */
export async function asCommand(url, work) {
  const started = process.argv[1];
  // The real path, because a folder that was reached through a link has another name in `url`.
  if (started === undefined || realpathSync(started) !== fileURLToPath(url)) return;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
