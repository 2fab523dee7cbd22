/** A project page (such as GitHub Pages) serves the site below a folder: BASE_PATH=/repo. */
const basePath = process.env.BASE_PATH ?? '';

/** The code that sends requests comes into the build with this alone (docs/decisions/request-delivery.md). */
const sendsRequests = {
  '@/components/hand-off/request-panel': './components/hand-off/delivery-panel.tsx',
};

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath,
  trailingSlash: process.env.TRAILING_SLASH === 'true',
  // A random id would change every page at every build; two builds of one commit must be identical.
  generateBuildId: () => 'site',
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  images: { unoptimized: true },
  poweredByHeader: false,
  // `npm test` checks the types, once, of the tests as well.
  typescript: { ignoreBuildErrors: true },
  // A 404 page within the layout would travel in every page's payload: 18 KB of HTML each.
  experimental: { globalNotFound: true },
  // In development an edit of content/ shows at once: app/layout.tsx imports its files as plain text.
  turbopack: {
    rules: { '*': { condition: { query: '?watched' }, type: 'text' } },
    resolveAlias: process.env.NEXT_PUBLIC_REQUEST_URL?.trim() ? sendsRequests : {},
  },
};

export default config;
