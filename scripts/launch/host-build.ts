type Environment = Readonly<Record<string, string | undefined>>;
type HostBuild = { kind: 'production' | 'preview' | 'unknown'; reason: string };

/**
 * The kind of build for a host's environment. Only its production branch is built for visitors,
 * through the launch gate; its other branches are previews.
 */
export function hostBuild({ CONTEXT, CF_PAGES_BRANCH, PRODUCTION_BRANCH }: Environment): HostBuild {
  if (CONTEXT) {
    const kind = CONTEXT === 'production' ? 'production' : 'preview';
    return { kind, reason: `Netlify is building "${CONTEXT}". This is a ${kind} build.` };
  }
  const production = PRODUCTION_BRANCH || 'main';
  if (CF_PAGES_BRANCH === production)
    return {
      kind: 'production',
      reason: `Cloudflare Pages is building "${production}". This is a production build.`,
    };
  if (CF_PAGES_BRANCH) {
    const advice = `If it is the branch of the live site, set PRODUCTION_BRANCH=${CF_PAGES_BRANCH} in the project's settings.`;
    return {
      kind: 'preview',
      reason: `Cloudflare Pages is building "${CF_PAGES_BRANCH}", not "${production}". This is a preview build. ${advice}`,
    };
  }
  return {
    kind: 'unknown',
    reason:
      'Nothing was built: this is neither Netlify (which sets CONTEXT) nor Cloudflare Pages (which sets CF_PAGES_BRANCH). ' +
      'On another host, use `npm run build:production` for the live site and `PREVIEW=1 npm run build` for a preview.',
  };
}
