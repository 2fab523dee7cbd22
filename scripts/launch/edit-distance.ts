/** How many letters have to be put in, taken away or changed to make one word the other (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (let column = 0; column < to.length; column += 1) {
      const [left = 0, above = 0, across = 0] = [next[column], row[column + 1], row[column]];
      next.push(Math.min(left + 1, above + 1, across + (letter === to[column] ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
