/** What a host's build makes of a branch. */
export type HostBuild = { kind: 'production' | 'preview'; reason: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** The branch that visitors get, unless PRODUCTION_BRANCH names another. */
const usualBranch = 'main';

/** How each host says what it builds. Sources: their documentation on build variables. */
const hosts: readonly {
  name: string;
  says: (environment: Environment) => string | undefined;
  production: string;
}[] = [
  { name: 'Netlify', says: ({ CONTEXT }) => CONTEXT, production: 'production' },
  { name: 'Cloudflare Pages', says: ({ CF_PAGES_BRANCH }) => CF_PAGES_BRANCH, production: usualBranch },
];

/**
 * Only the production branch of a host is built for visitors, through the launch gate. Everything else, on a host or
 * off, is a preview: it has the ribbon and keeps search engines away.
 */
export function hostBuild(environment: Environment): HostBuild {
  const host = hosts.find(({ says }) => says(environment));
  const said = host?.says(environment);
  if (!host || !said) return { kind: 'preview', reason: 'No host says that this is the production branch.' };
  const branch = environment.PRODUCTION_BRANCH;
  const production = host.production === usualBranch && branch ? branch : host.production;
  return { kind: said === production ? 'production' : 'preview', reason: `${host.name} builds "${said}".` };
}
