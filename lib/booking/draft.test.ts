import fc from 'fast-check';
import { serviceIds } from '@/lib/content/schemas/services';
import { emptyAnswers } from '@/lib/forms/fields';
import { draftKey, readDraft, writeDraft, type Draft } from './draft';
import { informationFields } from './fields';
import { steps } from './steps';

const emptyDraft: Draft = { answers: emptyAnswers(informationFields), step: 'service' };

/** The session storage of one tab. */
function storage(entries = new Map<string, string>()) {
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('two sites in folders of one host do not share a draft', async () => {
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
  step: fc.constantFrom(...steps),
  last: fc.option(
    fc.record({
      serviceId: fc.constantFrom(...serviceIds),
      answers: anyInformation,
      reference: anyReference,
    }),
    { nil: undefined },
  ),
});

/** The draft that should be stored: one with only a step counts as empty. */
const kept = (draft: Draft) =>
  draft.serviceId || draft.last || Object.values(draft.answers).some((answer) => answer !== '')
    ? draft
    : emptyDraft;

/** Stores this in place of the draft and reads it back. */
const readFrom = (stored: unknown) => {
  const tab = storage();
  tab.setItem(draftKey, typeof stored === 'string' ? stored : JSON.stringify(stored));
  return readDraft(() => tab, serviceIds);
};

const last = { serviceId: 'dishwasher', answers: { firstName: 'Ada' }, reference: 'RK7-4MX' };
const draft = { serviceId: 'dishwasher', answers: { firstName: 'Ada' }, step: 'details' };
const storedWith = (changes: object) => ({ version: 3, draft: { ...draft, ...changes } });

describe('after a reload', () => {
  test('everything is there as typed, valid or not', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const tab = storage();
        writeDraft(() => tab, draft);
        expect(readDraft(() => tab, serviceIds)).toEqual(kept(draft));
      }),
    );
  });

  test('cleared answers are gone', () => {
    const tab = storage();
    writeDraft(() => tab, { ...emptyDraft, serviceId: 'microwave' });
    writeDraft(() => tab, emptyDraft);
    expect(tab.entries.size).toBe(0);
    expect(readDraft(() => tab, serviceIds)).toEqual(emptyDraft);
  });
});

describe('where storage does not work', () => {
  const full = { ...storage(), setItem: refuse };
  const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse };

  test.each([
    ['storage is blocked', refuse],
    ['storage refuses every call', () => blocked],
    ['storage is full', () => full],
  ])('the wizard starts empty and works when %s', (_why, open) => {
    expect(() => writeDraft(open, { ...emptyDraft, serviceId: 'microwave' })).not.toThrow();
    expect(() => writeDraft(open, emptyDraft)).not.toThrow();
    expect(readDraft(open, serviceIds)).toEqual(emptyDraft);
  });
});

describe('tampered or outdated storage', () => {
  test.each([
    ['nothing readable', '{"version":3,'],
    ['an older version', { version: 2, draft }],
    ['a newer version', { version: 4, draft }],
    ['no version', { version: undefined, draft }],
    ['null', null],
  ])('%s is ignored', (_what, text) => expect(readFrom(text)).toEqual(emptyDraft));

  test.each([
    ['an unknown step', storedWith({ step: 'payment' })],
    ['a service that is no longer offered', storedWith({ serviceId: 'toaster' })],
    ['an answer that is no text', storedWith({ answers: { city: 5 } })],
    ['a last request that is none', storedWith({ last: 'x' })],
    ['a reference that is none', storedWith({ last: { ...last, reference: '<b>' } })],
  ])('with %s is ignored', (_what, value) => expect(readFrom(value)).toEqual(emptyDraft));

  test('of an earlier version of the form keeps its answers', () => {
    const read = readFrom(storedWith({ last }));
    expect(read.answers).toEqual({ ...emptyDraft.answers, firstName: 'Ada' });
    expect(read.last?.answers).toEqual(read.answers);
  });

  test('never keeps the wizard from starting', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readFrom(text)).toEqual(expect.objectContaining({ answers: expect.any(Object) }));
      }),
    );
    fc.assert(
      fc.property(
        fc.record({
          serviceId: fc.jsonValue(),
          answers: fc.jsonValue(),
          last: fc.jsonValue(),
          step: fc.jsonValue(),
        }),
        (value) => {
          const read = readFrom(storedWith(value));
          expect(steps).toContain(read.step);
          expect(Object.keys(read.answers)).toEqual(Object.keys(informationFields));
        },
      ),
    );
  });
});
