import { hostBuild } from './host';

test.each([
  ['Cloudflare Pages, main', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, 'production'],
  ['Cloudflare Pages, another branch', { CF_PAGES: '1', CF_PAGES_BRANCH: 'new-prices' }, 'preview'],
  ['a branch called production', { CF_PAGES_BRANCH: 'production' }, 'preview'],
  ['another production branch', { CF_PAGES_BRANCH: 'live', PRODUCTION_BRANCH: 'live' }, 'production'],
  [
    'main next to another production branch',
    { CF_PAGES_BRANCH: 'main', PRODUCTION_BRANCH: 'live' },
    'preview',
  ],
  ['Netlify, production', { NETLIFY: 'true', CONTEXT: 'production' }, 'production'],
  ['Netlify, a pull request', { NETLIFY: 'true', CONTEXT: 'deploy-preview' }, 'preview'],
  ['Netlify, another branch', { NETLIFY: 'true', CONTEXT: 'branch-deploy' }, 'preview'],
  ['Netlify, a branch called main', { NETLIFY: 'true', CONTEXT: 'branch-deploy', BRANCH: 'main' }, 'preview'],
  ['a computer that is not a host', {}, 'preview'],
  ['an empty variable', { CF_PAGES_BRANCH: '' }, 'preview'],
])('%s gets the right kind of build', (_what, environment, kind) => {
  expect(hostBuild(environment).kind).toBe(kind);
});
