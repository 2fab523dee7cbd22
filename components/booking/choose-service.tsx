import { Appliance } from '@/components/illustrations/drawing';
import { Button } from '@/components/ui/button';
import { cardSurface, Panel } from '@/components/ui/card';
import { Lead } from '@/components/ui/heading';
import { Tag } from '@/components/ui/tag';
import { offeredReference } from '@/lib/booking/booking';
import type { Service } from '@/lib/content/services';
import { formatDollars } from '@/lib/pricing/format';
import { fillWords } from '@/lib/text/plain-text';
import { useBooking, useWizard } from './booking-context';
import { StepHeading } from './step';

/** Step 1: the price list; each service is a button. The prerendered page contains all of it. */
export function ChooseService() {
  const { words, services, pageTitle } = useWizard();
  const { heading, intro } = words.chooseService;
  return (
    <>
      <StepHeading title={pageTitle}>{heading}</StepHeading>
      <Lead>{intro}</Lead>
      <Notices />
      <ul className="mt-3 grid gap-1.5 sm:grid-cols-2 sm:gap-2">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceButton service={service} />
          </li>
        ))}
      </ul>
      <p className="without-script mt-3 max-w-measure font-semibold">{words.withoutScript}</p>
    </>
  );
}

/** Undo after clearing, and the last confirmed request, while a new one begins. */
function Notices() {
  const { words, store } = useWizard();
  const isCleared = useBooking(({ notice }) => notice?.kind === 'cleared');
  const reference = useBooking(offeredReference);
  const { text, button } = words.chooseService.lastRequest;
  return (
    <>
      {isCleared && <Notice text={words.clear.done} button={words.clear.undo} onClick={store.undo} />}
      {reference && <Notice text={fillWords(text, { reference })} button={button} onClick={store.showLast} />}
    </>
  );
}

function Notice({ text, button, onClick }: { text: string; button: string; onClick: () => void }) {
  return (
    <Panel tint="ice" className="mt-3 flex flex-wrap items-center justify-between gap-x-2">
      <p className="font-semibold">{text}</p>
      <Button variant="quiet" className="-ml-2.5" onClick={onClick}>
        {button}
      </Button>
    </Panel>
  );
}

/**
 * The button of one service. The name comes first in the markup, so the accessible name starts with
 * it. The grid reserves its height, because the page may be painted before the drawing has loaded.
 */
function ServiceButton({ service }: { service: Service }) {
  const { words, store } = useWizard();
  const isOpen = useBooking((state) => state.isOpen);
  const isChosen = useBooking(({ booking }) => booking.serviceId === service.id);
  const { startingAt, popular } = words.chooseService;
  const { id, name, price, category } = service;
  return (
    <button
      type="button"
      data-waiting={isOpen ? undefined : ''}
      aria-current={isChosen || undefined}
      onClick={() => store.choose(id)}
      className={`group grid beside-drawing h-full w-full ${service.popular ? 'min-h-15.25' : 'min-h-14.25'} cursor-pointer overflow-hidden text-left fades border-control hover:border-ink aria-[current=true]:border-ember aria-[current=true]:bg-ice ${cardSurface}`}
    >
      <span className="col-start-2 row-start-1 flex flex-col gap-0.5 p-1.5 sm:p-2">
        <span className="font-display text-h3 font-bold text-balance underline-offset-4 group-hover:underline">
          {`${name} `}
        </span>
        {category !== name && <span className="text-small text-soft">{`${category} `}</span>}
        <span className="mt-auto flex flex-wrap items-baseline gap-x-1">
          <span className="text-small text-soft">{`${startingAt} `}</span>
          <span className="font-display text-h2 font-bold tabular-nums">{`${formatDollars(price)} `}</span>
        </span>
      </span>
      <span
        className={`col-start-1 row-start-1 grid place-content-center gap-0.5 bg-birch p-1 text-center ${service.popular ? 'room-for-tag' : ''}`}
      >
        <Appliance id={id} className="h-auto w-full" />
        {service.popular && (
          <span>
            <Tag>{popular}</Tag>
          </span>
        )}
      </span>
    </button>
  );
}
