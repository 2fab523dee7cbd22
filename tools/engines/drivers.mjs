/** Installed Firefox (WebDriver BiDi) and WebKitGTK (WebDriver): Playwright can't drive these. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { freePort } from '../../scripts/port.mjs';
import { start } from '../../scripts/run.mjs';

/**
 * Scripts are function bodies with `arguments`; `act` clicks or types into the element returned.
 * @typedef {object} Driver
 * @property {(address: string) => Promise<unknown>} open
 * @property {(script: string, ...args: unknown[]) => Promise<any>} evaluate
 * @property {(script: string, args: unknown[], text?: string) => Promise<boolean>} act false if there is no such element
 * @property {(width: number) => Promise<unknown>} resize
 * @property {() => Promise<unknown>} close
 */

/** The visitor denies geolocation, so the city comes from the IP address. */
const PREFERENCES = { 'permissions.default.geo': 2, 'intl.accept_languages': 'en-US' };

/** @type {(executablePath: string) => Promise<Driver>} */
export async function startFirefox(executablePath) {
  const options = { executablePath, extraPrefsFirefox: PREFERENCES };
  const browser = await puppeteer.launch({ browser: 'firefox', ...options });
  const page = await browser.newPage();
  /** @type {(body: string, args: unknown[]) => Element} */
  const run = (body, args) => Reflect.apply(new Function(body), undefined, args);
  return {
    open: (address) => page.goto(address),
    evaluate: (script, ...args) => page.evaluate(run, script, args),
    act: async (script, args, text) => {
      const element = await page.evaluateHandle(run, script, args);
      if (!element.asElement()) return false;
      await (text === undefined ? element.click() : element.type(text));
      return true;
    },
    resize: (width) => page.setViewport({ width, height: 800 }),
    close: () => browser.close(),
  };
}

/** WebDriver's "web element identifier" (W3C WebDriver). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** @type {(driver: string, screen: string) => Promise<Driver>} `screen`: the Xvfb program */
export async function startWebKit(driver, screen) {
  // Xvfb finds a free display and prints its number.
  const xvfb = start(screen, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {});
  const [number] = xvfb.stdout ? await once(xvfb.stdout, 'data') : [];
  const screenOf = { DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const port = await freePort(4480);
  const env = { ...process.env, ...screenOf, LANG: 'en_US.UTF-8' };
  const server = start(driver, ['-p', String(port)], { env, stdio: 'ignore' });
  /** @type {(method: string, path: string, body?: object) => Promise<any>} */
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
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await ask('GET', '/status').catch(() => undefined)) break;
    await pause(100);
  }
  const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch: {} } });
  const session = `/session/${sessionId}`;
  /** @type {(script: string, args: unknown[]) => Promise<any>} */
  const run = (script, args) => ask('POST', `${session}/execute/sync`, { script, args });
  return {
    open: (url) => ask('POST', `${session}/url`, { url }),
    evaluate: (script, ...args) => run(script, args),
    act: async (script, args, text) => {
      const id = (await run(script, args))?.[ELEMENT];
      const [action, body] = text === undefined ? ['click', {}] : ['value', { text }];
      if (id) await ask('POST', `${session}/element/${id}/${action}`, body);
      return Boolean(id);
    },
    resize: (width) => ask('POST', `${session}/window/rect`, { width, height: 800 }),
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      for (const program of [server, xvfb]) program.kill();
    },
  };
}
