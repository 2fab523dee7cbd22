import { linkWords } from '@/components/ui/link-words';
import { announcementPieces, type Piece } from '@/lib/location/announcement-text';

/** The announcement's words, from content/: {city} and {state} stand for the visitor's own. */
export type AnnouncementWords = {
  served: string;
  /** Shown when the visitor is known to be outside the states served. */
  notServed: string;
};

export type AnnouncementSentence = {
  template: string;
  city: string;
  state: string;
  phone: { number: string; href: string };
  /** Whether the sentence asks to call. Then it leads to the phone as a whole, unless the number stands in it. */
  asksToCall: boolean;
};

/** At most three short lines. */
export const sentenceClass = 'line-clamp-3 min-h-4.5 text-small/2.25 sm:min-h-0';

// A name stays isolated, since it may run from right to left, and takes no more than half a line of a phone.
const nameClass = 'inline-block max-w-20 truncate align-bottom sm:max-w-full';

/** The sentence as plain words: what the prerendered page says. */
export function sentenceText({ template, city, state, phone }: AnnouncementSentence): string {
  return announcementPieces(template, { city, state, phone: phone.number })
    .map(({ text }) => text)
    .join('');
}

/** The sentence as a paragraph with its links, for a page in the browser. */
export function sentenceElement(sentence: AnnouncementSentence): HTMLElement {
  const { template, city, state, phone, asksToCall } = sentence;
  const pieces = announcementPieces(template, { city, state, phone: phone.number }).map((piece) =>
    pieceElement(piece, phone.href),
  );
  const isWholeLink = asksToCall && !template.includes(phone.number);
  return element('p', sentenceClass, isWholeLink ? [link(phone.href, linkWords, pieces)] : pieces);
}

/** An element for each piece: a browser's translation may replace the text inside it. */
function pieceElement({ kind, text }: Piece, phoneHref: string): HTMLElement {
  if (kind === 'phone') return link(phoneHref, `${linkWords} whitespace-nowrap`, [text]);
  return kind === 'name' ? element('bdi', nameClass, [text]) : element('span', '', [text]);
}

function link(href: string, className: string, children: readonly (Node | string)[]): HTMLElement {
  const anchor = element('a', className, children);
  anchor.setAttribute('href', href);
  return anchor;
}

function element(name: string, className: string, children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}
