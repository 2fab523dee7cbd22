import { CalendarPlus, Copy, Mail, MessageSquare, Phone, Printer, type IconNode } from 'lucide';
import { Button, ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { noWrap } from '@/components/ui/no-wrap';
import type { Way } from '@/lib/booking/ways';
import { wayHref, type Recipient } from '@/lib/request/recipient';
import type { Summary } from '@/lib/request/summary';
import type { Choice } from './result-screen';

/** A button. One without `act` isn't shown. */
type Action = { icon?: IconNode; label: string; href?: string; act: (() => void) | undefined };

export type Actions = Record<Choice, Action>;

/** The effect of each button, apart from the link that opens an app. Undefined if the button must not be shown. */
type Acts = Record<Exclude<Choice, Way>, Action['act']> & { open: (way: Way) => void };

type Request = { summary: Summary; business: Recipient };

/** The labels of the buttons by which visitors say that they sent the request, or that no app opened. */
const written = { done: 'I sent it', failed: 'Nothing opened' };
const labels = { text: written, email: written, call: { done: 'I called', failed: 'It didn’t dial' } };

/** All buttons at the end of a request. `way` is the app that is open or suggested. */
export function actionsOf(way: Way, { summary, business }: Request, acts: Acts): Actions {
  const open = (opened: Way, icon: IconNode, label: string): Action => ({
    icon,
    label,
    href: wayHref(opened, summary, business),
    act: () => acts.open(opened),
  });
  return {
    text: open('text', MessageSquare, 'Text it to us'),
    email: open('email', Mail, 'Email it to us'),
    call: open('call', Phone, `Call ${business.phone}`),
    done: { label: labels[way].done, act: acts.done },
    failed: { label: labels[way].failed, act: acts.failed },
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
      <span>{noWrap(label)}</span>
    </>
  );
  const props = { variant, onClick: act, children: content };
  return href ? <ButtonLink href={href} {...props} /> : <Button {...props} />;
}
