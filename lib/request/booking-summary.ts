import { zipSentence } from '@/lib/area/service';
import type { ConfirmedRequest } from '@/lib/booking/booking-state';
import { visitCaveat } from '@/lib/booking/caveats';
import { informationFields, type Information } from '@/lib/booking/fields';
import { visitPrice, type PriceRules, type VisitPrice } from '@/lib/booking/visit-price';
import { timeLabel } from '@/lib/booking/visit-time';
import type { CheckoutTexts } from '@/lib/content/schemas/words';
import type { Service } from '@/lib/content/schemas/services';
import { wallClock } from '@/lib/hours/shop-clock';
import { formatDay } from '@/lib/hours/dates';
import { answerRow, campaignRows, referenceRow, type Summary, type SummaryRow } from './summary';

/** Returns the summary of a booking, with every answer and its caveat, and with the price as of `confirmedAt`. */
export function bookingSummary(
  { reference, answers, confirmedAt }: ConfirmedRequest,
  service: Pick<Service, 'id' | 'name' | 'price'>,
  { texts, business, campaign }: { texts: CheckoutTexts; business: PriceRules; campaign: string },
): Summary {
  const now = new Date(confirmedAt);
  const price = visitPrice({ fee: service.price, answers }, business, now);
  const { kind, callFirst, rows } = price;
  const { visit } = price.time;
  const { totalNote, warranty, discount, cancellation } = texts;
  const summary: Summary = {
    kind: 'booking',
    title: 'Repair request',
    reference,
    rows: [
      referenceRow(reference),
      ...answerRows({ answers, service, price }, business, now),
      ...campaignRows(campaign),
      ...rows,
    ],
    appliance: service.id,
    visitKind: kind,
    callFirst,
  };
  // We promise nothing about a visit to a place that we don't serve.
  if (kind === 'elsewhere') return summary;
  const address = `${answers.address}, ${answers.city}, ${answers.state} ${answers.zipCode}`;
  return {
    ...summary,
    notes: [totalNote, warranty, discount, cancellation].filter(Boolean),
    visit: visit && { ...visit, service: service.name, address },
  };
}

type Booking = { answers: Information; service: Pick<Service, 'name'>; price: VisitPrice };

function answerRows({ answers, service, price }: Booking, rules: PriceRules, now: Date): SummaryRow[] {
  const { firstName, lastName, email, phone, address, city, state, zipCode, problemDescription } = answers;
  const fullAddress = `${address}\n${city}, ${state} ${zipCode}`;
  const { time } = price;
  // "As soon as possible" means today, but we may read the request later.
  const asapDay = time.id === 'asap' ? wallClock(now).day : '';
  const preferredDate = formatDay(time.day || asapDay);
  const { label, hours: partOfDay } = timeLabel(time, rules, now);
  const timeName = partOfDay ? `${label} (${partOfDay})` : label;
  const preferredTime = time.id && timeName;
  const { preferredDate: day, preferredTime: hours, problemDescription: problem } = informationFields;
  const rows = [
    { id: 'service', label: 'Service', value: service.name },
    { id: 'firstName', label: 'Name', value: `${firstName} ${lastName}`, fields: { firstName, lastName } },
    { id: 'email', label: 'Email and phone', value: `${email}\n${phone}`, fields: { email, phone } },
    {
      id: 'address',
      label: 'Service address',
      value: fullAddress,
      fields: { address, city, state, zipCode },
    },
    { id: 'preferredDate', label: day.label, value: preferredDate || 'Any day', fields: { preferredDate } },
    { id: 'preferredTime', label: hours.label, value: timeName, fields: { preferredTime } },
    { id: 'problemDescription', label: problem.label, value: problemDescription },
  ];
  const caveat = visitCaveat(price, rules, now);
  const notes: Readonly<Record<string, string | undefined>> = {
    // In a state that we don't serve, the price says so.
    address: price.kind === 'elsewhere' ? undefined : zipSentence(zipCode, rules),
    ...(caveat && { [caveat.field]: caveat.text }),
  };
  return rows.map((row) => ({ ...answerRow(row), note: notes[row.id] }));
}
