/** Browsers break down now and then, and a long run must not be lost for it. */

const ATTEMPTS = 3;

/**
 * Tries up to three times. What fails three times is told and left out: its figures are those of the other runs.
 * @template T
 * @param {T[]} results where the result goes
 * @param {string} title
 * @param {() => Promise<T>} work
 */
export async function keepResult(results, title, work) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      results.push(await work());
      return;
    } catch (error) {
      const [words = ''] = String(error instanceof Error ? error.message : error).split('\n');
      console.log(`  ${title}: ${words} ${attempt < ATTEMPTS ? 'Once more.' : 'Left out.'}`);
    }
  }
}
