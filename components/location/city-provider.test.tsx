/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { fakeEnvironment, fakeSettings } from '@/lib/location/fake-environment';
import { createCityStore } from '@/lib/location/store';
import { CityName } from './city-name';
import { CityProvider } from './city-provider';
import { LocationNotice } from './location-notice';
import { useCity } from './use-city';

const nowhere = { city: '', state: '', country: '', latitude: undefined, longitude: undefined };

/** A page of a visitor whom neither their browser nor a service can place. */
function homePage() {
  const { environment, asked } = fakeEnvironment({});
  const store = createCityStore('Your Area');
  const unplaced = { ...store, start: () => store.start(fakeSettings, environment) };
  const page = (
    <CityProvider settings={fakeSettings} defaultCity="Your Area" store={unplaced}>
      <h1>
        Same-day appliance repair in <CityName />
      </h1>
      <h2>
        Find out if we come to <CityName />
      </h2>
      <LocationNotice />
    </CityProvider>
  );
  return { page, asked, moveTo: (city: string) => act(() => store.tell({ ...nowhere, city })) };
}

const searchEnds = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

test('every heading names the same city, as one sentence, before and after it is known', async () => {
  const { page, moveTo } = homePage();
  render(page);
  await searchEnds();
  expect(screen.getByRole('heading', { name: 'Same-day appliance repair in Your Area' })).toBeVisible();
  moveTo('Edina');
  expect(screen.getByRole('heading', { name: 'Same-day appliance repair in Edina' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Find out if we come to Edina' })).toBeVisible();
});

test('a name that runs from right to left stands apart from the sentence', async () => {
  const { page, moveTo } = homePage();
  render(page);
  await searchEnds();
  moveTo('ירושלים');
  expect(screen.getAllByText('ירושלים').map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI']);
});

test('the search starts once, also in strict mode and when the visitor comes to another page', async () => {
  const { page, asked } = homePage();
  const { unmount } = render(<StrictMode>{page}</StrictMode>);
  unmount();
  render(page);
  await searchEnds();
  expect(asked).toMatchObject({ positions: 1, reverse: [], ip: 1 });
});

test('a visitor whose city could not be found is told so in a quiet line, and nowhere else', async () => {
  const { page } = homePage();
  render(page);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await searchEnds();
  expect(screen.getByRole('status')).toHaveTextContent('Unable to detect location');
  expect(screen.getAllByText('Unable to detect location')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Same-day appliance repair in Your Area' })).toBeVisible();
});

test('a part of the page outside the provider is a mistake of ours, and says so', () => {
  const Lonely = () => {
    try {
      return useCity().city;
    } catch (error) {
      return String(error);
    }
  };
  render(<Lonely />);
  expect(screen.getByText('Error: useCity needs a CityProvider around the component.')).toBeVisible();
});
