import type { DetectedLocation } from '@/lib/location/location-state';
import { isOutsideServedStates } from '@/lib/location/state-code';
import { sentenceElement, type AnnouncementWords } from './announcement-sentence';
import { cityNameClass } from './city-name-class';

type Announcing = { words: AnnouncementWords; phone: { number: string; href: string } };

/**
 * Puts what is known of the visitor's city into the page: headings, announcement and notice. It works on the page as the server
 * wrote it, before and after React takes it over: only elements that stand alone in their place are replaced.
 */
export function writeCity(location: DetectedLocation, { words, phone }: Announcing): void {
  const { city, state, country, error } = location;
  for (const name of document.querySelectorAll('h1 bdi, h2 bdi')) {
    if (name.textContent === city) continue;
    // Another name is another element: the old one with new text would count as moved.
    const other = document.createElement('bdi');
    other.className = cityNameClass(city);
    other.textContent = city;
    name.replaceWith(other);
  }
  const outside = isOutsideServedStates(location);
  const template = outside ? words.notServed : words.served;
  const sentence = { template, city, state: state || country, phone, asksToCall: outside };
  const other = sentenceElement(sentence);
  const shown = document.querySelector('.announcement p');
  if (shown && !saysTheSame(shown, other)) shown.replaceWith(other);
  const notice = document.querySelector('#areas-heading ~ [role=status]');
  if (notice && notice.textContent !== error) notice.textContent = error;
}

function saysTheSame(one: Element, other: Element): boolean {
  return one.textContent === other.textContent && !one.querySelector('a') === !other.querySelector('a');
}
