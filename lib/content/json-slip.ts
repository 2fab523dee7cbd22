const typographic = /[“”„‘’'`]/;

/** A slip at a position of the text, in words that go on from the file and the line. */
export class JsonSlip extends Error {
  constructor(
    readonly position: number,
    readonly wrong: string,
    readonly remedy: string,
  ) {
    super(wrong);
  }
}

/** What stands where a value or a name should: `start` is its first character, `word` goes on up to the next mark. */
export function notAValue(position: number, start: string, word: string): JsonSlip {
  if (start === '') return new JsonSlip(position, 'ends too early.', 'Put back what is missing at the end.');
  if (start === '/')
    return new JsonSlip(position, 'has a comment.', 'Remove it: this kind of file takes none.');
  if (typographic.test(start))
    return new JsonSlip(position, `has ${start} as a quotation mark.`, 'Use straight ones: "like this".');
  if (word === '')
    return new JsonSlip(
      position,
      `has ${start} where a value should stand.`,
      'Write the value, or remove the line.',
    );
  if (/\d/.test(word))
    return new JsonSlip(
      position,
      `has ${word}, which is not a number.`,
      'A number is digits alone, such as 89. Anything else stands between quotation marks.',
    );
  return new JsonSlip(
    position,
    `has ${word} without quotation marks.`,
    'Put it between straight ones: "like this".',
  );
}

/** What stands between two entries of a list or group instead of a comma: `mark`, after the blanks in `between`. */
export function noComma(opening: number, end: number, mark: string, between: string): JsonSlip {
  if (mark === '')
    return new JsonSlip(
      opening,
      'opens here and is never closed.',
      'Put back the closing } or ] further down.',
    );
  if (!between.includes('\n'))
    return new JsonSlip(
      end,
      `has ${mark} where a comma should stand.`,
      'Put a comma between the two, or write quotation marks within a text as “ and ”.',
    );
  return new JsonSlip(end, 'has no comma at its end.', 'Put a comma at the end of this line.');
}
