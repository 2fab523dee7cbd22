/** The words as a line or a sentence of their own, however they are typed. The first group stands before them. */
function sentence(words: string) {
  const typed = words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/[’']/g, "[’']");
  return new RegExp(`(^|\\n|[.!?] )${typed}(?:[.!?](?=[ \\n]|$)|(?=\\n|$))`, 'iu');
}

/** Whether a description has a symptom's words. */
export const hasSymptom = (text: string, words: string) => sentence(words).test(text);

/** The description with a symptom's words as its last sentence; without them, if it has them. The rest stays. */
export function toggleSymptom(text: string, words: string): string {
  const blank = /[.!?]$/.test(text) ? ' ' : '\n';
  return hasSymptom(text, words) ? without(text, words) : `${text}${text && blank}${words}.`;
}

function without(text: string, words: string): string {
  const found = sentence(words).exec(text);
  if (!found) return text;
  const [match, lead = ''] = found;
  const before = text.slice(0, found.index) + lead;
  const after = text.slice(found.index + match.length);
  // A blank or a line break goes with them: the one that follows, or at the end the one before.
  return without(after === '' ? before.slice(0, -1) : before + after.slice(1), words);
}
