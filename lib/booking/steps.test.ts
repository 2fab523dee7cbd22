import { serviceIds } from '@/lib/content/schemas/services';
import { serviceFromQuery, stepFromQuery } from './steps';

describe('a link that names a service', () => {
  test.each(serviceIds.map((id) => [id]))('chooses %s', (id) => {
    expect(serviceFromQuery(`?service=${id}`, serviceIds)).toBe(id);
    expect(serviceFromQuery(`?utm_source=mail&service=${id}&service=x#top`, serviceIds)).toBe(id);
  });

  test.each(['', '?', '?services=dishwasher', '?service', '?service=toaster', '?service=toString'])(
    '%j chooses none',
    (search) => expect(serviceFromQuery(search, serviceIds)).toBeUndefined(),
  );
});

test('a link can name a step, and anything else is ignored', () => {
  const links = ['?step=1', '?step=2', '?step=3', '?step=9', '?step=', '?x=2'];
  const none = undefined;
  expect(links.map(stepFromQuery)).toEqual(['service', 'details', 'review', none, none, none]);
});
