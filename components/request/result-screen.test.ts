import '@/lib/request/sending-build.test-helper';
import { siteContent } from '@/lib/content/load';
import { weekdays } from '@/lib/hours/dates';
import { headline } from '@/lib/hours/headline';
import { bookingWith, contactWith, quoteWith } from '@/lib/request/sample-summaries.test-helper';
import { resultScreen } from './result-screen';
import type { Stage } from './stage';

const { business } = siteContent();
const { phone, email = '' } = business;
const now = new Date('2026-11-25T16:00:00Z');
const sentAt = now.toISOString();

type Changes = Partial<Parameters<typeof resultScreen>[1]>;

const screenAt = (stage: Stage, changes: Changes = {}) =>
  resultScreen(stage, {
    summary: bookingWith(),
    business,
    now,
    suggested: 'text',
    isReachable: true,
    ...changes,
  });

const wordsAt = (stage: Stage, changes?: Changes) => {
  const { title, text = '' } = screenAt(stage, changes);
  return `${title} ${text}`;
};

test.each([
  ['text', /press Send in your messaging app/],
  ['email', /press Send in your email/],
  ['call', /Call us.* while you talk/],
] as const)('after %s, the title says what to do next', (way, words) => {
  expect(wordsAt({ name: 'send', way })).toMatch(words);
});

test('if no app opened, the text has the phone number and the email address that take a request', () => {
  expect(wordsAt({ name: 'stuck', way: 'text' })).toContain(`text it to ${phone} or email it to ${email}`);
  const onlyTexts = { business: { ...business, email: undefined } };
  expect(wordsAt({ name: 'stuck', way: 'text' }, onlyTexts)).toContain(`text it to ${phone}.`);
  const onlyEmail = { business: { ...business, textable: false } };
  expect(wordsAt({ name: 'stuck', way: 'email' }, onlyEmail)).not.toContain(phone);
});

test('a request that is ready to send offers every way to send it, or only a call', () => {
  expect(wordsAt({ name: 'ready' })).toMatch(/Choose how to send it.*call/);
  const onlyCalls = { business: { ...business, textable: false, email: undefined } };
  expect(wordsAt({ name: 'ready' }, onlyCalls)).not.toMatch(/Choose/);
});

test('after sending, the screen says when we reply and that nothing is booked yet', () => {
  const done = { name: 'done', way: 'text', sentAt } as const;
  expect(wordsAt(done)).toMatch(/by 10:30\sAM\. Your visit is booked once we confirm/);
  for (const summary of [quoteWith(), contactWith()])
    expect(wordsAt(done, { summary })).toMatch(/We won’t book anything until you say so/);
  expect(wordsAt(done, { business: { ...business, replyMinutes: undefined } })).toMatch(
    /^Thanks\. We’ll look for your request\. Your/,
  );
  for (const stage of [done, { name: 'sent' }] as const) {
    expect(wordsAt(stage)).toMatch(/get back/);
    expect(wordsAt(stage, { isReachable: false })).not.toMatch(/get back/);
  }
});

test('while the shop is closed, the end of a booking and the first screen promise a reply at the same hour', () => {
  const days = weekdays.slice(1, 6);
  const hours = [{ days, opens: '08:00', closes: '17:00' }];
  const shop = { ...business, hours, emergency: undefined, replyMinutes: 120 };
  const sunday = new Date('2026-12-06T16:00:00Z');
  const done = { name: 'done', way: 'text', sentAt: sunday.toISOString() } as const;
  const { title } = screenAt(done, { business: shop, now: sunday });
  expect(title).toMatch(/^We’ll get back to you by Tuesday at 10\sAM\.$/);
  expect(headline(shop, sunday).note).toMatch(/ confirm by Tuesday at 10\sAM\.$/);
});

test('a request for tonight says why to call, before and after sending', () => {
  const summary = { ...bookingWith(), callFirst: true };
  expect(wordsAt({ name: 'send', way: 'text' }, { summary })).toContain(`Call us at ${phone}.`);
  expect(wordsAt({ name: 'done', way: 'text', sentAt }, { summary })).not.toMatch(/all set|get back/);
  expect(wordsAt({ name: 'done', way: 'call', sentAt }, { summary })).toMatch(/Thanks for calling/);
});

test('a request that was sent at night still says in the morning when we see it', () => {
  const atNight = '2026-11-25T03:41:00Z';
  const summary = { ...bookingWith(), callFirst: true };
  const done = { name: 'done', way: 'text', sentAt: atNight } as const;
  const { title } = screenAt(done, { summary, now: new Date('2026-11-25T16:00:00Z') });
  expect(title).toMatch(/^We’ll see your request when we open Wednesday at 7\sAM\.$/);
});

test('a request from a state that we don’t serve promises no reply and no visit, also while nobody answers', () => {
  const summary = { ...bookingWith(), visitKind: 'elsewhere', callFirst: false } as const;
  const shop = { ...business, emergency: undefined };
  const atNight = new Date('2026-11-25T03:41:00Z');
  const done = { name: 'done', way: 'text', sentAt: atNight.toISOString() } as const;
  for (const stage of [done, { name: 'sent' }, { name: 'send', way: 'text' }] as const) {
    const words = wordsAt(stage, { summary, business: shop, now: atNight });
    expect(words).toMatch(/outside our service area\..*Call us at .* when we open Wednesday at 7\sAM\./);
    expect(words).not.toMatch(/get back|booked|We’ll get it/);
    expect(screenAt(stage, { summary, business: shop, now: atNight }).main).not.toBe('call');
  }
});

test('while somebody answers, a visitor from a state that we don’t serve is asked to call now', () => {
  const summary = { ...bookingWith(), visitKind: 'elsewhere', callFirst: true } as const;
  const words = wordsAt({ name: 'send', way: 'text' }, { summary });
  expect(words).toContain(`Call us at ${phone}.`);
  expect(words).not.toMatch(/when we open/);
});

test.each(['ready', 'send', 'stuck'] as const)(
  'a request that is too late at stage “%s” only asks for another time or a call',
  (name) => {
    const summary = { ...bookingWith(), visitKind: 'over' } as const;
    const stage = name === 'ready' ? { name } : ({ name, way: 'text' } as const);
    const { title, main, others } = screenAt(stage, { summary });
    expect([title, main, others]).toEqual([expect.stringMatching(/too late/), 'call', ['done']]);
  },
);

const tonight = { summary: { ...bookingWith(), callFirst: true } };

test.each<[string, Stage, Changes, main: string | undefined, others: string[]]>([
  ['is ready', { name: 'ready' }, {}, 'text', ['email', 'call', 'copy']],
  ['is in a text', { name: 'send', way: 'text' }, {}, 'done', ['failed']],
  [
    'is in an email, which a computer may have no app for',
    { name: 'send', way: 'email' },
    {},
    'done',
    ['copy', 'failed'],
  ],
  ['opened no app', { name: 'stuck', way: 'text' }, {}, 'copy', ['text', 'email', 'call', 'done']],
  [
    'is for tonight and opened no app',
    { name: 'stuck', way: 'text' },
    tonight,
    'call',
    ['text', 'email', 'done'],
  ],
  ['dialed no number', { name: 'stuck', way: 'call' }, {}, 'call', ['text', 'email', 'done']],
  ['was sent', { name: 'done', way: 'text', sentAt }, {}, undefined, ['calendar', 'print', 'copy']],
  ['was a call', { name: 'done', way: 'call', sentAt }, tonight, undefined, ['calendar', 'print', 'copy']],
  ['failed to arrive', { name: 'failed' }, {}, 'retry', ['text', 'email', 'call', 'copy']],
  ['may not have arrived', { name: 'unknown' }, {}, 'retry', ['text', 'email', 'call', 'copy']],
  [
    'is for tonight and failed to arrive',
    { name: 'failed' },
    tonight,
    'call',
    ['retry', 'text', 'email', 'copy'],
  ],
])('a request that %s has its buttons in this order', (_what, stage, changes, main, others) => {
  const screen = screenAt(stage, changes);
  expect([screen.main, screen.others]).toEqual([main, others]);
});
