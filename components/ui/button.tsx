import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

const base =
  'inline-flex cursor-pointer items-center justify-center gap-1 rounded-soft border-2 text-center font-semibold no-underline fades';

const shapes = {
  words: 'min-h-6 px-2.5 py-1',
  /** An icon alone: the button needs an `aria-label`. */
  icon: 'size-6 shrink-0',
} as const;

const variants = {
  /** The main action: booking or calling. */
  primary: 'border-ember bg-ember text-on-ember hover:border-ember-strong hover:bg-ember-strong',
  /** Any other action. */
  secondary: 'border-control bg-card text-ink hover:border-ink',
  /** Looks like a link, next to other buttons. */
  quiet: 'border-transparent text-ink underline decoration-1 underline-offset-4 hover:decoration-2',
  /** An icon without a border, such as a close button. */
  bare: 'border-transparent hover:bg-birch',
} as const;

export type ButtonVariant = keyof typeof variants;

type Own = { variant?: ButtonVariant | undefined; shape?: keyof typeof shapes | undefined };

function classes({ variant = 'primary', shape = 'words' }: Own, className = '') {
  return `${base} ${shapes[shape]} ${variants[variant]} ${className}`.trim();
}

/** A button that acts on this page. To navigate, use ButtonLink. */
export function Button({
  variant,
  shape,
  className,
  type = 'button',
  ...rest
}: Own & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={classes({ variant, shape }, className)} {...rest} />;
}

/** A link that looks like a button: to a page, a phone number, an email address. */
export function ButtonLink({
  variant,
  className,
  href,
  children,
  ...rest
}: Pick<Own, 'variant'> & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a href={href} className={classes({ variant }, className)} {...rest}>
      {children}
    </a>
  );
}
