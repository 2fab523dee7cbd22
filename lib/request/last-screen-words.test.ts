import './sending-build.test-helper';
import { shopOf } from '@/lib/content/for-client';
import { siteContent } from '@/lib/content/load';
import { lastScreenWords, type LastScreenWords, type LastScreenFacts } from './last-screen-words';
import { bookingWith, contactWith, quoteWith } from './sample-summaries.test-helper';

const shop = shopOf(siteContent());
const { phone } = shop;
// Wednesday at 10 AM, Tuesday at 9:41 PM, and Wednesday at 1 AM.
const now = new Date('2026-11-25T16:00:00Z');
const night = { now: new Date('2026-11-25T03:41:00Z') };
const oneAM = { now: new Date('2026-11-25T07:00:00Z') };

type Changes = Partial<LastScreenFacts>;

const screenWith = (changes: Changes = {}) =>
  lastScreenWords({
    summary: bookingWith(),
    shop,
    now,
    way: 'text',
    isOpened: true,
    isReachable: true,
    ...changes,
  });

const summaryWith = (changes: Changes['summary'] | object) => ({ summary: { ...bookingWith(), ...changes } });
const tonight = summaryWith({ callFirst: true });
const over = summaryWith({ situation: 'over' });
const sorry = { id: 'lead', kind: 'refusal', label: 'ZIP code', value: 'Sorry, 80202 is outside.' };
const far = summaryWith({ situation: 'elsewhere', callFirst: true, rows: [sorry] });
// Nobody answers, so a call doesn't come first.
const farAtNight = { ...summaryWith({ situation: 'elsewhere', callFirst: false, rows: [sorry] }), ...night };
const opening = 'tomorrow at 7 AM';
const onlyCalls: Changes = { shop: { ...shop, email: undefined, textable: false }, way: 'call' };

/** The times, numbers and ZIP codes that the screen says. */
function factsOf({ title, text }: LastScreenWords) {
  const words = `${title} ${text}`.replaceAll('\u00a0', ' ');
  return (
    words.match(/(?:(?:\w+day|tomorrow) at )?\d+(?::\d+)?\s[AP]M|\d+ minutes|\(\d+\) [\d-]+|\b\d{5}\b/g) ?? []
  );
}

test.each<[what: string, Changes, facts: string[], main: string | undefined, canChoose: boolean]>([
  ['is in a text', {}, ['30 minutes'], 'text', true],
  ['is in a text at night', night, ['tomorrow at 7:30 AM'], 'text', true],
  ['is in a text at 1 AM', oneAM, ['7:30 AM'], 'text', true],
  ['is in a text for tonight', tonight, [phone], 'text', true],
  ['is in a text at night for tonight', { ...tonight, ...night }, [opening, phone], 'text', true],
  ['is in a text from afar', far, ['80202', phone], 'text', true],
  ['is in a text from afar at night', farAtNight, ['80202', phone, opening], 'text', true],
  ['is in an email', { way: 'email' }, ['30 minutes'], 'email', true],
  ['opened no app', { isOpened: false }, ['30 minutes'], 'text', true],
  ['comes from an unreachable visitor', { isReachable: false }, [], 'text', true],
  ['is in a call', { way: 'call' }, [], 'call', true],
  ['is in a call to a shop that only takes calls', onlyCalls, [], 'call', false],
  ['is too late', over, [], 'call', false],
  ['is on its way', { delivery: 'sending', ...tonight }, [], undefined, false],
  ['has arrived', { delivery: 'sent' }, ['30 minutes'], undefined, false],
  ['has arrived at night', { delivery: 'sent', ...night }, ['tomorrow at 7:30 AM'], undefined, false],
  ['has arrived from an unreachable visitor', { delivery: 'sent', isReachable: false }, [], undefined, false],
  ['has arrived for tonight', { delivery: 'sent', ...tonight }, [phone], 'call', false],
  [
    'has arrived from afar at night',
    { delivery: 'sent', ...farAtNight },
    ['80202', phone, opening],
    undefined,
    false,
  ],
  ['failed to arrive', { delivery: 'failed' }, [], 'retry', true],
  ['may not have arrived', { delivery: 'unknown', ...over }, [], 'retry', true],
])('a request that %s has these facts, this main button, and other ways or none', (_what, ...row) => {
  const [changes, facts, main, canChoose] = row;
  const screen = screenWith(changes);
  expect(factsOf(screen)).toEqual(facts);
  expect(screen.main).toBe(main);
  expect(screen.otherwise !== undefined).toBe(canChoose);
});

test('only a page that sends a request itself says that it was sent, or that we have it', () => {
  const claims = /we have|you sent|was sent/i;
  for (const changes of [{}, night, tonight, far, over, { way: 'email' }, { way: 'call' }] as Changes[]) {
    const { title, text } = screenWith(changes);
    expect(`${title} ${text}`).not.toMatch(claims);
  }
  expect(screenWith({ delivery: 'sent' }).title).toMatch(claims);
});

test('the words at the end are those of the way and of the kind of request', () => {
  expect(screenWith().title).toMatch(/messaging app/);
  expect(screenWith({ way: 'email' }).title).toMatch(/email app/);
  // Nothing opened, so there's nothing to press Send in.
  expect(screenWith({ isOpened: false }).title).not.toMatch(/app/);
  const aboutQuote = screenWith({ summary: quoteWith() }).text;
  expect(aboutQuote).not.toBe(screenWith().text);
  expect(screenWith({ summary: contactWith() }).text).toBe(aboutQuote);
});
