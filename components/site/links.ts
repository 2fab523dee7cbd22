import type { SiteWords } from '@/lib/content/site';
import { pageHref } from '@/lib/site/href';

/** The links that header and menu share, in their order: the home page's anchors, from every route. */
export function mainLinks(words: SiteWords['navigation']) {
  return [
    { label: words.services, href: pageHref('/#services') },
    { label: words.about, href: pageHref('/#about') },
    { label: words.areas, href: pageHref('/#areas') },
    { label: words.contact, href: pageHref('/#contact') },
  ];
}
