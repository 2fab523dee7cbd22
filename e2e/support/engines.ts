import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle } from 'puppeteer-core';

// Installed Firefox and WebKitGTK, because Playwright drives only its own builds (docs/decisions/engines.md).

/** A browser with one page, 1,280 pixels wide. */
export type Engine = {
  open: (address: string) => Promise<unknown>;
  /** Runs a function in the page. */
  evaluate: <T>(work: (...given: string[]) => T, ...given: string[]) => Promise<T>;
  /** Presses the first visible element whose name begins this way. Returns false if there is none. */
  press: (selector: string, name: string) => Promise<boolean>;
  /** Types into the field of the first visible label that begins this way. Returns false if there is none. */
  type: (selector: string, label: string, text: string) => Promise<boolean>;
  goBack: () => Promise<unknown>;
  close: () => Promise<unknown>;
};

const width = 1280;
const height = 800;

/** Nothing listens here. As a proxy, it makes the city look-ups fail, and nothing leaves this machine. */
const nowhere = { host: '127.0.0.1', port: 9 };

/** Runs in the page, so it uses nothing from outside. Returns the field of a label. */
function findVisible(selector: string, name: string): Element | null {
  const area = document.querySelector('dialog[open]') ?? document;
  const found = [...area.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const text = element.ariaLabel ?? element.innerText;
    return element.checkVisibility() && text.trim().startsWith(name);
  });
  const target = found instanceof HTMLLabelElement ? found.control : found;
  // In the middle of the window, no sticky header covers it.
  target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return target ?? null;
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
  const find = async (selector: string, name: string) => {
    const found = await page.evaluateHandle(findVisible, selector, name);
    return found.asElement() as ElementHandle | null; // findVisible returns an element or null
  };
  return {
    open: (address) => page.goto(address),
    evaluate: (work, ...given) => page.evaluate(work, ...given),
    async press(selector, name) {
      const element = await find(selector, name);
      await element?.click();
      return element !== null;
    },
    async type(selector, label, text) {
      const element = await find(selector, label);
      await element?.type(text);
      return element !== null;
    },
    goBack: () => page.evaluate(() => history.back()),
    close: () => browser.close(),
  };
}

/** Sends a command to WebKit's driver, as W3C WebDriver describes it. */
async function command(method: string, path: string, body?: object) {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`http://127.0.0.1:${driverPort}${path}`, init);
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const driverPort = 4480;

/** WebDriver's "web element identifier". */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function startDriver() {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', '-p', String(driverPort)], {
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LANG: 'en_US.UTF-8' },
    stdio: 'ignore',
    detached: true,
  });
  // The driver doesn't say when it listens.
  while (!(await command('GET', '/status').catch(() => undefined)))
    await new Promise((later) => setTimeout(later, 100));
  return driver;
}

async function startWebKit(): Promise<Engine> {
  const driver = await startDriver();
  const proxy = { proxyType: 'manual', sslProxy: `${nowhere.host}:${nowhere.port}` };
  const { sessionId } = await command('POST', '/session', { capabilities: { alwaysMatch: { proxy } } });
  const session = `/session/${sessionId}`;
  await command('POST', `${session}/window/rect`, { width, height });
  const evaluate = (work: { toString: () => string }, ...args: string[]) =>
    command('POST', `${session}/execute/sync`, { script: `return (${work.toString()})(...arguments)`, args });
  const find = async (selector: string, name: string) =>
    (await evaluate(findVisible, selector, name))?.[elementKey];
  return {
    open: (url) => command('POST', `${session}/url`, { url }),
    evaluate,
    async press(selector, name) {
      const id = await find(selector, name);
      if (id) await command('POST', `${session}/element/${id}/click`, {});
      return Boolean(id);
    },
    async type(selector, label, text) {
      const id = await find(selector, label);
      if (id) await command('POST', `${session}/element/${id}/value`, { text });
      return Boolean(id);
    },
    // After history.back() the driver can lose the next command.
    goBack: () => command('POST', `${session}/back`, {}),
    async close() {
      await command('DELETE', session).catch(() => undefined);
      // The whole group, because xvfb-run has started two programs.
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

const firefox = [process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) =>
  existsSync(path),
);
const hasWebKit = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((path) => existsSync(path));

/** Starts each engine. Undefined if it isn't installed. */
export const engines: Record<string, (() => Promise<Engine>) | undefined> = {
  Firefox: firefox === undefined ? undefined : () => startFirefox(firefox),
  WebKit: hasWebKit ? startWebKit : undefined,
};
