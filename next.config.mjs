/**
 * A project page (such as GitHub Pages) serves the site below a folder: BASE_PATH=/repo.
 * Everything else stands at the root.
 */
const basePath = process.env.BASE_PATH ?? '';

/**
 * Which script goes into which file, for browsers. Next's own rules make a file of each library that two pages share, and one more
 * of their rest; here everything that every page needs is one file, and what the pages with script share another:
 * 4 KB less for `/` (docs/performance.md).
 * @type {import('next').NextConfig['webpack']}
 */
function splitScripts(webpack, { isServer, dev }) {
  if (isServer || dev) return webpack;
  // The one policy that makes script addresses is the start script's (scripts/export/start.js).
  delete webpack.output.trustedTypes;
  const named = (/** @type {RegExp} */ name) => (/** @type {{ name?: string }} */ chunk) =>
    name.test(chunk.name ?? '');
  const isScript = (/** @type {{ type: string }} */ module) => module.type !== 'css/mini-extract';
  webpack.optimization.splitChunks = {
    chunks: 'initial',
    minSize: 0,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      everyPage: {
        name: 'every-page',
        enforce: true,
        priority: 20,
        chunks: named(/^(main-app$|app\/)/),
        // The page that stands in for a broken one belongs to every page, too.
        test: (
          /** @type {{ type: string }} */ module,
          /** @type {{ chunkGraph: { getModuleChunksIterable: (module: unknown) => Iterable<{ name?: string }> } }} */ {
            chunkGraph,
          },
        ) =>
          isScript(module) &&
          [...chunkGraph.getModuleChunksIterable(module)].some(named(/^(main-app|app\/global-error)$/)),
      },
      shared: {
        name: 'shared',
        enforce: true,
        priority: 10,
        minChunks: 2,
        chunks: named(/^app\//),
        test: isScript,
      },
    },
  };
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
  webpack: splitScripts,
};

export default config;
