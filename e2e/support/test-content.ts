import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The content of the tests, made by `writeTestContent`. */
export const testContent = 'reports/content';

/** Writes content/ with what tests quote laid over it (e2e/content), so that staff may change every word. */
export function writeTestContent(folder = testContent): void {
  mkdirSync(folder, { recursive: true });
  const read = (file: string) => readFileSync(file, 'utf8');
  const overlay: unknown = JSON.parse(read('e2e/content/overlay.json'));
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    // Tests that run at the same time write the same.
    if (!existsSync(file) || read(file) !== text) writeFileSync(file, text);
  };
  for (const name of readdirSync('content').filter((one) => /\.\w+$/.test(one) && !one.startsWith('.'))) {
    const top = isGroup(overlay) ? overlay[name] : undefined;
    if (!/\.(json|md)$/.test(name)) copyFileSync(`content/${name}`, path.join(folder, name));
    else if (name.endsWith('.json'))
      write(name, inFewLines(laidOver(JSON.parse(read(`content/${name}`)), top)));
    else write(name, read(existsSync(`e2e/content/${name}`) ? `e2e/content/${name}` : `content/${name}`));
  }
}

/** `top` laid over `base`: groups are merged key by key, null takes a key away, all else replaces. */
function laidOver(base: unknown, top: unknown): unknown {
  if (top === undefined) return base;
  if (!isGroup(base) || !isGroup(top)) return top;
  const keys = new Set([...Object.keys(base), ...Object.keys(top)]);
  const merged = [...keys].map((key) => [key, laidOver(base[key], top[key])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON with each short group or list on one line, as in content/. */
const inFewLines = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(/[[{]\s+[^[\]{}]{0,200}?\s+[\]}]/g, (group) =>
    group.replace(/\n\s+/g, ' ').replace(/\[ | \]/g, (bracket) => bracket.trim()),
  );
