import type { ConfirmedRequest } from '@/lib/booking/booking';
import type { Information } from '@/lib/booking/fields';
import { timeLabel } from '@/lib/booking/preferred-times';
import { visitPrice, type PriceRules, type VisitAnswers } from '@/lib/booking/visit-price';
import type { CheckoutTexts } from '@/lib/content/schemas/checkout';
import { formatDay } from '@/lib/forms/dates';
import { answerRow, type Summary, type SummaryRow } from './summary';

type Service = { id: string; name: string; price: number };

/** The seven rows that repeat every answer, each with its line on the price. */
function bookingRows(
  service: Service,
  information: Information,
  texts: CheckoutTexts,
  lines: Omit<VisitAnswers, 'state'>,
): SummaryRow[] {
  const { firstName, lastName, email, phone, address, city, state, zipCode, problemDescription } =
    information;
  const { labels } = texts.information;
  const { rows, notGiven } = texts.check;
  const fullAddress = { address, city, state, zipCode };
  const preferredDate = formatDay(information.preferredDate);
  const anyDay = information.preferredTime === 'asap' ? 'Today' : 'Any day';
  const time = timeLabel(information.preferredTime);
  const preferredTime = information.preferredTime && time;
  const notes: Readonly<Record<string, string>> = { ...lines, address: lines.zipCode };

  const answer = (id: string, label: string, value: string, fields?: SummaryRow['fields']) => ({
    ...answerRow(id, label, value, notGiven, fields),
    note: notes[id],
  });
  return [
    answer('service', texts.price.service, service.name),
    answer('firstName', rows.name, `${firstName} ${lastName}`, { firstName, lastName }),
    answer('email', rows.contact, `${email}\n${phone}`, { email, phone }),
    answer('address', rows.address, `${address}\n${city}, ${state} ${zipCode}`, fullAddress),
    { ...answerRow('preferredDate', labels.preferredDate, preferredDate, anyDay), note: lines.preferredDate },
    answer('preferredTime', labels.preferredTime, time, { preferredTime }),
    { ...answer('problemDescription', labels.problemDescription, problemDescription), isLong: true },
  ];
}

/** The summary of a booking, with what the visit costs when it is confirmed. */
export function bookingSummary(
  { reference, answers, confirmedAt }: ConfirmedRequest,
  service: Service,
  wizard: { texts: CheckoutTexts; rules: PriceRules },
): Summary {
  const { confirmation, check } = wizard.texts;
  const { warranty, discount, cancellation } = check;
  const { address, city, state, zipCode } = answers;
  const price = visitPrice(service.price, answers, wizard, new Date(confirmedAt));
  return {
    kind: 'booking',
    title: confirmation.summaryTitle,
    reference,
    rows: [
      { id: 'reference', kind: 'reference', label: confirmation.reference, value: reference },
      ...bookingRows(service, answers, wizard.texts, price.lines),
      ...price.rows,
    ],
    notes: [wizard.texts.price.note, warranty, discount, cancellation].filter(Boolean),
    appliance: service.id,
    callFirst: price.callFirst,
    visit: price.visit && {
      ...price.visit,
      service: service.name,
      address: `${address}, ${city}, ${state} ${zipCode}`,
    },
  };
}
