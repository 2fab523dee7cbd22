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
import { screenOf, stageOf, wayWords, type Choice, type Pressed, type Stage } from './stage';
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
  const { pressed, press, box } = usePresses(props);
  const [suggested] = useState(() => suggestedWay(summary.callFirst, business, isTouch()));
  const now = useClock();
  const stage = stageOf(pressed, delivery?.state);
  const way = pressed.way ?? suggested;
  const { copy, print, save, result } = useCopies(summary, business, stage.act);
  const isUrgent = summary.callFirst ?? false;
  const { main, beside, ticket } = screenOf(stage, { ways: waysOf(business), suggested, isUrgent });
  const isOver = ticket === 'brief';
  const isReachable = !props.warning;
  const { title, text } = resultWords(stage, { summary, business, now, isReachable, delivery });
  const stamp =
    stage.act === 'done' ? `${wayWords[way].stamp} ${dayAndTime(new Date(stage.sentAt))}.` : undefined;

  function markSent() {
    const time = new Date().toISOString();
    press({ way, sentAt: time });
    props.onSent?.(time, way);
  }

  const acts: Acts = {
    open: (id) => stage.act !== 'done' && press({ way: id }),
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
          {!isOver && <BeforeSending summary={summary} business={business} isCall={isCallOf(stage)} />}
          {text && (
            <p>
              <ContactText text={text} contact={business} />
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2 empty:hidden">
            {/* The keys replace a button whose words a browser may have translated. */}
            {main && <ActionButton key={main} action={actions[main]} variant="primary" />}
            {beside.map((id) => (
              <ActionButton key={id} action={actions[id]} variant={isQuiet(id) ? 'quiet' : 'secondary'} />
            ))}
          </div>
          <CopyResult result={result} />
          {!isTouch() && business.textable && !isOver && !(isCallOf(stage) && stage.act === 'send') && (
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
          stamp={stamp}
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

const isCallOf = (stage: Stage) => 'way' in stage && stage.way === 'call';

/**
 * What the visitor has pressed, and how to change it. After each press, the heading in the box says what is left to do
 * and takes the focus, so that screen readers read it, too.
 */
function usePresses({ way, sentAt, heading }: RequestResultProps) {
  const [pressed, setPressed] = useState<Pressed>({ way, sentAt });
  const [first] = useState(pressed);
  const box = useRef<HTMLDivElement>(null);
  // The caller places the focus in a heading of its own.
  const isPlaced = heading !== undefined && pressed === first;
  useEffect(() => {
    if (!isPlaced) box.current?.querySelector<HTMLElement>('h1, h3')?.focus();
  }, [pressed, isPlaced]);
  // At once: docs/decisions/early-presses.md.
  const press = (next: Pressed) => flushSync(() => setPressed(next));
  return { pressed, press, box };
}

/** The number of a visitor who calls, and a warning if the chosen time has passed. */
function BeforeSending({
  summary,
  business,
  isCall,
}: Pick<RequestResultProps, 'summary' | 'business'> & { isCall: boolean }) {
  return (
    <>
      {isCall && (
        <p>
          <PhoneText phone={business.phone} className="font-display text-[2.125rem]/tight font-semibold" />
        </p>
      )}
      {summary.visitKind === 'over' && (
        <p>It’s too late for the time you chose. Choose another one before you send this request.</p>
      )}
    </>
  );
}
