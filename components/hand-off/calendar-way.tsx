'use client';

import { CalendarPlus } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { HandOffWords } from '@/lib/content/hand-off';
import { calendarFile } from '@/lib/hand-off/calendar';
import { downloadText } from '@/lib/hand-off/save';
import type { BookingSummary } from '@/lib/hand-off/summary';
import { fillWords } from './fill-words';

type Props = {
  summary: BookingSummary;
  words: HandOffWords['calendar'] & { button: string; said: string };
  isUrgent: boolean;
  say: (message: string) => void;
};

/** The wished-for visit as a calendar file, or in plain words why there is none. */
export function CalendarWay({ summary, words, isUrgent, say }: Props) {
  if (!summary.visit) {
    return (
      <p className="basis-full text-small text-soft">{isUrgent ? words.noneUrgent : words.noneWithoutDay}</p>
    );
  }

  function save() {
    const service = summary.rows.find(({ id }) => id === 'service')?.value ?? '';
    const text = calendarFile({
      summary,
      title: fillWords(words.title, { service }),
      note: words.note,
      host: window.location.hostname,
      now: new Date(),
    });
    if (text === undefined) return;
    downloadText({ name: `visit-${summary.reference}.ics`, type: 'text/calendar;charset=utf-8', text });
    say(words.said);
  }

  return (
    <Button variant="secondary" onClick={save}>
      <Icon of={CalendarPlus} className="size-2.5 shrink-0" />
      {words.button}
    </Button>
  );
}
