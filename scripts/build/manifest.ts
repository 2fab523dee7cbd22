import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const manifestSchema = z.object({
  /** The content folder that the site was built of, from the working directory. */
  content: z.string(),
  /** The address to which its pages send requests; empty if they send none. */
  requestUrl: z.string(),
});

/** What the site in out/ was built of. */
type Manifest = z.infer<typeof manifestSchema>;

const file = '.next/export-manifest.json';

export const writeManifest = (manifest: Manifest) => writeFileSync(file, `${JSON.stringify(manifest)}\n`);

/** The manifest of the site in out/; undefined if there is none, or another commit wrote it. */
export function readManifest(): Manifest | undefined {
  if (!existsSync('out/index.html') || !existsSync(file)) return undefined;
  return manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
}
