/**
 * A title on as few lines of at most `limit` characters as possible, about equally long, as
 * `text-wrap: balance` does in a browser. Lines break at spaces only; a longer word gets its own line.
 */
export function balancedLines(title: string, limit: number): string[] {
  let lines = filledLines(title, limit);
  for (let narrower = limit - 1; narrower > 0; narrower -= 1) {
    const tried = filledLines(title, narrower);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines;
}

/** Each line as full as it can be. */
function filledLines(title: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= limit)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
