/** Cuts `text` to at most `units` UTF-16 code units, never splitting a surrogate pair. */
export function cutText(text: string, units: number): string {
  const cut = text.slice(0, Math.max(0, units));
  const splitsPair = cut.length < text.length && /[\ud800-\udbff]$/.test(cut);
  return splitsPair ? cut.slice(0, -1) : cut;
}

/**
 * Text that is safe for other programs: "\n" line endings, lone surrogates replaced
 * (percent-encoding would throw), no control characters, which truncate messages in some apps, and
 * no direction overrides or invisible characters.
 */
export function plainText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[\u2028\u2029]/g, ' ')
      // Joiners (U+200C, U+200D) and the emoji selector change what one sees.
      .replace(/(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/(?![\n\t])\p{Cc}/gu, '')
  );
}

/**
 * Replaces the names in braces that have a value: `fillText(texts.subject, { reference })`. Others
 * stay as written, those of built-in properties too.
 */
export function fillText(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replace(
    /\{(\w+)\}/g,
    (written, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? written,
  );
}
