/**
 * `npm run build:host`: the one build command for Cloudflare Pages and Netlify. The production branch goes through the
 * launch gate; any other branch or pull request becomes a preview in out/, so that staff see a change before it is live.
 * Production is CF_PAGES_BRANCH=main (PRODUCTION_BRANCH names another) or CONTEXT=production.
 */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asCommand, Stop } from '../command.mjs';
import { root, runPackage } from '../run.mjs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Only the production branch of a host is built for visitors, through the launch gate. Everything else, on a host or
 * off, is a preview: it has the ribbon and keeps search engines away. Source: the hosts' documentation on variables.
 */
export function hostBuild({ CONTEXT, CF_PAGES_BRANCH, PRODUCTION_BRANCH }: Environment) {
  const [host, said, production] = CONTEXT
    ? ['Netlify', CONTEXT, 'production']
    : ['Cloudflare Pages', CF_PAGES_BRANCH, PRODUCTION_BRANCH || 'main'];
  const reason = said ? `${host} builds "${said}".` : 'No host says that this is the production branch.';
  return { kind: said === production ? 'production' : 'preview', reason };
}

asCommand(import.meta.url, async () => {
  const { kind, reason } = hostBuild(process.env);
  console.log(`${reason} This is the ${kind} build.`);
  if (kind === 'production') {
    const gate = join('scripts', 'launch', 'launch.mts');
    const published = await runPackage('tsx', [gate, '--publish'], { show: true });
    if (!published.ok) throw new Stop('The site stays as it is. What has to be fixed is listed above.');
    return;
  }
  const { makePreview } = await import('../preview/preview.mjs');
  const preview = await makePreview();
  const out = join(root, 'out');
  rmSync(out, { recursive: true, force: true });
  renameSync(preview, out);
});
