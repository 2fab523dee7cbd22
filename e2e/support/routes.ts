/** Every route of the site, with the name by which the tests speak of it. */
export const routes = [
  { path: '/', name: 'the home page' },
  { path: '/about', name: 'the About page' },
  { path: '/business-info', name: 'the Business info page' },
  { path: '/privacy', name: 'the privacy policy' },
  { path: '/terms', name: 'the terms of service' },
  { path: '/checkout', name: 'the booking wizard' },
] as const;

/** The same, and a page that isn't there. */
export const routesAndMissing = [
  ...routes,
  { path: '/no-such-page', name: 'the page for a wrong address' },
] as const;
