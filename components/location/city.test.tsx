/** @jest-environment ./scripts/jest-browser.ts */
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Environment } from '@/lib/location/environment';
import { Announcement } from './announcement';
import { CityName, CityProvider, LocationNotice, useCity } from './city';

const settings = { reverseGeocodeUrl: 'https://reverse.example/', ipGeolocationUrl: 'https://ip.example/' };

/** A home page without geolocation, whose IP lookup finds this place or fails. */
function homePage(found?: object) {
  const asked: string[] = [];
  const environment: Environment = {
    fetch(address) {
      asked.push(address);
      return found ? Promise.resolve(Response.json(found)) : Promise.reject(new TypeError('Failed to fetch'));
    },
    geolocation: () => undefined,
    after: () => () => undefined,
    whenShown: (callback) => callback(),
    whenLeft: () => undefined,
  };
  const page = (
    <StrictMode>
      <CityProvider settings={settings} defaultCity="Your Area" environment={environment}>
        <Announcement
          words={{
            label: 'Announcement',
            served: 'Repair in {city}',
            notServed: 'You are in {city}, {state}. We repair in Minnesota.',
            dismiss: 'Dismiss announcement',
          }}
        />
        <h1>
          Appliance repair in <CityName />
        </h1>
        <h2>
          Find out if we come to <CityName />
        </h2>
        <LocationNotice />
      </CityProvider>
    </StrictMode>
  );
  return { page, asked };
}

const searchEnds = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const heading = () => screen.getByRole('heading', { level: 1 });
const inState = (city: string, region: string, country = 'United States') => ({
  city,
  region,
  country,
});

beforeEach(() => sessionStorage.clear());

test('the prerendered page says Your Area, and once hydrated it names the city', async () => {
  const { page, asked } = homePage(inState('Edina', 'Minnesota'));
  const { renderToString } = await import('react-dom/server.edge');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(heading()).toHaveTextContent('Appliance repair in Your Area');
  expect(asked).toEqual([]);
  const root = await act(async () => hydrateRoot(container, page));
  await searchEnds();
  expect(heading()).toHaveTextContent('Appliance repair in Edina');
  expect(screen.getByRole('heading', { name: 'Find out if we come to Edina' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Announcement' })).toHaveTextContent('Repair in Edina');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(asked).toEqual([settings.ipGeolocationUrl]);
  act(() => root.unmount());
});

test.each([
  ['Denver', 'Colorado', 'United States', 'You are in Denver, Colorado. We repair in Minnesota.'],
  ['Berlin', '', 'Germany', 'You are in Berlin, Germany. We repair in Minnesota.'],
])('a visitor in %s is not promised a repair there', async (city, region, country, sentence) => {
  render(homePage(inState(city, region, country)).page);
  await searchEnds();
  expect(heading()).toHaveTextContent('Appliance repair in Your Area');
  expect(screen.getByRole('region')).toHaveTextContent(sentence);
});

test('a right-to-left name is isolated from the sentence around it', async () => {
  render(homePage(inState('القدس', '', '')).page);
  await searchEnds();
  const names = screen.getAllByText('القدس');
  expect(names.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI', 'BDI']);
});

test('a visitor whose city can’t be found reads it in one quiet line', async () => {
  render(homePage().page);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await searchEnds();
  expect(screen.getByRole('status')).toHaveTextContent('Unable to detect location');
  expect(screen.getAllByText('Unable to detect location')).toHaveLength(1);
  expect(heading()).toHaveTextContent('Appliance repair in Your Area');
});

test('a component outside the provider throws an error', () => {
  const Lonely = () => {
    try {
      return useCity().city;
    } catch (error) {
      return String(error);
    }
  };
  render(<Lonely />);
  expect(screen.getByText('Error: Put a CityProvider around the component.')).toBeVisible();
});
