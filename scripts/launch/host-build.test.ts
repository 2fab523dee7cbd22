import { hostBuild } from './host-build';

test.each([
  ['Cloudflare Pages, main', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, 'production'],
  ['Cloudflare Pages, another branch', { CF_PAGES: '1', CF_PAGES_BRANCH: 'new-prices' }, 'preview'],
  ['Cloudflare Workers, main', { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'main' }, 'production'],
  ['another production branch', { CF_PAGES_BRANCH: 'live', PRODUCTION_BRANCH: 'live' }, 'production'],
  [
    'a branch called live if main is production',
    { CF_PAGES_BRANCH: 'live', PRODUCTION_BRANCH: 'main' },
    'preview',
  ],
  ['Netlify, production', { NETLIFY: 'true', CONTEXT: 'production' }, 'production'],
  ['Netlify, a pull request', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }, 'preview'],
  ['Netlify, a branch called main', { NETLIFY: 'true', CONTEXT: 'branch-deploy', BRANCH: 'main' }, 'preview'],
  ['Vercel, production', { VERCEL: '1', VERCEL_ENV: 'production' }, 'production'],
  ['a computer that is not a host', {}, 'refused'],
  ['an empty variable', { CF_PAGES_BRANCH: '' }, 'refused'],
])('%s gets the right kind of build', (_what, environment, kind) => {
  expect(hostBuild(environment).kind).toBe(kind);
});

test('on Cloudflare, a branch other than main is told to set PRODUCTION_BRANCH if it is live', () => {
  expect(hostBuild({ CF_PAGES_BRANCH: 'shop' }).reason).toContain('PRODUCTION_BRANCH=shop');
  const refused = { kind: 'refused', reason: expect.stringContaining('PRODUCTION_BRANCH=master') };
  expect(hostBuild({ WORKERS_CI_BRANCH: 'master' })).toEqual(refused);
});

test('an unknown host is told which commands to use', () => {
  expect(hostBuild({}).reason).toContain('npm run build:production');
});
