import { logoPath, pageHref } from '@/lib/site/links';
import type { ServiceId } from '@/lib/site/service-ids';

/** The kitchen's parts, from back to front. Appliances have the ids of their services, and `front` has the tools. */
const kitchen = [
  'room',
  'dishwasher',
  'oven-range',
  'microwave',
  'small-appliances',
  'front',
  'refrigerator',
];

/** Each file of public/drawings: the ids of its parts, and its viewBox. */
const drawings = {
  kitchen: { parts: kitchen, box: [0, 0, 600, 380] },
  invoice: { parts: ['invoice'], box: [0, 0, 232, 276] },
  'lost-plug': { parts: ['plug'], box: [0, 36, 480, 236] },
  'scene-about': { parts: ['scene'], box: [0, 0, 600, 622] },
} as const;

export const drawingHref = (file: string, symbol: string) => pageHref(`/drawings/${file}.svg#${symbol}`);

type DrawingProps = {
  of: keyof typeof drawings;
  className?: string;
  /** The text for screen readers. Without it, the drawing is decoration. */
  label?: string;
  /** The services of the business. The kitchen shows no other appliances. */
  services?: readonly { id: ServiceId }[];
};

/**
 * A drawing from an external file, in the page's colors. In a box of another shape it is at the bottom left. The file
 * also draws beyond the viewBox, so the rest of the box isn't empty. Inside the HTML, it wouldn't fit into the page's
 * first round trip of 14.6 KB, and words, prices and buttons come first. An `<img>` can't have the page's colors, and
 * would be the largest paint. To dim it in dark mode would dim the lamp, too, or hide the tools.
 */
export function Drawing({ of, className, label, services }: DrawingProps) {
  const { parts, box } = drawings[of];
  const shown: readonly string[] = services ? ['room', 'front', ...services.map(({ id }) => id)] : parts;
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      viewBox={box.join(' ')}
      width={box[2]}
      height={box[3]}
      preserveAspectRatio="xMinYMax"
      className={className}
      {...meaning}
    >
      {parts.map((part) => shown.includes(part) && <use key={part} href={drawingHref(of, part)} />)}
    </svg>
  );
}

/** The drawing of a service's appliance. It is hidden from screen readers, because the name is next to it. */
export function Appliance({ id, className }: { id: ServiceId; className?: string }) {
  return (
    <svg viewBox="0 0 160 120" width={160} height={120} className={className} aria-hidden>
      <use href={drawingHref('appliances', id)} />
    </svg>
  );
}

type VanProps = { name: string; className?: string };

/** The technician, and the van with the business's logo and name on its side. Screen readers don't see them. */
export function Van({ name, className }: VanProps) {
  // A longer name is smaller, so that it fits on the side of the van. A letter is about 0.55 em wide, and the side has
  // room for 152 units. `textLength` keeps the width in every font.
  const fontSize = Math.min(20, 262 / name.length);
  const textLength = 0.55 * fontSize * name.length;
  return (
    <svg viewBox="0 0 458 170" width={458} height={170} className={className} aria-hidden>
      <use href={drawingHref('van', 'van')} />
      <image href={pageHref(logoPath)} x="190" y="49" width="136" height="46" />
      <text
        x="258"
        y="114"
        textAnchor="middle"
        fontSize={fontSize}
        textLength={textLength}
        lengthAdjust="spacingAndGlyphs"
        className="fill-draw-line font-semibold"
      >
        {name}
      </text>
      <use href={drawingHref('technician', 'technician')} />
    </svg>
  );
}
