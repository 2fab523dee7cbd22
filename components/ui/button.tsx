import type { ComponentProps } from 'react';
import { underlined } from './text-link';

const base =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-soft border-2 text-center font-semibold fades';

const shapes = {
  text: 'min-h-12 py-2',
  /** An icon without words. The button then needs an `aria-label`. */
  icon: 'size-12 shrink-0 px-0!',
} as const;

const variants = {
  primary: 'px-5 filled',
  secondary: 'px-5 outlined',
  /** Book Now is the main button. In an emergency, and for a visitor from elsewhere, Call is. */
  book: 'px-5 filled call-first:outlined',
  call: 'px-5 outlined call-first:filled',
  /** Looks like a link, and is aligned with text. */
  quiet: `border-x-0 border-transparent not-last:mr-4 text-ink forced-colors:border-0 ${underlined}`,
  bare: 'border-transparent hover:bg-birch',
} as const;

export type ButtonVariant = keyof typeof variants;

type Own = { variant?: ButtonVariant | undefined; shape?: keyof typeof shapes | undefined };

function classes({ variant = 'primary', shape = 'text' }: Own, className = '') {
  return `${base} ${shapes[shape]} ${variants[variant]} ${className}`;
}

/** A button that acts on this page. To navigate, use ButtonLink. */
export function Button({ variant, shape, className, ...rest }: Own & ComponentProps<'button'>) {
  return <button type="button" className={classes({ variant, shape }, className)} {...rest} />;
}

type LinkProps = Pick<Own, 'variant'> & ComponentProps<'a'> & { href: string };

export function ButtonLink({ variant, className, children, ...rest }: LinkProps) {
  return (
    <a className={classes({ variant }, className)} {...rest}>
      {children}
    </a>
  );
}
