import { formatDay } from '@/lib/forms/dates';
import { visitConditions, type VisitAnswers } from '@/lib/booking/visit-conditions';
import { fillText } from '@/lib/text/plain-text';
import { useWizard, type BookingContent } from './booking-context';

/** Why a visit with these answers can cost more: "Saturday evening is outside our hours. …" */
export function conditionLines(some: Partial<VisitAnswers>, { texts, regular }: BookingContent): string[] {
  const { emergency, outsideHours, zipOutside: outsideArea, times } = texts.information;
  const answers = { preferredDate: '', preferredTime: '', zipCode: '', ...some };
  const { preferredDate, preferredTime } = answers;
  const [weekday = ''] = formatDay(preferredDate).split(',');
  const time = Object.entries(times).find(([id]) => id === preferredTime)?.[1] ?? '';
  const day = weekday ? `${weekday} ${time.toLowerCase()}`.trim() : time;
  const lines = { emergency: emergency.price, outsideHours: fillText(outsideHours, { day }), outsideArea };
  return visitConditions(answers, regular).map((condition) => lines[condition]);
}

/** The lines wherever the price is shown; none at the usual price. */
export function ConditionLines({ answers }: { answers: Partial<VisitAnswers> }) {
  return conditionLines(answers, useWizard()).map((line) => (
    <p key={line} className="mt-2 max-w-measure text-small font-medium">
      {line}
    </p>
  ));
}
