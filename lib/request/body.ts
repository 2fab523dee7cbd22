import { plainText } from '@/lib/text/plain-text';
import { subjectOf, summaryText, type Summary } from './summary';

/**
 * Returns a request as flat JSON in which every value is a text. It has the answers by field name, and the fields that
 * form services expect. The owner's fixed fields (`extra`) never replace an answer.
 */
export function requestBody(summary: Summary, page: string, extra: Readonly<Record<string, string>>): string {
  const { kind, reference, rows } = summary;
  const answers = rows.flatMap(({ fields }) => Object.entries(fields ?? {}));
  const answered = answers.filter(([, value]) => value !== '');
  const plainAnswers = answered.map(([name, value]) => [name, plainText(value)]);
  return JSON.stringify({
    ...extra,
    ...Object.fromEntries(plainAnswers),
    subject: subjectOf(summary),
    message: summaryText(summary),
    reference,
    kind,
    page,
    // This field is a trap for bots, because only they fill it in.
    _gotcha: '',
  });
}
