/** The headers for a path in a `_headers` file, read the way Cloudflare Pages and Netlify do. `*` matches anything. */
export function headersIn(text: string, asked: string): [name: string, value: string][] {
  const rules = text.split(/^(?=\/)/m).filter((rule) => {
    const [, path = '', star] = /^(\/.*?)(\*?)\s/.exec(rule) ?? [];
    return path && (star ? asked.startsWith(path) : asked === path);
  });
  const headers = rules.flatMap((rule) => [...rule.matchAll(/^\s+([\w-]+):\s*(.+)$/gm)]);
  return headers.map(([, name = '', value = '']) => [name, value]);
}
