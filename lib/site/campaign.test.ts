/** @jest-environment ./scripts/jest-browser.ts */
import fc from 'fast-check';
import { keepCampaign, readCampaign } from './campaign';

beforeEach(() => sessionStorage.clear());

test.each([
  ['?from=flyer', 'flyer'],
  ['?utm_source=google&utm_medium=cpc&utm_campaign=spring+sale&gclid=Cj0K', 'google, spring-sale'],
  ['?service=dryer&gclid=Cj0K', ''],
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
      expect(readCampaign()).toMatch(/^(?!.{41})([a-z0-9]([\w-]*[a-z0-9])?(, |$))*$/i);
    }),
  );
});
