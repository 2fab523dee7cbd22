import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@/lib/content/content-error';
import { fileNames } from '@/lib/content/content-files';
import { contentSettings } from '@/lib/content/content-settings';
import { loadContent, type SiteContent } from '@/lib/content/load-content';
import { fieldInWords, walk } from '@/lib/content/places';
import { readJson, readText } from '@/lib/content/read';
import type { Sample } from '@/lib/content/samples';
import { calledServices } from '@/lib/delivery/settings';
import { readSiteFiles } from '../site-files.mjs';

/** A text of content/ as written. `file`: "content/home.json"; `field`: "hero → heading". */
export type WrittenText = { file: string; field: string; text: string };

/** Everything the gate checks. `files` is empty before a build. */
export type LaunchSite = {
  content: SiteContent;
  samples: readonly Sample[];
  written: readonly WrittenText[];
  /** The addresses that the pages call: the lookups and, if set, the request service. */
  calls: readonly string[];
  /** The exported files by address ("/contact.vcf"): their text, or "" for pictures and fonts. */
  files: ReadonlyMap<string, string>;
};

type Settings = Readonly<Record<string, string | undefined>>;

/** Reads the content and, if given, the `exported` folder. Throws a ContentError if it is wrong. */
export function readLaunchSite(
  contentFolder: string,
  exported?: string,
  settings: Settings = process.env,
): LaunchSite {
  const loaded = loadContent(contentFolder, contentSettings(settings));
  if (!loaded.ok) throw new ContentError(loaded.problems);
  return {
    content: loaded.content,
    samples: loaded.samples,
    written: writtenTexts(contentFolder),
    calls: calledServices(settings),
    files: exported === undefined ? new Map() : readFiles(exported),
  };
}

/** Every text of a content folder as written, facts not filled in. */
export const writtenTexts = (folder: string) => fileNames.flatMap((name) => textsOf(folder, name));

function textsOf(folder: string, name: string): WrittenText[] {
  const file = `content/${name}`;
  if (name.endsWith('.md')) {
    const read = readText(folder, name);
    const lines = 'text' in read ? read.text.split('\n') : [];
    return lines.flatMap((text, index) => (text.trim() ? [{ file, field: `line ${index + 1}`, text }] : []));
  }
  const read = readJson(folder, name);
  if (!('value' in read)) return [];
  return [...walk(read.value)].flatMap(({ path, value }) =>
    typeof value === 'string' && path[0] !== '$schema'
      ? [{ file, field: fieldInWords(read.value, path), text: value }]
      : [],
  );
}

function readFiles(folder: string): Map<string, string> {
  const files = [...readSiteFiles(folder, '')].map(
    ([name, { isText, body }]) => [name, isText ? String(body) : ''] as const,
  );
  return new Map([...files, ['/_headers', readFileSync(join(folder, '_headers'), 'utf8')]]);
}
