/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CityContext } from '@/components/location/use-city';
import { siteContent } from '@/lib/content/site-content';
import { createCityStore } from '@/lib/location/store';
import { BookingWizard } from './booking-wizard';

const content = siteContent();

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/checkout');
  // jsdom has no layout: nothing to scroll, no pointer to ask for.
  window.scrollTo = () => {};
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), configurable: true });
});

function open() {
  const { business, checkout, handOff, services, pages } = content;
  render(
    <CityContext value={createCityStore('Your Area')}>
      <BookingWizard
        words={checkout}
        handOffWords={handOff}
        business={{ name: business.name.value, phone: business.phone.value, email: business.email.value }}
        services={services}
        zips={['55405']}
        pageTitle={pages.checkout.title}
        termsHref="/terms"
      />
    </CityContext>,
  );
  return userEvent.setup();
}

const answers = {
  'First name': 'Ana',
  'Last name': 'Li',
  Email: 'ana@example.com',
  Phone: '612 555 0188',
  'Street address': '1 Main St',
  City: 'Ely',
  'ZIP code': '55731',
};

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, answer] of Object.entries(answers))
    await user.type(await screen.findByLabelText(label), answer);
  await user.selectOptions(screen.getByLabelText('State'), 'MN');
}

test('a visitor sees six services with their prices first', () => {
  open();
  expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
  for (const { name, price } of content.services) {
    expect(screen.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveTextContent(`$${price}`);
  }
});

test('choosing a service leads to the second step, whose heading takes the focus', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: /^Dishwasher Repair/ }));
  expect(await screen.findByText('Step 2 of 3')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(document.title).toContain(content.checkout.information.heading);
});

test('Continue stays on the step while something that is needed is missing, and says so at the field', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: /^Dishwasher Repair/ }));
  await user.type(await screen.findByLabelText('First name'), '   ');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toBeInvalid();
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(/\S/);
});

test('the third step repeats the answers with the price, and Change leads back to the field', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: /^Dishwasher Repair/ }));
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Step 3 of 3')).toBeInTheDocument();
  const main = within(document.body);
  for (const shown of ['Ana', 'Li', '612 555 0188', 'Ely', '$85', '$7', '$92']) {
    expect(main.getAllByText(shown).length).toBeGreaterThan(0);
  }
  await user.click(screen.getByRole('link', { name: /Change.*Phone/ }));
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
  expect(screen.getByLabelText('Phone')).toHaveValue('612 555 0188');
});

test('without the terms nothing is confirmed; with them the request is ready and not sent', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: /^Dishwasher Repair/ }));
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Card number'), '4111');
  await user.click(screen.getByRole('button', { name: 'Confirm booking' }));
  expect(screen.getByRole('checkbox', { name: /^I agree to the/ })).toBeInvalid();
  await user.click(screen.getByRole('checkbox', { name: /^I agree to the/ }));
  await user.click(screen.getByRole('button', { name: 'Confirm booking' }));
  expect(await screen.findByText(content.handOff.notSent)).toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain('4111');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('4111');
});

test('Clear my answers empties everything and can be undone', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: /^Dishwasher Repair/ }));
  await user.type(await screen.findByLabelText('First name'), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Clear my answers' }));
  expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Undo/ }));
  expect(screen.getByLabelText('First name')).toHaveValue('Ana');
});
