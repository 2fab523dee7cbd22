import { CalendarPlus, Copy, Printer } from 'lucide';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ContactText, PhoneText } from '@/components/site/contact';
import { Panel } from '@/components/ui/card';
import { useClock } from '@/components/ui/clock';
import type { Way } from '@/lib/booking/ways';
import type { DeliveryState } from '@/lib/request/delivery-state';
import { suggestedWay, type Recipient } from '@/lib/request/recipient';
import { ActionButton, type Action } from './action-button';
import { isTouch } from './apps';
import { FirstAid, type FirstAidTexts } from './first-aid';
import { resultScreen, type Choice, type Screen } from './result-screen';
import { mayHaveArrived, stageFor, type Progress } from './stage';
import { Ticket, ticketColumns, type TicketProps } from './ticket';
import { CopyResult, useCopies } from './use-copies';
import { ways } from './ways';

export type RequestResultProps = TicketProps & {
  firstAid: FirstAidTexts;
  business: Recipient;
  /** Renders the title as the page's h1. Without it, the title is an h3. The caller moves the focus to an h1. */
  heading?: (text: string) => ReactNode;
  /** Says why we can't reach the visitor. Then we promise no reply. */
  warning?: ReactNode;
  /** The app that the form's button has opened. */
  way?: Way | undefined;
  /** The time at which the visitor said they sent it, as an ISO date. */
  sentAt?: string | undefined;
  /** Stores that time and the app. */
  onSent?: (sentAt: string, way: Way) => void;
  /** The state of the delivery, in a build that sends requests, and a function that sends the request again. */
  delivery?: { state: DeliveryState; retry: () => void };
  /** The way back to the answers, below the request. It isn't printed. */
  children?: ReactNode;
};

/** The QR code is optional: if this chunk fails to load, we don't show it. */
const PhoneCode = lazy(() => import('./phone-code').catch(() => ({ default: () => null })));

/**
 * The end of a booking or an inquiry: the next step, and the request as a ticket, which prints as a one-page work order.
 * Render it only in the browser, and use the reference as its `key`.
 */
export function RequestResult(props: RequestResultProps) {
  const { summary, business, heading, warning, delivery, onSent, children } = props;
  const { progress, press, box } = useProgress(props);
  const [suggested] = useState(() => suggestedWay(summary.callFirst, business, isTouch()));
  const now = useClock();
  const stage = stageFor(progress, delivery?.state);
  const screen = resultScreen(stage, { summary, business, now, suggested, isReachable: !warning });
  const reference = mayHaveArrived(stage) ? summary.reference : undefined;
  const copies = useCopies({ summary, business, stage: stage.name, reference });
  const way = progress.way ?? suggested;
  const Heading = heading ? 'h2' : 'h4';

  function markSent() {
    const time = new Date().toISOString();
    press({ way, sentAt: time });
    onSent?.(time, way);
  }

  const open = (opened: Way): Action => ({
    icon: ways[opened].icon,
    label: ways[opened].open(business),
    href: ways[opened].href(summary, business),
    // Once the request was sent, a call doesn't change that.
    act: () => stage.name !== 'done' && press({ way: opened }),
  });
  const actions: Record<Choice, Action> = {
    text: open('text'),
    email: open('email'),
    call: open('call'),
    done: { label: ways[way].sent, act: markSent },
    failed: { label: ways[way].failed, act: () => press({ way, didNotOpen: true }) },
    retry: { label: 'Try again', act: delivery?.retry },
    copy: { icon: Copy, label: 'Copy', act: copies.copy },
    print: { icon: Printer, label: 'Print', act: copies.print },
    calendar: { icon: CalendarPlus, label: 'Add to calendar', act: copies.save },
  };

  return (
    <div ref={box} className="work-order @container">
      <div className="print:hidden">
        {heading?.(screen.title) ?? (
          <h3 tabIndex={-1} className="scroll-mt-4">
            {screen.title}
          </h3>
        )}
        {warning}
      </div>
      {/* The title changes while it has the focus, so screen readers must announce it. */}
      {delivery && (
        <p role="status" className="sr-only">
          {stage.name === delivery.state && `${screen.title} ${screen.text}`}
        </p>
      )}
      <div className={ticketColumns}>
        <NextStep screen={screen} actions={actions} copyResult={copies.result} {...props} />
        <Ticket
          {...props}
          changeLink={screen.isOver ? undefined : props.changeLink}
          reference={reference}
          Heading={Heading}
          isBrief={screen.isOver}
          stamp={screen.stamp}
        />
        <div className="*:first:mt-0">
          {screen.isOver && <AfterSending {...props} reference={reference} Heading={Heading} />}
          {children && <div className="mt-4 print:hidden">{children}</div>}
        </div>
      </div>
    </div>
  );
}

/**
 * The visitor's progress, and a function to change it. After each press, the title says what to do next, and gets the
 * focus, so that screen readers read it, too.
 */
function useProgress({ way, sentAt, heading }: RequestResultProps) {
  const [progress, setProgress] = useState<Progress>({ way, sentAt });
  const [initial] = useState(progress);
  const box = useRef<HTMLDivElement>(null);
  const callerMovesFocus = heading !== undefined && progress === initial;
  useEffect(() => {
    if (!callerMovesFocus) box.current?.querySelector<HTMLElement>('h1, h3')?.focus();
  }, [progress, callerMovesFocus]);
  // React must render during the press (docs/decisions/early-presses.md).
  const press = (next: Progress) => flushSync(() => setProgress(next));
  return { progress, press, box };
}

type NextStepProps = Pick<RequestResultProps, 'summary' | 'business'> & {
  screen: Screen;
  actions: Record<Choice, Action>;
  copyResult: ReturnType<typeof useCopies>['result'];
};

/** What the visitor does next, and the buttons for it. */
function NextStep({ screen, actions, copyResult, summary, business }: NextStepProps) {
  return (
    <Panel className="flex flex-col gap-3 print:hidden">
      {screen.showsNumber && (
        <p>
          <PhoneText phone={business.phone} className="font-display text-[2.125rem]/tight font-semibold" />
        </p>
      )}
      {screen.text && (
        <p>
          <ContactText text={screen.text} contact={business} />
        </p>
      )}
      <Buttons screen={screen} actions={actions} />
      <CopyResult result={copyResult} />
      {screen.showsCode && business.textable && !isTouch() && (
        <Suspense>
          <PhoneCode href={ways.text.href(summary, business)} />
        </Suspense>
      )}
    </Panel>
  );
}

function Buttons({ screen, actions }: Pick<NextStepProps, 'screen' | 'actions'>) {
  const { main, others } = screen;
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {/* The keys replace a button whose words a browser may have translated. */}
      {main && <ActionButton key={main} action={actions[main]} variant="primary" />}
      {others.map((choice) => {
        const variant = choice === 'done' ? 'quiet' : 'secondary';
        return <ActionButton key={choice} action={actions[choice]} variant={variant} />;
      })}
    </div>
  );
}

type AfterSendingProps = RequestResultProps & { reference: string | undefined; Heading: 'h2' | 'h4' };

/** Advice until we come, and how to change a request. */
function AfterSending({ summary, business, firstAid, reference, Heading }: AfterSendingProps) {
  const call = `Need to change something? Call ${business.phone}`;
  const text = reference ? `${call} and give us your request number, ${reference}.` : `${call}.`;
  return (
    <>
      <FirstAid texts={firstAid} appliance={summary.appliance} Heading={Heading} />
      <p className="mt-4 print:hidden">
        <ContactText text={text} contact={business} />
      </p>
    </>
  );
}
