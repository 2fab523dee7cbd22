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

type PortraitProps = { index: number; name: string; sizes: string; className: string };

/** The square photo of a team member. `name` is '' if the name is next to it. */
export function Portrait({ index, name, ...size }: PortraitProps) {
  return (
    <img
      {...filesOf(portraitName(index), portraitWidths)}
      {...size}
      width={640}
      height={640}
      loading="lazy"
      alt={name}
    />
  );
}

/** The `src` and `srcSet` of a photo. Browsers that don't know `srcSet` load its second width. */
function filesOf(name: string, widths: readonly [number, number, ...number[]]) {
  const href = (width: number) => pageHref(`/${photoFile(name, width)}`);
  return { src: href(widths[1]), srcSet: widths.map((width) => `${href(width)} ${width}w`).join(', ') };
}
