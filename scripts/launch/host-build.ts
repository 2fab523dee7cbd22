type Environment = Readonly<Record<string, string | undefined>>;
type HostBuild = { kind: 'production' | 'preview' | 'refused'; reason: string };

/** Usual names of the live site's branch. We must not publish a preview there by mistake. */
const liveNames = ['master', 'production', 'prod', 'live', 'release', 'trunk'];

/**
 * The kind of build for a host's environment. Only its production branch is built for visitors,
 * through the launch gate; its other branches are previews.
 */
export function hostBuild(environment: Environment): HostBuild {
  const { CONTEXT, VERCEL_ENV, CF_PAGES_BRANCH, WORKERS_CI_BRANCH, PRODUCTION_BRANCH } = environment;
  // Netlify and Vercel set these to "production" if the site goes live.
  const context = CONTEXT || VERCEL_ENV;
  if (context) {
    const kind = context === 'production' ? 'production' : 'preview';
    return { kind, reason: `The host is building "${context}". This is a ${kind} build.` };
  }
  const branch = CF_PAGES_BRANCH || WORKERS_CI_BRANCH;
  return branch ? cloudflareBuild(branch, PRODUCTION_BRANCH) : { kind: 'refused', reason: unknownHost };
}

const unknownHost =
  'Nothing was built, because we couldn’t tell which host this is. Netlify sets CONTEXT, Vercel sets VERCEL_ENV, and Cloudflare sets CF_PAGES_BRANCH or WORKERS_CI_BRANCH. ' +
  'On another host, use `npm run build:production` for the live site and `npm run build -- --preview` for a preview.';

/** Cloudflare only tells us the branch, so the owner may have to tell us which one is the live site's. */
function cloudflareBuild(branch: string, productionBranch: string | undefined): HostBuild {
  const production = productionBranch || 'main';
  const building = `Cloudflare is building "${branch}"`;
  if (branch === production)
    return { kind: 'production', reason: `${building}. This is a production build.` };
  const advice = `If "${branch}" is the branch of the live site, set PRODUCTION_BRANCH=${branch} in the project's build settings`;
  if (!productionBranch && liveNames.includes(branch))
    return {
      kind: 'refused',
      reason: `Nothing was built. ${advice}. If it isn’t, set PRODUCTION_BRANCH=main.`,
    };
  const reason = `${building}, not "${production}". This is a preview build. ${advice}.`;
  return { kind: 'preview', reason };
}
