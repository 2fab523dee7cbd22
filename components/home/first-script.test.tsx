/** @jest-environment ./scripts/jest-browser.ts */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Announcement } from '@/components/location/announcement';
import { CityName } from '@/components/location/city-name';
import { LocationNotice } from '@/components/location/location-notice';
import { fakeEnvironment, fakeSettings, tells, type FakeGeolocation } from '@/lib/location/fake-environment';
import { weekTable, type OpeningHours } from '@/lib/hours/opening-hours';
import { FirstScriptAgain } from './first-script-again';
import { startHomePage } from './first-script';
import { TodayHours } from './today-hours';

const hours: OpeningHours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '21:00' },
];
const phone = { number: '(612) 555-0142', href: 'tel:+16125550142' };
const announcement = { served: 'Same-day repair in {city}', notServed: 'Not in {state}' };
const settings = {
  lookups: fakeSettings,
  defaultCity: 'Your Area',
  announcement: { words: announcement, phone },
  hours: {
    hours,
    rows: weekTable(hours).map(({ weekdays }) => weekdays),
    words: { today: 'Today', openNow: 'Open now until {time}', closedNow: 'Closed now' },
  },
};
const friday = Date.parse('2026-11-20T12:00:00-06:00');

const page = (
  <>
    <Announcement
      words={{ ...announcement, label: 'Announcement', dismiss: 'Dismiss' }}
      phone={phone}
      defaultCity="Your Area"
    />
    <main id="main" tabIndex={-1}>
      <h1>
        Appliance repair in <CityName defaultCity="Your Area" />
      </h1>
      <h2 id="areas-heading">
        Find out if we come to <CityName defaultCity="Your Area" />
      </h2>
      <LocationNotice />
      <label>
        Name
        <input id="name" />
      </label>
      <div id="contact">
        <TodayHours rows={weekTable(hours)} words={{ hoursHeading: 'Hours' }} />
      </div>
    </main>
    <FirstScriptAgain settings={settings} />
  </>
);

/** The page as the server wrote it. */
async function prerendered() {
  const { renderToString } = await import('react-dom/server.edge');
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.replaceChildren(container);
  return container;
}

const inEdina = tells({ city: 'Edina', region: 'Minnesota', country: 'United States' });
const inJerusalem = tells({ city: 'ירושלים', region: '', country: 'Israel' });

function start(behavior: Parameters<typeof fakeEnvironment>[0]) {
  const fake = fakeEnvironment(behavior);
  startHomePage(settings, fake.environment, () => friday);
  return fake;
}

const searchEnds = () => new Promise<void>((resolve) => setTimeout(resolve));
const heading = () => screen.getByRole('heading', { level: 1 });

let root: Root | undefined;
/** React takes the page over. It would log a mismatch as an error, and that fails every test. */
const takeOver = (container: Element) => act(async () => void (root = hydrateRoot(container, page)));

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => root?.unmount()));

test('every heading names the same city, as one sentence, before and after it is known', async () => {
  await prerendered();
  expect(heading()).toHaveTextContent('Appliance repair in Your Area');
  start({ ip: inEdina });
  await searchEnds();
  expect(screen.getByRole('heading', { name: 'Appliance repair in Edina' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Find out if we come to Edina' })).toBeVisible();
  expect(screen.getByRole('region')).toHaveTextContent('Same-day repair in Edina');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a name that runs from right to left stands apart from the sentence', async () => {
  await prerendered();
  start({ ip: inJerusalem });
  await searchEnds();
  const names = screen.getAllByText('ירושלים');
  expect(names.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI']);
});

test('a visitor whose city could not be found is told so in a quiet line, and nowhere else', async () => {
  await prerendered();
  const { asked } = start({});
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await searchEnds();
  expect(screen.getByRole('status')).toHaveTextContent('Unable to detect location');
  expect(screen.getAllByText('Unable to detect location')).toHaveLength(1);
  expect(heading()).toHaveTextContent('Appliance repair in Your Area');
  expect(asked).toMatchObject({ positions: 1, reverse: [], ip: 1 });
});

test('what was written before React takes the page over is still there afterwards', async () => {
  const container = await prerendered();
  start({ ip: inJerusalem });
  await searchEnds();
  await takeOver(container);
  expect(heading()).toHaveTextContent('Appliance repair in ירושלים');
  expect(screen.getByRole('region')).toHaveTextContent('Not in Israel');
});

test('a city that is found after React has taken the page over is written all the same', async () => {
  const container = await prerendered();
  let answer = () => {};
  const geolocation: FakeGeolocation = (_found, failed) => {
    answer = () =>
      failed({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  };
  start({ geolocation, ip: inEdina });
  await takeOver(container);
  answer();
  await searchEnds();
  expect(heading()).toHaveTextContent('Appliance repair in Edina');
});

test('a page that React draws anew is written once more, and can still be dismissed', async () => {
  const container = await prerendered();
  start({ ip: inEdina });
  await searchEnds();
  await takeOver(container);
  act(() => root?.unmount());
  const again = document.createElement('div');
  document.body.replaceChildren(again);
  const { createRoot } = await import('react-dom/client');
  await act(async () => {
    root = createRoot(again);
    root.render(page);
  });
  expect(heading()).toHaveTextContent('Appliance repair in Edina');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('what somebody has typed is there when React draws the page anew, and they go on typing where they were', async () => {
  const container = await prerendered();
  await userEvent.type(screen.getByLabelText('Name'), 'An');
  start({ ip: inEdina });
  await userEvent.type(screen.getByLabelText('Name'), 'a');
  container.remove();
  const again = document.createElement('div');
  document.body.replaceChildren(again);
  const { createRoot } = await import('react-dom/client');
  await act(async () => {
    root = createRoot(again);
    root.render(page);
  });
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

describe('the hours', () => {
  /** What the browser says of the distance to the hours. */
  let tellNear: ((isIntersecting: boolean) => void) | undefined;

  beforeEach(async () => {
    await prerendered();
    jest.useFakeTimers();
    Object.assign(globalThis, {
      IntersectionObserver: class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          tellNear = (isIntersecting) => tell([{ isIntersecting }]);
        }
        observe() {}
        disconnect() {
          tellNear = undefined;
        }
      },
    });
    start({});
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  test('are told a little later, since nobody has come to them yet', () => {
    jest.advanceTimersByTime(3_400);
    expect(screen.queryByText(/^Open now/)).not.toBeInTheDocument();
    jest.advanceTimersByTime(100);
    expect(screen.getByText('Open now until 9 PM')).toBeVisible();
  });

  test('are told at once to somebody who comes near them', () => {
    tellNear?.(false);
    expect(screen.queryByText(/^Open now/)).not.toBeInTheDocument();
    tellNear?.(true);
    expect(screen.getByText('Open now until 9 PM')).toBeVisible();
    expect(tellNear).toBeUndefined();
  });
});
