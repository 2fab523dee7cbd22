import type { IconNode } from 'lucide';
import { Button, ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { noWrap } from '@/components/ui/no-wrap';

/** What a button says and does. It is a link if it opens an app. One without `act` isn't shown. */
export type Action = { icon?: IconNode; label: string; href?: string; act: (() => void) | undefined };

export function ActionButton({ action, variant }: { action: Action; variant: ButtonVariant }) {
  const { icon, label, href, act } = action;
  if (!act) return null;
  const content = (
    <>
      {icon && <Icon of={icon} className="size-5 shrink-0" />}
      <span>{noWrap(label)}</span>
    </>
  );
  const props = { variant, onClick: act, children: content };
  return href ? <ButtonLink href={href} {...props} /> : <Button {...props} />;
}
