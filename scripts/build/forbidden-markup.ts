import type { PageElement } from './page-markup';

/** Script types that a browser runs or obeys. Others, such as structured data, are just text. */
const EXECUTABLE = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

export function isExecutableScript({ name, attributes }: PageElement): boolean {
  return name === 'script' && EXECUTABLE.test(attributes.get('type')?.trim() ?? '');
}

/** Attributes whose address must be on this site. */
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

/** Elements that the policy makes useless. */
const NEVER = ['style', 'base', 'iframe', 'frame', 'object', 'embed'];

/** Values of `rel` that fetch something. Others, such as `canonical`, are only addresses. */
const FETCHING_LINK =
  /(^|\s)(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|apple-touch-icon|manifest)(\s|$)/i;

/** Addresses on this site; `//host` is another one. */
const OWN = /^(\/(?!\/)|#|\?|$)/;

/** Everything in a page that the policy would block in the browser, each as a phrase. */
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
      // Browsers ignore spaces and control characters in the scheme.
      if (/^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, '')))
        faults.push(`a javascript: address: ${words}`);
      if (own.includes(attribute) && !addresses.every((address) => OWN.test(address.trim())))
        faults.push(`an address on another site: ${words}`);
    }
    return faults;
  });
}
