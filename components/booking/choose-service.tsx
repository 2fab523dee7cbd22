import type { SubmitEvent } from 'react';
import { useWaitingForm } from '@/components/forms/waiting-form';
import { Appliance } from '@/components/illustrations/drawing';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { Lead } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import { offeredRequest, type ConfirmedRequest } from '@/lib/booking/booking-state';
import type { WizardService } from '@/lib/content/for-client';
import type { Shop } from '@/lib/hours/shop';
import { formatDollars } from '@/lib/pricing/pricing';
import { sendingWords } from '@/lib/request/sending-words';
import { useBooking, useWizard } from './booking-context';
import { StepTop } from './step';
import { notices, TrustList, WizardText } from './wizard-parts';

/** Step 1, which the prerendered page contains. */
export function ChooseService() {
  const { texts, services, shop, store } = useWizard();
  const state = useBooking();
  // The draft must be read first.
  const waitingForm = useWaitingForm(state.isRestored);
  const isCleared = state.notice?.kind === 'cleared';
  const last = offeredRequest(state);

  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const service = services.find(({ id }) => id === submitter?.getAttribute('value'));
    if (service) store.choose(service.id);
  }

  return (
    <>
      <StepTop>What’s broken?</StepTop>
      <Lead>{[texts.intro, howItGoes(shop)].filter(Boolean).join(' ')}</Lead>
      <TrustList className="mt-2 lg:hidden" />
      {isCleared && <Notice text={notices.cleared} button="Undo" onClick={store.undo} />}
      {last && <Notice text={lastRequestText(last)} button="Show request" onClick={store.showLast} />}
      <WithoutScript />
      <form {...waitingForm} id="services-form" onSubmit={choose} className="noscript:hidden mt-4 sm:mt-6">
        <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(max(9rem,30%),1fr))] sm:gap-4">
          {services.map((service) => (
            <li key={service.id}>
              <ServiceButton service={service} />
            </li>
          ))}
        </ul>
      </form>
    </>
  );
}

/** Nobody at the shop knows the number of a request that went by call. */
const lastRequestText = ({ way, reference }: ConfirmedRequest) =>
  `Your last request${way === 'call' ? '' : `, ${reference},`} is still in this tab.`;

/** Says early that visitors send the request themselves. */
function howItGoes({ textable, email }: Shop): string {
  const from = [textable && 'phone', email && 'email'].filter(Boolean).join(' or ');
  if (sendingWords || !from) return '';
  return `It takes about two minutes. You send your request from your own ${from}.`;
}

function WithoutScript() {
  const { services, shop } = useWizard();
  return (
    <>
      <p className="hidden noscript:block mt-4 max-w-measure font-semibold">
        <WizardText
          text={`Online booking needs JavaScript. Call ${shop.phone}, and we’ll book your visit by phone.`}
        />
      </p>
      <ul className="hidden noscript:block mt-6 max-w-measure">
        {services.map(({ id, name, price, popular }) => (
          <li key={id} className="border-t border-line py-2">
            {`${name}: starting at ${formatDollars(price)} `}
            {popular && <Tag>Popular</Tag>}
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
      <Button variant="quiet" onClick={onClick}>
        {button}
      </Button>
    </Panel>
  );
}

/** The button of one service. The name comes first in the markup, so the accessible name starts with it. */
function ServiceButton({ service }: { service: WizardService }) {
  const { booking } = useBooking();
  const { id, name, price, symptoms } = service;
  const examples = symptoms.filter(({ callFirst }) => !callFirst).slice(0, 2);
  return (
    <button
      type="submit"
      value={id}
      aria-current={booking.serviceId === id || undefined}
      className="card pressable choice group relative grid size-full grid-cols-[min(5.5rem,25vw)_1fr] overflow-hidden text-left sm:grid-cols-1 sm:grid-rows-[5.5rem_1fr]"
    >
      <span className="col-start-2 flex min-w-0 flex-col px-3 py-2 text-small/5 sm:col-start-1 sm:row-start-2 sm:p-3">
        <strong className="underline-offset-4 group-hover:underline sm:font-display sm:text-body">
          {`${name} `}
        </strong>
        <span className="text-soft lowercase first-letter:uppercase sm:min-h-10">
          {`${examples.map(({ words }) => words).join(', ')} `}
        </span>
        <span className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-2">
          <span className="text-soft">{'Starting at '}</span>
          <span className="font-display text-h3 font-bold sm:text-price">{`${formatDollars(price)} `}</span>
          {service.popular && (
            <span className="ml-auto sm:absolute sm:top-1 sm:right-1">
              <Tag>Popular</Tag>
            </span>
          )}
        </span>
      </span>
      <span className="col-start-1 row-start-1 grid place-items-center bg-birch p-2">
        <Appliance id={id} className="h-auto w-full max-w-18 sm:h-18 sm:w-24" />
      </span>
    </button>
  );
}
