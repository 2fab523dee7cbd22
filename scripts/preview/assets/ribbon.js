/* The controls of the preview's ribbon. Without script it still tells what is a sample. */
(() => {
  const ribbon = document.querySelector('.preview-ribbon');
  const cityForm = ribbon.querySelector('[data-ribbon-city]');
  const schemes = ribbon.querySelector('[data-ribbon-scheme]');
  const remember = (key, value) => {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {
      // Where storage is blocked nothing can be simulated.
    }
  };
  const recall = (key) => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const showAs = (city) => {
    remember('preview-ribbon-city', city);
    remember('preview-ribbon-open', city === null ? null : 'city');
    location.reload();
  };
  const current = recall('preview-ribbon-city');
  cityForm.elements.city.value = current ?? '';
  cityForm.querySelector('output').textContent =
    current === null ? 'Shown now: your own city.' : `Shown now: ${current || 'no city was found'}.`;
  cityForm.addEventListener('submit', (event) => {
    event.preventDefault();
    showAs(cityForm.elements.city.value.trim() || null);
  });
  cityForm.elements.none.addEventListener('click', () => showAs(''));
  cityForm.elements.own.addEventListener('click', () => showAs(null));

  const root = document.documentElement;
  const mark = () => {
    for (const button of schemes.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(button.value === (root.dataset.previewRibbonScheme ?? '')));
  };
  schemes.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    if (button.value) root.dataset.previewRibbonScheme = button.value;
    else delete root.dataset.previewRibbonScheme;
    remember('preview-ribbon-scheme', button.value || null);
    mark();
  });
  mark();
  // Whoever has just chosen a city sees the ribbon as it was left.
  ribbon.querySelector('details').open = recall('preview-ribbon-open') !== null;
  cityForm.hidden = false;
  schemes.hidden = false;
})();
