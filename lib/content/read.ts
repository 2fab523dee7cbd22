import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './content-error';
import { fileNames } from './content-files';
import { jsonFault } from './json-fault';
import { nearest } from './nearest';

/**
 * The folder that the site's words are read from: `content`, or the one that CONTENT_FOLDER names, seen from where the
 * build runs. Tests of the program set it to lib/content/frozen, so that no edit of content/ can break them.
 */
export const contentFolder = () => path.resolve(process.env.CONTENT_FOLDER ?? 'content');

/** A file as it was read: a text, and for JSON its value; or what keeps it from being read. */
type ReadText = { text: string } | { problem: Problem };
type ReadJson = { value: unknown } | { problem: Problem };

/** Reads a text file of `folder`. A byte order mark, which some editors write, doesn't count. */
export function readText(folder: string, file: string): ReadText {
  const place = path.join(folder, file);
  if (!existsSync(place)) return { problem: missingFile(folder, file) };
  const text = readFileSync(place, 'utf8').replace(/^\uFEFF/, '');
  if (!text.includes('\uFFFD')) return { text };
  const wrong = 'has characters that were not saved as UTF-8.';
  return { problem: { file, field: '', wrong, remedy: 'Save the file again with the encoding "UTF-8".' } };
}

/** Reads a JSON file of `folder`; what is broken in it is told with its line. */
export function readJson(folder: string, file: string): ReadJson {
  const read = readText(folder, file);
  if ('problem' in read) return read;
  const fault = jsonFault(read.text);
  if (!fault) return { value: JSON.parse(read.text) };
  const { line, wrong, remedy } = fault;
  return { problem: { file, field: `line ${line}`, wrong, remedy } };
}

function missingFile(folder: string, file: string): Problem {
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const similar = nearest(
    file,
    present.filter((name) => !fileNames.includes(name)),
  );
  const remedy = similar ? `Is it ${similar}? Rename that one to ${file}.` : 'Put the file back.';
  return { file, field: '', wrong: 'is missing.', remedy };
}
