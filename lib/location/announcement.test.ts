import { announcementPieces } from './announcement';

const names = { city: 'Edina', state: 'Minnesota' };
const pieces = (template: string, city = names.city) =>
  announcementPieces(template, { ...names, city }).map(({ isName, text }) => (isName ? `<${text}>` : text));

test('names are separate parts, in the order of the sentence', () => {
  expect(pieces('Far from {city}, {state}?')).toEqual(['Far from ', '<Edina>', ', ', '<Minnesota>', '?']);
});

test('a sentence without names stays in one part', () => {
  expect(pieces('We work in {states}.')).toEqual(['We work in {states}.']);
});

test('a city that is named like a placeholder stays a name', () => {
  expect(pieces('In {city}', '{state}')).toEqual(['In ', '<{state}>']);
});
