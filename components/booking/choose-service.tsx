import { Appliance } from '@/components/illustrations/drawing';
import { Button } from '@/components/ui/button';
import { cardSurface, Panel } from '@/components/ui/card';
import { Lead } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import { offeredReference } from '@/lib/booking/booking';
import { formatDollars } from '@/lib/pricing/pricing';
import { useBooking, useWizard, type WizardService } from './booking-context';
import { notices, StepTop, WizardText } from './step';

/** Step 1: the price list; each service is a button. The prerendered page contains all of it. */
export function ChooseService() {
  const { texts, services, rules, store } = useWizard();
  // Undo after clearing, and the last confirmed request, while a new one begins.
  const state = useBooking();
  const isCleared = state.notice?.kind === 'cleared';
  const reference = offeredReference(state);
  return (
    <>
      <StepTop>What needs fixing?</StepTop>
      <Lead>{texts.intro}</Lead>
      {isCleared && <Notice text={notices.cleared} button="Undo" onClick={store.undo} />}
      {reference && (
        <Notice
          text={`Your last request, ${reference}, is still here.`}
          button="Show it"
          onClick={store.showLast}
        />
      )}
      <p className="hidden noscript:block mt-4 max-w-measure font-semibold">
        <WizardText
          text={`Booking online needs JavaScript. Without it, call ${rules.phone}: we’ll book it for you.`}
        />
      </p>
      <ul className="hidden noscript:block mt-6 max-w-measure">
        {services.map(({ id, name, price }) => (
          <li key={id} className="border-t border-line py-2">
            {`${name}: starting at ${formatDollars(price)}`}
          </li>
        ))}
      </ul>
      <ul className="noscript:hidden mt-4 grid grid-cols-[repeat(auto-fill,minmax(max(9rem,30%),1fr))] gap-2 sm:mt-6 sm:gap-4">
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

/** The button of one service. The name comes first in the markup, so the accessible name starts with it. */
function ServiceButton({ service }: { service: WizardService }) {
  const { store } = useWizard();
  const { isOpen, booking } = useBooking();
  const { id, name, price, symptoms } = service;
  const isChosen = booking.serviceId === id;
  const looks = isChosen ? 'border-3 border-ember bg-ice' : 'border-control hover:border-ink';
  const noticed = symptoms.filter(({ callFirst }) => !callFirst).map(({ words }) => words);
  return (
    <button
      type="button"
      id={`choose-${id}`}
      data-waiting={isOpen ? undefined : ''}
      aria-current={isChosen || undefined}
      onClick={() => store.choose(id)}
      className={`group relative grid h-full w-full cursor-pointer grid-rows-[3.5rem_1fr] overflow-hidden text-left fades sm:grid-rows-[5.5rem_1fr] ${looks} ${cardSurface}`}
    >
      <span className="row-start-2 flex flex-col p-2 text-small/5 sm:p-3">
        <strong className="underline-offset-4 group-hover:underline sm:font-display sm:text-body">
          {`${name} `}
        </strong>
        <span className="text-soft lowercase first-letter:uppercase sm:min-h-10">
          {`${noticed.slice(0, 2).join(', ')} `}
        </span>
        {isChosen && <strong>{'Your choice '}</strong>}
        <span className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-1">
          <span className="text-soft">{'Starting at '}</span>
          <span className="font-display text-h3 font-bold sm:text-price">{`${formatDollars(price)} `}</span>
        </span>
      </span>
      <span className="row-start-1 grid bg-birch px-2 py-1 sm:place-items-center sm:p-2">
        <Appliance id={id} className="h-12 w-16 sm:h-18 sm:w-24" />
        {service.popular && (
          <span className="absolute top-1 right-1">
            <Tag>Popular</Tag>
          </span>
        )}
      </span>
    </button>
  );
}
