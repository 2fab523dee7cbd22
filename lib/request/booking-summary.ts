import type { ConfirmedRequest } from '@/lib/booking/booking-state';
import { informationFields, type Information } from '@/lib/booking/information-fields';
import { visit, type Visit } from '@/lib/booking/visit';
import type { Service } from '@/lib/content/schemas/services';
import type { CheckoutTexts } from '@/lib/content/schemas/words';
import { formatDay } from '@/lib/hours/dates';
import type { Shop } from '@/lib/hours/shop';
import { formatPhone } from '@/lib/text/phone';
import { answerRow, campaignRows, referenceRow, type Summary, type SummaryRow } from './summary';

/** Returns the summary of a booking, with every answer and its caveat, and with the price as of `confirmedAt`. */
export function bookingSummary(
  { reference, answers, confirmedAt }: ConfirmedRequest,
  service: Pick<Service, 'id' | 'name' | 'price'>,
  { texts, shop, campaign }: { texts: CheckoutTexts; shop: Shop; campaign: string },
): Summary {
  const asked = { fee: service.price, answers, reader: 'shop' } as const;
  const requested = visit(asked, shop, new Date(confirmedAt));
  const { situation, callFirst, rows, calendar } = requested;
  const { totalNote, warranty, discount, cancellation } = texts;
  const summary: Summary = {
    kind: 'booking',
    title: 'Repair request',
    reference,
    rows: [
      referenceRow(reference),
      ...answerRows(answers, { service, ownPhone: shop.phone, visit: requested }),
      ...campaignRows(campaign),
      ...rows,
    ],
    appliance: service.id,
    situation,
    callFirst,
  };
  // We promise nothing about a visit to a place that we don't serve.
  if (situation === 'elsewhere') return summary;
  const address = `${answers.address}, ${answers.city}, ${answers.state} ${answers.zipCode}`;
  return {
    ...summary,
    notes: [totalNote, warranty, discount, cancellation].filter(Boolean),
    visit: calendar && { ...calendar, service: service.name, address },
  };
}

type Booked = { service: Pick<Service, 'name'>; ownPhone: string; visit: Visit };

function answerRows(answers: Information, { service, ownPhone, visit: requested }: Booked): SummaryRow[] {
  const { firstName, lastName, email, phone, address, city, state, zipCode, problemDescription } = answers;
  const { id, label, hours, caveats } = requested;
  const timeName = hours ? `${label} (${hours})` : label;
  const preferredDate = formatDay(requested.day);
  const { preferredDate: day, preferredTime: time, problemDescription: problem } = informationFields;
  const rows = [
    { id: 'service', label: 'Service', value: service.name },
    { id: 'firstName', label: 'Name', value: `${firstName} ${lastName}`, fields: { firstName, lastName } },
    {
      id: 'email',
      label: 'Email and phone',
      value: `${email}\n${formatPhone(ownPhone, phone)}`,
      fields: { email, phone },
    },
    {
      id: 'address',
      label: 'Service address',
      value: `${address}\n${city}, ${state} ${zipCode}`,
      fields: { address, city, state, zipCode },
    },
    {
      id: 'preferredDate',
      label: day.label,
      value: preferredDate || 'Any day',
      fields: { preferredDate },
    },
    { id: 'preferredTime', label: time.label, value: timeName, fields: { preferredTime: id && timeName } },
    { id: 'problemDescription', label: problem.label, value: problemDescription },
  ];
  const caveatById: Readonly<Record<string, string | undefined>> = { ...caveats, address: caveats.zipCode };
  return rows.map((row) => ({ ...answerRow(row), caveat: caveatById[row.id] }));
}
