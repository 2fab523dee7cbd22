import { plainText } from '@/lib/text/plain-text';
import { subjectOf, summaryText, type Summary } from './summary';

/**
 * Returns a request as flat JSON, all text: the answers by field name, and the fields that form services expect. The
 * owner's fixed fields (`extra`) never replace an answer.
 */
export function requestBody(summary: Summary, page: string, extra: Readonly<Record<string, string>>): string {
  const { kind, reference, rows } = summary;
  const answers = rows.flatMap(({ fields }) => Object.entries(fields ?? {}));
  const given = answers.filter(([, value]) => value !== '').map(([name, value]) => [name, plainText(value)]);
  return JSON.stringify({
    ...extra,
    ...Object.fromEntries(given),
    subject: subjectOf(summary),
    message: summaryText(summary),
    reference,
    kind,
    page,
    // A trap for bots, which fill it in.
    _gotcha: '',
  });
}
