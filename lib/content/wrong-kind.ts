const kinds: Record<string, string> = {
  string: 'text between quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group in { }',
};

/**
 * Words for a value of the wrong kind: text where a number belongs, a bare text where a group belongs.
 * `own` is the schema's own rule ("must be a whole number of dollars …"), `about` its description of the field.
 */
export function theOtherKind(
  expected: string,
  found: unknown,
  shown: string,
  own: string,
  about: string | undefined,
): { wrong: string; remedy: string } {
  return {
    wrong: `is ${shown}, but ${own || `must be ${kinds[expected] ?? expected}`}.`,
    remedy:
      conversion(expected, found) ??
      (about ? `What belongs here: ${about}` : 'Write it as its neighbors are written.'),
  };
}

function conversion(expected: string, found: unknown): string | undefined {
  if (expected === 'number' || expected === 'int') return numberRemedy(expected, found);
  if (expected === 'string' && (typeof found === 'number' || typeof found === 'boolean'))
    return `Put it between quotation marks: "${found}".`;
  if (expected === 'boolean' && typeof found === 'string')
    return 'Write true or false, without quotation marks.';
  if (expected === 'array' && typeof found === 'string') return `Put it in square brackets: ["${found}"].`;
  if (expected === 'object' && typeof found === 'string')
    return `If it is a fact that can be a sample, write { "value": "${found}", "sample": false }.`;
  return undefined;
}

function numberRemedy(expected: string, found: unknown): string | undefined {
  const digits = typeof found === 'number' ? String(found) : /\d[\d,]*(\.\d+)?/.exec(String(found))?.[0];
  if (!digits) return undefined;
  const number = Number(digits.replaceAll(',', ''));
  const written = expected === 'int' ? Math.round(number) : number;
  return `Write ${written}: the number alone, without quotation marks.`;
}
