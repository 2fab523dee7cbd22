/** An installed Firefox, driven over WebDriver BiDi. */
import puppeteer from 'puppeteer-core';

/** @typedef {import('./suite.mjs').Driver} Driver */

/** @param {string} executablePath @returns {Promise<Driver>} */
export async function startFirefox(executablePath) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      // The visitor says no to the question for the position, so the internet address tells the city.
      'permissions.default.geo': 2,
      'network.dns.offline-localhost': false,
      'intl.accept_languages': 'en-US',
    },
  });
  const page = await browser.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    back: () => page.evaluate(() => history.back()),
    evaluate: (script, ...args) =>
      page.evaluate((body, values) => Reflect.apply(new Function(body), undefined, values), script, args),
    find: async (script, ...args) => {
      const handle = await page.evaluateHandle(
        (body, values) => Reflect.apply(new Function(body), undefined, values),
        script,
        args,
      );
      const element = handle.asElement();
      return element && { click: () => element.click(), type: (text) => element.type(text) };
    },
    close: () => browser.close(),
  };
}
