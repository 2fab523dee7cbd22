import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../scripts/port.mjs';
import { content } from './support/content';
import { ask } from './support/hosts';
import { expect, test } from './support/test';

test('npm run dev shows the site', async () => {
  test.setTimeout(300_000);
  const port = await freePort(14_000);
  // In a process group of its own, as in a terminal, where Ctrl-C ends all of it.
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port) },
  });
  try {
    const page = () =>
      ask(`http://127.0.0.1:${port}`, '/').then(
        ({ status, body }) => `${status} ${body.toString('utf8')}`,
        () => 'not there yet',
      );
    await expect.poll(page, { timeout: 240_000 }).toContain(content.business.name.value);
    expect(await page()).toMatch(/^200 /);
  } finally {
    if (dev.exitCode === null && dev.pid !== undefined) {
      const ended = once(dev, 'exit');
      process.kill(-dev.pid);
      await ended;
    }
  }
});
