import { ChevronDown } from 'lucide';
import { lazy, Suspense, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { ContactText } from '@/components/site/contact-text';
import { Button, ButtonLink } from '@/components/ui/button';
import { useClock } from '@/components/ui/clock';
import { Icon } from '@/components/ui/icon';
import { noWrap } from '@/components/ui/no-wrap';
import { Panel } from '@/components/ui/panel';
import { suggestedWay, waysOf, type Way } from '@/lib/forms/ways';
import type { Shop } from '@/lib/hours/shop';
import { isTouch } from '@/lib/request/apps';
import { lastScreenWords, type LastScreenWords } from '@/lib/request/last-screen-words';
import { appHref, requestCodeHref } from '@/lib/request/request-links';
import type { Summary } from '@/lib/request/summary';
import { CopyRequest } from './copy-request';
import { deliverFromPage, useDeliveryState } from './delivery';
import { FirstAid, type FirstAidTexts } from './first-aid';
import { Keepsakes } from './keepsakes';
import { Ticket, ticketColumns, type TicketProps } from './ticket';
import { wayWords } from './way-words';

export type LastScreenProps = TicketProps & {
  firstAid: FirstAidTexts;
  shop: Shop;
  /** Renders the title as the page's h1 and gives it the focus. Without it, the title is an h3. */
  heading?: (text: string) => ReactNode;
  /** Says why we can't reach the visitor. Then we promise no reply. */
  unreachable?: ReactNode;
  /** The app that the form's button has opened. */
  way?: Way | undefined;
  /** The way back to the answers, below the request. It isn't printed. */
  children?: ReactNode;
};

/** The QR code is optional: if this chunk fails to load, we don't show it. */
const PhoneCode = lazy(() => import('./phone-code').catch(() => ({ default: () => null })));

/**
 * The last screen of a booking or an inquiry. Its ticket prints as a work order of one page. No press that opens
 * an app changes it, because the page can't know what happens there (docs/decisions/sending.md). Render it only in the
 * browser.
 */
export function LastScreen(props: LastScreenProps) {
  const { summary, shop, firstAid, heading, unreachable, children } = props;
  const delivery = useDeliveryState(summary);
  const end = useRef<HTMLDivElement>(null);
  const now = useClock();
  const way = props.way ?? suggestedWay(summary.callFirst, shop, isTouch());
  const words = lastScreenWords({
    summary,
    shop,
    now,
    way,
    isOpened: props.way !== undefined,
    isReachable: !unreachable,
    delivery,
  });
  // The page has sent it or is sending it, so the visitor has nothing left to do.
  const isSent = delivery !== undefined && words.otherwise === undefined;
  // After a call, nobody at the shop knows the number.
  const reference = way === 'call' && !delivery ? undefined : summary.reference;
  const Heading = heading ? 'h2' : 'h4';

  function sendAgain() {
    // The button disappears, and the focus must not be lost with it.
    end.current?.focus();
    void deliverFromPage(summary);
  }

  return (
    <div ref={end} tabIndex={-1} className="work-order @container" onClickCapture={ignoreDoublePress}>
      <div className="print:hidden">
        {heading?.(words.title) ?? <FocusedTitle>{words.title}</FocusedTitle>}
        {unreachable}
        {/* The title changes while it has the focus, so screen readers must announce it. */}
        {delivery && <p role="status" className="sr-only">{`${words.title} ${words.text}`}</p>}
      </div>
      <div className={ticketColumns}>
        <div>
          <LastStep words={words} summary={summary} shop={shop} sendAgain={sendAgain} />
          <FirstAid
            texts={firstAid}
            appliance={summary.appliance}
            Heading={Heading}
            nobodyComes={summary.situation === 'over' || summary.situation === 'elsewhere'}
          />
          <Keepsakes summary={summary} shop={shop} reference={reference} />
        </div>
        <Ticket
          {...props}
          changeLink={isSent ? undefined : props.changeLink}
          reference={reference}
          Heading={Heading}
        />
        <div className="*:first:mt-0 print:hidden">
          {reference && <ChangeByPhone shop={shop} reference={reference} isSent={isSent} />}
          {children && <div className="mt-4 flex flex-col sm:flex-row">{children}</div>}
        </div>
      </div>
    </div>
  );
}

/** Ignores the second press of a double press on the form's button, which lands on this screen. */
function ignoreDoublePress(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A title that takes the focus when it appears, so that screen readers read what is left to do. */
function FocusedTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h3 ref={title} tabIndex={-1} className="scroll-mt-24">
      {children}
    </h3>
  );
}

type LastStepProps = { words: LastScreenWords; summary: Summary; shop: Shop; sendAgain: () => void };

function LastStep({ words, summary, shop, sendAgain }: LastStepProps) {
  const { main, text, otherwise } = words;
  return (
    <Panel className="flex flex-col gap-3 print:hidden">
      <p>
        <ContactText text={text} contact={shop} />
      </p>
      <div className="flex flex-col empty:hidden sm:flex-row">
        {main === 'retry' ? (
          <Button onClick={sendAgain}>Try again</Button>
        ) : (
          main && <AppLink way={main} variant="primary" summary={summary} shop={shop} />
        )}
      </div>
      {otherwise && <OtherWays words={words} summary={summary} shop={shop} />}
    </Panel>
  );
}

type OtherWaysProps = { words: LastScreenWords; summary: Summary; shop: Shop };

/** The other ways to send the request. A phone most likely has the app that was chosen, so they are folded there. */
function OtherWays({ words: { main, otherwise }, summary, shop }: OtherWaysProps) {
  const others = waysOf(shop).filter((way) => way !== main);
  const hasCode = shop.textable && !isTouch();
  return (
    <details open={main === 'retry' || !isTouch()}>
      <summary className="min-h-11 gap-1 font-semibold">
        {otherwise}
        <Icon of={ChevronDown} className="size-5" />
      </summary>
      <div className="flex flex-col flex-wrap gap-2 sm:flex-row">
        {others.map((way) => (
          <AppLink key={way} way={way} variant="secondary" summary={summary} shop={shop} />
        ))}
        <CopyRequest summary={summary} shop={shop} />
      </div>
      {hasCode && (
        <Suspense fallback={<div className="mt-4 h-94" />}>
          <PhoneCode href={requestCodeHref(summary, shop.phone)} />
        </Suspense>
      )}
    </details>
  );
}

type AppLinkProps = { way: Way; variant: 'primary' | 'secondary'; summary: Summary; shop: Shop };

/** Opens an app with the request in it. Nothing else happens on a press. */
function AppLink({ way, variant, summary, shop }: AppLinkProps) {
  const { icon, open } = wayWords[way];
  return (
    <ButtonLink href={appHref(way, summary, shop)} variant={variant}>
      <Icon of={icon} className="size-5 shrink-0" />
      <span>{noWrap(open(shop))}</span>
    </ButtonLink>
  );
}

type ChangeProps = { shop: Shop; reference: string; isSent: boolean };

function ChangeByPhone({ shop, reference, isSent }: ChangeProps) {
  const when = isSent ? '' : ' after you’ve sent it';
  const text = `Need to change something${when}? Call ${shop.phone} and give us your request number, ${reference}.`;
  return (
    <p className="mt-4">
      <ContactText text={text} contact={shop} />
    </p>
  );
}
