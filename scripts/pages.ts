import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The route of the 404 page, which visitors never open directly. */
export const notFound = '/404';

/** The pages of an export, the home page first. `file` is `about.html`, and `route` is `/about`, without base path. */
export function builtPages(folder: string) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(sep).join('/'))
      // Next adds a second 404 page, whose name begins with "_".
      .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
      .map((file) => ({
        file,
        route: `/${file.replace(/^index\.html$|\.html$/, '')}`,
        html: readFileSync(join(folder, file), 'utf8'),
      }))
      .toSorted((a, b) => (a.route < b.route ? -1 : 1))
  );
}
