import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jsonFiles, proseFiles } from './content-files';
import { contentFolder, readJson, readText } from './read';

/** The tests' content as whole files in a new folder, for tests that edit it as staff do. */
export function contentCopy(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  const keep = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  for (const name of Object.keys(jsonFiles)) {
    const read = readJson(contentFolder(), name);
    if ('problem' in read) throw new Error(read.problem.wrong);
    keep(name, inFewLines(read.value));
  }
  for (const name of proseFiles) {
    const read = readText(contentFolder(), name);
    if ('problem' in read) throw new Error(read.problem.wrong);
    keep(name, read.text);
  }
  return folder;
}

/** JSON with each short group or list on one line, as in content/. */
const inFewLines = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(/[[{]\s+[^[\]{}]{0,200}?\s+[\]}]/g, (group) =>
    group.replace(/\n\s+/g, ' ').replace(/\[ | \]/g, (bracket) => bracket.trim()),
  );
