import type { PageElement } from './page-markup';

/** Types of `<script>` that a browser runs or obeys. Anything else, such as structured data, is text to it. */
const RUN = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Is this a script that browsers run, rather than data? */
export function isRunScript({ name, attributes }: PageElement): boolean {
  return name === 'script' && RUN.test(attributes.get('type')?.trim() ?? '');
}

/** Where an element loads something from, or sends something to, that must be the site's own. */
const OWN_ADDRESSES: Record<string, readonly string[] | undefined> = {
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  input: ['src'],
  form: ['action'],
};

/** Elements that the policy leaves no use for. */
const NEVER = ['style', 'base', 'iframe', 'frame', 'object', 'embed'];

/** Kinds of `<link>` that fetch something for the page. Others, such as `canonical`, only name an address. */
const FETCHING_LINK =
  /(^|\s)(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)(\s|$)/i;

/** Addresses of one's own begin with one slash, with `#` or with `?`; `//host` is somebody else's. */
const OWN = /^(\/(?!\/)|#|\?|$)/;

/**
 * What the policy would block in a browser, found at build: each fault as a phrase that names it. Nothing of it may
 * stand in a page, since the visitor would be the first to notice.
 */
export function forbiddenMarkup(elements: readonly PageElement[]): string[] {
  return elements.flatMap(({ name, attributes }) => {
    const faults = NEVER.includes(name) ? [`a <${name}> element`] : [];
    const isFetching = name === 'link' && FETCHING_LINK.test(attributes.get('rel') ?? '');
    const own = isFetching ? ['href'] : (OWN_ADDRESSES[name] ?? []);
    for (const [attribute, value] of attributes) {
      const words = `<${name} ${attribute}="${value}">`;
      const addresses = attribute === 'srcset' ? value.split(',') : [value];
      if (attribute === 'style') faults.push(`an inline style: ${words}`);
      if (attribute.startsWith('on')) faults.push(`an event handler: ${words}`);
      // Browsers skip blanks and control characters in front of and inside of the word.
      if (/^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, '')))
        faults.push(`a javascript: address: ${words}`);
      if (own.includes(attribute) && !addresses.every((address) => OWN.test(address.trim())))
        faults.push(`something foreign: ${words}`);
    }
    return faults;
  });
}
