/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { openTarget } from './open-target';

test('a link opens the folded part that it leads to, each time, but a link to a section opens none', async () => {
  location.hash = '#quote';
  openTarget(document);
  document.body.innerHTML =
    '<a href="#quote">Quote</a><div id="quote"><details><summary>Free quote</summary></details></div>' +
    '<a href="#more">More</a><details><summary>More</summary><p id="more">Text</p></details>' +
    '<a href="#prices">Prices</a><section id="prices"><details><summary>All</summary></details></section>';
  const all = [...document.querySelectorAll('details')];
  // It opens as soon as the parser has added it, before the page is painted.
  await Promise.resolve();
  expect(all.map(({ open }) => open)).toEqual([true, false, false]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const [quote, more, prices] = document.querySelectorAll('a');
  for (const link of [quote, quote, more, prices]) {
    for (const details of all) details.open = false;
    await userEvent.click(link ?? document.body);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(all.map(({ open }) => open)).toEqual([link === quote, link === more, false]);
  }
});
