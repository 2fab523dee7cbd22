import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fileNames } from '@/lib/content/content-files';
import { ContentError } from '@/lib/content/content-error';
import { contentSettings } from '@/lib/content/content-settings';
import { loadContent } from '@/lib/content/load-content';
import { readJson, readText } from '@/lib/content/read';
import type { Sample } from '@/lib/content/samples';
import type { SiteContent } from '@/lib/content/site-content';
import { fieldInWords, walk } from '@/lib/content/places';
import { lookupSettings, type LookupSettings } from '@/lib/location/settings';
import { readPage, type BuiltPage } from './built-page';

/** A text of content/ as it was written, with its place: `file` is "content/home.json", `field` "hero → heading". */
export type WrittenText = { file: string; field: string; text: string };

/** Everything that the gate looks at. Before a build there are no pages and no files. */
export type LaunchSite = {
  content: SiteContent;
  samples: readonly Sample[];
  written: readonly WrittenText[];
  lookups: LookupSettings;
  /** The folder in which the site is served, or "". */
  basePath: string;
  pages: readonly BuiltPage[];
  /** The exported files by address ("/contact.vcf"): their text, or "" for pictures and fonts. */
  files: ReadonlyMap<string, string>;
};

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Reads content/ and, if `exported` is given, the folder of the export.
 * @throws {ContentError} in plain words if content/ is wrong
 */
export function readLaunchSite(
  contentFolder: string,
  exported?: string,
  settings: Settings = process.env,
): LaunchSite {
  const loaded = loadContent(contentFolder, contentSettings(settings));
  if (!loaded.ok) throw new ContentError(loaded.problems);
  const files = exported === undefined ? new Map<string, string>() : readFiles(exported);
  return {
    content: loaded.content,
    samples: loaded.samples,
    written: fileNames.flatMap((file) => writtenTexts(contentFolder, file)),
    lookups: lookupSettings(settings),
    basePath: settings.BASE_PATH ?? '',
    pages: pagesOf(files),
    files,
  };
}

function writtenTexts(folder: string, name: string): WrittenText[] {
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

const textEndings = ['.html', '.txt', '.xml', '.js', '.css', '.json', '.vcf', '.svg', '.webmanifest', ''];

function readFiles(folder: string): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = names.filter((name) => statSync(join(folder, name)).isFile()).sort();
  return new Map(
    files.map((name) => [
      `/${name.split(sep).join('/')}`,
      textEndings.includes(extname(name)) ? readFileSync(join(folder, name), 'utf8') : '',
    ]),
  );
}

/** The address at which a page file is found: "/about" for about.html and about/index.html. */
function pagesOf(files: ReadonlyMap<string, string>): BuiltPage[] {
  return (
    [...files]
      // Next writes the page for a wrong address a second time under a name of its own.
      .filter(([name]) => name.endsWith('.html') && !name.startsWith('/_not-found'))
      .map(([name, html]) => readPage(name.replace(/(\/index)?\.html$/, '') || '/', html))
  );
}

/** The pages that people can look for, without the one for a wrong address. */
export const ownPages = ({ pages }: Pick<LaunchSite, 'pages'>) =>
  pages.filter(({ route }) => route !== '/404');

/** "https://www.example.com"; empty while the address of the site is wrong, which a point of its own tells. */
export function siteOrigin({ content }: Pick<LaunchSite, 'content'>): string {
  const address = content.business.siteAddress.value;
  return URL.canParse(address) ? new URL(address).origin : '';
}
