import { nearest } from './nearest';

test.each([
  ['pirce', 'price'],
  ['Price', 'price'],
  ['discription', 'description'],
  ['zip', 'zips'],
  ['priceRange', undefined],
  ['size', undefined],
])('staff who wrote "%s" probably meant %s', (word, meant) => {
  expect(nearest(word, ['price', 'description', 'zips', 'popular'])).toBe(meant);
});
