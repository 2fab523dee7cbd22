/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { openTarget } from './open-target';

test('a link opens the folded part that it leads to, each time, but a link to a section opens none', async () => {
  openTarget(document);
  document.body.innerHTML =
    '<a href="#quote">Quote</a><div id="quote"><details><summary>Free quote</summary></details></div>' +
    '<a href="#prices">Prices</a><section id="prices"><details><summary>All</summary></details></section>';
  const [quote, prices] = document.querySelectorAll('details');
  const [toQuote, toPrices] = document.querySelectorAll('a');
  for (const link of [toQuote, toQuote, toPrices]) {
    quote?.removeAttribute('open');
    await userEvent.click(link ?? document.body);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(quote?.open).toBe(link === toQuote);
  }
  expect(prices?.open).toBe(false);
});
