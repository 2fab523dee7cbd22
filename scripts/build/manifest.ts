import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const manifestSchema = z.object({
  /** The content folder that the site was built of, from the working directory. */
  content: z.string(),
  /** The address to which its pages send requests; empty if they send none. */
  requestUrl: z.string(),
  pages: z.array(
    z.object({
      /** `/about`, or `/404`. */
      route: z.string(),
      /** Its file in `out/`. */
      file: z.string(),
      /** Addresses of all its scripts. */
      scripts: z.array(z.string()),
    }),
  ),
});

/** What is known about the built site beside its files. */
export type Manifest = z.infer<typeof manifestSchema>;

/** An exported page and what it loads. */
export type ExportedPage = Manifest['pages'][number];

const file = '.next/export-manifest.json';

export const writeManifest = (manifest: Manifest) =>
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);

/** The manifest of the site in out/; undefined if there is none, or another commit wrote it. */
export function readManifest(): Manifest | undefined {
  if (!existsSync('out/index.html') || !existsSync(file)) return undefined;
  return manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
}
