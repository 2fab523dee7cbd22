import type { ConfirmedRequest } from '@/lib/booking/booking';
import { informationFields, type Information } from '@/lib/booking/fields';
import { timeLabel } from '@/lib/booking/preferred-times';
import { visitPrice, type PriceRules, type VisitAnswers } from '@/lib/booking/visit-price';
import type { CheckoutTexts } from '@/lib/content/schemas/checkout';
import type { Service } from '@/lib/content/schemas/services';
import { formatDay } from '@/lib/hours/dates';
import { answerRow, type Summary, type SummaryRow } from './summary';

/** The seven rows that repeat every answer, each with its caveat. */
function bookingRows(
  service: Pick<Service, 'id' | 'name' | 'price'>,
  information: Information,
  caveats: Omit<VisitAnswers, 'state'>,
  rules: PriceRules,
): SummaryRow[] {
  const { firstName, lastName, email, phone, address, city, state, zipCode, problemDescription } =
    information;
  const { preferredDate: date, problemDescription: problem } = informationFields;
  const fullAddress = { address, city, state, zipCode };
  const preferredDate = formatDay(information.preferredDate);
  const anyDay = information.preferredTime === 'asap' ? 'Today' : 'Any day';
  const time = timeLabel(information.preferredTime, rules);
  const preferredTime = information.preferredTime && time;
  const notes: Readonly<Record<string, string>> = { ...caveats, address: caveats.zipCode };

  const answer = (id: string, label: string, value: string, fields?: SummaryRow['fields']) => ({
    ...answerRow(id, label, value, fields),
    note: notes[id],
  });
  return [
    answer('service', 'Service', service.name),
    answer('firstName', 'Name', `${firstName} ${lastName}`, { firstName, lastName }),
    answer('email', 'Email and phone', `${email}\n${phone}`, { email, phone }),
    answer('address', 'Service address', `${address}\n${city}, ${state} ${zipCode}`, fullAddress),
    { ...answer('preferredDate', date.label, preferredDate), value: preferredDate || anyDay },
    answer('preferredTime', informationFields.preferredTime.label, time, { preferredTime }),
    answer('problemDescription', problem.label, problemDescription),
  ];
}

/** The summary of a booking, with what the visit costs when it is confirmed. */
export function bookingSummary(
  { reference, answers, confirmedAt }: ConfirmedRequest,
  service: Pick<Service, 'id' | 'name' | 'price'>,
  { texts, rules }: { texts: CheckoutTexts; rules: PriceRules },
): Summary {
  const { totalNote, warranty, discount, cancellation } = texts;
  const { address, city, state, zipCode } = answers;
  const price = visitPrice(service.price, answers, rules, new Date(confirmedAt));
  return {
    kind: 'booking',
    title: 'Repair request',
    reference,
    rows: [
      { id: 'reference', kind: 'reference', label: 'Reference', value: reference },
      ...bookingRows(service, answers, price.caveats, rules),
      ...price.rows,
    ],
    notes: [totalNote, warranty, discount, cancellation].filter(Boolean),
    appliance: service.id,
    callFirst: price.callFirst,
    visit: price.visit && {
      ...price.visit,
      service: service.name,
      address: `${address}, ${city}, ${state} ${zipCode}`,
    },
  };
}
