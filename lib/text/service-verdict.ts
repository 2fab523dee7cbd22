import * as z from 'zod/mini';

const group = z.record(z.string(), z.unknown());

/** The names and values of an answer, if it has any. */
export const groupIn = (answer: unknown) => group.safeParse(answer).data;

/** Words with which services accept, alone: "Accepted", { "status": "success" }, { "ok": true }. */
const yes =
  /^(ok|okay|success|successful|succeeded|accepted|received|created|queued|sent|submitted|done|true|1)[.!]?$/i;
/** Words of a refusal, wherever they stand. A number, or another word, says nothing. */
const no =
  /\b(no|not|nok|false|fail(s|ed|ure)?|err(or)?|exception|fatal|invalid|denied|rejected|refused|forbidden|unauthorized|blocked|spam|expired|exceeded|disabled|missing|unknown|limit|too many)\b/i;
const noError = z.literal([false, null, 0, '', '0', 'none', 'false', 'null', 'no']);

/** What a value says of a request. A sentence that sounds like a refusal beside an acceptance is a doubt. */
function verdictOf(name: string, value: unknown): 'yes' | 'no' | 'doubt' | undefined {
  if (/^errors?(_?(message|description|code))?$/i.test(name))
    return noError.safeParse(value).success || isEmpty(value) ? undefined : 'no';
  const isFlag = /^(ok|success|sent|accepted|received|submitted|delivered)$/i.test(name);
  const isText = typeof value === 'string' && /^(status|result|message|state|outcome)$/i.test(name);
  if (!isFlag && !isText) return undefined;
  const text = String(value).trim();
  if (yes.test(text)) return /^(ok|success|status|result|message)$/i.test(name) ? 'yes' : undefined;
  if (!no.test(text) && value !== 0) return undefined;
  return /^message$/i.test(name) ? 'doubt' : 'no';
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => noError.safeParse(one).success);

/** What an answer says by its names and values, also one level down. */
export function verdictsIn(answer: Record<string, unknown>) {
  const said = Object.entries(answer).flatMap(([name, value]) => [
    [name, value] as const,
    ...Object.entries(groupIn(value) ?? {}),
  ]);
  return new Set(said.map(([name, value]) => verdictOf(name, value)));
}
