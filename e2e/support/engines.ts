import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

// Firefox and WebKitGTK as installed on this machine, because Playwright drives only its own builds, which can't be
// downloaded everywhere. Its Firefox also has no back/forward cache, where we found a fault. Playwright 1.65 can't
// start the installed Firefox (`channel: 'moz-firefox'`), because it sends a command that Firefox 153 ESR doesn't have.
// One library can't drive both: puppeteer-core needs WebDriver BiDi, which WebKitGTK 2.50 refuses (`webSocketUrl`), and
// selenium-webdriver needs geckodriver, which Debian doesn't have. Try again with the next ESR and WebKitGTK.

/** A browser with one page, 1,280 pixels wide. */
export type Engine = {
  /** Runs a function in the page. */
  evaluate: <T>(work: (...given: string[]) => T, ...given: string[]) => Promise<T>;
  /** Presses the first visible element whose name begins this way. For a label, presses its field. */
  press: (selector: string, name: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  close: () => Promise<unknown>;
};

const width = 1280;
const height = 800;

/** A proxy that doesn't exist. It makes the city lookups fail, and keeps every request on this machine. */
const nowhere = { host: '127.0.0.1', port: 9 };

/** Finds an element for `Engine.press`. It runs in the page, so it can't use anything from outside. */
function findVisible(selector: string, name: string): Element {
  const area = document.querySelector('dialog[open]') ?? document;
  const found = [...area.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const text = element.ariaLabel ?? element.innerText;
    return element.checkVisibility() && text.trim().startsWith(name);
  });
  const target = found instanceof HTMLLabelElement ? found.control : found;
  if (!target) throw new Error(`There is no ${selector} "${name}".`);
  // No sticky header covers it in the middle of the window.
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return target;
}

async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width, height },
    extraPrefsFirefox: {
      'permissions.default.geo': 2,
      'network.proxy.type': 1,
      'network.proxy.ssl': nowhere.host,
      'network.proxy.ssl_port': nowhere.port,
    },
  });
  const page = await browser.newPage();
  return {
    evaluate: (work, ...given) => page.evaluate(work, ...given),
    press: async (...target) => (await page.evaluateHandle(findVisible, ...target)).click(),
    goBack: () => page.evaluate(() => history.back()),
    close: () => browser.close(),
  };
}

const driverPort = 4480;

/** Sends a command to WebKit's driver, as W3C WebDriver describes it. */
async function command(method: string, path: string, body?: object) {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`http://127.0.0.1:${driverPort}${path}`, init);
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function startWebKit(): Promise<Engine> {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', '-p', String(driverPort)], {
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LANG: 'en_US.UTF-8' },
    stdio: 'ignore',
    detached: true,
  });
  // The driver doesn't say when it listens.
  while (!(await command('GET', '/status').catch(() => undefined))) await setTimeout(100);
  const proxy = { proxyType: 'manual', sslProxy: `${nowhere.host}:${nowhere.port}` };
  const { sessionId } = await command('POST', '/session', { capabilities: { alwaysMatch: { proxy } } });
  const session = `/session/${sessionId}`;
  await command('POST', `${session}/window/rect`, { width, height });
  const evaluate = (work: { toString: () => string }, ...args: string[]) =>
    command('POST', `${session}/execute/sync`, { script: `return (${work.toString()})(...arguments)`, args });
  return {
    evaluate,
    async press(...target) {
      // The driver sends an element as an object with one value, its id.
      const [id] = Object.values<string>(await evaluate(findVisible, ...target));
      await command('POST', `${session}/element/${id}/click`, {});
    },
    // After history.back(), the driver can lose the next command.
    goBack: () => command('POST', `${session}/back`, {}),
    async close() {
      await command('DELETE', session).catch(() => undefined);
      // Ends the whole group, because xvfb-run has started two programs.
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

const has = (path: string) => existsSync(path);
const firefox = [process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(has);
const hasWebKit = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every(has);

/** A function that starts each engine, or undefined if it isn't installed. */
export const engines: Record<string, (() => Promise<Engine>) | undefined> = {
  Firefox: firefox === undefined ? undefined : () => startFirefox(firefox),
  WebKit: hasWebKit ? startWebKit : undefined,
};
