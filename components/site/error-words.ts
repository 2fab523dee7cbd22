import type { SiteContent } from '@/lib/content/site-content';

/** The words of the error pages; the phone number is as displayed: "(612) 555-0142". */
export type ErrorWords = Record<
  'business' | 'phone' | 'call' | 'heading' | 'text' | 'reload' | 'home',
  string
>;

/**
 * The words of the error pages as attributes of `<body>`: an error boundary gets no props from the
 * server. This way they come from content/ like all other words and stay out of the scripts.
 */
export function errorWordAttributes({ business, site }: Pick<SiteContent, 'business' | 'site'>) {
  return {
    'data-error-business': business.name.value,
    'data-error-phone': business.phone.value,
    'data-error-call': site.navigation.call,
    'data-error-heading': site.error.heading,
    'data-error-text': site.error.text,
    'data-error-reload': site.error.reload,
    'data-error-home': site.error.home,
  };
}

/** Reads the words back in the browser. */
export function readErrorWords({ dataset }: HTMLElement): ErrorWords {
  return {
    business: dataset.errorBusiness ?? '',
    phone: dataset.errorPhone ?? '',
    call: dataset.errorCall ?? '',
    heading: dataset.errorHeading ?? '',
    text: dataset.errorText ?? '',
    reload: dataset.errorReload ?? '',
    home: dataset.errorHome ?? '',
  };
}
