const NAME = 'FirstModules';

/** Where webpack's numbers of the first modules are written, in Next's build folder. */
export const FIRST_MODULES_FILE = 'first-modules.json';

/**
 * What takes longest to evaluate, in this order: React, its reader of page data, Next's router, and the time zones that a
 * browser loads with its first date format. scripts/export/start.js evaluates each of them in a task of its own.
 */
const FIRST = [
  /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
  /[\\/]react-server-dom-webpack-client\.browser\.production\.js$/,
  /[\\/]next[\\/]dist[\\/]client[\\/]components[\\/]app-router\.js$/,
  /[\\/]next[\\/]dist[\\/]client[\\/]components[\\/]layout-router\.js$/,
  /[\\/]lib[\\/]booking[\\/]chicago-date\.ts$/,
];

/** The files of scripts/webpack/split-scripts.mjs that pages load. */
const LOADED = /^(every-page|shared|app\/.*)$/;

/** Writes down by which numbers webpack calls them. A file that is no longer there stops the build. */
export const firstModules = {
  /** @param {import('next/dist/compiled/webpack/webpack').webpack.Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const { chunkGraph, modules } = compilation;
        // Next builds React twice, the other time for the pages router, which this site doesn't load.
        const numbers = [...modules]
          .filter((module) =>
            [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => LOADED.test(name ?? '')),
          )
          .map((module) => ({ file: module.nameForCondition() ?? '', id: chunkGraph.getModuleId(module) }));
        const ids = FIRST.map((wanted) => {
          const id = numbers.find(({ file }) => wanted.test(file))?.id ?? undefined;
          if (id === undefined)
            throw new Error(
              `No module matches ${wanted}. Adapt scripts/webpack/first-modules.mjs to the installed version of Next.`,
            );
          return String(id);
        });
        compilation.emitAsset(FIRST_MODULES_FILE, new sources.RawSource(JSON.stringify(ids)));
      });
    });
  },
};
