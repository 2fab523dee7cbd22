import { parse } from 'acorn';

const NAME = 'EagerModules';
/** Stands for this plugin in the names of the files it changes. Raise it when it writes them in another way. */
const VERSION = '1';

/**
 * Puts parentheses around the function of each module: `1:(e,t)=>{}` becomes `1:((e,t)=>{})`. Browsers take this as a sign
 * that the function will be called soon, and read it while the file arrives, beside the page; without it they skip it at
 * first and read it once more when it is called, and the page stands still meanwhile. Source: V8's "possibly invoked function
 * expressions" (v8.dev, "Blazingly fast parsing, part 2: lazy parsing"). What it brings: docs/performance.md.
 */
export const eagerModules = {
  /** @param {import('next/dist/compiled/webpack/webpack').webpack.Compiler} compiler */
  apply(compiler) {
    const { Compilation, javascript, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      javascript.JavascriptModulesPlugin.getCompilationHooks(compilation).chunkHash.tap(
        NAME,
        (_chunk, hash) => {
          hash.update(`${NAME} ${VERSION}`);
        },
      );
      // After the minifier, which would take them away.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const name of Object.keys(assets).filter((name) => name.endsWith('.js')))
          compilation.updateAsset(
            name,
            (source) => new sources.RawSource(withEagerModules(String(source.source()))),
          );
      });
    });
  },
};

/**
 * @param {string} script a file of webpack's
 * @returns {string} the same with its modules in parentheses; a file without modules comes back as it is
 */
export function withEagerModules(script) {
  const modules = parse(script, { ecmaVersion: 'latest' }).body.flatMap(modulesOf);
  return modules.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    script,
  );
}

/**
 * The functions in `(self.webpackChunk…).push([[…], {1: function, …}, …])`.
 * @param {import('acorn').AnyNode} statement
 * @returns {import('acorn').AnyNode[]} in the order of the text
 */
function modulesOf(statement) {
  const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  const calls = call?.type === 'SequenceExpression' ? call.expressions : [call];
  return calls.flatMap((call) => {
    const isPush =
      call?.type === 'CallExpression' &&
      call.callee.type === 'MemberExpression' &&
      call.callee.property.type === 'Identifier' &&
      call.callee.property.name === 'push';
    const [pushed] = isPush ? call.arguments : [];
    const modules = pushed?.type === 'ArrayExpression' ? pushed.elements[1] : undefined;
    if (modules?.type !== 'ObjectExpression') return [];
    return modules.properties.flatMap((property) =>
      property.type === 'Property' && /Function/.test(property.value.type) && !property.method
        ? [property.value]
        : [],
    );
  });
}
