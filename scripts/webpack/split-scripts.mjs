/**
 * Which script goes into which file, for browsers. Next's own rules make a file of each library that two pages share, and one more
 * of their rest; here everything that every page needs is one file, and what the pages with script share another:
 * 4 KB less for `/` (docs/performance.md).
 * @param {{ optimization: { splitChunks?: unknown } }} webpack webpack's options, which it changes
 */
export function splitScripts(webpack) {
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
}
