import { CalendarPlus, Copy, Mail, MessageSquare, Phone, Printer, type IconNode } from 'lucide';
import { Button, ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { unbroken } from '@/components/ui/unbroken';
import type { Way } from '@/lib/booking/ways';
import { wayHref, type Recipient } from '@/lib/request/recipient';
import type { Summary } from '@/lib/request/summary';
import { wayWords, type Choice } from './stage';

type Act = (() => void) | undefined;

/** What each button does, apart from the link that opens an app. One that does nothing isn't shown. */
export type Acts = Record<Exclude<Choice, Way>, Act> & { open: (way: Way) => void };

type Action = { icon?: IconNode; label: string; href?: string; act: Act };

/** The buttons at the end of a request. `way` is the app that is open or suggested. */
export function actionsOf(
  way: Way,
  acts: Acts,
  { summary, business }: { summary: Summary; business: Recipient },
): Record<Choice, Action> {
  const open = (id: Way, icon: IconNode, label: string): Action => ({
    icon,
    label,
    href: wayHref(id, summary, business),
    act: () => acts.open(id),
  });
  return {
    text: open('text', MessageSquare, 'Text it to us'),
    email: open('email', Mail, 'Email it to us'),
    call: open('call', Phone, `Call ${business.phone}`),
    done: { label: wayWords[way].done, act: acts.done },
    failed: { label: wayWords[way].failed, act: acts.failed },
    retry: { label: 'Try again', act: acts.retry },
    copy: { icon: Copy, label: 'Copy', act: acts.copy },
    print: { icon: Printer, label: 'Print', act: acts.print },
    calendar: { icon: CalendarPlus, label: 'Add to calendar', act: acts.calendar },
  };
}

/** A link if the action opens an app, and otherwise a button. */
export function ActionButton({ action, variant }: { action: Action; variant: ButtonVariant }) {
  const { icon, label, href, act } = action;
  if (!act) return null;
  const content = (
    <>
      {icon && <Icon of={icon} className="size-5 shrink-0" />}
      <span>{unbroken(label)}</span>
    </>
  );
  const looks = { variant, onClick: act, children: content };
  return href ? <ButtonLink href={href} {...looks} /> : <Button {...looks} />;
}
