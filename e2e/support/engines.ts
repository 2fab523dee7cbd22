import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle } from 'puppeteer-core';

// Installed Firefox and WebKitGTK: Playwright drives only builds of its own.

export type Engine = {
  open: (address: string) => Promise<unknown>;
  /** Runs a function in the page. */
  run: <T>(work: (...given: string[]) => T, ...given: string[]) => Promise<T>;
  /** Presses the first visible element whose name begins so, or types into it or its field. False if none. */
  act: (selector: string, name: string, text?: string) => Promise<boolean>;
  /** The browser's own Back. */
  back: () => Promise<unknown>;
  resize: (width: number) => Promise<unknown>;
  close: () => Promise<unknown>;
};

/** Runs in the page, so it uses nothing from outside. */
function findVisible(selector: string, name: string): Element | null {
  const all = [
    ...(document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>(selector),
  ];
  const found = all.find(
    (one) => one.checkVisibility() && (one.ariaLabel ?? one.innerText).trim().startsWith(name),
  );
  const target = found instanceof HTMLLabelElement ? found.control : found;
  // Clear of sticky headers.
  target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return target ?? null;
}

const firefoxPath = [process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) =>
  existsSync(path),
);
const webkitPaths = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];

/** A proxy that isn't there: the city look-ups fail, and nothing leaves this machine. */
const nowhere = { host: '127.0.0.1', port: 9 };

async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'permissions.default.geo': 2,
      // Puppeteer turns the back/forward cache off.
      'fission.bfcacheInParent': true,
      'network.proxy.type': 1,
      'network.proxy.ssl': nowhere.host,
      'network.proxy.ssl_port': nowhere.port,
    },
  });
  const page = await browser.newPage();
  return {
    open: (address) => page.goto(address),
    run: (work, ...given) => page.evaluate(work, ...given),
    async act(selector, name, text) {
      const found = await page.evaluateHandle(findVisible, selector, name);
      const target = found.asElement() as ElementHandle | null; // findVisible returns one
      await (text === undefined ? target?.click() : target?.type(text));
      return target !== null;
    },
    back: () => page.evaluate(() => history.back()),
    resize: (width) => page.setViewport({ width, height: 800 }),
    close: () => browser.close(),
  };
}

/** WebDriver's "web element identifier" (W3C WebDriver). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function startWebKit(): Promise<Engine> {
  const port = 4480;
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', '-p', String(port)], {
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LANG: 'en_US.UTF-8' },
    stdio: 'ignore',
    detached: true,
  });
  const ask = async (method: string, path: string, body?: object) => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  // The driver doesn't say when it listens.
  while (!(await ask('GET', '/status').catch(() => undefined)))
    await new Promise((later) => setTimeout(later, 100));
  const proxy = { proxyType: 'manual', sslProxy: `${nowhere.host}:${nowhere.port}` };
  const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch: { proxy } } });
  const session = `/session/${sessionId}`;
  const run = (work: { toString: () => string }, given: string[]) =>
    ask('POST', `${session}/execute/sync`, {
      script: `return (${work.toString()})(...arguments)`,
      args: given,
    });
  return {
    open: (url) => ask('POST', `${session}/url`, { url }),
    run: (work, ...given) => run(work, given),
    async act(selector, name, text) {
      const id = (await run(findVisible, [selector, name]))?.[elementKey];
      const action = text === undefined ? 'click' : 'value';
      if (id) await ask('POST', `${session}/element/${id}/${action}`, { text });
      return Boolean(id);
    },
    // Not history.back(): the driver can lose the script that follows it.
    back: () => ask('POST', `${session}/back`, {}),
    resize: (width) => ask('POST', `${session}/window/rect`, { width, height: 800 }),
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      // The whole group: xvfb-run has started two programs.
      if (server.pid) process.kill(-server.pid);
    },
  };
}

/** How to start each engine; undefined if it isn't installed. */
export const engines: Record<string, (() => Promise<Engine>) | undefined> = {
  Firefox: firefoxPath === undefined ? undefined : () => startFirefox(firefoxPath),
  WebKit: webkitPaths.every((path) => existsSync(path)) ? startWebKit : undefined,
};
