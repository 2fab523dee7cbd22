import '@/lib/request/sending-build.test-helper';
import type { Way } from '@/lib/booking/ways';
import { siteContent } from '@/lib/content/load';
import { bookingWith, contactWith, quoteWith } from '@/lib/request/sample-summaries.test-helper';
import { resultScreen, type Screen } from './result-screen';
import type { Stage } from './stage';

const { business } = siteContent();
const { phone, email = '' } = business;
// Wednesday at 10 AM, Tuesday at 9:41 PM, and Wednesday at 1 AM.
const now = new Date('2026-11-25T16:00:00Z');
const night = new Date('2026-11-25T03:41:00Z');
const oneAM = new Date('2026-11-25T07:00:00Z');

const ready: Stage = { name: 'ready' };
const arrived: Stage = { name: 'sent' };
const send = (way: Way): Stage => ({ name: 'send', way });
const stuck = (way: Way): Stage => ({ name: 'stuck', way });
const done = (way: Way, at = now): Stage => ({ name: 'done', way, sentAt: at.toISOString() });

type Changes = Partial<Parameters<typeof resultScreen>[1]>;
const summaryWith = (changes: Partial<Changes['summary']>) => ({ summary: { ...bookingWith(), ...changes } });
const tonight = summaryWith({ callFirst: true });
const over = summaryWith({ situation: 'over' });
const far = summaryWith({ situation: 'elsewhere', callFirst: true });
// Nobody answers, so a call doesn't come first.
const farAtNight = { ...summaryWith({ situation: 'elsewhere', callFirst: false }), now: night };
const opening = 'Wednesday at 7 AM';
const unreachable = { isReachable: false };
const onlyTexts = { business: { ...business, email: undefined } };
const onlyCalls: Changes = { business: { ...onlyTexts.business, textable: false }, suggested: 'call' };

const screenAt = (stage: Stage, changes: Changes = {}) =>
  resultScreen(stage, {
    summary: bookingWith(),
    business,
    now,
    suggested: 'text',
    isReachable: true,
    ...changes,
  });

const kept = 'no main button, calendar print copy';
const keptAndCall = 'call, calendar print copy';

/** The times, numbers and addresses that the screen says. */
function factsOf({ title, text = '' }: Screen) {
  const words = `${title} ${text}`.replaceAll('\u00a0', ' ');
  return words.match(/(?:\w+day at )?\d+(?::\d+)?\s[AP]M|\d+ minutes|\(\d+\) [\d-]+|\S+@\S+\w/g) ?? [];
}

test.each<[what: string, Stage, Changes, facts: string[], buttons: string, shows: string]>([
  ['is ready', ready, {}, [], 'text, email call copy', 'code'],
  ['is ready, for a shop that only takes calls', ready, onlyCalls, [], 'call, copy', 'code'],
  ['is in a text', send('text'), {}, [], 'done, failed', 'code'],
  ['is in a text, for tonight', send('text'), tonight, [phone], 'done, failed', 'code'],
  // A computer may have no app for emails.
  ['is in an email', send('email'), {}, [], 'done, copy failed', 'code'],
  ['is in a call', send('call'), {}, [], 'done, failed', 'number'],
  ['opened no app', stuck('text'), {}, [phone, email], 'copy, text email call done', 'code'],
  ['opened no app, without email', stuck('text'), onlyTexts, [phone], 'copy, text call done', 'code'],
  ['opened no app, for tonight', stuck('text'), tonight, [phone, email], 'call, text email done', 'code'],
  ['dialed no number', stuck('call'), {}, [], 'call, text email done', 'number code'],
  ['is too late', ready, over, [], 'call, done', ''],
  ['is too late and opened no app', stuck('text'), over, [], 'call, done', ''],
  ['failed to arrive', { name: 'failed' }, {}, [], 'retry, text email call copy', 'code'],
  ['failed to arrive, for tonight', { name: 'failed' }, tonight, [], 'call, retry text email copy', 'code'],
  ['was texted', done('text'), {}, ['10:30 AM'], kept, 'over'],
  ['was texted at night', done('text', night), {}, ['Wednesday at 7:30 AM'], kept, 'over'],
  ['was texted by an unreachable visitor', done('text'), unreachable, [], kept, 'over'],
  ['was texted for tonight', done('text'), tonight, [], keptAndCall, 'over'],
  // The advice is that of the evening, although it is morning now.
  ['was texted at night for tonight', done('text', night), tonight, [opening], keptAndCall, 'over'],
  ['was texted at 1 AM for tonight', done('text', oneAM), tonight, ['7 AM'], keptAndCall, 'over'],
  ['was texted from afar', done('text'), far, [], keptAndCall, 'over'],
  ['was texted from afar at night', done('text', night), farAtNight, [phone, opening], kept, 'over'],
  ['was a call', done('call'), tonight, [phone], kept, 'over'],
  ['is on its way', { name: 'sending' }, tonight, [], kept, 'over'],
  ['has arrived', arrived, {}, ['30 minutes'], kept, 'over'],
  ['has arrived at night', arrived, { now: night }, ['Wednesday at 7:30 AM'], kept, 'over'],
  ['has arrived from an unreachable visitor', arrived, unreachable, [], kept, 'over'],
  ['has arrived for tonight', arrived, tonight, [phone], keptAndCall, 'over'],
  ['has arrived from afar at night', arrived, farAtNight, [phone, opening], kept, 'over'],
])('a request that %s has these facts and buttons', (_what, ...[stage, changes, facts, buttons, shows]) => {
  const screen = screenAt(stage, changes);
  expect(factsOf(screen)).toEqual(facts);
  expect(`${screen.main ?? 'no main button'}, ${screen.others.join(' ')}`).toBe(buttons);
  const shown = [screen.showsNumber && 'number', screen.showsCode && 'code', screen.isOver && 'over'];
  expect(shown.filter(Boolean).join(' ')).toBe(shows);
});

// All other tests recognize these screens by their facts and buttons.
test.each<[Stage, RegExp]>([
  [send('text'), /messaging app/],
  [{ name: 'sending' }, /sending/i],
  [arrived, /we have/i],
  [{ name: 'failed' }, /wasn’t/],
  [{ name: 'unknown' }, /may not/],
])('the screen of %j says where the request is', (stage, words) => {
  const { title, text } = screenAt(stage);
  expect(`${title} ${text}`).toMatch(words);
});

test('the words after a request are those of its kind: a call, a booking, or a question', () => {
  const textAt = (...given: Parameters<typeof screenAt>) => screenAt(...given).text;
  expect(textAt(ready, onlyTexts)).toBe(textAt(ready));
  expect(textAt(ready, onlyCalls)).toContain(textAt(send('call')));
  const aboutQuote = textAt(done('text'), { summary: quoteWith() });
  expect(textAt(done('text'))).not.toBe(aboutQuote);
  expect(textAt(done('text'), { summary: contactWith() })).toBe(aboutQuote);
  expect(screenAt(done('text')).stamp).toMatch(/sent .*Wednesday at 10\sAM/);
  expect(screenAt(done('call')).stamp).toMatch(/called .*Wednesday at 10\sAM/);
});
