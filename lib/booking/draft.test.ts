import fc from 'fast-check';
import { serviceIds } from '@/lib/content/services';
import { emptyAnswers } from '@/lib/forms/field';
import { heldAnswers } from '@/lib/forms/held-value';
import { clearDraft, type Draft, emptyDraft, readDraft, writeDraft } from './draft';
import { informationFields, type RawInformation } from './fields';
import { steps } from './journey';

/** The storage of one tab. */
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

const anyInformation: fc.Arbitrary<RawInformation> = fc
  .dictionary(fc.constantFrom(...Object.keys(informationFields)), fc.string({ unit: 'grapheme' }))
  .map((typed) => heldAnswers(informationFields, (name) => typed[name]));

const anyDraft: fc.Arbitrary<Draft> = fc
  .record({
    serviceId: fc.option(fc.constantFrom(...serviceIds), { nil: undefined }),
    information: anyInformation,
    step: fc.constantFrom(...steps),
    reference: fc.option(fc.stringMatching(/^[FHJKMPRTWXY34679]{3}-[FHJKMPRTWXY34679]{3}$/), {
      nil: undefined,
    }),
  })
  .map((draft) => ({ ...draft, reference: draft.serviceId && draft.reference }));

/** What is read after this text was stored in the draft's place. */
const readFrom = (stored: unknown) => {
  const tab = storage();
  writeDraft(() => tab, emptyDraft);
  for (const key of tab.entries.keys()) {
    tab.entries.set(key, typeof stored === 'string' ? stored : JSON.stringify(stored));
  }
  return readDraft(() => tab, serviceIds);
};

const stored = { version: 1, serviceId: 'dishwasher', information: { firstName: 'Ada' }, step: 2 };

describe('after a reload', () => {
  test('everything is there as it was typed, right or wrong', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const tab = storage();
        writeDraft(() => tab, draft);
        expect(readDraft(() => tab, serviceIds)).toEqual(draft);
      }),
    );
  });

  test('a second tab knows nothing of the first', () => {
    const [first, second] = [storage(), storage()];
    writeDraft(() => first, { ...emptyDraft, serviceId: 'microwave', reference: 'RK7-4MX' });
    expect(readDraft(() => second, serviceIds)).toEqual(emptyDraft);
  });

  test('cleared answers are gone', () => {
    const tab = storage();
    writeDraft(() => tab, { ...emptyDraft, serviceId: 'microwave' });
    clearDraft(() => tab);
    expect(tab.entries.size).toBe(0);
    expect(readDraft(() => tab, serviceIds)).toEqual(emptyDraft);
  });
});

describe('where the browser keeps nothing', () => {
  const full = { ...storage(), setItem: refuse };
  const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse };

  test.each([
    ['storage is blocked', refuse],
    ['storage refuses every call', () => blocked],
    ['storage is full', () => full],
  ])('the wizard begins empty and goes on when %s', (_why, open) => {
    expect(() => writeDraft(open, { ...emptyDraft, serviceId: 'microwave' })).not.toThrow();
    expect(() => clearDraft(open)).not.toThrow();
    expect(readDraft(open, serviceIds)).toEqual(emptyDraft);
  });
});

describe('what somebody else put into the storage', () => {
  test.each([
    ['nothing readable', '{"version":1,'],
    ['an older version', { ...stored, version: 0 }],
    ['a newer version', { ...stored, version: 2 }],
    ['no version', { ...stored, version: undefined }],
    ['a list', [stored]],
    ['null', null],
    ['a number', 7],
  ])('%s is ignored', (_what, text) => expect(readFrom(text)).toEqual(emptyDraft));

  test('one bad entry does not cost the others', () => {
    const good = readFrom(stored);
    expect(good).toMatchObject({
      serviceId: 'dishwasher',
      step: 2,
      information: { firstName: 'Ada', email: '' },
    });
    expect(readFrom({ ...stored, step: 9 })).toEqual({ ...good, step: 1 });
    expect(readFrom({ ...stored, serviceId: 'toaster' })).toEqual({ ...good, serviceId: undefined });
    expect(readFrom({ ...stored, reference: '<b>' })).toEqual(good);
    expect(
      readFrom({ ...stored, information: { firstName: 'Ada', city: 5, state: 'TX', preferredDate: 'x' } }),
    ).toEqual(good);
    expect(readFrom({ ...stored, information: 'x' })).toEqual({
      ...good,
      information: emptyAnswers(informationFields),
    });
  });

  test('a reference without its service is no confirmed request', () => {
    expect(readFrom({ ...stored, serviceId: 'toaster', reference: 'RK7-4MX' }).reference).toBeUndefined();
    expect(readFrom({ ...stored, reference: 'RK7-4MX' }).reference).toBe('RK7-4MX');
  });

  test('text longer than its field is cut, and never in the middle of a character', () => {
    expect(readFrom({ ...stored, information: { city: `${'x'.repeat(199)}🔧` } }).information.city).toBe(
      'x'.repeat(199),
    );
  });

  test('whatever it is, the wizard begins', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readFrom(text)).toEqual(expect.objectContaining({ information: expect.any(Object) }));
      }),
    );
    fc.assert(
      fc.property(
        fc.record({
          version: fc.constant(1),
          serviceId: fc.jsonValue(),
          information: fc.jsonValue(),
          step: fc.jsonValue(),
        }),
        (value) => {
          const draft = readFrom(value);
          expect(steps).toContain(draft.step);
          expect(Object.keys(draft.information)).toEqual(Object.keys(informationFields));
        },
      ),
    );
  });

  test('keys that mean something to JavaScript change nothing', () => {
    const hostile =
      '{"version":1,"step":2,"__proto__":{"reference":"RK7-4MX"},"information":{"__proto__":{"city":"x"}}}';
    expect(readFrom(hostile)).toEqual({ ...emptyDraft, step: 2 });
    expect('reference' in Object.prototype).toBe(false);
  });
});

test('a card never reaches the storage, even if somebody hands it in', () => {
  const cardNames = fc.constantFrom('cardNumber', 'cvv', 'expiry', 'nameOnCard', 'card', 'toJSON');
  fc.assert(
    fc.property(anyDraft, fc.dictionary(cardNames, fc.constant('4242-canary')), (draft, card) => {
      const tab = storage();
      writeDraft(() => tab, { ...draft, ...card, information: { ...draft.information, ...card } });
      expect([...tab.entries.values()].join()).not.toContain('canary');
      expect(readDraft(() => tab, serviceIds)).toEqual(draft);
    }),
  );
});
