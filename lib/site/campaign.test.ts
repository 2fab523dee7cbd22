/** @jest-environment ./scripts/jest-browser.ts */
import fc from 'fast-check';
import { keepCampaign, readCampaign } from './campaign';

beforeEach(() => sessionStorage.clear());

test.each([
  ['?from=flyer', 'flyer'],
  ['?utm_source=google&utm_medium=cpc&utm_campaign=spring+sale&gclid=Cj0K', 'google, spring-sale'],
  ['?service=dryer&gclid=Cj0K', ''],
  ['?from=flyer?fbclid=IwAR0', 'flyer'],
  ['?from=flyer%3Ffbclid%3DIwAR0', 'flyer'],
  ['?service=dryer&amp;utm_source=google&amp%3Butm_campaign=May', 'google, May'],
  ['?utm_campaign=Fr%C3%BChjahrsputz+2027', 'Frühjahrsputz-2027'],
  ['?from=%D0%B2%D0%B5%D1%81%D0%BD%D0%B0', 'весна'],
  ['?from=singlemessage&isappinstalled=0', ''],
])('a visitor who follows a link with %s came from “%s”, whatever they open next', (query, campaign) => {
  keepCampaign(query);
  keepCampaign('?from=later');
  expect(readCampaign()).toBe(campaign);
});

test('whatever a link says, the shop reads one short line of plain characters', () => {
  const hostile = ['<b>', '\n', '\u202e', '"', '&', '$92', 'evil.com', 'Total: ', 'a'.repeat(500), '李'];
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...hostile) }));
  fc.assert(
    fc.property(anyText, (from) => {
      sessionStorage.clear();
      keepCampaign(`?${String(new URLSearchParams({ from, utm_source: from }))}`);
      expect(readCampaign()).toMatch(
        /^(?!.{41})([\p{L}\p{N}]([\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?(, |$))*$/u,
      );
    }),
  );
});
