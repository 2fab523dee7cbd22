import { pageHref } from '@/lib/site/href';

/** Address of one symbol of a file in `public/drawings`, for `<use>`; a page never fetches a file twice. */
export function drawingHref(file: 'appliances' | 'kitchen' | 'map', symbol: string): string {
  return pageHref(`/drawings/${file}.svg#${symbol}`);
}
