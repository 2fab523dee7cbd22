import fc from 'fast-check';
import { breadcrumbOf, cutToFit } from './search-result.mjs';
import { sheetPage } from './sheet-page.mjs';

test('a text that fits is shown whole, and nothing is cut', () => {
  expect(cutToFit('About us', () => true)).toEqual({ shown: 'About us', cut: '' });
});

test('a longer text is cut after the last word that fits, and staff see the rest', () => {
  const fits = (shown: string) => shown.length <= 16;
  expect(cutToFit('Repair of every appliance', fits)).toEqual({
    shown: 'Repair of ...',
    cut: 'every appliance',
  });
  expect(cutToFit('Refrigeratorrepairs', fits)).toEqual({ shown: '...', cut: 'Refrigeratorrepairs' });
});

test('what is shown and what is cut are the whole text', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 });
  fc.assert(
    fc.property(words, fc.nat(40), (list, room) => {
      const text = list.join(' ');
      const { shown, cut } = cutToFit(text, (part) => part.length <= room);
      expect([shown.replace(/ ?\.\.\.$/, ''), cut].filter(Boolean).join(' ')).toBe(text);
      if (shown !== '...') expect(shown.length).toBeLessThanOrEqual(room);
    }),
  );
});

test('the address stands above the title as search results write it', () => {
  expect(breadcrumbOf('https://www.repair.com/business-info')).toBe('www.repair.com › business-info');
  expect(breadcrumbOf('https://www.repair.com/')).toBe('www.repair.com');
});

test('the sheet shows each route in every way, and marks what is cut', () => {
  const page = sheetPage(
    [
      {
        route: '/about',
        address: 'https://www.repair.com/about',
        name: 'about',
        title: { shown: 'About <us> ...', cut: 'and more' },
        description: { shown: 'We repair.', cut: '' },
        shareTitle: 'The people',
        pictures: { phone: 'p.png', desktop: 'd.png', print: 'o.png', share: 's.png' },
      },
    ],
    'today',
  );
  for (const file of ['p.png', 'd.png', 'o.png', 's.png']) expect(page).toContain(`src="${file}"`);
  expect(page).toContain('About &#60;us&#62; ...');
  expect(page).toContain('Cut off the title: <q>and more</q>');
  expect(page).not.toContain('Cut off the description');
});
