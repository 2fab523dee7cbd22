/**
 * What somebody meant by what they typed: without blanks at the ends, so that blanks alone count as nothing. No more than
 * that: names and addresses stay as their owners write them. Cleaning twice changes nothing.
 */
export function cleanAnswer(typed: string): string {
  return typed.trim();
}
