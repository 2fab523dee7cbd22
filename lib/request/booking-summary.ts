import type { ConfirmedRequest } from '@/lib/booking/booking';
import { informationFields } from '@/lib/booking/fields';
import { timeLabel } from '@/lib/booking/preferred-times';
import { visitPrice, type PriceRules } from '@/lib/booking/visit-price';
import type { CheckoutTexts } from '@/lib/content/schemas/checkout';
import type { Service } from '@/lib/content/schemas/services';
import { wallClock } from '@/lib/hours/clock';
import { formatDay } from '@/lib/hours/dates';
import { answerRow, type Summary, type SummaryRow } from './summary';

/** The summary of a booking: every answer with its caveat, and what the visit costs when it is confirmed. */
export function bookingSummary(
  { reference, answers, confirmedAt }: ConfirmedRequest,
  service: Pick<Service, 'id' | 'name' | 'price'>,
  { texts, rules }: { texts: CheckoutTexts; rules: PriceRules },
): Summary {
  const { firstName, lastName, email, phone, address, city, state, zipCode } = answers;
  const { preferredDate: date, preferredTime: time, problemDescription: problem } = informationFields;
  const { totalNote, warranty, discount, cancellation } = texts;
  const now = new Date(confirmedAt);
  const price = visitPrice(service.price, answers, rules, now);
  const notes: Readonly<Record<string, string>> = { ...price.caveats, address: price.caveats.zipCode };
  const answer = (id: string, label: string, value: string, fields?: SummaryRow['fields']) => ({
    ...answerRow(id, label, value, fields),
    note: notes[id],
  });
  const fullAddress = { address, city, state, zipCode };
  const isAsap = answers.preferredTime === 'asap';
  const day = formatDay(answers.preferredDate || (isAsap ? wallClock(now).day : ''));
  const timeOfDay = timeLabel(answers.preferredTime, answers.preferredDate, rules, now);
  const preferredTime = answers.preferredTime && timeOfDay;
  return {
    kind: 'booking',
    title: 'Repair request',
    reference,
    rows: [
      { id: 'reference', kind: 'reference', label: 'Request number', value: reference },
      answer('service', 'Service', service.name),
      answer('firstName', 'Name', `${firstName} ${lastName}`, { firstName, lastName }),
      answer('email', 'Email and phone', `${email}\n${phone}`, { email, phone }),
      answer('address', 'Service address', `${address}\n${city}, ${state} ${zipCode}`, fullAddress),
      answer('preferredDate', date.label, day || 'Any day', { preferredDate: day }),
      answer('preferredTime', time.label, timeOfDay, { preferredTime }),
      answer('problemDescription', problem.label, answers.problemDescription),
      ...price.rows,
    ],
    // Nothing is promised about a visit to a place that we don't serve.
    notes: price.kind === 'elsewhere' ? [] : [totalNote, warranty, discount, cancellation].filter(Boolean),
    appliance: service.id,
    visitKind: price.kind,
    callFirst: price.callFirst,
    visit: price.visit && {
      ...price.visit,
      service: service.name,
      address: `${address}, ${city}, ${state} ${zipCode}`,
    },
  };
}
