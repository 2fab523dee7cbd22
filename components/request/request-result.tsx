import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ContactText, PhoneText } from '@/components/site/contact';
import { Panel } from '@/components/ui/card';
import { useClock } from '@/components/ui/clock';
import type { Way } from '@/lib/booking/ways';
import type { DeliveryState } from '@/lib/request/delivery-state';
import { dayAndTime } from '@/lib/request/reply-time';
import { suggestedWay, wayHref, waysOf, type Recipient } from '@/lib/request/recipient';
import { ActionButton, actionsOf, type Acts } from './actions';
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
  const { act } = stage;
  const way = pressed.way ?? suggested;
  const { copy, print, save, result } = useCopies(summary, business, act);
  const isUrgent = summary.callFirst ?? false;
  const { main, beside, ticket } = screenOf(stage, { ways: waysOf(business), suggested, isUrgent });
  const sent = stage.act === 'done' ? new Date(stage.sentAt) : undefined;
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

  const acts: Acts = {
    open: (id) => !sent && press({ way: id }),
    done: markSent,
    failed: () => press({ way, isStuck: true }),
    retry: delivery?.retry,
    copy,
    print,
    calendar: save,
  };
  const actions = actionsOf(way, acts, { summary, business });
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
            {main && <ActionButton action={actions[main]} variant="primary" />}
            {beside.map((id) => (
              <ActionButton key={id} action={actions[id]} variant={isQuiet(id) ? 'quiet' : 'secondary'} />
            ))}
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
          stamp={sent && `${wayWords[way].stamp} ${dayAndTime(sent)}.`}
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
