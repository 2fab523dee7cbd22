import { announcementPieces } from './announcement';

const names = { city: 'Edina', state: 'Minnesota' };
const pieces = (template: string, city = names.city) =>
  announcementPieces(template, { ...names, city }).map(({ isName, text }) => (isName ? `<${text}>` : text));

test('names stand apart from the words, in the order that the editor wrote', () => {
  expect(pieces('Far from {city}, {state}?')).toEqual(['Far from ', '<Edina>', ', ', '<Minnesota>', '?']);
});

test('a sentence without names stays as it is', () => {
  expect(pieces('We work in {states}.')).toEqual(['We work in {states}.']);
});

test('a city that is called like a placeholder stays a name', () => {
  expect(pieces('In {city}', '{state}')).toEqual(['In ', '<{state}>']);
});
