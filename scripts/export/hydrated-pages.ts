import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What Next writes down of each page: the client modules that its server components mention, by path. */
const manifestSchema = z.object({ clientModules: z.record(z.string(), z.unknown()) });

/**
 * Client modules that a page carries without having anything to hydrate: the framework's own, and what stands
 * in for a page that broke while hydrating.
 */
const WITHOUT_USE = /^\[project\]\/(node_modules\/next\/|app\/(global-)?error\b)/;

/** Does a page hold anything that comes alive in the browser? `clientModules` as in Next's manifest. */
export function hasSomethingToHydrate(clientModules: readonly string[]): boolean {
  return clientModules.some((module) => !WITHOUT_USE.test(module));
}

/**
 * Does the page of a route need the framework's script?
 * @param buildFolder `.next`
 * @param route as in `app/`: `/`, `/about`; the page for a wrong address is `/_not-found`
 * @throws Error if Next's notes on the route can't be read, since guessing could leave a page dead
 */
export function needsFramework(buildFolder: string, route: string): boolean {
  const file = path.join(buildFolder, 'server/app', route, 'page_client-reference-manifest.js');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const json = /__RSC_MANIFEST\["[^"]*"\]\s*=\s*(\{.*\})/s.exec(text)?.[1];
  if (!json)
    throw new Error(
      `${file} is missing or not as Next used to write it, so it can't be told which script ${route} needs. ` +
        'Adapt scripts/export/hydrated-pages.ts to the installed version of Next.',
    );
  return hasSomethingToHydrate(Object.keys(manifestSchema.parse(JSON.parse(json)).clientModules));
}
