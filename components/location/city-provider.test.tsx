/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { fakeEnvironment, fakeSettings } from '@/lib/location/fake-environment';
import { createCityStore } from '@/lib/location/store';
import { CityProvider } from './city-provider';
import { useCity } from './use-city';

const City = () => useCity().city;
const Error = () => useCity().error;

/** A page of a visitor whom neither their browser nor a service can place. */
function bookingPage() {
  const { environment, asked } = fakeEnvironment({});
  const store = createCityStore('Your Area');
  const unplaced = { ...store, start: () => store.start(fakeSettings, environment) };
  const page = (
    <CityProvider settings={fakeSettings} defaultCity="Your Area" store={unplaced}>
      <p>
        <City />
      </p>
      <p role="status">
        <Error />
      </p>
    </CityProvider>
  );
  return { page, asked, store };
}

const searchEnds = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

test('every part of the page knows what is found, and that nothing was', async () => {
  const { page, store } = bookingPage();
  render(page);
  expect(screen.getByText('Your Area')).toBeVisible();
  await searchEnds();
  expect(screen.getByRole('status')).toHaveTextContent('Unable to detect location');
  act(() => store.tell({ city: 'Edina', state: '', country: '', latitude: undefined, longitude: undefined }));
  expect(screen.getByText('Edina')).toBeVisible();
});

test('the search starts once, also in strict mode and when the visitor comes to another page', async () => {
  const { page, asked } = bookingPage();
  const { unmount } = render(<StrictMode>{page}</StrictMode>);
  unmount();
  render(page);
  await searchEnds();
  expect(asked).toMatchObject({ positions: 1, reverse: [], ip: 1 });
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
