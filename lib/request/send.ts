import * as z from 'zod/mini';

/** 'failed': the shop doesn't have it. 'unknown': it may have arrived. */
export type Outcome = 'sent' | 'failed' | 'unknown';

/** Sends a request: one POST with the two headers that all services accept. Never rejects. */
export async function sendRequest(url: string, body: string): Promise<Outcome> {
  if (!navigator.onLine) return 'failed';
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      credentials: 'omit',
      // A redirect leads to a web page, or to a service that the privacy policy doesn't name.
      redirect: 'manual',
      signal: AbortSignal.timeout(12_000),
    });
    if (response.ok) return readResponse(await response.text(), response.headers.get('Content-Type') ?? '');
    return response.status >= 400 && response.status < 500 ? 'failed' : 'unknown';
  } catch {
    return 'unknown';
  }
}

const group = z.record(z.string(), z.unknown());

/** Words with which services accept, alone: "Accepted", { "status": "success" }, { "ok": true }. */
const yes =
  /^(ok|okay|success|successful|succeeded|accepted|received|created|queued|sent|submitted|done|true|1)[.!]?$/i;
/** Words of a refusal, wherever they stand. A number, or another word, says nothing. */
const no =
  /\b(no|not|nok|false|fail(s|ed|ure)?|err(or)?|exception|fatal|invalid|denied|rejected|refused|forbidden|unauthorized|blocked|spam|expired|exceeded|disabled|missing|unknown|limit|too many)\b/i;
const noError = z.literal([false, null, 0, '', '0', 'none', 'false', 'null', 'no']);

/** What a value says of the request. A sentence that sounds like a refusal beside an acceptance is a doubt. */
function verdictOf(name: string, value: unknown): 'yes' | 'no' | 'doubt' | undefined {
  if (/^errors?(_?(message|description|code))?$/i.test(name))
    return noError.safeParse(value).success || isEmpty(value) ? undefined : 'no';
  const isFlag = /^(ok|success|sent|accepted|received|submitted|delivered)$/i.test(name);
  const isText = typeof value === 'string' && /^(status|result|message|state|outcome)$/i.test(name);
  if (!isFlag && !isText) return undefined;
  const text = String(value).trim();
  if (yes.test(text)) return 'yes';
  if (!no.test(text) && value !== 0) return undefined;
  return /^message$/i.test(name) ? 'doubt' : 'no';
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => noError.safeParse(one).success);

/** Each name and value of an answer, also one level down. */
const saidIn = (answer: Record<string, unknown>) =>
  Object.entries(answer).flatMap(([name, value]) => [
    [name, value] as const,
    ...Object.entries(group.safeParse(value).data ?? {}),
  ]);

/**
 * What a response with a good status says. 'sent' only for what services answer that took a request: nothing,
 * {}, or a word that accepts, and no refusal beside it. HTML may be a network's sign-in page.
 */
export function readResponse(text: string, type: string): Outcome {
  const trimmed = text.trim();
  if (/html/i.test(type) || trimmed.startsWith('<')) return 'unknown';
  if (trimmed === '') return 'sent';
  const answer = /^[{["]|^(null|true|false|-?\d+)$/.test(trimmed) ? parsed(trimmed) : { message: trimmed };
  const said = group.safeParse(typeof answer === 'string' ? { message: answer } : answer).data;
  if (!said) return answer === true ? 'sent' : answer === false ? 'failed' : 'unknown';
  if (Object.keys(said).length === 0) return 'sent';
  const verdicts = new Set(saidIn(said).map(([name, value]) => verdictOf(name, value)));
  if (verdicts.has('no')) return 'failed';
  if (verdicts.has('doubt')) return verdicts.has('yes') ? 'unknown' : 'failed';
  return verdicts.has('yes') ? 'sent' : 'unknown';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
