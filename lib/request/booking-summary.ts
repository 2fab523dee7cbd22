import type { Information } from '@/lib/booking/fields';
import { timeOptions, windowOf } from '@/lib/booking/preferred-times';
import type { CheckoutTexts } from '@/lib/content/schemas/checkout';
import { formatDay } from '@/lib/forms/dates';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { answerRow, type Summary, type SummaryRow, type Visit } from './summary';

/** The service, with its price in whole dollars, and the answers of step 2. */
export type BookingAnswers = {
  service: { id: string; name: string; price: number };
  information: Information;
};

/** The seven rows that repeat every answer, on the review and after it. */
export function bookingRows({ service, information }: BookingAnswers, texts: CheckoutTexts): SummaryRow[] {
  const { firstName, lastName, email, phone, address, city, state, zipCode, problemDescription } =
    information;
  const { labels, chooseTime } = texts.information;
  const { rows, notGiven } = texts.check;
  const fullAddress = { address, city, state, zipCode };
  const preferredDate = formatDay(information.preferredDate);
  const preferredTime =
    timeOptions(texts.information).find(({ value }) => value === information.preferredTime)?.label ?? '';

  const answer = (id: string, label: string, value: string, fields?: SummaryRow['fields']) =>
    answerRow(id, label, value, notGiven, fields);
  return [
    answer('service', texts.price.service, service.name),
    answer('firstName', rows.name, `${firstName} ${lastName}`, { firstName, lastName }),
    answer('email', rows.contact, `${email}\n${phone}`, { email, phone }),
    answer('address', rows.address, `${address}\n${city}, ${state} ${zipCode}`, fullAddress),
    answer('preferredDate', labels.preferredDate, preferredDate),
    answer('preferredTime', labels.preferredTime, preferredTime || chooseTime, { preferredTime }),
    { ...answer('problemDescription', labels.problemDescription, problemDescription), isLong: true },
  ];
}

/** The summary of a confirmed booking, with its amounts. */
export function bookingSummary(
  reference: string,
  { taxPercent, ...answers }: BookingAnswers & { taxPercent: number },
  texts: CheckoutTexts,
): Summary {
  const { price, tax, total } = estimate(answers.service.price, taxPercent);
  const { confirmation, price: labels } = texts;
  const amount = (id: 'fee' | 'tax' | 'total', dollars: number) =>
    ({ id, kind: 'amount', label: labels[id], value: formatDollars(dollars) }) as const;
  return {
    kind: 'booking',
    title: confirmation.summaryTitle,
    reference,
    rows: [
      { id: 'reference', kind: 'reference', label: confirmation.reference, value: reference },
      ...bookingRows(answers, texts),
      amount('fee', price),
      amount('tax', tax),
      amount('total', total),
    ],
    appliance: answers.service.id,
    isUrgent: answers.information.preferredTime === 'asap',
    visit: visitOf(answers),
  };
}

function visitOf({ service, information }: BookingAnswers): Visit | undefined {
  const { preferredDate: day, preferredTime, city, state, zipCode } = information;
  if (day === '' || preferredTime === 'asap') return undefined;
  const address = `${information.address}, ${city}, ${state} ${zipCode}`;
  return { service: service.name, day, window: windowOf(preferredTime), address };
}
