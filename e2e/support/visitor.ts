import { expect } from '@playwright/test';
import type { Engine } from './engines';
import { answers } from './wizard';

/** Asks until the goal is reached, because the engines' drivers don't wait for anything. */
const until = (goal: string, isReached: () => Promise<unknown>) =>
  expect.poll(() => isReached().catch(String), { message: goal }).toBe(true);

/** A visitor who uses an engine on the site at this address. Each step waits until it is possible. */
export class Visitor {
  constructor(
    private readonly engine: Engine,
    private readonly address: string,
  ) {}

  async open(path: string) {
    await this.engine.open(this.address + path);
    // Under load, WebKit says that it has opened the page while it still has the one before.
    const [pathname = ''] = path.split('#');
    const isLoaded = (wanted: string) => location.pathname === wanted && document.readyState === 'complete';
    await until(`open ${path}`, () => this.engine.evaluate(isLoaded, pathname));
  }

  async see(text: string | RegExp) {
    const shown = () => this.engine.evaluate(() => document.body.innerText);
    await expect.poll(() => shown().catch(String)).toMatch(text);
  }

  async press(selector: string, name: string) {
    await until(`press ${name}`, async () => {
      const target = await this.engine.find(selector, name);
      await target?.click();
      return target !== null;
    });
  }

  async type(label: string, text: string, place = 'body') {
    await until(`type into ${label}`, async () => {
      const target = await this.engine.find(`${place} label`, label);
      await target?.type(text);
      return target !== null;
    });
  }

  async fillStep2() {
    await this.see('Step 2 of 3');
    for (const [label, text] of Object.entries(answers)) await this.type(label, text);
    const chooseState = () => {
      const state = document.querySelector<HTMLSelectElement>('select[name="state"]');
      if (state) state.value = 'MN';
      return state?.dispatchEvent(new Event('change', { bubbles: true }));
    };
    await until('choose the state', () => this.engine.evaluate(chooseState));
  }

  async agreeToTerms() {
    const check = () => {
      const terms = document.querySelector<HTMLInputElement>('main input[type=checkbox]');
      terms?.click();
      return terms?.checked;
    };
    await until('agree to the terms', () => this.engine.evaluate(check));
  }

  /** Presses a button that opens the visitor's app. WebKitGTK has no app for the link and would leave the page. */
  async send(selector: string, name: string) {
    await this.engine.evaluate(() => {
      HTMLAnchorElement.prototype.click = () => {};
    });
    await this.press(selector, name);
  }

  async reload() {
    await this.engine.evaluate(() => {
      Reflect.set(window, 'isOld', true);
      location.reload();
    });
    await until('reload', () => this.engine.evaluate(() => !Reflect.has(window, 'isOld')));
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
    await this.engine.goBack();
    await this.see(text);
    expect(await this.engine.evaluate(() => Reflect.get(window, 'wasHere'))).toBe(true);
  }
}
