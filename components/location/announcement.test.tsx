/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSettings } from '@/lib/location/fake-environment';
import { createCityStore } from '@/lib/location/store';
import { createVisitFlag } from '@/lib/location/visit-flag';
import { Announcement } from './announcement';
import { CityProvider } from './city-provider';

const words = {
  label: 'Announcement',
  served: 'Same-day repair in {city}',
  notServed: 'We do not come to {city}, {state}. Call (612) 555-0142.',
  dismiss: 'Dismiss announcement',
};
const phone = { number: '(612) 555-0142', href: 'tel:+16125550142' };
const edina = {
  city: 'Edina',
  state: 'Minnesota',
  country: 'United States',
  latitude: 44.9,
  longitude: -93.3,
};

const flag = () => createVisitFlag('announcement-dismissed', () => sessionStorage);

function homePage(ownWords = words, dismissed = flag()) {
  const store = createCityStore('Your Area');
  const view = render(
    <CityProvider settings={fakeSettings} defaultCity="Your Area" store={{ ...store, start: () => {} }}>
      <Announcement words={ownWords} phone={phone} focusAfter="main" dismissed={dismissed} />
      <main id="main" tabIndex={-1}>
        Everything else
      </main>
    </CityProvider>,
  );
  return { ...view, isIn: (place: Partial<typeof edina>) => act(() => store.tell({ ...edina, ...place })) };
}

const announcement = () => screen.queryByRole('region', { name: 'Announcement' });

beforeEach(() => sessionStorage.clear());

test('a visitor reads that we serve their city as soon as it is known', () => {
  const { isIn } = homePage();
  expect(announcement()).toHaveTextContent('Same-day repair in Your Area');
  isIn({});
  expect(announcement()).toHaveTextContent('Same-day repair in Edina');
});

test.each([
  [{ city: 'Sioux Falls', state: 'SD' }, 'Same-day repair in Sioux Falls'],
  [{ city: 'Madison', state: 'US-WI' }, 'Same-day repair in Madison'],
  [{ city: 'Springfield', state: '' }, 'Same-day repair in Springfield'],
  [{ city: 'Chicago', state: 'Illinois' }, 'We do not come to Chicago, Illinois. Call (612) 555-0142.'],
  [
    { city: 'Berlin', state: '', country: 'Germany' },
    'We do not come to Berlin, Germany. Call (612) 555-0142.',
  ],
])('nothing is promised outside the five states: %j', (place, sentence) => {
  const { isIn } = homePage();
  isIn(place);
  expect(announcement()).toHaveTextContent(sentence);
});

test('a visitor from elsewhere can call from the announcement', () => {
  const { isIn } = homePage();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  isIn({ state: 'Illinois' });
  expect(screen.getByRole('link', { name: '(612) 555-0142' })).toHaveAttribute('href', 'tel:+16125550142');
});

test('where the words name no number, the whole sentence leads to the phone', () => {
  const { isIn } = homePage({ ...words, notServed: 'Not in our states? Please call first.' });
  isIn({ state: 'Illinois' });
  expect(screen.getByRole('link', { name: 'Not in our states? Please call first.' })).toHaveAttribute(
    'href',
    'tel:+16125550142',
  );
});

test('names stand apart from the sentence around them', () => {
  const { isIn } = homePage();
  isIn({ city: 'القدس', state: 'Elsewhere' });
  expect(screen.getByText('القدس').tagName).toBe('BDI');
  expect(screen.getByText('Elsewhere').tagName).toBe('BDI');
});

test('dismissed, it stays away for the visit, and the keyboard goes on with the page', async () => {
  const { unmount, isIn } = homePage();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }));
  expect(announcement()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  isIn({});
  expect(announcement()).not.toBeInTheDocument();

  unmount();
  homePage();
  expect(announcement()).not.toBeInTheDocument();
});

test('in a new visit it is there again', async () => {
  const { unmount } = homePage();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }));
  unmount();
  sessionStorage.clear();
  homePage();
  expect(announcement()).toBeVisible();
});

test('it can be dismissed where the browser keeps nothing', async () => {
  const blocked = createVisitFlag('announcement-dismissed', () => {
    throw new DOMException('Denied', 'SecurityError');
  });
  homePage(words, blocked);
  const region = screen.getByRole('region', { name: 'Announcement' });
  await userEvent.click(within(region).getByRole('button', { name: 'Dismiss announcement' }));
  expect(announcement()).not.toBeInTheDocument();
});
