import { CalendarPlus, Copy, Mail, MessageSquare, Phone, Printer, type IconNode } from 'lucide';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ContactText, PhoneText } from '@/components/site/contact';
import { Button, ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { useClock } from '@/components/ui/clock';
import { Icon } from '@/components/ui/icon';
import { unbroken } from '@/components/ui/unbroken';
import type { Way } from '@/lib/booking/ways';
import type { DeliveryState } from '@/lib/request/delivery-state';
import { dayAndTime } from '@/lib/request/reply-time';
import { suggestedWay, wayHref, waysOf, type Recipient } from '@/lib/request/recipient';
import { isTouch } from './apps';
import { FirstAid, type FirstAidTexts } from './first-aid';
import { resultWords } from './result-words';
import { screenOf, stageOf, wayWords, type Choice, type Pressed } from './stage';
import { Ticket, ticketColumns, type TicketProps } from './ticket';
import { CopyResult, useCopies } from './use-copies';

export type RequestResultProps = TicketProps & {
  firstAid: FirstAidTexts;
  business: Recipient;
  /** The page's h1, in place of the panel's own heading, an h3. The caller moves the focus to it. */
  heading?: (text: string) => ReactNode;
  /** Why we can't reach the visitor. Then nothing of what follows is promised. */
  warning?: ReactNode;
  /** The app that the press has opened. */
  way?: Way | undefined;
  /** When the visitor said to have sent it there, as an ISO date; `onSent` keeps it, with the app. */
  sentAt?: string | undefined;
  onSent?: (sentAt: string, way: Way) => void;
  /** Where the page itself sends: what became of it, its words, and how to try again. */
  delivery?: { state: DeliveryState; heading: string; text: string; retry: () => void };
  /** Below the request: the way back to the answers. Not printed. */
  children?: ReactNode;
};

/** A link if it has `href`, and otherwise a button. Without `act`, nothing is shown. */
type Action = { icon?: IconNode; label: string; href?: string; act: (() => void) | undefined };

/** The QR code is optional: if this chunk fails to load, we don't show it. */
const PhoneCode = lazy(() => import('./phone-code').catch(() => ({ default: () => null })));

/**
 * The end of a booking or an inquiry: the one act that is left, and the request as a ticket. Client-side only. It
 * prints as a one-page work order. Use the reference as its `key`.
 */
export function RequestResult(props: RequestResultProps) {
  const { summary, business, delivery } = props;
  const Heading = props.heading ? 'h2' : 'h4';
  const [pressed, setPressed] = useState<Pressed>({ way: props.way, sentAt: props.sentAt });
  const [suggested] = useState(() => suggestedWay(summary.callFirst, business, isTouch()));
  const now = useClock();
  const box = useRef<HTMLDivElement>(null);
  const stage = stageOf(pressed, delivery?.state);
  const { act, way = suggested, sentAt } = { ...pressed, ...stage };
  const { copy, print, save, result } = useCopies(summary, business, act);
  const isUrgent = summary.callFirst ?? false;
  const { main, beside, ticket } = screenOf(stage, { ways: waysOf(business), suggested, isUrgent });
  const words = wayWords[way];
  const sent = act === 'done' && sentAt ? new Date(sentAt) : undefined;
  const isOver = ticket === 'brief';
  const isCall = 'way' in stage && way === 'call';
  const { title, text } = resultWords(stage, {
    summary,
    business,
    now,
    isReachable: !props.warning,
    delivery,
  });

  // After each press the heading says what is left to do. It takes the focus, so that screen readers read it, too.
  const [first] = useState(pressed);
  const isPlaced = props.heading !== undefined && pressed === first;
  useEffect(() => {
    if (!isPlaced) box.current?.querySelector<HTMLElement>('h1, h3')?.focus();
  }, [pressed, isPlaced]);

  // At once: docs/decisions/early-presses.md.
  const press = (next: Pressed) => flushSync(() => setPressed(next));

  function markSent() {
    const time = new Date().toISOString();
    press({ way, sentAt: time });
    props.onSent?.(time, way);
  }

  const open = (id: Way, icon: IconNode, label: string) => ({
    icon,
    label,
    href: wayHref(id, summary, business),
    act: () => !sent && press({ way: id }),
  });
  const actions: Record<Choice, Action> = {
    text: open('text', MessageSquare, 'Text it to us'),
    email: open('email', Mail, 'Email it to us'),
    call: open('call', Phone, `Call ${business.phone}`),
    done: { label: words.done, act: markSent },
    failed: { label: words.failed, act: () => press({ way, isStuck: true }) },
    retry: { label: 'Try again', act: delivery?.retry },
    copy: { icon: Copy, label: 'Copy', act: copy },
    print: { icon: Printer, label: 'Print', act: print },
    calendar: { icon: CalendarPlus, label: 'Add to calendar', act: save },
  };

  function button(id: Choice, variant: ButtonVariant) {
    const { icon, label, href, act: onClick } = actions[id];
    const content = (
      <>
        {icon && <Icon of={icon} className="size-5 shrink-0" />}
        <span>{unbroken(label)}</span>
      </>
    );
    if (!onClick) return undefined;
    const looks = { variant, onClick, children: content };
    return href ? <ButtonLink key={id} href={href} {...looks} /> : <Button key={id} {...looks} />;
  }
  const isQuiet = (id: Choice) => id === 'done' || (isOver && id !== 'calendar');

  return (
    <div ref={box} className="work-order @container">
      <div className="print:hidden">
        {props.heading?.(title) ?? (
          <h3 tabIndex={-1} className="scroll-mt-4">
            {title}
          </h3>
        )}
        {props.warning}
      </div>
      <div className={ticketColumns}>
        <Panel className="grid gap-3 print:hidden">
          {isCall && !isOver && (
            <p>
              <PhoneText
                phone={business.phone}
                className="font-display text-[2.125rem]/tight font-semibold"
              />
            </p>
          )}
          {summary.visitKind === 'over' && !isOver && (
            <p>It’s too late for the time you chose. Choose another one before you send this request.</p>
          )}
          {text && (
            <p>
              <ContactText text={text} contact={business} />
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2 empty:hidden">
            {main && button(main, 'primary')}
            {beside.map((id) => button(id, isQuiet(id) ? 'quiet' : 'secondary'))}
          </div>
          <CopyResult result={result} />
          {!isTouch() && business.textable && !isOver && !(isCall && act === 'send') && (
            <Suspense>
              <PhoneCode href={wayHref('text', summary, business)} />
            </Suspense>
          )}
        </Panel>
        <Ticket
          {...props}
          changeLink={isOver ? undefined : props.changeLink}
          Heading={Heading}
          isBrief={isOver}
          stamp={sent && `${words.stamp} ${dayAndTime(sent)}.`}
        />
        <div className="*:first:mt-0">
          {isOver && <FirstAid texts={props.firstAid} appliance={summary.appliance} Heading={Heading} />}
          {isOver && (
            <p className="mt-4 print:hidden">
              <ContactText
                text={`Need to change something? Call ${business.phone} and give us your request number, ${summary.reference}.`}
                contact={business}
              />
            </p>
          )}
          {props.children && <div className="mt-4 print:hidden">{props.children}</div>}
        </div>
      </div>
    </div>
  );
}
