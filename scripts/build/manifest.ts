import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const manifestSchema = z.object({
  /** The content folder of the build, relative to the working directory. */
  content: z.string(),
  /** The address to which its pages send requests; empty if they send none. */
  requestUrl: z.string(),
});

/** The content and the settings that the site in out/ was built with. */
type Manifest = z.infer<typeof manifestSchema>;

const file = '.next/export-manifest.json';

export const writeManifest = (manifest: Manifest) => writeFileSync(file, `${JSON.stringify(manifest)}\n`);

/** The manifest of the site in out/. Undefined if out/ has none, or if an older version wrote it. */
export function readManifest(): Manifest | undefined {
  if (!existsSync('out/index.html') || !existsSync(file)) return undefined;
  return manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
}
