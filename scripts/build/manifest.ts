import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What the tests must know about a build: its content folder, and where its pages send requests (empty if nowhere). */
type Settings = { content: string; requestUrl: string };

const file = '.next/export-manifest.json';

const textOf = ({ content, requestUrl }: Settings) => JSON.stringify({ content, requestUrl });

export const writeManifest = (settings: Settings) => writeFileSync(file, textOf(settings));

/** Whether the site in out/ was built with these settings. */
export const isBuiltWith = (settings: Settings) =>
  existsSync('out/index.html') && existsSync(file) && readFileSync(file, 'utf8') === textOf(settings);
