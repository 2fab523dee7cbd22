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
    if (response.ok) return readAnswer(await response.text(), response.headers.get('Content-Type') ?? '');
    return response.status >= 400 && response.status < 500 ? 'failed' : 'unknown';
  } catch {
    return 'unknown';
  }
}

const isNo = (value: unknown) => !value || /^(false|no|0)$/i.test(String(value));
const isError = (value: unknown) =>
  value === false ||
  /^\W*(error|fail|bad|invalid|denied|reject|refused|forbidden|unauthorized)/i.test(String(value)) ||
  (Number(value) >= 400 && Number(value) < 600) ||
  Number(value) < 0;
const isSomething = (value: unknown) => Boolean(value) && !['[]', '{}'].includes(JSON.stringify(value));

/** How services report a failure in an answer with a good status, by lower-case name. */
const refusals = new Map([
  ['ok', isNo],
  ['success', isNo],
  ['status', isError],
  ['result', isError],
  ['code', isError],
  ['statuscode', isError],
  ['error', isSomething],
  ['errors', isSomething],
]);

/**
 * What an answer with a good status says. HTML may be a network's sign-in page; webhooks answer
 * without a body or with a word such as "Accepted".
 */
export function readAnswer(text: string, type: string): Outcome {
  if (/html/i.test(type) || text.trimStart().startsWith('<')) return 'unknown';
  let answer: unknown = text;
  try {
    answer = JSON.parse(text);
  } catch {
    if (/json/i.test(type)) return 'unknown';
  }
  return [answer].flat().some(isRefusal) ? 'failed' : 'sent';
}

function isRefusal(answer: unknown): boolean {
  if (typeof answer !== 'object') return isError(answer);
  return Object.entries({ ...answer }).some(([name, value]) => refusals.get(name.toLowerCase())?.(value));
}
