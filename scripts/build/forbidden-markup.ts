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
  return elements.flatMap((element) => {
    const { name, attributes } = element;
    const faults: string[] = [];
    if (NEVER.includes(name)) faults.push(`a <${name}> element`);
    for (const [attribute, value] of attributes) {
      if (attribute === 'style') faults.push(`an inline style: <${name} style="${value}">`);
      if (attribute.startsWith('on')) faults.push(`an event handler: <${name} ${attribute}="${value}">`);
      if (isScriptAddress(value)) faults.push(`a javascript: address: <${name} ${attribute}="${value}">`);
    }
    const own = name === 'link' && isFetchingLink(attributes) ? ['href'] : (OWN_ADDRESSES[name] ?? []);
    for (const attribute of own) {
      const address = attributes.get(attribute);
      if (address === undefined) continue;
      if (!addressesIn(attribute, address).every((one) => OWN.test(one)))
        faults.push(`something foreign: <${name} ${attribute}="${address}">`);
    }
    return faults;
  });
}

/** Browsers skip blanks and control characters in front of and inside of the word. */
function isScriptAddress(value: string) {
  return /^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, ''));
}

function isFetchingLink(attributes: ReadonlyMap<string, string>) {
  return FETCHING_LINK.test(attributes.get('rel') ?? '');
}

function addressesIn(attribute: string, value: string): string[] {
  const all = attribute === 'srcset' ? value.split(',') : [value];
  return all.map((one) => one.trim());
}
