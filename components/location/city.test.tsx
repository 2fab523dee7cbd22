/** @jest-environment ./scripts/jest-browser.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Announcement } from './announcement';
import { CityProvider } from './city';
import { CityHeading, CityTitle } from './city-heading';
import { LocationNotice } from './location-notice';

const settings = { reverseGeocodeUrl: 'https://reverse.example/', ipGeolocationUrl: 'https://ip.example/' };

/** The shop is in Minneapolis and goes 50 miles. */
const serviceArea = {
  statesServed: ['MN', 'WI', 'ND'],
  radiusMiles: 50,
  shop: { latitude: 44.95, longitude: -93.3 },
  areas: [
    { city: 'Minneapolis', zips: ['55408'] },
    { city: 'Saint Paul', zips: ['55105'] },
  ],
} as const;

/** A home page in a browser without geolocation. The IP lookup finds this place, or fails without one. */
function homePage(found?: object) {
  globalThis.fetch = () =>
    found ? Promise.resolve(Response.json(found)) : Promise.reject(new TypeError('Failed to fetch'));
  return (
    <StrictMode>
      <CityProvider settings={settings} serviceArea={serviceArea}>
        <Announcement offer="$25 off." cities="Minneapolis and Saint Paul" />
        <main id="main" tabIndex={-1}>
          <CityTitle id="title" text="Appliance repair in {city}" />
          <CityHeading id="areas" text="Where we work in {city}" onlyListed />
          <LocationNotice />
        </main>
      </CityProvider>
    </StrictMode>
  );
}

const searchEnds = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
const heading = () => screen.getByRole('heading', { level: 1 });
const announcement = () => screen.getByRole('region', { name: 'Announcement' });
/** A place with its coordinates. One is text, because some IP lookups return text. */
const at = (latitude: number, longitude: number, place: object) => ({
  latitude: `${latitude}`,
  longitude,
  ...place,
});
const inState = (city: string, region: string) => ({ city, region, country: 'United States' });

beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.announcement;
});
afterEach(() => jest.restoreAllMocks());

const cities: [place: object, answer: string | RegExp, main: string, areas: string][] = [
  [inState('Minneapolis', 'Minnesota'), 'We serve Minneapolis. $25 off.', 'Minneapolis', 'Minneapolis'],
  // It isn't on the list, but the shop is eight miles away.
  [
    at(44.84, -93.3, inState('Bloomington', 'Minnesota')),
    /^We also serve Bloomington, but a visit there can cost more\.$/,
    'Bloomington',
    'Your Area',
  ],
  // Only the coordinates show that it is too far away.
  [
    at(46.79, -92.1, inState('Duluth', 'Minnesota')),
    'In Duluth? Call before you book.',
    'Your Area',
    'Your Area',
  ],
  // The state isn't served.
  [inState('Des Moines', 'Iowa'), 'In Des Moines? Call before you book.', 'Your Area', 'Your Area'],
  // Without a state, we can't tell.
  [at(39.74, -104.98, inState('Denver', '')), /^\$25 off\.$/, 'Your Area', 'Your Area'],
];

test.each(cities)('a visitor from %j gets one answer: %s', async (place, answer, main, areas) => {
  render(homePage(place));
  await searchEnds();
  expect(announcement()).toHaveTextContent(answer);
  expect(heading()).toHaveTextContent(`Appliance repair in ${main}`);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(`Where we work in ${areas}`);
});

test('if the city can’t be found, one quiet line says so, without an announcement', async () => {
  render(homePage());
  expect(screen.queryByText('Unable to detect location')).not.toBeInTheDocument();
  await searchEnds();
  expect(screen.getAllByText('Unable to detect location')).toHaveLength(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a heading without a city is shown as it is', () => {
  render(
    <>
      <CityTitle id="title" text="We fix appliances" />
      <CityHeading id="areas" text="Where we work" />
    </>,
  );
  expect(heading()).toHaveTextContent(/^We fix appliances$/);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Where we work$/);
});

test('without an offer, the announcement says which cities we serve', () => {
  render(<Announcement offer="" cities="Minneapolis" />);
  expect(announcement()).toHaveTextContent('We serve Minneapolis.');
});

describe('an offer with a last day', () => {
  const banner = <Announcement offer="$25 off." offerUntil="2026-12-31" cities="Minneapolis" />;

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('isn’t in the prerendered page, because it may end before the page is built again', () => {
    jest.setSystemTime(Date.parse('2026-12-01T12:00:00-06:00'));
    document.body.innerHTML = renderToString(banner);
    expect(announcement()).toHaveTextContent('We serve Minneapolis.');
    expect(announcement()).not.toHaveTextContent('$25 off.');
    document.body.innerHTML = '';
  });

  test('is in the banner until that day ends at the shop, even in a tab that stays open', () => {
    jest.setSystemTime(Date.parse('2026-12-31T23:59:00-06:00'));
    render(banner);
    act(() => jest.advanceTimersByTime(0));
    expect(announcement()).toHaveTextContent(/^\$25 off\.$/);
    act(() => jest.advanceTimersByTime(61_000));
    expect(announcement()).toHaveTextContent(/^We serve Minneapolis\.$/);
  });
});

test('a visitor can dismiss the announcement even if the browser blocks storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  render(homePage());
  await searchEnds();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }));
  expect(document.documentElement.dataset.announcement).toBe('dismissed');
  expect(screen.getByRole('main')).toHaveFocus();
});
