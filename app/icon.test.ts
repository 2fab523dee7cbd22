import { readFileSync } from 'node:fs';

// If this fails, run `npm run icons`: it makes all icons from the mark.
test('the tab shows the mark of the header', () => {
  expect(readFileSync('app/icon.svg', 'utf8')).toBe(readFileSync('public/mark.svg', 'utf8'));
});
