/** @jest-environment ./scripts/jest-browser.ts */
import '@/lib/request/sending-build.test-helper';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Inquiry } from '@/components/inquiry/inquiry-forms';
import { shopOf } from '@/lib/content/for-client';
import { siteContent } from '@/lib/content/load';
import { openedApps } from '@/lib/request/apps.test-helper';
import { bookingWith } from '@/lib/request/sample-summaries.test-helper';
import { deliverFromPage } from './delivery';
import { LastScreen } from './last-screen';

const content = siteContent();
const { firstAid } = content;
const shop = shopOf(content);

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const title = () => screen.getByRole('heading', { level: 3 });

test('the last screen announces where a request is, and can send it again until it has arrived', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const waiting: ((response: Response) => void)[] = [];
  globalThis.fetch = () => new Promise((resolve) => waiting.push(resolve));
  const respond = (status: number) => act(async () => waiting.shift()?.(Response.json({}, { status })));
  const said = () => screen.getAllByRole('status')[0];
  const summary = bookingWith();
  void deliverFromPage(summary);
  const props = { summary, firstAid, shop, changeLink: () => 'Change' };
  const { container } = render(<LastScreen {...props} />);
  expect(document.body).not.toHaveTextContent(/Change/);
  expect(said()).toHaveTextContent(title().textContent);
  await respond(400);
  expect(said()).toHaveTextContent(title().textContent);
  // The other ways are unfolded, also on a phone.
  expect(link('Text it to us')).toBeVisible();
  await userEvent.click(link('Text it to us'));
  // The form can send the same request again.
  act(() => void deliverFromPage(summary));
  expect(screen.queryByRole('link', { name: /Text|Email/ })).not.toBeInTheDocument();
  await respond(500);
  expect(screen.getByText(summary.reference, { selector: 'strong' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  // The button is gone, and the focus isn't lost with it.
  expect(container.firstChild).toHaveFocus();
  await respond(200);
  expect(screen.queryByRole('link', { name: /Text|Email/ })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/Change|after you’ve sent/);
});

test('a quote form sends its request on the press, and opens no app', async () => {
  const service = jest.fn<Promise<Response>, unknown[]>(() => new Promise(() => {}));
  globalThis.fetch = service;
  sessionStorage.setItem('came-from', 'flyer');
  render(<Inquiry kind="quote" content={content} shop={shop} prefix="form" />);
  const button = screen.getByRole('button', { name: 'Get my free quote' });
  expect(button).toHaveAccessibleDescription(/forms\.example/);
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com');
  await userEvent.click(button);
  expect(await screen.findByText('ana@example.com', { selector: 'dd *' })).toBeInTheDocument();
  expect(service).toHaveBeenCalledTimes(1);
  // This form has no review, so the visitor couldn't have seen that line before sending it.
  expect(JSON.stringify(service.mock.lastCall)).not.toContain('flyer');
  expect(openedApps).toEqual([]);
});
