/*
 * Runs first on every page of a preview. Shows the site as a visitor in the city typed into the bar sees it. It answers
 * geolocation and the look-ups itself, so the site's own code needs no hook. Only the cities in its list have coordinates.
 */
(() => {
  const key = 'preview-ribbon-city';
  const chosen = sessionStorage.getItem(key);
  const lookups = document.currentScript?.dataset.lookups?.split(' ') ?? [];

  if (chosen) {
    const [city, regionName = 'Minnesota', country = 'United States'] = chosen.split(/\s*,\s*/);
    Object.defineProperty(navigator, 'geolocation', { value: undefined });
    const ask = window.fetch;
    window.fetch = (input, options) => {
      const address = input instanceof Request ? input.url : String(input);
      const isLookup = lookups.some((lookup) => address.startsWith(lookup));
      if (!isLookup) return ask(input, options);
      const known = [...document.querySelectorAll('preview-ribbon option')];
      const option = known.find((place) => place instanceof HTMLOptionElement && place.value === chosen);
      const coordinates = option instanceof HTMLOptionElement ? option.dataset : {};
      return Promise.resolve(Response.json({ city, regionName, country, ...coordinates }));
    };
  }

  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector('preview-ribbon form');
    const field = form?.querySelector('input');
    if (!(form instanceof HTMLFormElement) || !field) return;
    field.value = chosen ?? '';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      // With an empty field the site looks up the real city again.
      sessionStorage.setItem(key, field.value.trim());
      location.reload();
    });
    form.hidden = false;
  });
})();
