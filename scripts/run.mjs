/** Starts other programs: commands of packages, npm, a package manager. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. Every program starts here, wherever the script was run from. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{ env?: Record<string, string>, show?: boolean, shell?: boolean }} RunOptions */
/** @typedef {{ ok: boolean, output: string }} Outcome */

const isWindows = process.platform === 'win32';
const PATIENCE_MS = 8_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isStopping = false;

// Stopping a script stops its child processes too: an orphaned build would break the next one.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    isStopping = true;
    if (running.size === 0) process.exit(0);
    for (const child of running) stop(child, signal);
    setTimeout(() => {
      for (const child of running) stop(child, 'SIGKILL');
      process.exit(1);
    }, PATIENCE_MS);
  });
}

// When npm is stopped it ends its shell, which signals nothing: this script then has a new parent.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent || !process.env.npm_lifecycle_event) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 1_000).unref();

// The same for a script that crashes.
process.once('exit', () => running.forEach((child) => stop(child, 'SIGTERM')));

/** Stops a process group. @type {(child: import('node:child_process').ChildProcess, signal: NodeJS.Signals) => void} */
function stop(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(isWindows ? child.pid : -child.pid, signal);
  } catch {
    // It has already exited.
  }
}

/**
 * Starts a program that is stopped when this script ends.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function start(program, args, options) {
  const child = spawn(program, args, { cwd: root, detached: !isWindows, ...options });
  running.add(child);
  const end = () => {
    running.delete(child);
    if (isStopping && running.size === 0) process.exit(1);
  };
  return child.once('close', end).once('error', end);
}

/**
 * Runs a program to completion. Never throws: if it can't be started, the result is not `ok`.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options] `show`: prints its output; otherwise it is returned in `output`
 * @returns {Promise<Outcome>}
 */
export function run(program, args, { env = {}, show = false, shell = false } = {}) {
  return new Promise((done) => {
    const words = show ? 'inherit' : 'pipe';
    const child = start(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', words, words],
      shell,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', ({ message }) => done({ ok: false, output: output + message }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}

/**
 * Runs a command of an installed package with the current Node.js. Unlike `node_modules/.bin`, this
 * works the same on Windows.
 * @param {string} packageName for example `next`
 * @param {string[]} args
 * @param {RunOptions & { command?: string }} [options] `command`: if it isn't the package's name
 */
export function runPackage(packageName, args, { command = packageName, ...options } = {}) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[command];
  return run(process.execPath, [join(folder, file), ...args], options);
}

/** On Windows npm is a batch file, which needs a shell. @param {string[]} args */
export function runNpm(args) {
  return run('npm', args, { shell: isWindows });
}
