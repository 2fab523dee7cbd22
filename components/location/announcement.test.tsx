/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locationState } from '@/lib/location/location-state';
import { createVisitFlag } from '@/lib/location/visit-flag';
import { Announcement } from './announcement';
import { letDismiss } from './dismissal';
import { writeCity } from './write-city';

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
  const view = render(
    <>
      <Announcement words={ownWords} phone={phone} defaultCity="Your Area" />
      <main id="main" tabIndex={-1}>
        Everything else
      </main>
    </>,
  );
  letDismiss(dismissed, 'main');
  const isIn = (place: Partial<typeof edina>) =>
    writeCity(locationState('Your Area', { source: 'ip', place: { ...edina, ...place } }, 'ended'), {
      words: ownWords,
      phone,
    });
  return { ...view, isIn, dismissed };
}

const announcement = () => screen.queryByRole('region', { name: 'Announcement' });
const dismissButton = () => screen.getByRole('button', { name: 'Dismiss announcement' });

beforeEach(() => sessionStorage.clear());

test('a visitor reads that we serve their city as soon as it is known', () => {
  const { isIn } = homePage();
  expect(announcement()).toHaveTextContent('Same-day repair in Your Area');
  isIn({});
  expect(announcement()).toHaveTextContent(/^Same-day repair in Edina$/);
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

test('a number in the words for everybody can be called, also while nothing is known', () => {
  const served = 'Same-day repair in {city}: (612) 555-0142';
  homePage({ ...words, served });
  writeCity(locationState('Your Area', undefined, 'looking'), { words: { ...words, served }, phone });
  expect(announcement()).toHaveTextContent('Same-day repair in Your Area: (612) 555-0142');
  expect(screen.getByRole('link', { name: '(612) 555-0142' })).toHaveAttribute('href', 'tel:+16125550142');
});

test('names stand apart from the sentence around them', () => {
  const { isIn } = homePage();
  isIn({ city: 'القدس', state: 'Elsewhere' });
  expect(screen.getByText('القدس').tagName).toBe('BDI');
  expect(screen.getByText('Elsewhere').tagName).toBe('BDI');
});

test('dismissed, it stays away for the visit, and the keyboard goes on with the page', async () => {
  const { unmount, isIn } = homePage();
  await userEvent.click(dismissButton());
  expect(announcement()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  isIn({});
  expect(announcement()).not.toBeInTheDocument();

  unmount();
  homePage();
  expect(announcement()).not.toBeInTheDocument();
});

test('a press is waited for until the page can answer it, and answered once', async () => {
  render(<Announcement words={words} phone={phone} defaultCity="Your Area" />);
  expect(dismissButton()).toHaveAttribute('data-waiting');
  const dismissed = flag();
  const set = jest.spyOn(dismissed, 'set');
  letDismiss(dismissed, 'main');
  letDismiss(dismissed, 'main');
  expect(dismissButton()).not.toHaveAttribute('data-waiting');
  await userEvent.click(dismissButton());
  expect(set).toHaveBeenCalledTimes(1);
});

test('in a new visit it is there again', async () => {
  const { unmount } = homePage();
  await userEvent.click(dismissButton());
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
  await userEvent.click(dismissButton());
  expect(announcement()).not.toBeInTheDocument();
});
