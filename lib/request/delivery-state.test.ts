/** @jest-environment ./scripts/jest-browser.ts */
import { quoteWith } from '@/lib/request/sample-summaries.test-helper';
import type * as Delivery from './delivery-state';

const one = quoteWith({ name: 'Ana', problemDescription: 'It hums.' });
const { reference } = one;

let posts: string[] = [];
let waiting: ((response: Response) => void)[] = [];

beforeEach(() => {
  [posts, waiting] = [[], []];
  sessionStorage.clear();
  process.env.NEXT_PUBLIC_REQUEST_URL = 'https://forms.example/f';
  globalThis.fetch = (address, { body } = {}) => {
    posts.push(`${String(address)} ${String(body)}`);
    return new Promise((resolve) => waiting.push(resolve));
  };
});

/** The module as a page of this tab loads it. */
function page() {
  jest.resetModules();
  return jest.requireActual<typeof Delivery>('./delivery-state');
}

async function respond(status: number) {
  waiting.shift()?.(Response.json({}, { status }));
  await new Promise((later) => setTimeout(later));
}

test('a press sends the request with the owner’s fixed fields and shows the outcome', async () => {
  process.env.NEXT_PUBLIC_REQUEST_EXTRA = '{"access_key":"public"}';
  history.replaceState(null, '', '/checkout?service=dryer');
  const { deliver, deliveryState, subscribeDelivery } = page();
  const heard: string[] = [];
  const end = subscribeDelivery(() => heard.push(deliveryState(one)));
  void deliver(one);
  await respond(200);
  end();
  expect(heard).toEqual(['sending', 'sent']);
  expect(posts).toEqual([expect.stringMatching(/^https:\/\/forms\.example\/f \{"access_key":"public"/)]);
  expect(posts[0]).toContain('/checkout",');
});

test('a second press or a reload sends nothing more, and only this request counts as sent', async () => {
  const first = page();
  void first.deliver(one);
  void first.deliver(one);
  await respond(200);
  const reloaded = page();
  void reloaded.deliver(one);
  expect(posts).toHaveLength(1);
  expect([first, reloaded].map(({ deliveryState }) => deliveryState(one))).toEqual(['sent', 'sent']);
  expect(reloaded.deliveryState({ ...one, reference: 'TW4-6FP' })).toBe('unknown');
});

test('after a reload during sending the outcome is unknown, and a press sends it again', async () => {
  void page().deliver(one);
  const reloaded = page();
  expect(reloaded.deliveryState(one)).toBe('unknown');
  void reloaded.deliver(one);
  waiting.shift();
  await respond(200);
  expect(reloaded.deliveryState(one)).toBe('sent');
  for (const post of posts) expect(post).toContain(`"reference":"${reference}"`);
});

test('a failure is still shown after a reload, and another press tries again', async () => {
  const { deliver, deliveryState } = page();
  void deliver(one);
  await respond(422);
  expect([deliveryState(one), page().deliveryState(one)]).toEqual(['failed', 'failed']);
  void deliver(one);
  await respond(200);
  expect(deliveryState(one)).toBe('sent');
  expect(posts).toHaveLength(2);
});

test.each(['getItem', 'setItem'] as const)(
  'a request is still sent only once if storage is blocked (%s)',
  async (refused) => {
    const spy = jest.spyOn(Storage.prototype, refused).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const { deliver, deliveryState } = page();
    void deliver(one);
    void deliver(one);
    await respond(200);
    expect(deliveryState(one)).toBe('sent');
    expect(posts).toHaveLength(1);
    spy.mockRestore();
  },
);

test('the tab stores the reference and the outcome, and no answers', async () => {
  const { deliver } = page();
  void deliver(one);
  await respond(200);
  expect({ ...sessionStorage }).toEqual({ 'request-quote': `${reference} sent` });
});
