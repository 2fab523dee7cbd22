type Header = [name: string, value: string];

/**
 * Reads a `_headers` file as Cloudflare Pages and Netlify do: a path, where `*` stands for anything,
 * and below it, indented, its headers. Returns a function that gives the headers for a path.
 */
export function headersIn(text: string): (path: string) => Header[] {
  const blocks: { path: string; headers: Header[] }[] = [];
  for (const line of text.split('\n')) {
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name) blocks.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/')) blocks.push({ path: line.trim(), headers: [] });
  }
  return (asked) =>
    blocks
      .filter(({ path }) => (path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path))
      .flatMap(({ headers }) => headers);
}
