import type { HTMLAttributes } from 'react';

/**
 * The surface of a card, for what must be another element: a dialog, a button that is a whole service. It still needs
 * the color of its border: `border-line`, or `border-control` where it can be pressed.
 */
export const cardSurface = 'rounded-soft border bg-card shadow-soft';

const tints = { birch: 'bg-birch', ice: 'bg-ice' } as const;

type Props = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'aside' };

/** A raised surface with one hairline: for a thing that stands for itself (a form, a service, a summary). */
export function Card({ as: Tag = 'div', className = '', ...rest }: Props) {
  return <Tag className={`border-line ${cardSurface} ${className}`.trim()} {...rest} />;
}

/** A tinted surface, not raised: for a remark or a result beside what the page is about. On paper it has a hairline. */
export function Panel({
  as: Tag = 'div',
  tint = 'birch',
  className = '',
  ...rest
}: Props & { tint?: keyof typeof tints }) {
  return (
    <Tag
      className={`rounded-soft p-2 print:border print:border-line ${tints[tint]} ${className}`}
      {...rest}
    />
  );
}
