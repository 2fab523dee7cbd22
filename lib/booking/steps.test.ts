import { serviceIds } from '@/lib/site/service-ids';
import { serviceFromQuery, stepBefore, stepFromQuery, stepQuery, steps } from './steps';

test('a link can choose any service, and an unknown service is ignored', () => {
  for (const id of serviceIds) {
    expect(serviceFromQuery(`?service=${id}`, serviceIds)).toBe(id);
    expect(serviceFromQuery(`?utm_source=mail&service=${id}&service=x#top`, serviceIds)).toBe(id);
  }
  for (const query of ['', '?', '?services=dishwasher', '?service', '?service=toaster', '?service=toString'])
    expect(serviceFromQuery(query, serviceIds)).toBeUndefined();
});

test.each(['?from=flyer&amp;service=dishwasher', '?service=dishwasher?fbclid=abc'])(
  'a link that an ad or a mail program has spoiled still chooses the dishwasher: %s',
  (query) => expect(serviceFromQuery(query, serviceIds)).toBe('dishwasher'),
);

test.each(['%20Dishwasher', 'DISHWASHER%20).', 'dishwasher%E2%80%9D'])(
  'a link from a flyer or an email with “%s” chooses the dishwasher',
  (service) => expect(serviceFromQuery(`?service=${service}`, serviceIds)).toBe('dishwasher'),
);

test('each step has an address, and Back leads to the step before it', () => {
  expect(steps.map((step) => stepFromQuery(stepQuery(step)))).toEqual([undefined, 'details', 'review']);
  expect(stepQuery('service')).toBe('');
  expect(steps.map(stepBefore)).toEqual(['service', 'service', 'details']);
});

test('a link can open a step, and an unknown step is ignored', () => {
  expect(['?step=1', '?step=2', '?step=3'].map(stepFromQuery)).toEqual(['service', 'details', 'review']);
  for (const query of ['?step=9', '?step=', '?x=2']) expect(stepFromQuery(query)).toBeUndefined();
});
