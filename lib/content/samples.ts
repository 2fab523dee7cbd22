import { fieldInWords, valueAt, walk } from './places';

/** Something that was made up for the preview and has to be replaced before launch. */
export type Sample = { file: string; field: string; value: string; why: string };

// Why a sample may not go live, where there is more to say than that it was made up.
const reasons: Record<string, string> = {
  'business.json name': 'The name is a sample; the real one appears on every page and in search results.',
  'business.json siteAddress':
    'The address of the site is a sample; search engines would be sent to a place that does not exist.',
  'business.json phone': 'The number is from the range kept for fiction: nobody answers it.',
  'business.json email': 'The mailbox is a sample: nobody reads it.',
  'business.json address': 'The address is a sample: nobody is there.',
  'business.json license': 'The license number is a sample; a false one misleads customers.',
  'business.json insurance': 'The insurance is a sample; a false one misleads customers.',
  'business.json feeCredit': 'It must be what the business really does (Minn. Stat. 325D.44).',
  'business.json ratingSource': 'A rating without its true source and month misleads customers.',
  'home.json services → priceCovers':
    'What the price covers must be what the business really does (Minn. Stat. 325D.44).',
  'home.json services → priceChanges':
    'What can change the price must be what the business really does (Minn. Stat. 325D.44).',
  'pages.json privacy': 'The policy in privacy.md is a draft that a lawyer should read.',
  'pages.json terms': 'The terms in terms.md are a draft that a lawyer should read.',
};
const reasonByFile: Record<string, string> = {
  'testimonials.json': 'Nobody said this; showing an invented review as real is unlawful (16 CFR 465).',
  'areas.json': 'The neighborhoods were chosen for the preview; put those that the business really serves.',
};
const reasonOtherwise = 'Made up for the preview; put the real one there.';

/**
 * Everything that is marked as a sample in the JSON files (by file name: "business.json").
 * `"sample": true` marks its group; `"brandsSample": true` marks its neighbor "brands".
 */
export function listSamples(values: Readonly<Record<string, unknown>>): Sample[] {
  return Object.entries(values).flatMap(([file, content]) =>
    [...walk(content)].flatMap(({ path, value }) => {
      const key = path.at(-1);
      if (value !== true || typeof key !== 'string' || !/(^s|S)ample$/.test(key)) return [];
      const place = key === 'sample' ? path.slice(0, -1) : [...path.slice(0, -1), key.replace(/Sample$/, '')];
      const why = reasons[`${file} ${place.join(' → ')}`] ?? reasonByFile[file] ?? reasonOtherwise;
      return [
        {
          file: `content/${file}`,
          field: fieldInWords(content, place),
          value: shown(valueAt(content, place)),
          why,
        },
      ];
    }),
  );
}

/** What a sample says, in one short line: its words, or its figures where it has none. */
function shown(value: unknown): string {
  const found = [...walk(value)].filter(({ path }) => path.at(-1) !== 'id').map((one) => one.value);
  const words = found.filter((one) => typeof one === 'string');
  const text = (words.length > 0 ? words : found.filter((one) => typeof one === 'number')).join(', ');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
