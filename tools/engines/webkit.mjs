/** An installed WebKitGTK, driven over plain WebDriver (W3C) on a screen that nobody sees. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('./suite.mjs').Driver} Driver */

/** The key under which WebDriver hands out elements (W3C WebDriver, "web element identifier"). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * @param {{ driver: string, screen: string, port: number }} programs WebKitWebDriver and Xvfb, by path, and a free port
 * @returns {Promise<Driver>}
 */
export async function startWebKit({ driver, screen, port }) {
  // Xvfb looks for a free screen itself and tells its number.
  const xvfb = spawn(screen, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  const display = await new Promise((resolve, reject) => {
    xvfb.stdout.once('data', (number) => resolve(`:${String(number).trim()}`));
    xvfb.once('error', reject).once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  const server = spawn(driver, ['-p', String(port)], {
    env: { ...process.env, DISPLAY: display, LANG: 'en_US.UTF-8', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  });
  const stop = () => {
    server.kill();
    xvfb.kill();
  };

  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

  try {
    for (let attempt = 0; attempt < 100; attempt++) {
      if (await ask('GET', '/status').catch(() => undefined)) break;
      await wait(100);
    }
    const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch: {} } });
    const session = `/session/${sessionId}`;
    const run = (script, args) => ask('POST', `${session}/execute/sync`, { script, args });
    return {
      open: (url) => ask('POST', `${session}/url`, { url }),
      back: () => ask('POST', `${session}/back`, {}),
      evaluate: (script, ...args) => run(script, args),
      find: async (script, ...args) => {
        const id = (await run(script, args))?.[ELEMENT];
        const element = `${session}/element/${id}`;
        return (
          id && {
            click: () => ask('POST', `${element}/click`, {}),
            type: (text) => ask('POST', `${element}/value`, { text }),
          }
        );
      },
      close: async () => {
        await ask('DELETE', session).catch(() => {});
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
