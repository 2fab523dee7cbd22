import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import * as wizard from './support/wizard';
import { openQuoteForm, requestHeading, send } from './support/inquiry';
import { answerLookups, ip } from './support/lookups';
import { countLoads } from './support/loading';
import { expect, openNoApps, test } from './support/test';

// A headless shell has no extensions, autofill, or back/forward cache, so these tests need a whole browser.

test('a real extension that changes text, adds failing scripts and removes elements breaks nothing', async ({
  baseURL,
  channel,
  launchOptions: { args = [], ...launchOptions },
}) => {
  const folder = resolve('e2e/support/extension');
  const context = await chromium.launchPersistentContext('', {
    ...launchOptions,
    ...(channel && { channel }),
    baseURL: baseURL ?? '',
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [...args, `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
  });
  try {
    await openNoApps(context);
    const page = await context.newPage();
    const loads = countLoads(page);
    await wizard.bookEverything(page);
    // This proves that the extension ran.
    await expect(page.locator('tool-of-a-stranger').first()).toBeAttached();
    await expect(wizard.ticketHeading(page)).toBeVisible();
    await expect(page.locator('#page-notice')).toBeHidden();

    await send(await openQuoteForm(page));
    await expect(requestHeading(page)).toBeVisible();
    await expect(page.locator('#page-notice')).toBeHidden();
    expect(loads).toHaveLength(2);
  } finally {
    await context.close();
  }
});

test('pages restored from the back/forward cache repeat no lookups and keep the booking', async ({
  page,
}) => {
  const asked = await answerLookups(page, { ip: ip('Saint Paul') });
  const leaveAndComeBack = async () => {
    await page.evaluate(() => Reflect.set(window, 'wasKept', true));
    await page.goto('/about');
    await page.goBack();
    // The headers must not disable the back/forward cache. A page that comes back from it fires no load event.
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true);
  };
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saint Paul');
  await leaveAndComeBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saint Paul');
  expect(asked).toHaveLength(1);
  await wizard.openStep3(page);
  await leaveAndComeBack();
  await wizard.expectStep(page, 3);
});

test('the apartment of an address that the browser has saved arrives with the street', async ({ page }) => {
  await wizard.openStep2(page);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[name="address"]',
  });
  const { node } = await client.send('DOM.describeNode', { nodeId });
  const saved = {
    NAME_FIRST: 'Ana',
    NAME_LAST: 'Ruiz',
    ADDRESS_HOME_STREET_ADDRESS: '2104 Bryant Ave S\nApt 3',
    ADDRESS_HOME_CITY: 'Minneapolis',
    ADDRESS_HOME_STATE: 'MN',
    ADDRESS_HOME_ZIP: '55405',
    ADDRESS_HOME_COUNTRY: 'US',
    EMAIL_ADDRESS: 'ana@example.com',
    PHONE_HOME_WHOLE_NUMBER: '+16125550188',
  };
  const fields = Object.entries(saved).map(([name, value]) => ({ name, value }));
  await wizard.field(page, 'Street address').focus();
  await client.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
  await expect(wizard.field(page, 'Street address')).toHaveValue('2104 Bryant Ave S, Apt 3');
  await wizard.toStep3(page);
  await expect(page.getByRole('main')).toContainText('2104 Bryant Ave S, Apt 3');
});
