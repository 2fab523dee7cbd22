/*
 * Runs first on every preview page. A city chosen in the ribbon takes the place of the visitor's own, by answering for the
 * browser's geolocation and for the look-up services; the site's own code doesn't know. Then it sets up the ribbon.
 */
(() => {
  const recall = (/** @type {string} */ name) => {
    try {
      return sessionStorage.getItem(`preview-ribbon-${name}`);
    } catch {
      return null;
    }
  };
  const remember = (/** @type {string} */ name, /** @type {string | null} */ value) => {
    try {
      if (value === null) sessionStorage.removeItem(`preview-ribbon-${name}`);
      else sessionStorage.setItem(`preview-ribbon-${name}`, value);
    } catch {
      // Where storage is blocked nothing can be simulated.
    }
  };

  const chosen = recall('city');
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

  const root = document.documentElement;
  const showScheme = (/** @type {string | null} */ scheme) => {
    if (scheme) root.dataset.previewRibbonScheme = scheme;
    else delete root.dataset.previewRibbonScheme;
    remember('scheme', scheme || null);
    for (const button of document.querySelectorAll('.preview-ribbon [name="scheme"]'))
      button.setAttribute('aria-pressed', String(button.getAttribute('value') === (scheme ?? '')));
  };
  showScheme(recall('scheme'));

  const showCity = (/** @type {string | null} */ city) => {
    remember('city', city);
    // Whoever has just chosen a city finds the ribbon open.
    remember('open', city);
    location.reload();
  };
  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector('.preview-ribbon form');
    const field = form?.querySelector('input');
    const now = form?.querySelector('output');
    const details = form?.closest('details');
    if (!(form instanceof HTMLFormElement) || !field || !now || !details) return;
    details.open = recall('open') !== null;
    field.value = chosen ?? '';
    now.textContent =
      chosen === null ? 'Shown now: your own city.' : `Shown now: ${chosen || 'no city was found'}.`;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      showCity(field.value.trim() || null);
    });
    form.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      if (target.name === 'scheme') showScheme(target.value);
      if (target.name === 'city') showCity(target.value === 'none' ? '' : null);
    });
    showScheme(recall('scheme'));
    form.hidden = false;
  });
})();
