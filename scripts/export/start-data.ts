import { z } from 'zod';

/** What the boot script needs to bring a page to life. It is data: no script in it, only what the page's inline scripts would have set. */
export interface StartData {
  /** The page as React's server wrote it, for `self.__next_f`. */
  flight: readonly unknown[];
}

const FLIGHT = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[.*\])\)$/s;

const flightRow = z.array(z.unknown()).min(1);

/**
 * Reads what a page's inline scripts would do, so that nobody has to run them.
 * @throws Error for an inline script that Next didn't use to write: the page would not come to life without it
 */
export function startData(inlineScripts: readonly string[]): StartData {
  const flight: unknown[] = [];
  for (const script of inlineScripts) {
    const [, row] = FLIGHT.exec(script) ?? [];
    if (row) flight.push(flightRow.parse(JSON.parse(row)));
    else
      throw new Error(
        `An inline script is not one that this step knows, and the policy forbids it: ${script.slice(0, 120)}`,
      );
  }
  return { flight };
}
