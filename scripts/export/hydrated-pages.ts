import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { StartData } from './start-data';

/** What Next writes down of the client modules: the path of each, and the id by which pages call it. */
const manifestSchema = z.object({
  clientModules: z.record(z.string(), z.object({ id: z.union([z.string(), z.number()]) })),
});

/** A row of a page's data that calls a client module: `3:I["1234",…`. */
const MODULE_ROW = /^[0-9a-f]+:I\["?([^",\]]+)"?,/gm;

/**
 * Client modules that a page carries without having anything to hydrate: the framework's own, and what stands
 * in for a page that broke while hydrating.
 */
const WITHOUT_USE = /node_modules[\\/]next[\\/]|[\\/]app[\\/](global-)?error\.tsx/;

/**
 * What comes alive in the browser on a page, or nothing if the page needs no script.
 * @param flight the page as React's server wrote it
 * @param modules paths of the client modules by id
 * @returns ids of the modules that it calls
 * @throws Error for a module that isn't known, since guessing could leave a page dead
 */
export function hydratedModules(
  flight: StartData['flight'],
  modules: ReadonlyMap<string, string>,
): readonly string[] {
  const text = flight.flatMap((row) => (Array.isArray(row) && typeof row[1] === 'string' ? [row[1]] : []));
  const called = [...text.join('').matchAll(MODULE_ROW)].map(([, id = '']) => id);
  return [...new Set(called)].filter((id) => {
    const file = modules.get(id);
    if (file === undefined)
      throw new Error(`A page calls the client module ${id}, which is not in Next's manifest.`);
    return !WITHOUT_USE.test(file);
  });
}

/**
 * The client modules of a route: path by id.
 * @param buildFolder `.next`
 * @param route as in `app/`: `/`, `/about`; the page for a wrong address is `/_not-found`
 * @throws Error if Next's notes on the route can't be read
 */
export function clientModules(buildFolder: string, route: string): Map<string, string> {
  const file = path.join(buildFolder, 'server/app', route, 'page_client-reference-manifest.js');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const json = /__RSC_MANIFEST\["[^"]*"\]\s*=\s*(\{.*\})/s.exec(text)?.[1];
  if (!json)
    throw new Error(
      `${file} is missing or not as Next used to write it, so it can't be told which script ${route} needs. ` +
        'Adapt scripts/export/hydrated-pages.ts to the installed version of Next.',
    );
  const { clientModules } = manifestSchema.parse(JSON.parse(json));
  return new Map(Object.entries(clientModules).map(([file, { id }]) => [String(id), file]));
}
