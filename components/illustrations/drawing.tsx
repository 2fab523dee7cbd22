import type { SiteContent } from '@/lib/content/load';
import type { ServiceId } from '@/lib/content/schemas/services';
import { markFile, pageHref, photoFile, photoWidths } from '@/lib/site/links';

/** The kitchen's parts, from back to front. `front` has tools, and the hour's shade over the whole room. */
const layers = ['room', 'dishwasher', 'oven-range', 'microwave', 'small-appliances', 'front', 'refrigerator'];

/** The ids in each file of public/drawings that make up the drawing, and its viewBox. */
const drawings = {
  kitchen: { parts: layers, box: [0, 0, 600, 380] },
  invoice: { parts: ['invoice'], box: [0, 0, 232, 276] },
  'lost-plug': { parts: ['plug'], box: [0, 36, 480, 236] },
  'scene-about': { parts: ['scene'], box: [0, 0, 600, 622] },
} as const;

export const drawingHref = (file: string, symbol: string) => pageHref(`/drawings/${file}.svg#${symbol}`);

const named = (label?: string) => (label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true });

type DrawingProps = {
  of: keyof typeof drawings;
  className?: string;
  /** What the picture shows; leave it out for decoration. */
  label?: string;
  /** Of the kitchen: an appliance that the business doesn't repair is left out. */
  services?: readonly { id: ServiceId }[];
};

/**
 * A drawing from an external file, in the page's colors (docs/decisions/hero-drawing.md). In a box of
 * another shape it stands at the bottom left, and what its file draws beyond the viewBox fills the rest.
 */
export function Drawing({ of, className, label, services }: DrawingProps) {
  const { parts, box } = drawings[of];
  const isShown = (part: string) =>
    !services || ['room', 'front', ...services.map(({ id }) => id)].includes(part);
  return (
    <svg
      viewBox={box.join(' ')}
      width={box[2]}
      height={box[3]}
      preserveAspectRatio="xMinYMax"
      className={className}
      {...named(label)}
    >
      {parts.filter(isShown).map((part) => (
        <use key={part} href={drawingHref(of, part)} />
      ))}
    </svg>
  );
}

type PhotoProps = { photo: NonNullable<SiteContent['brand']['photo']>; sizes: string; className: string };

const focus = { top: 'object-top', center: 'object-center', bottom: 'object-bottom' };

/** The owner's photo, as wide as its place in the page: `sizes` says how wide. */
export function Photo({ photo, sizes, className }: PhotoProps) {
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

/** The drawing of a service's appliance. Hidden from screen readers: the name is next to it. */
export function Appliance({ id, className }: { id: ServiceId; className?: string }) {
  return (
    <svg viewBox="0 0 160 120" width={160} height={120} className={className} aria-hidden>
      <use href={drawingHref('appliances', id)} />
    </svg>
  );
}

type VanProps = { name: string; withTechnician?: boolean; className?: string };

/** The van that comes, with the business's mark and name on its side. Hidden from screen readers. */
export function Van({ name, withTechnician = false, className }: VanProps) {
  const fontSize = Math.min(20, 325 / name.length);
  const width = withTechnician ? 458 : 412;
  return (
    <svg viewBox={`0 0 ${width} 170`} width={width} height={170} className={className} aria-hidden>
      <use href={drawingHref('van', 'van')} />
      <image href={pageHref(markFile)} x="190" y="49" width="136" height="46" />
      <text x="258" y="114" textAnchor="middle" fontSize={fontSize} className="fill-draw-line font-semibold">
        {name}
      </text>
      {withTechnician && <use href={drawingHref('technician', 'technician')} />}
    </svg>
  );
}

/** The stars of a rating from 1 to 5. `label` says the rating, unless the text beside it does. */
export function Stars({ rating, label }: { rating: number; label?: string }) {
  return (
    <svg viewBox={`0 0 ${rating * 24} 24`} width={rating * 20} height={20} {...named(label)}>
      <use href={drawingHref('stars', 'five')} />
    </svg>
  );
}
