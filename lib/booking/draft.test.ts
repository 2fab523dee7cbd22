/** @jest-environment jsdom */
import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { serviceIds } from '@/lib/site/service-ids';
import { draftKey, readDraft, writeDraft, type Draft } from './draft';
import { emptyInformation, informationFields } from './fields';

const emptyDraft: Draft = { answers: emptyInformation };

beforeEach(() => sessionStorage.clear());

test('two sites in folders of one host don’t share a draft', async () => {
  const keys: string[] = [];
  for (const folder of ['', '/repo']) {
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: folder });
    await jest.isolateModulesAsync(async () => {
      keys.push((await import('./draft')).draftKey);
    });
  }
  jest.restoreAllMocks();
  expect(keys).toEqual(['booking', 'booking/repo']);
});

const anyInformation = fc
  .dictionary(fc.constantFrom(...Object.keys(informationFields)), fc.string({ unit: 'grapheme' }))
  .map((typed) => ({ ...emptyDraft.answers, ...typed }));

const anyReference = fc.stringMatching(/^[FHJKMPRTWXY34679]{3}-[FHJKMPRTWXY34679]{3}$/);

const anyDraft: fc.Arbitrary<Draft> = fc.record({
  serviceId: fc.option(fc.constantFrom(...serviceIds), { nil: undefined }),
  answers: anyInformation,
  last: fc.option(
    fc.record({
      serviceId: fc.constantFrom(...serviceIds),
      answers: anyInformation,
      reference: anyReference,
      confirmedAt: fc.constant('2026-03-09T18:00:00.000Z'),
    }),
    { nil: undefined, freq: 2 },
  ),
});

/** Stores a value under the draft's key, and reads the draft. */
function readFrom(stored: unknown) {
  sessionStorage.setItem(draftKey, typeof stored === 'string' ? stored : JSON.stringify(stored));
  return readDraft(serviceIds);
}

const last = {
  serviceId: 'dishwasher',
  answers: { firstName: 'Ada' },
  reference: 'RK7-4MX',
  confirmedAt: '2026-03-09T18:00:00Z',
};
const draft = { serviceId: 'dishwasher', answers: { firstName: 'Ada' } };
const storedWith = (changes: object) => ({ version: 4, draft: { ...draft, ...changes } });

test('a reload keeps all answers as typed, valid or not', () => {
  const cases = countCases();
  fc.assert(
    fc.property(anyDraft, (typed) => {
      writeDraft(typed);
      expect(readDraft(serviceIds)).toEqual(typed);
      cases.count(typed.last ? 'with a last request' : 'without one');
    }),
  );
  cases.expectEach(['with a last request', 'without one'], 10);
});

describe('in tampered or outdated storage,', () => {
  test.each([
    ['unreadable text', '{"version":4,'],
    ['an older version', { version: 3, draft }],
    ['a newer version', { version: 5, draft }],
    ['a draft without a version', { version: undefined, draft }],
    ['null', null],
  ])('%s is ignored', (_what, text) => expect(readFrom(text)).toEqual(emptyDraft));

  test.each([
    ['a service that is no longer offered', { serviceId: 'toaster' }],
    ['an answer that isn’t text', { answers: { firstName: 'Ada', city: 5 } }],
    ['a last request that isn’t an object', { last: 'x' }],
    ['an invalid reference', { last: { ...last, reference: '<b>' } }],
    ['an invalid time', { last: { ...last, confirmedAt: 'x' } }],
    ['a time too late for our clock', { last: { ...last, sentAt: '+275760-09-13T00:00:00Z' } }],
  ])('%s is dropped, and the other answers stay', (_what, change) => {
    const serviceId = 'serviceId' in change ? undefined : 'dishwasher';
    const answers = { ...emptyDraft.answers, firstName: 'Ada' };
    expect(readFrom(storedWith(change))).toEqual({ serviceId, answers, last: undefined });
  });

  test('a last request without some of the answers keeps the others', () => {
    const { answers, last: request } = readFrom(storedWith({ last }));
    expect(request?.answers).toEqual(answers);
  });

  test('nothing keeps the wizard from starting', () => {
    const anything = fc.jsonValue();
    const nearlyRight = fc
      .record({ serviceId: anything, answers: anything, last: anything })
      .map((changes) => JSON.stringify(storedWith(changes)));
    fc.assert(
      fc.property(fc.oneof(fc.json(), nearlyRight), (text) => {
        expect(readFrom(text)).toEqual(expect.objectContaining({ answers: expect.any(Object) }));
      }),
    );
  });
});
