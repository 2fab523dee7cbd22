import { buildSync } from 'esbuild';
import path from 'node:path';
import { TARGET } from './script-text';

/**
 * One script, without React, of a file of the house and all that it imports.
 * @param file from the project's folder
 * @param start the exported function that is called at once
 * @param settings what it is given, as JSON
 * @throws Error if it can't be bundled; why is told on the screen
 */
export function earlyScript(file: string, start: string, settings: unknown): string {
  const contents = `import { ${start} } from ${JSON.stringify(`./${file}`)};\n${start}(${JSON.stringify(settings)});`;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    tsconfig: path.join(process.cwd(), 'tsconfig.json'),
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    minify: true,
    target: TARGET,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return (outputFiles[0]?.text ?? '').trim();
}
