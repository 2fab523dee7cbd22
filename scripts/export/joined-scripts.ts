import type { StartPages } from './start-script';

/** Scripts below this many characters are joined: a request of their own costs a visitor as much as they do. */
const SMALL = 50_000;

/**
 * Puts the small scripts that every page loads that comes to life into one file, and names that in their place. What only some pages
 * load stays apart, so that no page loads another's.
 * @param keep writes the joined text, and tells its address
 */
export function joinSmallScripts(
  starts: StartPages,
  textOf: (address: string) => string,
  keep: (text: string) => string,
): void {
  const pages = Object.values(starts);
  const small = (pages[0]?.scripts ?? []).filter(
    (address) => pages.every(({ scripts }) => scripts.includes(address)) && textOf(address).length < SMALL,
  );
  if (small.length < 2) return;
  const joined = keep(small.map(textOf).join(';\n'));
  for (const page of pages)
    page.scripts = [...page.scripts.filter((address) => !small.includes(address)), joined];
}
