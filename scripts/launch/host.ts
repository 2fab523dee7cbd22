/** `npm run build:host`: the build command for Cloudflare Pages and Netlify. */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asCommand, Stop } from '../command.mjs';
import { root, runPackage } from '../run.mjs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The kind of build for this environment. Only a host's production branch is built for visitors,
 * through the launch gate: CF_PAGES_BRANCH=main (or PRODUCTION_BRANCH) on Cloudflare Pages,
 * CONTEXT=production on Netlify. Everything else is a preview.
 */
export function hostBuild({ CONTEXT, CF_PAGES_BRANCH, PRODUCTION_BRANCH }: Environment) {
  const [host, branch, production] = CONTEXT
    ? ['Netlify', CONTEXT, 'production']
    : ['Cloudflare Pages', CF_PAGES_BRANCH, PRODUCTION_BRANCH || 'main'];
  const reason = branch ? `${host} is building "${branch}".` : 'No host reports a production branch.';
  return { kind: branch === production ? 'production' : 'preview', reason };
}

asCommand(import.meta.url, async () => {
  const { kind, reason } = hostBuild(process.env);
  console.log(`${reason} This is a ${kind} build.`);
  if (kind === 'production') {
    const gate = join('scripts', 'launch', 'launch.mts');
    const published = await runPackage('tsx', [gate, '--publish'], { show: true });
    if (!published.ok) throw new Stop('The live site stays as it is. Fix the items above and build again.');
    return;
  }
  const { makePreview } = await import('../preview/preview.mjs');
  const preview = await makePreview();
  const out = join(root, 'out');
  rmSync(out, { recursive: true, force: true });
  renameSync(preview, out);
});
