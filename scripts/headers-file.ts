/**
 * Reads the headers for a path from a `_headers` file, the way Cloudflare Pages and Netlify do. A rule is a path, in
 * which `*` matches anything, with its headers indented below it.
 */
export function headersIn(text: string, asked: string): [name: string, value: string][] {
  const rules = text.split(/^(?=\/)/m).filter((rule) => {
    const [, path = '', star] = /^(\/.*?)(\*?)\s/.exec(rule) ?? [];
    return path && (star ? asked.startsWith(path) : asked === path);
  });
  const headers = rules.flatMap((rule) => [...rule.matchAll(/^\s+([\w-]+):\s*(.+)$/gm)]);
  return headers.map(([, name = '', value = '']) => [name, value]);
}
