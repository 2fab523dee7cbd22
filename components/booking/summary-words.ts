import { preferredTimes } from '@/lib/booking/preferred-times';
import type { CheckoutWords } from '@/lib/content/checkout';
import type { BookingSummaryWords } from '@/lib/hand-off/booking-summary';
import { formatClock } from '@/lib/hours/clock';

/** The four times as they read in the list: "Morning (8 AM – 12 PM)". */
export function timeOptions(words: CheckoutWords['information']) {
  return preferredTimes.map(({ id, window }) => {
    const name = words.times[id];
    return {
      value: id,
      label: window ? `${name} (${formatClock(window.starts)} – ${formatClock(window.ends)})` : name,
    };
  });
}

/** The words of a booking's summary: the labels of the wizard's own fields and prices. */
export function summaryWords({
  information,
  check,
  price,
  confirmation,
}: CheckoutWords): BookingSummaryWords {
  const label = (id: string) => timeOptions(information).find(({ value }) => value === id)?.label ?? id;
  return {
    title: confirmation.summaryTitle,
    labels: {
      ...information.labels,
      service: price.service,
      fee: price.fee,
      tax: price.tax,
      total: price.total,
      reference: confirmation.reference,
    },
    times: {
      morning: label('morning'),
      afternoon: label('afternoon'),
      evening: label('evening'),
      asap: label('asap'),
    },
    notGiven: check.notGiven,
  };
}
