/** @jest-environment ./scripts/jest-browser.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Areas } from '@/components/areas/areas';
import { letVisitorsDismissAnnouncement } from '@/lib/browser/dismissed-announcement';
import { usualShop } from '@/lib/hours/sample-hours.test-helper';
import { Announcement } from './announcement';
import { CityProvider } from './city';
import { CityHeading, CityTitle } from './city-heading';

const settings = { reverseGeocodeUrl: 'https://reverse.example/', ipGeolocationUrl: 'https://ip.example/' };

/** The shop is in Minneapolis and goes 50 miles. */
const travelArea = {
  statesServed: ['MN', 'WI', 'ND'],
  homeCity: 'Minneapolis',
  radiusMiles: 50,
  position: { latitude: 44.95, longitude: -93.3 },
  areas: [
    { name: 'Uptown', city: 'Minneapolis', zips: ['55408'] },
    { name: 'Como', city: 'Saint Paul', zips: ['55103'] },
  ],
} as const;

/** A home page in a browser without geolocation. The IP lookup finds this place, or fails without one. */
function homePage(found?: object) {
  globalThis.fetch = () =>
    found ? Promise.resolve(Response.json(found)) : Promise.reject(new TypeError('Failed to fetch'));
  return (
    <StrictMode>
      <CityProvider settings={settings} travelArea={travelArea}>
        <Announcement offer="$25 off." offerUntil={undefined} cities="Minneapolis and Saint Paul" />
        <main id="main" tabIndex={-1}>
          <CityTitle id="title" text="Appliance repair in {city}" />
          <CityHeading id="areas" text="Where we work in {city}" onlyListed />
          <CityTitle id="title-without-city" text="We fix appliances" />
          <CityHeading id="heading-without-city" text="Our prices" />
          <CityHeading id="short-heading" text="Serving {city}" />
          <Areas shop={usualShop} map={undefined}>
            <h2>Where we work</h2>
          </Areas>
        </main>
      </CityProvider>
    </StrictMode>
  );
}

const searchEnds = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
const announcement = () => screen.getByRole('region', { name: 'Announcement' });

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The cities at the end of the main heading and of the heading above the service areas. */
const headingCities = () =>
  ['title', 'areas'].map((id) => document.getElementById(id)?.textContent.replace(/^.* in /, ''));

// Bloomington isn't on the list, but the shop is eight miles away. Only its coordinates show that Duluth is too far.
test.each([
  ['Saint Paul', 'Minnesota', '', 'We serve Saint Paul. $25 off.', ['Saint Paul', 'Saint Paul']],
  ['Como', 'Minnesota', '', 'We serve Como. $25 off.', ['Como', 'Como']],
  [
    'Bloomington',
    'Minnesota',
    '44.84 -93.3',
    'We also serve Bloomington. $25 off.',
    ['Bloomington', 'Minneapolis'],
  ],
  ['Duluth', 'Minnesota', '46.79 -92.1', 'In Duluth? Call before you book.', ['Minneapolis', 'Minneapolis']],
  // Without a state, or with only a state, we can't tell.
  ['Denver', '', '39.74 -104.98', '$25 off.', ['Minneapolis', 'Minneapolis']],
  ['', 'Minnesota', '44.95 -93.3', '$25 off.', ['Minneapolis', 'Minneapolis']],
])('a visitor from %s, %s (%s) gets one answer: %s', async (city, region, position, answer, inHeadings) => {
  const [latitude, longitude] = position.split(' ');
  const page = homePage({ city, region, country: 'United States', latitude, longitude });
  render(page);
  // Until the city is found, and in the prerendered page, headings have the city of the shop.
  for (const early of [document.body.textContent, renderToString(page)])
    expect(early).toMatch(/Appliance repair.* in Minneapolis.*Where we work.* in Minneapolis/s);
  await searchEnds();
  expect(announcement()).toHaveTextContent(answer);
  expect(headingCities()).toEqual(inHeadings);
  expect(screen.queryByText('Unable to detect location')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'We fix appliances' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Our prices' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: /^Serving \w/ })).toBeVisible();
});

test('if every lookup fails, the headings say “Your Area”, and one quiet line says why', async () => {
  render(homePage());
  expect(screen.queryByText('Unable to detect location')).not.toBeInTheDocument();
  await searchEnds();
  expect(headingCities()).toEqual(['Your Area', 'Your Area']);
  const notice = screen.getByText('Unable to detect location');
  expect(notice.closest('output, [role="status"], [aria-live]')).toBeNull();
});

test('an offer is shown until its last day ends at the shop, even in a tab that stays open', () => {
  const element = <Announcement offer="$25 off." offerUntil="2026-12-31" cities="Minneapolis" />;
  jest.useFakeTimers({ now: Date.parse('2026-12-31T23:59:00-06:00') });
  // It may end before the page is built again, so it isn't in the prerendered page.
  expect(renderToString(element)).not.toContain('$25');
  render(element);
  act(() => jest.advanceTimersByTime(0));
  expect(announcement()).toHaveTextContent(/^\$25 off\.$/);
  act(() => jest.advanceTimersByTime(61_000));
  // Without an offer, the announcement says which cities we serve.
  expect(announcement()).toHaveTextContent(/^(?!.*\$25).*Minneapolis/);
});

test('a visitor can dismiss the announcement even if the browser blocks storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  letVisitorsDismissAnnouncement(document);
  render(homePage());
  await searchEnds();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }));
  expect(document.documentElement.dataset.announcement).toBe('dismissed');
  expect(screen.getByRole('main')).toHaveFocus();
});
