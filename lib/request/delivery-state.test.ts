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

test('a press sends the request once, with the owner’s fixed fields, and shows the outcome', async () => {
  process.env.NEXT_PUBLIC_REQUEST_EXTRA = '{"access_key":"public"}';
  history.replaceState(null, '', '/checkout?service=dryer');
  const { deliver, deliveryState, subscribeDelivery } = page();
  const heard: string[] = [];
  const end = subscribeDelivery(() => heard.push(deliveryState(one)));
  void deliver(one);
  void deliver(one);
  await respond(200);
  void deliver(one);
  end();
  expect(heard).toEqual(['sending', 'sent']);
  expect(posts).toEqual([expect.stringMatching(/^https:\/\/forms\.example\/f \{"access_key":"public"/)]);
  expect(posts[0]).toContain('/checkout",');
  expect(deliveryState({ ...one, reference: 'TW4-6FP' })).toBe('unknown');
});

test('after a reload, only this request counts as sent, and the tab stores none of its answers', async () => {
  void page().deliver(one);
  await respond(200);
  const { deliver, deliveryState } = page();
  void deliver(one);
  expect(posts).toHaveLength(1);
  expect([deliveryState(one), deliveryState({ ...one, reference: 'TW4-6FP' })]).toEqual(['sent', 'unknown']);
  expect({ ...sessionStorage }).toEqual({ 'request-quote': `${reference} sent` });
});

test.each([
  ['failed', 'after a failure', 422],
  ['unknown', 'during sending', undefined],
])(
  'the outcome is %s after a reload %s, and a press sends the request again',
  async (state, _when, status) => {
    void page().deliver(one);
    if (status) await respond(status);
    else waiting.shift();
    const { deliver, deliveryState } = page();
    expect(deliveryState(one)).toBe(state);
    void deliver(one);
    await respond(200);
    expect(deliveryState(one)).toBe('sent');
    const sent = expect.stringContaining(`"reference":"${reference}"`);
    expect(posts).toEqual([sent, sent]);
  },
);

test.each(['getItem', 'setItem'] as const)(
  'a request is sent only once if %s is blocked',
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
