import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minified } from './script-text';
import { listOfPages } from './start-pages.mjs';

/** What the start script fetches to bring each page to life, by the page's route. */
export type StartPages = Record<
  string,
  {
    /** Once it has been painted, or later, when the browser is idle as well. */
    when: 'painted' | 'idle';
    /** The script of what the page does before and without the framework, which then waits for somebody who comes near a form. */
    early?: string;
    /** The page's own data. */
    page: string;
    /** The style sheet whose text the page already holds. */
    styles: string;
    scripts: readonly string[];
    /** The script that begins, once the others have been evaluated. */
    entry: string;
    /** Webpack's numbers of the modules that are evaluated one by one before it, those that take longest. */
    first: readonly string[];
  }
>;

/** Pages without the start script need no policy that lets script addresses through; taken, nobody else can make one. */
const NO_SCRIPT_ADDRESSES = `self.trustedTypes?.createPolicy('default',{createScript:t=>t===RULES?t:null});`;

/** The rule by which Chromium fetches a page ahead (speculation rules, WICG). Its hash stands in the policy. */
export function fetchAheadRules(page: string): string {
  return JSON.stringify({ prefetch: [{ urls: [page] }] });
}

/** @param ahead the booking page and its files, or none */
export function bootText(ahead: readonly string[]): string {
  return withAhead(`${NO_SCRIPT_ADDRESSES}\n${own('boot')}`, ahead);
}

/** The boot script with what brings pages to life before it. */
export function startText(pages: StartPages, ahead: readonly string[]): string {
  return withAhead(`${own('start').replace('PAGES', () => listOfPages(pages))}\n${own('boot')}`, ahead);
}

function withAhead(script: string, ahead: readonly string[]): string {
  const rules = `'${fetchAheadRules(ahead[0] ?? '')}'`;
  return script.replace('AHEAD', () => JSON.stringify(ahead)).replaceAll('RULES', () => rules);
}

/** A script of this folder as pages get it. */
function own(name: 'boot' | 'start'): string {
  return minified(readFileSync(path.join(process.cwd(), `scripts/export/${name}.js`), 'utf8'));
}
