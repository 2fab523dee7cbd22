// Node only, as all of this folder: no client component may import it but for types.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './content-error';
import { readJsonText } from './json';
import { valueAt, type Path } from './paths';

/**
 * The folder with the site's content: `content`, or CONTENT_FOLDER, from the working directory.
 * Tests set it to e2e/content, which is laid over content/, so that no edit there can break them.
 */
export const contentFolder = () => path.resolve(process.env.CONTENT_FOLDER ?? 'content');

/** A file of content/: its value, and where the field at a path is written. */
export type ContentFile = { value: unknown; placeOf: (path: Path) => { file: string; line: number } };

type Failed = { problem: Problem };

const failed = (file: string, wrong: string, remedy: string): Failed => ({
  problem: { file, field: '', wrong, remedy },
});

/** A text file, without the byte order mark that some editors add. */
function readFile(place: string, file: string): { text: string } | Failed {
  if (!existsSync(place))
    return failed(file, 'is missing.', `Put ${path.basename(file)} back, under this name.`);
  const text = readFileSync(place, 'utf8').replace(/^\uFEFF/, '');
  // Other encodings show up as bytes invalid in UTF-8, or as zero bytes.
  if (!/[\uFFFD\0]/.test(text)) return { text };
  return failed(file, 'is not saved as UTF-8.', 'Save the file again with the encoding "UTF-8".');
}

/**
 * A folder with this file holds only what differs from content/: the file has a group for each JSON
 * file there, and a text file of the folder replaces the one of the same name.
 */
const overlayName = 'overlay.json';

const isOverlay = (folder: string) => existsSync(path.join(folder, overlayName));

/** Reads a text file of the content in `folder`. */
export function readText(folder: string, name: string): { text: string } | Failed {
  const place = path.join(folder, name);
  const isFromContent = isOverlay(folder) && !existsSync(place);
  return readFile(isFromContent ? path.join('content', name) : place, `content/${name}`);
}

function readJsonFile(place: string, file: string): ContentFile | Failed {
  const read = readFile(place, file);
  if ('problem' in read) return read;
  const json = readJsonText(read.text);
  if ('fault' in json) return { problem: { file, field: '', ...json.fault } };
  return { value: json.value, placeOf: (at) => ({ file, line: json.lineOf(at) }) };
}

/** Reads a JSON file of the content in `folder`; a mistake is reported with its line. */
export function readJson(folder: string, name: string): ContentFile | Failed {
  const base = readJsonFile(path.join(isOverlay(folder) ? 'content' : folder, name), `content/${name}`);
  if ('problem' in base || !isOverlay(folder)) return base;
  const place = path.join(folder, overlayName);
  const overlay = readJsonFile(place, path.relative('', place));
  if ('problem' in overlay) return overlay;
  const isOver = (at: Path) => valueAt(overlay.value, [name, ...at]) !== undefined;
  return {
    value: laidOver(base.value, valueAt(overlay.value, [name])),
    placeOf: (at) => (isOver(at) ? overlay.placeOf([name, ...at]) : base.placeOf(at)),
  };
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
