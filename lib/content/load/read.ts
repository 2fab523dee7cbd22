import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Remark } from '@/lib/content/remarks';
import { readJsonText, type JsonFile } from './json';

/** The folder with the site's content: `content`, or CONTENT_FOLDER, from the working directory. */
export const contentFolder = () => path.resolve(process.env.CONTENT_FOLDER ?? 'content');

/**
 * Reads a text file in `folder`, without the byte order mark that some editors add.
 * Undefined if it can't, with the reason among the `remarks`.
 */
export function readText(folder: string, name: string, remarks: Remark[]): string | undefined {
  const report = (wrong: string, remedy: string) =>
    void remarks.push({ file: `content/${name}`, field: '', wrong, remedy, when: 'now' });
  const place = path.join(folder, name);
  if (!existsSync(place)) return report('is missing.', `Put ${name} back, under this name.`);
  const text = readFileSync(place, 'utf8').replace(/^\uFEFF/, '');
  // Other encodings show up as bytes invalid in UTF-8, or as zero bytes.
  if (/[\uFFFD\0]/.test(text))
    return report('is not saved as UTF-8.', 'Save the file again with the encoding "UTF-8".');
  if (text.trim() === '') return report('is empty.', 'Undo the change, or put its text back.');
  if (/^(<{7}|={7}|>{7})( |$)/m.test(text))
    return report(
      'has two versions of some lines, from a merge.',
      'Keep one version of each, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    );
  // Parsers call themselves for each level.
  if (/([[{>]\s*){200}/.test(text)) return report('is nested too deeply to be read.', 'Undo the change.');
  return text;
}

export function readJson(folder: string, name: string, remarks: Remark[]): JsonFile | undefined {
  const text = readText(folder, name, remarks);
  const json = text === undefined ? undefined : readJsonText(text);
  if (!json || !('fault' in json)) return json;
  remarks.push({ file: `content/${name}`, field: '', ...json.fault, when: 'now' });
  return undefined;
}
