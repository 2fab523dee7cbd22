import { placeToFill } from './place';

const untouched = { city: '', state: '' };
const saintPaul = { city: 'Saint Paul', state: 'Minnesota', country: 'United States' };

describe('a city detected while the visitor fills in step 2', () => {
  test('is filled in with its state if the fields are empty', () => {
    expect(placeToFill(untouched, saintPaul)).toEqual({ city: 'Saint Paul', state: 'MN' });
    expect(placeToFill({ city: '  ', state: '' }, saintPaul)).toEqual({ city: 'Saint Paul', state: 'MN' });
  });

  test.each([
    ['a city was typed', { city: 'D', state: '' }],
    ['a state was chosen', { city: '', state: 'WI' }],
  ])('stays out when %s', (_why, held) => expect(placeToFill(held, saintPaul)).toBeUndefined());

  test.each([
    ['lies in a state that is not served', { city: 'Chicago', state: 'Illinois', country: 'United States' }],
    ['lies in a state of that code elsewhere', { city: 'Cali', state: 'SD', country: 'Colombia' }],
    ['has no name', { city: ' ', state: 'Minnesota', country: '' }],
    ['has no state', { city: 'Duluth', state: '', country: '' }],
  ])('stays out when it %s', (_why, place) => expect(placeToFill(untouched, place)).toBeUndefined());
});
