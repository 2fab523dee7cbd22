/** @jest-environment jsdom */
import fc from 'fast-check';
import { serviceIds } from '@/lib/site/service-ids';
import { lastRequest } from './booking-state';
import { draftKey, readDraft, writeDraft, type Draft } from './draft';
import { emptyInformation, informationFields } from './information-fields';

const emptyDraft: Draft = { answers: emptyInformation };

beforeEach(() => sessionStorage.clear());

test('two sites in folders of one host don’t share a draft', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: '/repo' });
  await jest.isolateModulesAsync(async () => {
    expect((await import('./draft')).draftKey).toBe('booking/repo');
  });
  jest.restoreAllMocks();
  expect(draftKey).toBe('booking');
});

const anyInformation = fc
  .dictionary(fc.constantFrom(...Object.keys(informationFields)), fc.string({ unit: 'grapheme' }))
  .map((typed) => ({ ...emptyDraft.answers, ...typed }));

/** Stores a value under the draft's key, and reads the draft. */
function readFrom(stored: unknown) {
  sessionStorage.setItem(draftKey, typeof stored === 'string' ? stored : JSON.stringify(stored));
  return readDraft(serviceIds);
}

const draft = { serviceId: 'dishwasher', answers: { firstName: 'Ada' } } as const;
const last = { ...draft, reference: 'RK7-4MX', confirmedAt: '2026-03-09T18:00:00Z', way: 'text' } as const;
const storedWith = (changes: object) => ({ version: 4, draft: { ...draft, ...changes } });

test('a reload keeps all answers as typed, valid or not', () => {
  const property = fc.property(anyInformation, anyInformation, (answers, lastAnswers) => {
    const typed = { ...draft, answers, last: { ...last, answers: lastAnswers } };
    writeDraft(typed);
    expect(readDraft(serviceIds)).toEqual(typed);
  });
  fc.assert(property);
});

test.each([
  ['unreadable text', '{"version":4,'],
  ['an older version', { version: 3, draft }],
  ['a draft without a version', { draft }],
  ['null', null],
])('a draft from tampered or outdated storage is ignored: %s', (_what, text) => {
  expect(readFrom(text)).toEqual(emptyDraft);
});

test.each([
  ['a service that is no longer offered', { serviceId: 'toaster' }],
  ['an answer that isn’t text', { answers: { firstName: 'Ada', city: 5 } }],
  ['a last request that isn’t an object', { last: 'x' }],
  ['an invalid reference', { last: { ...last, reference: '<b>' } }],
  ['an unknown app', { last: { ...last, way: 'fax' } }],
  ['an invalid time', { last: { ...last, confirmedAt: 'x' } }],
  ['a time too late for our clock', { last: { ...last, confirmedAt: '+275760-09-13T00:00:00Z' } }],
])('%s is dropped, and the other answers stay', (_what, change) => {
  const serviceId = 'serviceId' in change ? undefined : 'dishwasher';
  const answers = { ...emptyDraft.answers, firstName: 'Ada' };
  expect(readFrom(storedWith(change))).toEqual({ serviceId, answers, last: undefined });
});

test('a last request without some of the answers keeps the others', () => {
  const restored = readFrom(storedWith({ last }));
  expect(restored.last?.answers).toEqual(restored.answers);
  // The form doesn’t accept them, so the wizard doesn’t offer the request again.
  expect(lastRequest(restored)).toBeUndefined();
});

test('no stored text keeps the wizard from starting', () => {
  const anything = fc.jsonValue();
  const nearlyRight = fc
    .record({ serviceId: anything, answers: anything, last: anything })
    .map((changes) => JSON.stringify(storedWith(changes)));
  const property = fc.property(fc.oneof(fc.json(), nearlyRight), (text) => {
    expect(readFrom(text)).toMatchObject({ answers: expect.any(Object) });
  });
  fc.assert(property);
});
