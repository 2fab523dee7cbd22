import { hostBuild } from './host';

test.each([
  ['Cloudflare Pages, main', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, 'production'],
  ['Cloudflare Pages, another branch', { CF_PAGES: '1', CF_PAGES_BRANCH: 'new-prices' }, 'preview'],
  ['a branch called production', { CF_PAGES_BRANCH: 'production' }, 'preview'],
  ['another production branch', { CF_PAGES_BRANCH: 'live', PRODUCTION_BRANCH: 'live' }, 'production'],
  [
    'main beside another production branch',
    { CF_PAGES_BRANCH: 'main', PRODUCTION_BRANCH: 'live' },
    'preview',
  ],
  ['Netlify, production', { NETLIFY: 'true', CONTEXT: 'production' }, 'production'],
  ['Netlify, a pull request', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }, 'preview'],
  ['Netlify, another branch', { NETLIFY: 'true', CONTEXT: 'branch-deploy' }, 'preview'],
  ['Netlify, a branch called main', { NETLIFY: 'true', CONTEXT: 'branch-deploy', BRANCH: 'main' }, 'preview'],
  ['no host at all', {}, 'preview'],
  ['an empty variable', { CF_PAGES_BRANCH: '' }, 'preview'],
])('%s is built as it should be', (_what, environment, kind) => {
  expect(hostBuild(environment).kind).toBe(kind);
});
