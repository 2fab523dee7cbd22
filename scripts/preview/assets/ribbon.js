/*
 * Runs first on every preview page. Simulates the city chosen in the ribbon by mocking geolocation
 * and the look-up services, so the site's own code needs no hook for it.
 */
(() => {
  const KEY = 'preview-ribbon-city';
  /** @type {string | null} */
  let chosen = null;
  try {
    chosen = sessionStorage.getItem(KEY);
  } catch {
    // Without storage, nothing can be simulated.
  }

  if (chosen !== null) {
    const [city, region = 'Minnesota', country = 'United States'] = chosen.split(/\s*,\s*/);
    const lookups = document.currentScript?.dataset.lookups?.split(' ') ?? [];
    Object.defineProperty(navigator, 'geolocation', {
      value: {
        getCurrentPosition: (/** @type {unknown} */ _, /** @type {PositionErrorCallback} */ failed) =>
          setTimeout(failed, 0, { code: 1, message: 'Answered by the preview.' }),
      },
    });
    const ask = window.fetch;
    window.fetch = (input, options) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!lookups.some((lookup) => address.startsWith(lookup))) return ask(input, options);
      const answer = { city, regionName: region, country };
      return Promise.resolve(city ? Response.json(answer) : new Response('', { status: 503 }));
    };
  }

  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector('.preview-ribbon form');
    const details = form?.closest('details');
    if (!(form instanceof HTMLFormElement) || !details) return;
    const [field, now] = [form.querySelector('input'), form.querySelector('output')];
    if (!field || !now) return;
    const shown = chosen === null ? 'your own city' : chosen || 'no city was found';
    now.textContent = `Shown now: ${shown}.`;
    field.value = chosen ?? '';
    // Keep the ribbon open after choosing a city.
    details.open = chosen !== null;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const wish = event.submitter?.getAttribute('value') ?? (field.value.trim() || 'own');
      if (wish === 'own') sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, wish === 'none' ? '' : wish);
      location.reload();
    });
    form.hidden = false;
  });
})();
