/**
 * A script of our own without its comments and indentation. No minifier: these scripts are written so that every comment
 * has its lines to itself, and a reader of the page's source may still read them.
 */
export function withoutComments(script: string): string {
  return script
    .replace(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}
