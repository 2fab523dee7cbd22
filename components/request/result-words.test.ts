import { siteContent } from '@/lib/content/load';
import { bookingWith, contactWith, quoteWith } from '@/lib/request/sample-summaries.test-helper';
import { resultWords } from './result-words';
import type { Stage } from './stage';

const { business } = siteContent();
const { phone, email = '' } = business;
const now = new Date('2026-11-25T16:00:00Z');
const sentAt = now.toISOString();

type Changes = Partial<Parameters<typeof resultWords>[1]>;

const said = (stage: Stage, changes: Changes = {}) => {
  const { title, text = '' } = resultWords(stage, {
    summary: bookingWith(),
    business,
    now,
    isReachable: true,
    ...changes,
  });
  return `${title} ${text}`;
};

test.each([
  ['text', /press Send in your messaging app/],
  ['email', /press Send in your email/],
  ['call', /Call us.* RK7-4MX/],
] as const)('after %s the heading says what is left to do', (way, words) => {
  expect(said({ act: 'send', way })).toMatch(words);
});

test('a visitor whose app didn’t open reads the phone number and the email address that the shop has', () => {
  expect(said({ act: 'stuck', way: 'text' })).toContain(`text it to ${phone} or email it to ${email}`);
  const onlyTexts = { business: { ...business, email: undefined } };
  expect(said({ act: 'stuck', way: 'text' }, onlyTexts)).toContain(`text it to ${phone}.`);
  const onlyEmail = { business: { ...business, textable: false } };
  expect(said({ act: 'stuck', way: 'email' }, onlyEmail)).not.toContain(phone);
  expect(said({ act: 'stuck', way: 'call' })).toMatch(/RK7-4MX/);
});

test('a request that waits offers the ways to send it, or only a call', () => {
  expect(said({ act: 'ready' })).toMatch(/Choose how to send it.*call/);
  const onlyCalls = { business: { ...business, textable: false, email: undefined } };
  expect(said({ act: 'ready' }, onlyCalls)).toMatch(/RK7-4MX/);
});

test('once it was sent, visitors read when we reply, and that nothing is booked yet', () => {
  const done = { act: 'done', way: 'text', sentAt } as const;
  expect(said(done)).toMatch(/by 10:30\sAM\. Your visit is booked once we confirm/);
  for (const summary of [quoteWith(), contactWith()])
    expect(said(done, { summary })).toMatch(/We won’t book anything until you say so/);
  expect(said(done, { business: { ...business, replyTime: undefined } })).toMatch(
    /^Thanks\. We’ll look for your request\. Your/,
  );
  expect(said(done, { isReachable: false })).not.toMatch(/get back/);
});

test('a request for tonight says why to call, before and after it was sent', () => {
  const summary = { ...bookingWith(), callFirst: true };
  expect(said({ act: 'send', way: 'text' }, { summary })).toContain(`Call us at ${phone}.`);
  expect(said({ act: 'done', way: 'text', sentAt }, { summary })).not.toMatch(/all set|get back/);
  expect(said({ act: 'done', way: 'call', sentAt }, { summary })).toMatch(/Thanks for calling/);
});
