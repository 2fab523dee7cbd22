/** Lighthouse, with its usual configuration: a phone, simulated throttling. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** @type {(chrome: import('./phone.mjs').Chrome, address: string) => Promise<{ figures: import('./phone.mjs').Figures, failed: string[] }>} times in ms, scores of 100; `failed`: names of audits that cost points */
export async function runLighthouse({ executablePath, flags }, address) {
  const chrome = await launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', ...flags],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'silent' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { audits, categories } = result.lhr;
    const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? NaN;
    const score = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? 0) * 100);
    return {
      figures: {
        FCP: value('first-contentful-paint'),
        LCP: value('largest-contentful-paint'),
        TBT: value('total-blocking-time'),
        CLS: value('cumulative-layout-shift'),
        perf: score('performance'),
        a11y: score('accessibility'),
        best: score('best-practices'),
        SEO: score('seo'),
      },
      failed: Object.values(categories)
        .flatMap(({ id, auditRefs }) => (id === 'performance' ? [] : auditRefs))
        .flatMap(({ id, weight }) => (weight > 0 && (audits[id]?.score ?? 1) < 1 ? id : [])),
    };
  } finally {
    chrome.kill();
  }
}
