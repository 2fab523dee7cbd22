import type { ConfirmedRequest } from '@/lib/booking/booking';
import { informationFields } from '@/lib/booking/fields';
import { visitCaveats } from '@/lib/booking/caveats';
import { timeLabel } from '@/lib/booking/preferred-times';
import { shouldCallFirst, visitPrice, type PriceRules } from '@/lib/booking/visit-price';
import { visitTime } from '@/lib/booking/visit-time';
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
  const price = visitPrice({ fee: service.price, answers }, rules, now);
  const caveats = visitCaveats(answers, rules, now);
  const notes: Readonly<Record<string, string>> = { ...caveats, address: caveats.zipCode };
  const answer = (id: string, label: string, value: string, fields?: SummaryRow['fields']) => ({
    ...answerRow(id, label, value, fields),
    note: notes[id],
  });
  const isElsewhere = price.kind === 'elsewhere';
  const { visit } = visitTime(answers, rules, now);
  const fullAddress = { address, city, state, zipCode };
  const oneLineAddress = `${address}, ${city}, ${state} ${zipCode}`;
  const isAsap = answers.preferredTime === 'asap';
  const day = formatDay(answers.preferredDate || (isAsap ? wallClock(now).day : ''));
  const timeOfDay = timeLabel(answers, rules, now);
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
    // We promise nothing about a visit to a place that we don't serve.
    notes: isElsewhere ? [] : [totalNote, warranty, discount, cancellation].filter(Boolean),
    appliance: service.id,
    visitKind: price.kind,
    callFirst: shouldCallFirst(answers, rules, now),
    visit: visit && !isElsewhere ? { ...visit, service: service.name, address: oneLineAddress } : undefined,
  };
}
