import { Appliance } from '@/components/illustrations/drawing';
import { Button } from '@/components/ui/button';
import { cardSurface, Panel } from '@/components/ui/card';
import { Lead } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import { offeredReference } from '@/lib/booking/booking';
import { formatDollars } from '@/lib/pricing/pricing';
import { fillText } from '@/lib/text/plain-text';
import { useBooking, useWizard, type WizardService } from './booking-context';
import { StepTop, WizardText } from './step';

/** Step 1: the price list; each service is a button. The prerendered page contains all of it. */
export function ChooseService() {
  const { texts, services, store } = useWizard();
  const { heading, intro, lastRequest } = texts.chooseService;
  // Undo after clearing, and the last confirmed request, while a new one begins.
  const state = useBooking();
  const isCleared = state.notice?.kind === 'cleared';
  const reference = offeredReference(state);
  return (
    <>
      <StepTop>{heading}</StepTop>
      <Lead>{intro}</Lead>
      {isCleared && <Notice text={texts.clear.done} button={texts.clear.undo} onClick={store.undo} />}
      {reference && (
        <Notice
          text={fillText(lastRequest.text, { reference })}
          button={lastRequest.button}
          onClick={store.showLast}
        />
      )}
      <p className="without-script mt-4 max-w-measure font-semibold">
        <WizardText text={texts.withoutScript} />
      </p>
      <ul className="without-script mt-6 max-w-measure">
        {services.map(({ id, name, price }) => (
          <li key={id} className="border-t border-line py-2">
            {`${name}: ${texts.chooseService.startingAt.toLowerCase()} ${formatDollars(price)}`}
          </li>
        ))}
      </ul>
      <ul className="with-script mt-6 grid gap-3 sm:auto-rows-fr sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceButton service={service} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Notice({ text, button, onClick }: { text: string; button: string; onClick: () => void }) {
  return (
    <Panel className="mt-6 flex flex-wrap items-center justify-between gap-x-4">
      <p className="font-semibold">{text}</p>
      <Button variant="quiet" className="-ml-5" onClick={onClick}>
        {button}
      </Button>
    </Panel>
  );
}

/**
 * The button of one service. The name comes first in the markup, so the accessible name starts with
 * it. The grid reserves its height, because the page may be painted before the drawing has loaded.
 */
function ServiceButton({ service }: { service: WizardService }) {
  const { texts, store } = useWizard();
  const { isOpen, booking } = useBooking();
  const isChosen = booking.serviceId === service.id;
  const { startingAt, popular, chosen } = texts.chooseService;
  const { id, name, price, category } = service;
  const looks = isChosen ? 'border-3 border-ember bg-ice' : 'border-control hover:border-ink';
  return (
    <button
      type="button"
      id={`choose-${id}`}
      data-waiting={isOpen ? undefined : ''}
      aria-current={isChosen || undefined}
      onClick={() => store.choose(id)}
      className={`group relative grid beside-drawing h-full w-full cursor-pointer overflow-hidden text-left fades min-h-30.5 ${looks} ${cardSurface}`}
    >
      <span className="flex flex-col gap-1 p-3">
        <span className="font-display text-h3 lg:text-body font-bold text-wrap underline-offset-4 group-hover:underline">
          {`${name} `}
        </span>
        {category !== name && <span className="text-small text-soft">{`${category} `}</span>}
        {isChosen && <span className="text-small font-semibold">{`${chosen} `}</span>}
        <span className="mt-auto flex flex-wrap items-baseline gap-x-2">
          <span className="text-small text-soft">{`${startingAt} `}</span>
          <span className="font-display text-h2 font-bold">{`${formatDollars(price)} `}</span>
        </span>
      </span>
      <span
        className={`row-start-1 grid place-content-center justify-items-center gap-1 lg:max-xl:justify-start bg-birch p-2 text-center ${service.popular ? 'max-lg:grid-rows-[auto_1.75rem]' : ''}`}
      >
        <Appliance id={id} className="h-auto w-full max-w-28 lg:max-w-24" />
        {service.popular && (
          <span className="lg:absolute lg:top-2 lg:right-2">
            <Tag>{popular}</Tag>
          </span>
        )}
      </span>
    </button>
  );
}
