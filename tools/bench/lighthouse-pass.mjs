/** Lighthouse, as for a phone with simulated throttling: its usual configuration. */
import * as launcher from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * @param {string} address
 * @param {{ executablePath: string | undefined, flags: string[] }} browser
 * @returns {Promise<object>} FCP, LCP, SI, TBT in ms; CLS; scores of 0 to 100; names of the audits that cost points
 */
export async function runLighthouse(address, { executablePath, flags }) {
  const chrome = await launcher.launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', ...flags],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return figures(result.lhr);
  } finally {
    chrome.kill();
  }
}

/** @param {import('lighthouse').Result} result */
function figures({ audits, categories, lighthouseVersion }) {
  const value = (/** @type {string} */ id) => audits[id]?.numericValue;
  const score = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? 0) * 100);
  const failed = (/** @type {string} */ id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: name, weight }) => weight > 0 && (audits[name]?.score ?? 1) < 1)
      .map(({ id: name }) => name);
  return {
    version: lighthouseVersion,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    si: value('speed-index'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    failed: {
      accessibility: failed('accessibility'),
      bestPractices: failed('best-practices'),
      seo: failed('seo'),
    },
  };
}
