import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

const base =
  'inline-flex min-h-6 cursor-pointer items-center justify-center gap-1 rounded-soft border-2 px-2.5 py-1 text-center font-semibold no-underline transition-colors';

const variants = {
  /** The one thing to do here: it books or it calls. */
  primary: 'border-ember bg-ember text-on-ember hover:border-ember-strong hover:bg-ember-strong',
  /** What else can be done here. */
  secondary: 'border-control bg-card text-ink hover:border-ink',
  /** The same on the deep lake ground. */
  onLake: 'border-on-lake text-on-lake hover:bg-on-lake hover:text-lake',
  /** Beside the others, as quiet as a link. */
  quiet: 'border-transparent text-ink underline decoration-1 underline-offset-4 hover:decoration-2',
} as const;

export type ButtonVariant = keyof typeof variants;

function classes(variant: ButtonVariant, className = '') {
  return `${base} ${variants[variant]} ${className}`.trim();
}

type Own = { variant?: ButtonVariant };

/** A button: does something on this page. For going elsewhere use ButtonLink. */
export function Button({
  variant = 'primary',
  className,
  type = 'button',
  ...rest
}: Own & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={classes(variant, className)} {...rest} />;
}

/** A link that looks like a button: goes to a page, a phone number, an e-mail address. */
export function ButtonLink({
  variant = 'primary',
  className,
  href,
  children,
  ...rest
}: Own & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a href={href} className={classes(variant, className)} {...rest}>
      {children}
    </a>
  );
}
