import { expect } from '@playwright/test';
import type { Engine } from './engines';

/** Tries until it works, because the engines' drivers don't wait for anything. */
const until = (goal: string, attempt: () => Promise<unknown>) =>
  expect.poll(() => attempt().catch(String), { message: goal }).toBe(true);

/** A visitor who uses an engine on the site at this address. Each step waits until it is possible. */
export class Visitor {
  constructor(
    readonly engine: Engine,
    private readonly address: string,
  ) {}

  open(path: string) {
    return this.load((address) => location.assign(address), this.address + path);
  }

  reload() {
    return this.load(() => location.reload());
  }

  private async load(start: (address: string) => void, address = '') {
    await this.engine.evaluate(() => void Reflect.set(window, 'isOld', true));
    await this.engine.evaluate(start, address);
    const isLoaded = () => !Reflect.has(window, 'isOld') && document.readyState === 'complete';
    await until('load the page', () => this.engine.evaluate(isLoaded));
  }

  async see(text: string | RegExp) {
    const shown = () => this.engine.evaluate(() => document.body.innerText);
    await expect.poll(() => shown().catch(String)).toMatch(text);
  }

  press(selector: string, name: string) {
    return until(`press ${name}`, () => this.engine.press(selector, name).then(() => true));
  }

  async type(label: string, text: string, place = 'body') {
    await this.press(`${place} label`, label);
    const insert = (given: string) => document.execCommand('insertText', false, given);
    await until(`type into ${label}`, () => this.engine.evaluate(insert, text));
  }

  /** Presses a button that opens the visitor's app. WebKitGTK has no app for the link and would leave the page. */
  async send(selector: string, name: string) {
    await this.engine.evaluate(() => {
      HTMLAnchorElement.prototype.click = () => {};
    });
    await this.press(selector, name);
  }

  /** Leaves the page by a link and comes back to it from the back/forward cache, as it was left. */
  async leaveAndComeBack(text: string) {
    await this.see(text);
    const isHydrated = () => document.querySelector('[data-waiting]') === null;
    await until('hydration', () => this.engine.evaluate(isHydrated));
    // The press comes at once, with the focus still in the last field. A last letter is typed while the next page
    // comes, because Firefox drops what React has scheduled by then.
    await this.engine.evaluate(() => {
      Reflect.set(window, 'wasHere', true);
      addEventListener('pagehide', () => document.execCommand('insertText', false, '8'), { once: true });
      document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click();
    });
    await until('the terms', () => this.engine.evaluate(() => location.pathname === '/terms'));
    // After going back at once, WebKit's driver can lose the next command.
    await this.engine.evaluate(() => void setTimeout(() => history.back()));
    await this.see(text);
    expect(await this.engine.evaluate(() => Reflect.get(window, 'wasHere'))).toBe(true);
  }
}
