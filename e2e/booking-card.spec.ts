import { confirm, confirmButton, expectStep, field, goOn, shownReference, toStep3 } from './support/booking';
import { expect, test } from './support/test';

/** What is typed into the card fields; it may turn up nowhere. */
const canary = {
  'Card number': '4929 0000 1337 0042',
  Expiry: '11/39',
  CVV: '73914',
  'Name on card': 'Kanarienvogel Testkarte',
} as const;

const traces = [...Object.values(canary), '4929000013370042', '4929%20', 'Kanarienvogel', '73914'];

/** Everything that a page can remember of it. */
const kept = () => ({
  address: location.href,
  state: JSON.stringify(history.state),
  session: JSON.stringify({ ...sessionStorage }),
  local: JSON.stringify({ ...localStorage }),
  cookie: document.cookie,
  title: document.title,
  name: window.name,
  html: document.documentElement.outerHTML,
  values: [...document.querySelectorAll('input, textarea, select')]
    .map((control) => ('value' in control ? String(control.value) : ''))
    .join('\n'),
  links: [...document.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href)).join('\n'),
});

test('card values turn up in no request, address, storage, history, console line, link, file or clipboard, and are gone after confirming', async ({
  page,
  context,
}) => {
  const heard: string[] = [];
  context.on('request', (request) =>
    heard.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  );
  page.on('console', (message) => heard.push(message.text()));
  page.on('websocket', (socket) => heard.push(socket.url()));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) void blob.text().then((text) => written.push(text));
      return createObjectURL(blob);
    };
    navigator.sendBeacon = (url, data) => {
      written.push(`${url} ${String(data)}`);
      return true;
    };
  });

  await toStep3(page);
  for (const [label, value] of Object.entries(canary)) await field(page, label).fill(value);
  const { values, ...beside } = await page.evaluate(kept);
  expect(values).toContain(canary['Card number']);
  for (const trace of traces) expect(JSON.stringify(beside)).not.toContain(trace);

  await confirm(page);
  await shownReference(page);
  await page.getByRole('button', { name: /^Copy/ }).click();
  const download = page
    .getByRole('button', { name: /Calendar/ })
    .or(page.getByRole('link', { name: /Calendar/ }));
  if (await download.count()) await download.first().click();
  const clipboard = await page.evaluate(() => navigator.clipboard.readText());
  expect(clipboard).toContain('Dishwasher Repair');

  const after = await page.evaluate(kept);
  const written = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'written')));
  for (const trace of traces) {
    expect(JSON.stringify(after)).not.toContain(trace);
    expect(clipboard + written + heard.join('\n')).not.toContain(trace);
  }

  await page.goBack();
  await expectStep(page, 2);
  await page.goForward();
  await expectStep(page, 3);
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await page.reload();
  const later = await page.evaluate(kept);
  for (const trace of traces) expect(JSON.stringify(later)).not.toContain(trace);
});

test('leaving step 3 empties the card, by Back, Change and reload', async ({ page }) => {
  await toStep3(page);
  const leave = [
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Back' }).click(),
    () => page.getByRole('link', { name: 'Change Email' }).click(),
  ];
  for (const go of leave) {
    for (const [label, value] of Object.entries(canary)) await field(page, label).fill(value);
    await go();
    await expectStep(page, 2);
    await goOn(page);
    await expectStep(page, 3);
    for (const label of Object.keys(canary)) await expect(field(page, label)).toHaveValue('');
  }
  for (const [label, value] of Object.entries(canary)) await field(page, label).fill(value);
  await page.reload();
  await expectStep(page, 3);
  for (const label of Object.keys(canary)) await expect(field(page, label)).toHaveValue('');
});

test('a page that comes back from the browser’s cache has an empty card', async ({ page }) => {
  await toStep3(page);
  for (const [label, value] of Object.entries(canary)) await field(page, label).fill(value);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await page.waitForURL('/privacy');
  await page.goBack();
  await expectStep(page, 3);
  for (const label of Object.keys(canary)) await expect(field(page, label)).toHaveValue('');
});

test('the card is optional and says what becomes of it', async ({ page }) => {
  await toStep3(page);
  const card = page.getByRole('group', { name: /Card/ });
  await expect(card).toHaveAccessibleDescription(/Nothing is charged.*neither stored nor sent/);
  for (const label of Object.keys(canary)) {
    await expect(field(page, label)).not.toHaveAttribute('name');
    await expect(field(page, label)).not.toHaveAttribute('required');
    await expect(field(page, label)).toHaveAttribute('autocomplete', 'off');
  }
  await confirm(page);
  await expect(confirmButton(page)).toHaveCount(0);
});
