import fc from 'fast-check';
import { serviceIds } from '@/lib/content/services';
import { informationSchema } from './fields';
import {
  furthestStep,
  historyState,
  reachableStep,
  serviceFromQuery,
  type SettledAnswers,
  stepOfHistory,
  steps,
} from './journey';
import { sampleInformation } from './sample-answers';

const information = informationSchema({}).parse(sampleInformation);

const anyAnswers: fc.Arbitrary<SettledAnswers> = fc.record({
  serviceId: fc.option(fc.constantFrom(...serviceIds), { nil: undefined }),
  information: fc.option(fc.constant(information), { nil: undefined }),
});

describe('where the visitor may be', () => {
  test.each([
    ['nothing', {}, 1],
    ['only information', { information }, 1],
    ['a service', { serviceId: 'dishwasher' }, 2],
    ['a service and information', { serviceId: 'dishwasher', information }, 3],
  ] as const)('with %s the journey goes as far as it can', (_given, answers, step) => {
    expect(furthestStep(answers)).toBe(step);
    expect(reachableStep(answers, 3)).toBe(step);
  });

  test('a step back is always open, and no step lies beyond an incomplete one', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...steps), (answers, wanted) => {
        const shown = reachableStep(answers, wanted);
        expect(shown).toBeLessThanOrEqual(wanted);
        if (shown > 1) expect(answers.serviceId).toBeDefined();
        if (shown > 2) expect(answers.information).toBeDefined();
        expect(reachableStep(answers, shown)).toBe(shown);
      }),
    );
  });
});

describe('a link that names a service', () => {
  test.each(serviceIds.map((id) => [id]))('chooses %s', (id) => {
    expect(serviceFromQuery(`?service=${id}`, serviceIds)).toBe(id);
    expect(serviceFromQuery(`?utm_source=mail&service=${id}&service=x#top`, serviceIds)).toBe(id);
  });

  test.each([
    '',
    '?',
    '?service',
    '?service=',
    '?service=Dishwasher',
    '?service=toaster',
    '?service=dishwashers',
    '?service=dish',
    '?service=dishwasher%20',
    '?service=__proto__',
    '?service=constructor',
    '?service=toString',
    '?service=%',
    '?service=%ff%fe',
    '?service[]=dishwasher',
    '?services=dishwasher',
    '?service=<script>alert(1)</script>',
    '?__proto__[service]=dishwasher',
  ])('%j chooses none', (search) => expect(serviceFromQuery(search, serviceIds)).toBeUndefined());

  test('only ids of the list come out, whatever the address holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = serviceFromQuery(`?service=${text}`, serviceIds);
        expect(found === undefined || serviceIds.includes(found)).toBe(true);
      }),
    );
  });
});

describe('what a history entry remembers', () => {
  test.each(steps.map((step) => [step]))('step %i is found again, beside what others keep there', (step) => {
    expect(stepOfHistory(structuredClone({ other: [1], ...historyState(step) }))).toBe(step);
  });

  test('an entry of somebody else is no step', () => {
    expect(
      [null, undefined, 2, { bookingStep: 4 }, { bookingStep: '2' }, { step: 2 }].map(stepOfHistory),
    ).toEqual(Array(6).fill(undefined));
    fc.assert(fc.property(fc.anything(), (state) => [undefined, 1, 2, 3].includes(stepOfHistory(state))));
  });

  test('no answer is in it', () => expect(historyState(2)).toEqual({ bookingStep: 2 }));
});
