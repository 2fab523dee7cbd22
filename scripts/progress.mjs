/** What a person sees while something takes its time. */

const SIGN_OF_LIFE_MS = 10_000;

/**
 * Says what begins, gives a sign of life every ten seconds, and says how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  console.log(`${title} ...`);
  const timer = setInterval(() => console.log(`${title} ... ${seconds()}`), SIGN_OF_LIFE_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    console.log(`${title}: ${seconds()}`);
  }
}
