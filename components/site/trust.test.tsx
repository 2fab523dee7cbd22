/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { siteContent } from '@/lib/content/load';
import { Faces, TrustItems } from './trust';

const { business } = siteContent();
const { claims } = business;
const yelp = { name: 'Yelp', link: 'https://www.yelp.com/biz/harborfix' };
const google = { name: 'Our google reviews', link: 'https://www.google.com/maps/harborfix' };
const license = ['Licensed', '/business-info#credentials'];
const rating = '★ 4.9/5 from 500+ Google reviews';

test.each([
  ['all three', { profiles: [yelp, google] }, [[rating, google.link], license, ['90-day warranty']]],
  ['no page on the site of its rating', { profiles: [yelp] }, [[rating], license, ['90-day warranty']]],
  [
    'only a warranty',
    { license: undefined, claims: { ...claims, rating: undefined, warrantyDays: 365 }, profiles: [google] },
    [['365-day warranty']],
  ],
])('each reason to trust a shop links to its proof, for a shop with %s', (_what, changes, expected) => {
  render(<TrustItems business={{ ...business, ...changes }} />);
  const items = screen.getAllByRole('listitem').map((item) => {
    const links = within(item).queryAllByRole('link');
    return [item.textContent, ...links.map((link) => link.getAttribute('href'))];
  });
  expect(items).toEqual(expected);
});

test('each person of the team has a face above the first name, and without a team there is no list', () => {
  const team = ['Maria', 'Dan'].map((name) => ({ name, photo: 'face.jpg', text: 'Fixes washers.' }));
  const { container, rerender } = render(<Faces team={team} />);
  const faces = screen.getAllByRole('listitem').map((face) => face.innerHTML);
  expect(faces).toEqual([expect.stringMatching(/team-0.*Maria/), expect.stringMatching(/team-1.*Dan/)]);
  rerender(<Faces team={[]} />);
  expect(container).toBeEmptyDOMElement();
});
