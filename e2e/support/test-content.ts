import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The content of the tests, made by `writeTestContent`. */
export const testContent = 'reports/content';

/** The owner's content. The tests replace the texts that they quote. */
const baseFolder = process.env.BASE_CONTENT ?? 'content';

/** Whether content/ is still the sample that ships. Tests of the sample are skipped for an owner's content. */
export const isSample = readFileSync('content/business.json', 'utf8').includes(
  '"Loonlight Appliance Repair"',
);

/** Makes `CONTENT_FOLDER` the content of the tests, unless it names another. Returns the folder. */
export function chooseTestContent(): string {
  const folder = (process.env.CONTENT_FOLDER ??= testContent);
  if (folder === testContent) writeTestContent();
  return folder;
}

/** Writes content/ with the texts that tests quote (e2e/content), so that staff can change every word and picture. */
export function writeTestContent(folder = testContent): void {
  mkdirSync(folder, { recursive: true });
  const read = (file: string) => readFileSync(file, 'utf8');
  const overlay: unknown = JSON.parse(read('e2e/content/overlay.json'));
  const write = (name: string, data: string | Buffer) => {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(data))) return;
    // The build and the unit tests do this at the same time, and neither may read half a file.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, data);
    renameSync(unfinished, file);
  };
  for (const name of ['mark.svg', 'map.svg', 'portrait.jpg', 'privacy.md', 'terms.md'])
    write(name, readFileSync(`e2e/content/${name}`));
  for (const name of readdirSync(baseFolder)) {
    if (!name.endsWith('.json') || name.startsWith('.')) continue;
    const replaced = isGroup(overlay) ? overlay[name] : undefined;
    write(name, inFewLines(merge(JSON.parse(read(path.join(baseFolder, name))), replaced)));
  }
}

/** Merges groups key by key. In `top`, null removes a key, and any other value replaces the one in `base`. */
function merge(base: unknown, top: unknown): unknown {
  if (top === undefined) return base;
  if (!isGroup(base) || !isGroup(top)) return top;
  const keys = new Set([...Object.keys(top), ...Object.keys(base)]);
  const merged = [...keys].map((key) => [key, merge(base[key], top[key])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON with each short group or list on one line, as in content/. */
const inFewLines = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(/[[{]\s+[^[\]{}]{0,200}?\s+[\]}]/g, (group) =>
    group.replace(/\n\s+/g, ' ').replace(/\[ | \]/g, (bracket) => bracket.trim()),
  );
