import type { SiteContent } from '@/lib/content/load';
import { pageHref, photoFile, photoWidths } from '@/lib/site/links';

type Props = { photo: NonNullable<SiteContent['brand']['photo']>; sizes: string; className: string };

const focus = { top: 'object-top', center: 'object-center', bottom: 'object-bottom' };

/** The owner's photo. `sizes` is its width in the page, from which the browser chooses a file. */
export function Photo({ photo, sizes, className }: Props) {
  const srcSet = photoWidths.map((width) => `${pageHref(`/${photoFile(width)}`)} ${width}w`).join(', ');
  return (
    <img
      src={pageHref(`/${photoFile(1280)}`)}
      srcSet={srcSet}
      sizes={sizes}
      alt={photo.description}
      className={`object-cover ${focus[photo.focus]} ${className}`}
    />
  );
}
