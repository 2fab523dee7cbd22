import type { HTMLAttributes } from 'react';

/**
 * The surface of a card, for other elements such as a dialog or a button. Add the color of the border:
 * `border-line`, or `border-control` where it can be pressed.
 */
export const cardSurface = 'rounded-soft border bg-card lifted';

const tints = { birch: 'bg-birch', ice: 'bg-ice' } as const;

/** A raised surface with a hairline, for a self-contained part: a form, a service, a summary. */
export function Card({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={`border-line ${cardSurface} ${className}`.trim()} {...rest} />;
}

type PanelProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'aside'; tint?: keyof typeof tints };

/** A tinted flat surface for a remark or a result. Printed, it has a hairline. */
export function Panel({ as: Tag = 'div', tint = 'birch', className = '', ...rest }: PanelProps) {
  const looks = `rounded-soft p-2 print:border print:border-line ${tints[tint]} ${className}`;
  return <Tag className={looks} {...rest} />;
}
