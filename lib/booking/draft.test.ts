import fc from 'fast-check';
import { serviceIds } from '@/lib/content/services';
import { emptyAnswers } from '@/lib/forms/field';
import { heldAnswers } from '@/lib/forms/held-value';
import { draftKey, readDraft, writeDraft, type Draft } from './draft';
import { informationFields, type RawInformation } from './fields';
import { steps } from './journey';

const emptyDraft: Draft = { answers: emptyAnswers(informationFields), step: 1 };

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

const anyInformation: fc.Arbitrary<RawInformation> = fc
  .dictionary(fc.constantFrom(...Object.keys(informationFields)), fc.string({ unit: 'grapheme' }))
  .map((typed) => heldAnswers(informationFields, (name) => typed[name]));

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
const stored = { version: 2, serviceId: 'dishwasher', answers: { firstName: 'Ada' }, step: 2 };

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

  test('a second tab starts empty', () => {
    const [first, second] = [storage(), storage()];
    writeDraft(() => first, { ...emptyDraft, serviceId: 'microwave' });
    expect(readDraft(() => second, serviceIds)).toEqual(emptyDraft);
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
    ['nothing readable', '{"version":2,'],
    ['an older version', { ...stored, version: 1 }],
    ['a newer version', { ...stored, version: 3 }],
    ['no version', { ...stored, version: undefined }],
    ['a list', [stored]],
    ['null', null],
    ['a number', 7],
  ])('%s is ignored', (_what, text) => expect(readFrom(text)).toEqual(emptyDraft));

  test('loses only its bad entries', () => {
    const good = readFrom(stored);
    expect(good).toMatchObject({
      serviceId: 'dishwasher',
      step: 2,
      answers: { firstName: 'Ada', email: '' },
    });
    expect(readFrom({ ...stored, step: 9 })).toEqual({ ...good, step: 1 });
    expect(readFrom({ ...stored, serviceId: 'toaster' })).toEqual({ ...good, serviceId: undefined });
    expect(readFrom({ ...stored, last: 'x' })).toEqual(good);
    expect(
      readFrom({ ...stored, answers: { firstName: 'Ada', city: 5, state: 'TX', preferredDate: 'x' } }),
    ).toEqual(good);
    expect(readFrom({ ...stored, answers: 'x' })).toEqual({
      ...good,
      answers: emptyAnswers(informationFields),
    });
  });

  test('is trusted to have a last request only with a known service and a valid reference', () => {
    expect(readFrom({ ...stored, last }).last).toMatchObject({ reference: 'RK7-4MX' });
    expect(readFrom({ ...stored, last: { ...last, serviceId: 'toaster' } }).last).toBeUndefined();
    expect(readFrom({ ...stored, last: { ...last, reference: '<b>' } }).last).toBeUndefined();
  });

  test('has text that is too long cut, never in the middle of a character', () => {
    expect(readFrom({ ...stored, answers: { city: `${'x'.repeat(199)}🔧` } }).answers.city).toBe(
      'x'.repeat(199),
    );
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
          version: fc.constant(2),
          serviceId: fc.jsonValue(),
          answers: fc.jsonValue(),
          last: fc.jsonValue(),
          step: fc.jsonValue(),
        }),
        (value) => {
          const draft = readFrom(value);
          expect(steps).toContain(draft.step);
          expect(Object.keys(draft.answers)).toEqual(Object.keys(informationFields));
        },
      ),
    );
  });

  test('cannot pollute prototypes', () => {
    const hostile =
      '{"version":2,"step":2,"__proto__":{"reference":"RK7-4MX"},"answers":{"__proto__":{"city":"x"}}}';
    expect(readFrom(hostile)).toEqual({ ...emptyDraft, step: 2 });
    expect('reference' in Object.prototype).toBe(false);
  });
});

test('card data never reaches the storage, even if it is passed in', () => {
  const cardNames = fc.constantFrom('cardNumber', 'cvv', 'expiry', 'nameOnCard', 'card', 'toJSON');
  fc.assert(
    fc.property(anyDraft, fc.dictionary(cardNames, fc.constant('4242-canary')), (draft, card) => {
      const tab = storage();
      writeDraft(() => tab, { ...draft, ...card, answers: { ...draft.answers, ...card } });
      expect([...tab.entries.values()].join()).not.toContain('canary');
      expect(readDraft(() => tab, serviceIds)).toEqual(kept(draft));
    }),
  );
});
