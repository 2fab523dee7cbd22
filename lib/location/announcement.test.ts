import { announcementPieces } from './announcement';

const names = { city: 'Edina', state: 'Minnesota', phone: '(612) 555-0142' };
const pieces = (template: string) =>
  announcementPieces(template, names).map(({ kind, text }) => `${kind}: ${text}`);

test('names and the number stand apart from the words, in the order that the editor wrote', () => {
  expect(pieces('Far from {city}, {state}? Call (612) 555-0142.')).toEqual([
    'words: Far from ',
    'name: Edina',
    'words: , ',
    'name: Minnesota',
    'words: ? Call ',
    'phone: (612) 555-0142',
    'words: .',
  ]);
});

test('a sentence without names stays as it is', () => {
  expect(pieces('We work in {states}.')).toEqual(['words: We work in {states}.']);
});

test('a city that is called like a placeholder stays a name', () => {
  expect(announcementPieces('In {city}', { ...names, city: '{state}' })).toEqual([
    { kind: 'words', text: 'In ' },
    { kind: 'name', text: '{state}' },
  ]);
});
