import { ChevronDown } from 'lucide';
import { PriceRows } from '@/components/request/price-rows';
import { PhoneLink } from '@/components/site/contact-buttons';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Visit } from '@/lib/booking/visit';
import type { WizardService } from '@/lib/content/for-client';
import { useWizard } from './booking-context';
import { TrustList } from './wizard-parts';

// In browsers without popovers, such as Safari 16, the sheet is always open, below the strip.
const sheetOnPhones =
  'fixed not-supports-[selector(:popover-open)]:static top-auto bottom-0 max-h-[80%] w-full max-w-none overflow-y-auto border-t sheet px-gutter pt-4 pb-8';
const panelBesideStep = 'lg:static lg:block lg:w-auto lg:rounded-soft lg:border lg:p-5 lg:lifted';

/**
 * The price of the visit. On wide screens, it is a panel next to the step. On phones, it is a strip that stays in view,
 * and a press opens the panel over the page, so that nothing moves. In the markup, it follows the heading, so that Tab
 * and screen readers reach it before the fields.
 */
export function PriceSummary({ service, visit }: { service: WizardService; visit: Visit }) {
  const { texts, shop } = useWizard();
  const { situation, amount, rows } = visit;
  const isElsewhere = situation === 'elsewhere';
  return (
    <>
      <PriceStrip
        label={isElsewhere ? (rows.find(({ kind }) => kind === 'refusal')?.value ?? '') : `${service.name} `}
        amount={amount}
      />
      <div className="lg:beside-step">
        <section
          id="visit-price"
          popover="auto"
          aria-label="What the visit costs"
          className={`print:hidden ${sheetOnPhones} ${panelBesideStep}`}
        >
          {!isElsewhere && <h2 className="text-h3">What the visit costs</h2>}
          <PriceRows
            rows={[{ id: 'service', kind: 'amount', label: 'Service', value: service.name }, ...rows]}
            action={isElsewhere && <PhoneLink phone={shop.phone} label="Call" variant="primary" />}
          />
          {!isElsewhere && <p className="mt-2 text-small text-soft">{texts.totalNote}</p>}
          <Button
            variant="secondary"
            popoverTarget="visit-price"
            popoverTargetAction="hide"
            className="mt-4 w-full lg:hidden"
          >
            Close
          </Button>
        </section>
        <TrustList className="mt-2 lg:mt-6" />
      </div>
    </>
  );
}

function PriceStrip({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="sticky top-0 z-10 -mx-gutter mt-3 border-y border-line bg-card low:static lg:hidden print:hidden">
      <button
        type="button"
        popoverTarget="visit-price"
        className="flex min-h-11 w-full cursor-pointer items-center gap-x-2 px-gutter py-1 text-start text-small/4.5"
      >
        <span className="flex grow flex-wrap justify-between gap-x-4 font-semibold">
          <span>{label}</span>
          <span>{amount}</span>
        </span>
        <Icon of={ChevronDown} className="size-4 shrink-0" />
      </button>
    </div>
  );
}
