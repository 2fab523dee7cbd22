/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DetectedLocation } from '@/lib/location/place';
import { hideDismissedAnnouncement } from '@/lib/location/visit-flag';
import { Announcement } from './announcement';
import { CityContext } from './city';

const words = {
  label: 'Announcement',
  served: 'Same-day repair in {city}',
  notServed: 'We do not come to {city}, {state}. Call (612) 555-0142.',
  dismiss: 'Dismiss announcement',
};
const edina = {
  city: 'Edina',
  state: 'Minnesota',
  country: 'United States',
  latitude: 44.9,
  longitude: -93.3,
};

const unknown = {
  ...{ city: 'Your Area', state: '', country: '', latitude: undefined, longitude: undefined },
  ...{ loading: true, error: '' },
};

/** A page with this location. */
function homePage(ownWords = words) {
  const page = (location: DetectedLocation) => (
    <CityContext
      value={{
        start: () => undefined,
        subscribe: () => () => undefined,
        read: () => location,
        readInitial: () => unknown,
      }}
    >
      <Announcement words={ownWords} />
      <main id="main" tabIndex={-1}>
        Everything else
      </main>
    </CityContext>
  );
  const view = render(page(unknown));
  const isIn = (place: Partial<typeof edina>) => view.rerender(page({ ...unknown, ...edina, ...place }));
  return { ...view, isIn };
}

const announcement = () => screen.queryByRole('region', { name: 'Announcement' });
const dismissButton = () => screen.getByRole('button', { name: 'Dismiss announcement' });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

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
])('visitors outside the five states are promised nothing: %j', (place, sentence) => {
  const { isIn } = homePage();
  isIn(place);
  expect(announcement()).toHaveTextContent(sentence);
});

test('once dismissed, the bar is gone for the visit and focus moves to the page', async () => {
  const { unmount, isIn, container } = homePage();
  await userEvent.click(dismissButton());
  expect(container.firstElementChild).toBe(screen.getByRole('main'));
  expect(screen.getByRole('main')).toHaveFocus();
  isIn({});
  expect(announcement()).not.toBeInTheDocument();

  unmount();
  homePage();
  expect(announcement()).not.toBeInTheDocument();
});

test('dismissing it on a scrolled page moves nothing that the visitor is reading', async () => {
  homePage();
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  Object.defineProperty(window, 'scrollY', { value: 500, configurable: true });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
  await userEvent.click(dismissButton());
  await new Promise(requestAnimationFrame);
  expect(scrollTo).toHaveBeenCalledWith({ top: 452, behavior: 'instant' });
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

test('it is back on the next visit', async () => {
  const { unmount } = homePage();
  await userEvent.click(dismissButton());
  unmount();
  sessionStorage.clear();
  homePage();
  expect(announcement()).toBeVisible();
});

test('it can be dismissed even if the browser blocks storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  homePage();
  await userEvent.click(dismissButton());
  expect(announcement()).not.toBeInTheDocument();
});

describe('before hydration, its HTML', () => {
  const sheets: string[] = [];
  beforeEach(() => {
    sheets.length = 0;
    Object.assign(window, {
      CSSStyleSheet: class {
        replaceSync = (css: string) => sheets.push(css);
      },
    });
    Object.assign(document, { adoptedStyleSheets: [] });
  });

  test('is hidden if it was dismissed earlier in the visit', () => {
    sessionStorage.setItem('announcement-dismissed', '1');
    hideDismissedAnnouncement();
    expect(sheets).toEqual(['.announcement { display: none }']);
  });

  test('stays visible if it was not', () => {
    hideDismissedAnnouncement();
    expect(sheets).toEqual([]);
  });
});
