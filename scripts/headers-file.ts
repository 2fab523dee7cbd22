/**
 * Reads the headers for a path from the text of a `_headers` file, the way Cloudflare Pages and Netlify do. A rule is a
 * path, in which `*` matches anything, with its headers indented below it.
 */
export function headersIn(text: string, asked: string): [name: string, value: string][] {
  return text.split(/^(?=\/)/m).flatMap((rule) => {
    const [, path = '', end] = /^(\/.*?)(\*?)\s/.exec(rule) ?? [];
    const isMeant = path && (end ? asked.startsWith(path) : asked === path);
    const headers = isMeant ? [...rule.matchAll(/^\s+([\w-]+):\s*(.+)$/gm)] : [];
    return headers.map(([, name = '', value = '']): [string, string] => [name, value]);
  });
}
