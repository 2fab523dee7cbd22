import type { Finding, Item } from '../item';
import type { LaunchSite, WrittenText } from '../launch-site';

const at = ({ file, field }: { file: string; field: string }) => [file, field].filter(Boolean).join(': ');

/** Everything that is still marked as made up. */
export const markedSamples: Item = {
  id: 'samples',
  title: 'No samples are left',
  needs: 'content',
  find: ({ samples }) =>
    samples.map((sample) => ({
      place: at(sample),
      reason: `It is still a sample: "${sample.value}". ${sample.why}`,
      remedy: remedyFor(sample.file),
    })),
};

function remedyFor(file: string): string {
  if (file === 'content/testimonials.json')
    return 'Put what a customer really said there and write "sample": false, or remove the entry.';
  if (file === 'content/pages.json')
    return 'Have a lawyer read the text, correct it, and write "sample": false.';
  return 'Put the real one there, and write false after its sample mark.';
}

/** US numbers kept for fiction: 555-0100 to 555-0199 in every area. Source: North American Numbering Plan, 555 line numbers. */
const fictionNumber = /(?:\(\d{3}\)|\b\d{3})[-. ]*555[-. ]?01\d{2}\b/;

/** A phone number that nobody answers, whether or not it is marked as a sample. */
export const fictionPhone: Item = {
  id: 'fiction-phone',
  title: 'The phone number is a real one',
  needs: 'content',
  find: ({ written }) =>
    written.flatMap((text) => {
      const [number] = fictionNumber.exec(text.text) ?? [];
      return number
        ? [
            {
              place: at(text),
              reason: `${number} is from the range kept for fiction: nobody answers it.`,
              remedy: 'Write the number of the business.',
            },
          ]
        : [];
    }),
};

// Words of the preview that no real business has, for whoever took the mark away and left the sample.
const leftovers: readonly [RegExp, string][] = [
  [/loonlight/i, 'has the name that was made up for the preview'],
  [/\bSAMPLE[-_ ]?\d/, 'has a number that was made up for the preview'],
  [/^\W*(example text|sample customer)/i, 'is a testimonial that was made up for the preview'],
  [/will (stand|be named) here/i, 'still announces what should stand there'],
  [/\blorem ipsum\b|\b(TODO|TBD|XXX)\b/, 'is unfinished'],
  [/@\S+\.(example|test|invalid)\b|@example\.(com|org|net)\b/i, 'is a mailbox that cannot exist'],
];

/** What was made up and is no longer marked: testimonials, licence, address, names. */
export const unmarkedSamples: Item = {
  id: 'made-up',
  title: 'Nothing that was made up is left without its mark',
  needs: 'content',
  find: (site) =>
    site.written
      .filter((text) => !isMarked(text, site))
      .flatMap((text): Finding[] => {
        const [, reason] = leftovers.find(([pattern]) => pattern.test(text.text)) ?? [];
        return reason
          ? [
              {
                place: at(text),
                reason: `"${short(text.text)}" ${reason}.`,
                remedy: 'Put the real one there.',
              },
            ]
          : [];
      }),
};

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function isMarked({ file, field }: WrittenText, { samples }: LaunchSite): boolean {
  return samples.some(
    (sample) => sample.file === file && `${field} →`.startsWith(sample.field ? `${sample.field} →` : ''),
  );
}
