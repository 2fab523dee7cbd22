/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { fakeSettings } from '@/lib/location/fake-environment';
import { createCityStore } from '@/lib/location/store';
import { CityName } from './city-name';
import { CityProvider } from './city-provider';

test('the prerendered page says "Your Area", even if the city is known before the page comes alive', async () => {
  const store = { ...createCityStore('Your Area'), start: () => {} };
  const page = (
    <CityProvider settings={fakeSettings} defaultCity="Your Area" store={store}>
      <CityName />
    </CityProvider>
  );
  // The server's renderer needs what jsdom lacks.
  Object.assign(globalThis, { TextEncoder, TextDecoder });
  const { renderToString } = await import('react-dom/server.edge');
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  expect(document.body).toHaveTextContent('Your Area');

  store.tell({ city: 'Edina', state: '', country: '', latitude: undefined, longitude: undefined });
  const root = document.body.firstElementChild;
  // React would log a mismatch as an error, and that fails every test.
  await act(async () => void (root && hydrateRoot(root, page)));
  expect(document.body).toHaveTextContent('Edina');
});
