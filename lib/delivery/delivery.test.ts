/** @jest-environment ./scripts/jest-browser.ts */
import { quoteWith } from '@/lib/hand-off/sample-summaries.test-helper';
import type * as Delivery from './delivery';

const words = { subject: '{name}', shortened: '…' };
const one = quoteWith({ name: 'Ana', problemDescription: 'It hums.' });
const { reference } = one;

let posts: string[] = [];
let waiting: ((response: Response) => void)[] = [];

beforeEach(() => {
  [posts, waiting] = [[], []];
  localStorage.clear();
  process.env.NEXT_PUBLIC_REQUEST_URL = 'https://forms.example/f';
  globalThis.fetch = (address, { body } = {}) => {
    posts.push(`${String(address)} ${String(body)}`);
    return new Promise((resolve) => waiting.push(resolve));
  };
});

/** The module as a new tab of this browser loads it. */
function tab() {
  jest.resetModules();
  return jest.requireActual<typeof Delivery>('./delivery');
}

async function answer(status: number) {
  waiting.shift()?.(Response.json({}, { status }));
  await new Promise((later) => setTimeout(later));
}

test('a press sends the request with the owner’s fixed fields and shows the outcome', async () => {
  process.env.NEXT_PUBLIC_REQUEST_EXTRA = '{"access_key":"public"}';
  const { deliver, deliveryState, subscribeDelivery } = tab();
  const heard: string[] = [];
  const end = subscribeDelivery(() => heard.push(deliveryState(reference)));
  expect(posts).toEqual([]);
  deliver(one, words);
  await answer(200);
  end();
  expect(heard).toEqual(['sending', 'sent']);
  expect(posts).toEqual([expect.stringMatching(/^https:\/\/forms\.example\/f \{"access_key":"public"/)]);
});

test('a second press, another tab or a reload sends nothing more and shows the outcome', async () => {
  const [first, second] = [tab(), tab()];
  first.deliver(one, words);
  first.deliver(one, words);
  second.deliver(one, words);
  await answer(200);
  const reloaded = tab();
  reloaded.deliver(one, words);
  expect(posts).toHaveLength(1);
  const states = [first, second, reloaded].map(({ deliveryState }) => deliveryState(reference));
  expect(states).toEqual(['sent', 'sent', 'sent']);
});

test('another tab is notified at once', () => {
  const { deliveryState, subscribeDelivery } = tab();
  const heard: string[] = [];
  const end = subscribeDelivery(() => heard.push(deliveryState(reference)));
  localStorage.setItem('requests', `${reference} sent`);
  window.dispatchEvent(new StorageEvent('storage'));
  end();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(heard).toEqual(['sent']);
});

test('a visitor who reloads during sending sees no success, and nothing is sent twice', () => {
  tab().deliver(one, words);
  const reloaded = tab();
  expect(reloaded.deliveryState(reference)).toBe('failed');
  reloaded.deliver(one, words);
  expect(posts).toHaveLength(1);
});

test('after a failure, another press tries again with the same reference', async () => {
  const { deliver, deliveryState } = tab();
  deliver(one, words);
  await answer(422);
  expect(deliveryState(reference)).toBe('failed');
  deliver(one, words);
  await answer(200);
  expect(deliveryState(reference)).toBe('sent');
  expect(posts).toHaveLength(2);
  for (const post of posts) expect(post).toContain(`"reference":"${reference}"`);
});

test.each(['getItem', 'setItem'] as const)(
  'a request is still sent only once if storage is blocked (%s)',
  async (refused) => {
    const spy = jest.spyOn(Storage.prototype, refused).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const { deliver, deliveryState } = tab();
    deliver(one, words);
    expect(deliveryState(reference)).toBe('sending');
    deliver(one, words);
    await answer(200);
    expect(deliveryState(reference)).toBe('sent');
    expect(posts).toHaveLength(1);
    spy.mockRestore();
  },
);

test('the browser stores no answers and at most ten references', async () => {
  const { deliver } = tab();
  for (const letter of 'FHJKMPRTWXY3') {
    deliver({ ...one, reference: `FFF-FF${letter}` }, words);
    await answer(200);
  }
  const kept = localStorage.getItem('requests')?.split('\n') ?? [];
  expect(kept).toHaveLength(10);
  for (const line of kept) expect(line).toMatch(/^FFF-FF[A-Z\d] sent$/);
});
