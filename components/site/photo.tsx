import type { SiteContent } from '@/lib/content/load';
import { pageHref, photoFile, photoWidths, portraitName, portraitWidths } from '@/lib/site/links';

type Props = { photo: NonNullable<SiteContent['brand']['photo']>; sizes: string; className: string };

const focus = { top: 'object-top', center: 'object-center', bottom: 'object-bottom' };

/** The owner's photo. `sizes` is its width in the page, from which the browser chooses a file. */
export function Photo({ photo, sizes, className }: Props) {
  return (
    <img
      {...filesOf('photo', photoWidths)}
      sizes={sizes}
      alt={photo.description}
      className={`object-cover ${focus[photo.focus]} ${className}`}
    />
  );
}

/** The square photo of a team member. */
export function Portrait({ index, name }: { index: number; name: string }) {
  return (
    <img
      {...filesOf(portraitName(index), portraitWidths)}
      sizes="(width >= 40rem) 15rem, (width < 21.5rem) 90vw, 45vw"
      width={640}
      height={640}
      loading="lazy"
      alt={name}
      className="h-auto w-full rounded-soft"
    />
  );
}

/** The `src` and `srcSet` of a photo. Browsers that don't know `srcSet` load its second width. */
function filesOf(name: string, widths: readonly [number, number, ...number[]]) {
  const href = (width: number) => pageHref(`/${photoFile(name, width)}`);
  return { src: href(widths[1]), srcSet: widths.map((width) => `${href(width)} ${width}w`).join(', ') };
}
