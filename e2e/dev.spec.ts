import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../scripts/port.mjs';
import { ask } from './support/ask';
import { expect, test } from './support/test';

test('who changes the site sees it while they do, from the command in the README on', async () => {
  // The first page is built while it is asked for.
  test.setTimeout(300_000);
  const port = await freePort(14_000, '127.0.0.1');
  const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/dev/live.mts', '-p', `${port}`];
  // In a group of its own, as in a terminal, which Ctrl-C ends as a whole.
  const dev = spawn(process.execPath, args, { stdio: 'ignore', detached: true });
  try {
    const page = () =>
      ask(`http://127.0.0.1:${port}`, '/').then(
        ({ status, body }) => `${status} ${body.toString('utf8')}`,
        () => 'not there yet',
      );
    await expect.poll(page, { timeout: 240_000 }).toMatch(/^200 [^]*Same-day appliance repair/);
  } finally {
    if (dev.exitCode === null && dev.pid !== undefined) {
      const ended = once(dev, 'exit');
      process.kill(-dev.pid);
      await ended;
    }
  }
});
