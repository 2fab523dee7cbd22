import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './content-error';
import { fileNames } from './content-files';
import { readJsonText, type JsonFile } from './json';
import { nearest } from './nearest';

/**
 * The folder that the site's words are read from: `content`, or the one that CONTENT_FOLDER names, seen from where the
 * build runs. Tests of the program set it to lib/content/frozen, so that no edit of content/ can break them.
 */
export const contentFolder = () => path.resolve(process.env.CONTENT_FOLDER ?? 'content');

type Failed = { problem: Problem };

/** Reads a text file of `folder`. A byte order mark, which some editors write, doesn't count. */
export function readText(folder: string, name: string): { text: string } | Failed {
  const file = `content/${name}`;
  const place = path.join(folder, name);
  if (!existsSync(place)) return { problem: { file, field: '', ...missingFile(folder, name) } };
  const text = readFileSync(place, 'utf8').replace(/^\uFEFF/, '');
  // Text in another encoding has bytes that UTF-8 can't have, or a zero byte beside each letter.
  if (!/[\uFFFD\0]/.test(text)) return { text };
  const wrong = 'has characters that were not saved as UTF-8.';
  return { problem: { file, field: '', wrong, remedy: 'Save the file again with the encoding "UTF-8".' } };
}

/** Reads a JSON file of `folder`; a slip in it is reported with its line. */
export function readJson(folder: string, name: string): JsonFile | Failed {
  const read = readText(folder, name);
  if ('problem' in read) return read;
  const json = readJsonText(read.text);
  return 'fault' in json ? { problem: { file: `content/${name}`, field: '', ...json.fault } } : json;
}

function missingFile(folder: string, name: string) {
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const strangers = present.filter((other) => !fileNames.includes(other));
  const similar = nearest(name, strangers);
  const remedy = similar ? `Is it ${similar}? Rename that one to ${name}.` : 'Put the file back.';
  return { wrong: 'is missing.', remedy };
}
