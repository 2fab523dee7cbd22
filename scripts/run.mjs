/** Starts other programs: the packages' own commands, npm, a package manager. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. Every program is started here, wherever the script was called from. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{ env?: Record<string, string>, show?: boolean, shell?: boolean }} RunOptions */
/** @typedef {{ ok: boolean, output: string }} Outcome */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// Whoever stops a script stops what it has started: a build that goes on by itself would spoil the next one.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(running.size > 0 ? 1 : 0);
  });
}

/**
 * Runs a program to its end. Never throws: a program that can't be started is one that failed.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options] `show`: its words go straight to the screen; otherwise they are in `output`
 * @returns {Promise<Outcome>}
 */
export function run(program, args, { env = {}, show = false, shell = false } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    const end = (/** @type {boolean} */ ok) => {
      running.delete(child);
      done({ ok, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/**
 * Runs the command of an installed package with this same Node.js. The links in `node_modules/.bin` are
 * another kind of file on Windows; this way is the same everywhere.
 * @param {string} packageName for example `next`
 * @param {string[]} args
 * @param {RunOptions & { command?: string }} [options] `command`: which one, if the package has several
 */
export function runPackage(packageName, args, { command = packageName, ...options } = {}) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[command];
  return run(process.execPath, [join(folder, file), ...args], options);
}

/**
 * Runs npm: the one that started this script, or else the one on the path.
 * @param {string[]} args
 */
export function runNpm(args) {
  const started = process.env.npm_execpath ?? '';
  if (started.endsWith('npm-cli.js')) return run(process.execPath, [started, ...args]);
  // On Windows npm is a batch file, which only a shell can start.
  return process.platform === 'win32' ? run(`npm ${args.join(' ')}`, [], { shell: true }) : run('npm', args);
}
