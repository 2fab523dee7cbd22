/**
 * The headers that the text of a `_headers` file gives a path, read as Cloudflare Pages and Netlify do: a path, where
 * `*` stands for anything, and below it, indented, its headers.
 */
export function headersIn(text: string, asked: string): [name: string, value: string][] {
  return text.split(/^(?=\/)/m).flatMap((rule) => {
    const [, path = '', end] = /^(\/.*?)(\*?)\s/.exec(rule) ?? [];
    const isMeant = path && (end ? asked.startsWith(path) : asked === path);
    const headers = isMeant ? [...rule.matchAll(/^\s+([\w-]+):\s*(.+)$/gm)] : [];
    return headers.map(([, name = '', value = '']): [string, string] => [name, value]);
  });
}
