import { eagerModules } from './scripts/webpack/eager-modules.mjs';
import { firstModules } from './scripts/webpack/first-modules.mjs';
import { splitScripts } from './scripts/webpack/split-scripts.mjs';

/**
 * A project page (such as GitHub Pages) serves the site below a folder: BASE_PATH=/repo.
 * Everything else stands at the root.
 */
const basePath = process.env.BASE_PATH ?? '';

/** The scripts that browsers get. @type {import('next').NextConfig['webpack']} */
function browserScripts(webpack, { isServer, dev }) {
  if (isServer || dev) return webpack;
  // The one policy that makes script addresses is the start script's (scripts/export/start.js).
  delete webpack.output.trustedTypes;
  splitScripts(webpack);
  webpack.plugins.push(eagerModules, firstModules);
  return webpack;
}

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
  reactStrictMode: true,
  // A 404 page within the layout would travel in every page's payload: 18 KB of HTML each.
  experimental: { globalNotFound: true },
  webpack: browserScripts,
  // In development an edit of content/ shows at once: app/layout.tsx imports its files as plain text.
  turbopack: { rules: { '*': { condition: { query: '?watched' }, type: 'text' } } },
};

export default config;
