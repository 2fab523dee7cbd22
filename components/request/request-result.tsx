import { Mail, MessageSquare, Phone } from 'lucide';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { unbroken } from '@/components/ui/unbroken';
import type { RequestTexts } from '@/lib/content/schemas/request';
import { formatClock, wallClock } from '@/lib/hours/clock';
import { answeredBy, openState } from '@/lib/hours/opening-hours';
import { isTouch, suggestedWay, wayHref, waysOf, type Business, type Way } from '@/lib/request/ways';
import { fillText } from '@/lib/text/plain-text';
import { Prepare } from './afterwards';
import { PressStatus } from './press-status';
import { SaveOptions } from './save-options';
import { Ticket, type TicketProps } from './ticket';

export type RequestResultProps = TicketProps & {
  texts: RequestTexts;
  business: Business;
  /** The page's h1, in place of the panel's own heading, an h3. The caller moves the focus to it. */
  heading?: (text: string) => ReactNode;
  /** Why we can't reach the visitor. Then nothing of what follows is promised. */
  warning?: ReactNode;
  /** The app that the press has opened. */
  way?: Way | undefined;
  /** When the visitor said to have sent it there, as an ISO date; `onSent` keeps it, with the app. */
  sentAt?: string | undefined;
  onSent?: (sentAt: string, way: Way) => void;
  /** Hides the ways to send it, because the page has sent it. */
  isSent?: boolean;
  /** A button that has the page send it again. */
  retry?: ReactNode;
  /** Below the request: the way back to the answers. Not printed. */
  children?: ReactNode;
};

const icons = { text: MessageSquare, email: Mail, call: Phone };

/** It is no loss if it doesn't load. */
const PhoneCode = lazy(() => import('./phone-code').catch(() => ({ default: () => null })));

/**
 * The end of a booking or an inquiry: what is left to do, the request as a ticket, and what follows.
 * Client-side only. It prints as a one-page work order. Use the reference as its `key`.
 */
export function RequestResult(props: RequestResultProps) {
  const { summary, texts, business, isSent, retry } = props;
  const Heading = props.heading ? 'h2' : 'h4';
  const [opened, setOpened] = useState(props.way);
  const [isStuck, setStuck] = useState(false);
  const [sentAt, setSentAt] = useState(props.sentAt);
  const [suggested] = useState(() => suggestedWay(summary, texts));
  const [press, setPress] = useState({ id: suggested, count: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  /** Of the last press: the stamp, or the help. */
  const answer = useRef<HTMLParagraphElement>(null);
  const way = opened && !isSent ? texts.ways[opened] : undefined;
  const title = (sentAt && texts.thanks) ?? way?.left ?? texts.heading;
  const at = sentAt ? new Date(sentAt) : new Date();
  const said = wallClock(at);
  const { until } = openState(business, at);
  const { day, time, hasHour } = answeredBy(business, at);
  // The hour is known once it was sent, and while we are closed, when it is the same however soon it is sent.
  const isHourKnown = hasHour && (sentAt || !until);
  const hour = isHourKnown ? fillText(texts.answered, { day, time }) : undefined;
  const reply = summary.callFirst ? texts.answeredUrgent : hour;
  /** Names the hour of our answer, or how to get one in time, in place of "within 30 minutes during business hours". */
  const withHour = (text: string) =>
    reply && business.replyTime ? text.replace(business.replyTime, reply) : text;

  // Nothing is promised for a request that we may not have, and whoever has called has heard what follows.
  const isPromised = !props.warning && (sentAt ? opened !== 'call' : isSent || !retry);

  useEffect(() => heading.current?.focus(), []);

  function markSent() {
    const now = new Date().toISOString();
    flushSync(() => {
      setSentAt(now);
      setStuck(false);
    });
    if (opened) props.onSent?.(now, opened);
    answer.current?.focus();
  }

  function getHelp() {
    flushSync(() => setStuck(true));
    answer.current?.focus();
  }

  const option = (id: Way, variant: ButtonVariant) => (
    <ButtonLink
      key={id}
      href={wayHref(id, summary, texts, business)}
      variant={variant}
      onClick={() => {
        setPress({ id, count: press.count + 1 });
        // The stamp says how it was sent.
        if (!sentAt) setOpened(id);
      }}
    >
      <Icon of={icons[id]} className="size-5 shrink-0" />
      {texts.options[id]}
    </ButtonLink>
  );
  // Beside the main button all else is quiet, until it is needed.
  const variant = isStuck || retry ? 'secondary' : 'quiet';
  const others = waysOf(texts).filter((id) => isStuck || retry || sentAt || id !== (opened ?? suggested));
  const more = (
    <>
      <SaveOptions summary={summary} texts={texts} variant={variant}>
        {!isSent && others.map((id) => option(id, variant))}
      </SaveOptions>
      <PressStatus message={texts.ways[press.id].left} count={press.count} />
    </>
  );

  return (
    <div className="work-order">
      <div className="print:hidden">
        {props.heading?.(title) ?? (
          <h3 ref={heading} tabIndex={-1} className="scroll-mt-4">
            {title}
          </h3>
        )}
        {props.warning}
      </div>
      <div className="ticket-columns">
        {!sentAt && (
          <Panel className="print:hidden">
            <p>{way ? fillText(way.then, { reference: spelled(summary.reference) }) : texts.intro}</p>
            <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
              {way && <Button onClick={markSent}>{way.done}</Button>}
              {way && (
                <Button variant="secondary" onClick={getHelp}>
                  {texts.nothingOpened}
                </Button>
              )}
              {!isSent && (retry ?? (!way && option(suggested, 'primary')))}
            </div>
            {isStuck && (
              <div className="mt-4 border-t border-control pt-3">
                <p ref={answer} tabIndex={-1}>
                  {unbroken(texts.help)}
                </p>
                {more}
                {texts.options.text && !isTouch() && (
                  <Suspense>
                    <PhoneCode href={wayHref('text', summary, texts, business)} texts={texts} />
                  </Suspense>
                )}
              </div>
            )}
          </Panel>
        )}
        <Ticket
          {...props}
          changeLink={sentAt ? undefined : props.changeLink}
          Heading={Heading}
          stamp={
            way &&
            sentAt && (
              <p ref={answer} tabIndex={-1} className="stamp">
                {withHour(fillText(way.stamp, { when: `${said.weekday}, ${formatClock(said.time)}` }))}
              </p>
            )
          }
        />
        {isPromised && (
          <div className="max-w-measure">
            <Heading>{texts.nextHeading}</Heading>
            <ol className="mt-2 grid list-decimal gap-1 pl-6">
              {texts.next[summary.kind].map((step) => (
                <li key={step}>{unbroken(withHour(step))}</li>
              ))}
            </ol>
          </div>
        )}
        <div className="print:hidden">
          {!isStuck && <Heading>{texts.optionsHeading}</Heading>}
          {!isStuck && more}
          {!isSent && texts.photo && <p className="mt-2 text-small text-soft">{texts.photo}</p>}
          {props.children && <div className="mt-4">{props.children}</div>}
        </div>
        <Prepare texts={texts} appliance={summary.appliance} Heading={Heading} />
      </div>
    </div>
  );
}

/** One character at a time, with a pause and possible line break between groups: "R K 7, 4 M X". */
const spelled = (reference: string) => reference.replace(/\B(?=\w)/g, '\u00a0').replace('-', ', ');
