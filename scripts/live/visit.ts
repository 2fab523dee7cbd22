import { z } from 'zod';
import { hashOf } from '../build/policy';
import { recordName } from '../build/sums';

/** A host's answer. */
export type Reply = {
  /** The address on the site. */
  path: string;
  /** The built file that belongs there. */
  name: string;
  status: number;
  headers: Headers;
  text: string;
  /** The hash of the bytes. */
  sum: string;
};

/** The answers that the checks look at. */
export type Visit = Awaited<ReturnType<typeof visit>>;

const recordSchema = z.object({
  built: z.iso.datetime(),
  commit: z.string().optional(),
  /** The hash of each file by its name. */
  files: z.record(z.string(), z.string()).refine((files) => 'index.html' in files),
});

/** When and from which commit a site was built, and the hashes of its files. */
export type BuildRecord = z.infer<typeof recordSchema>;

/** Reads the record of a build from its text. Undefined if the text is something else. */
export function readRecord(text: string): BuildRecord | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Requests every file of a site's build, one after the other. The address must end in a slash. Throws an Error with a
 * sentence if an address doesn't answer within ten seconds, if the home page isn't ours, or if the record is missing.
 */
export async function visit(site: URL, request = fetch) {
  /** Requests a path of the site, without following redirects. */
  const ask = async (path: string, name = ''): Promise<Reply> => {
    const address = new URL(`.${path}`, site).href;
    try {
      const reply = await request(address, { signal: AbortSignal.timeout(10_000), redirect: 'manual' });
      const bytes = Buffer.from(await reply.arrayBuffer());
      const { status, headers } = reply;
      return { path, name, status, headers, text: bytes.toString(), sum: hashOf(bytes) };
    } catch (error) {
      // Node puts the reason of a failed request into `cause`.
      const reason = String((error instanceof Error && error.cause) || error);
      const remedy = 'Check the address, and that the site is deployed.';
      throw new Error(`${address} doesn’t answer (${reason}). ${remedy}`, { cause: error });
    }
  };
  const home = await ask('/', 'index.html');
  const target = home.headers.get('location');
  const result = `status ${home.status}${target ? ` and redirects to ${target}` : ''}`;
  if (home.status !== 200 || !home.text.includes(`data-scripts="${site.pathname}_next/`))
    throw new Error(`${site} isn’t the home page of this site. It answered with ${result}.`);
  const answer = await ask(`/${recordName}`);
  const record = readRecord(answer.text);
  if (!record)
    throw new Error(
      `There’s no record of this site’s build at ${site}${recordName} (status ${answer.status}), ` +
        'so nothing could be compared. Upload all of out/ again.',
    );
  const names = Object.keys(record.files).filter((name) => name !== '404.html');
  // Pages come first, because an owner recognizes their names.
  const pages = names.filter((name) => name.endsWith('.html'));
  const others = names.filter((name) => !name.endsWith('.html'));
  const files: Reply[] = [];
  for (const name of [...pages, ...others, 'robots.txt'])
    files.push(await ask(`/${name.replace(/^index\.html$|\.html$/, '')}`, name));
  const missing = [await ask('/no-such-page', '404.html'), await ask('/_next/static/no-such-file.js')];
  return { site, home, record, files, missing };
}
