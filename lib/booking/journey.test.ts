import fc from 'fast-check';
import { serviceIds } from '@/lib/content/services';
import { readEntryState, serviceFromQuery, stepFromQuery, steps } from './journey';

describe('a link that names a service', () => {
  test.each(serviceIds.map((id) => [id]))('chooses %s', (id) => {
    expect(serviceFromQuery(`?service=${id}`, serviceIds)).toBe(id);
    expect(serviceFromQuery(`?utm_source=mail&service=${id}&service=x#top`, serviceIds)).toBe(id);
  });

  test.each(['', '?', '?services=dishwasher', '?service[]=dishwasher', '?__proto__[service]=dishwasher'])(
    '%j asks for none',
    (search) => expect(serviceFromQuery(search, serviceIds)).toBeUndefined(),
  );

  test.each([
    '?service',
    '?service=',
    '?service=Dishwasher',
    '?service=toaster',
    '?service=dishwasher%20',
    '?service=__proto__',
    '?service=toString',
    '?service=%ff%fe',
    '?service=<script>alert(1)</script>',
  ])('%j asks for one that is unknown', (search) => {
    expect(serviceFromQuery(search, serviceIds)).toBe('unknown');
  });

  test('yields only ids from the list, whatever the URL contains', () => {
    const allowed = [...serviceIds, 'unknown', undefined];
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(allowed).toContain(serviceFromQuery(`?service=${text}`, serviceIds));
      }),
    );
  });
});

test('a link can name a step, and anything else is ignored', () => {
  expect(['?step=2', '?step=9', '?step=', '?x=2'].map(stepFromQuery)).toEqual([
    2,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('the state of a history entry', () => {
  test.each(steps.map((step) => [step]))('contains step %i next to the state of others', (step) => {
    const state = structuredClone({ other: [1], bookingStep: step, bookingCameFrom: 1 });
    expect(readEntryState(state)).toEqual({ step, cameFrom: 1 });
  });

  test('contains no step if the entry is not ours', () => {
    const none = { step: undefined, cameFrom: undefined };
    for (const state of [null, undefined, 2, 'x', { bookingStep: 4 }, { bookingStep: '2' }, { step: 2 }])
      expect(readEntryState(state)).toEqual(none);
    fc.assert(
      fc.property(fc.anything(), (state) => [undefined, 1, 2, 3].includes(readEntryState(state).step)),
    );
  });
});
