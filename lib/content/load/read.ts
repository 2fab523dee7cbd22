import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './content-error';
import { readJsonText, type JsonFile } from './json';

/** The folder with the site's content: `content`, or CONTENT_FOLDER, from the working directory. */
export const contentFolder = () => path.resolve(process.env.CONTENT_FOLDER ?? 'content');

type Failed = { problem: Problem };

const failed = (name: string, wrong: string, remedy: string): Failed => ({
  problem: { file: `content/${name}`, field: '', wrong, remedy },
});

/** Reads a text file in `folder`, without the byte order mark that some editors add. */
export function readText(folder: string, name: string): { text: string } | Failed {
  const place = path.join(folder, name);
  if (!existsSync(place)) return failed(name, 'is missing.', `Put ${name} back, under this name.`);
  const text = readFileSync(place, 'utf8').replace(/^\uFEFF/, '');
  // Other encodings show up as bytes invalid in UTF-8, or as zero bytes.
  if (!/[\uFFFD\0]/.test(text)) return { text };
  return failed(name, 'is not saved as UTF-8.', 'Save the file again with the encoding "UTF-8".');
}

/** Reads a JSON file in `folder`; a mistake is reported with its line. */
export function readJson(folder: string, name: string): JsonFile | Failed {
  const read = readText(folder, name);
  if ('problem' in read) return read;
  const json = readJsonText(read.text);
  return 'fault' in json ? { problem: { file: `content/${name}`, field: '', ...json.fault } } : json;
}
