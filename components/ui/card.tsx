import type { HTMLAttributes } from 'react';

/**
 * The surface of a card, for other elements such as a dialog or a button. Add a border color:
 * `border-line`, or `border-control` if it can be pressed.
 */
export const cardSurface = 'rounded-soft border bg-card lifted';

const tints = { birch: 'bg-birch', ice: 'bg-ice' } as const;

export function Card({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={`border-line ${cardSurface} ${className}`} {...rest} />;
}

type PanelProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'aside'; tint?: keyof typeof tints };

/** A flat tinted surface for a note or a result. In print it gets a thin border. */
export function Panel({ as: Tag = 'div', tint = 'birch', className = '', ...rest }: PanelProps) {
  const looks = `rounded-soft p-4 print:border print:border-line ${tints[tint]} ${className}`;
  return <Tag className={looks} {...rest} />;
}
