/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // A project page (such as GitHub Pages) serves the site below a folder: BASE_PATH=/repo.
  basePath: process.env.BASE_PATH ?? '',
  env: { NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? '' },
  trailingSlash: process.env.TRAILING_SLASH === 'true',
  // A random id would change every page at every build; two builds of one commit must be identical.
  generateBuildId: () => 'site',
  // `npm test` checks the types, once, of the tests as well.
  typescript: { ignoreBuildErrors: true },
  // A 404 page within the layout would travel in every page's payload: 18 KB of HTML each.
  experimental: { globalNotFound: true },
  turbopack: {
    // In development an edit of content/ shows at once: app/layout.tsx imports its files as plain text.
    rules: { '*': { condition: { query: '?watched' }, type: 'text' } },
    // The code that sends requests comes into the build with this alone (docs/decisions/request-delivery.md).
    resolveAlias: process.env.NEXT_PUBLIC_REQUEST_URL?.trim()
      ? { '@/components/hand-off/request-panel': './components/hand-off/delivery-panel.tsx' }
      : {},
  },
};

export default config;
