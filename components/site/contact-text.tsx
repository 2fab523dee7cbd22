import { TextLink } from '@/components/ui/text-link';
import type { Business } from '@/lib/content/business';
import { phoneHref } from '@/lib/hand-off/phone';

/** The two facts that a sentence can be followed by: a call, an e-mail. */
export type Contact = Pick<Business, 'phone' | 'email'>;

/** A sentence of content in which the business's phone number and e-mail address are links. */
export function ContactText({ text, contact: { phone, email } }: { text: string; contact: Contact }) {
  return splitAt(text, [phone.value, email.value]).map((part, index) => {
    if (part === phone.value)
      return (
        <TextLink key={index} href={phoneHref(part)} className="whitespace-nowrap tabular-nums">
          {part}
        </TextLink>
      );
    if (part === email.value)
      return (
        <TextLink key={index} href={`mailto:${part}`}>
          {part}
        </TextLink>
      );
    return part;
  });
}

/** The text in pieces: those that are one of `marks`, and what stands between them. */
function splitAt(text: string, marks: readonly string[]): string[] {
  return marks.reduce(
    (parts, mark) =>
      parts.flatMap((part) =>
        marks.includes(part)
          ? [part]
          : part.split(mark).flatMap((rest, index) => (index ? [mark, rest] : [rest])),
      ),
    [text],
  );
}
