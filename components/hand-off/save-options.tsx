import { CalendarPlus, Copy, Printer } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { HandOffWords } from '@/lib/content/hand-off';
import { calendarFile } from '@/lib/hand-off/calendar';
import { copyText, downloadText } from '@/lib/hand-off/save';
import { summaryText, type BookingSummary, type Summary } from '@/lib/hand-off/summary';
import { fillWords } from '@/lib/text/plain-text';

type Props<S = Summary> = { summary: S; words: HandOffWords; notify: (message: string) => void };

/** Copy and print. */
export function SaveOptions({
  summary,
  words,
  notify,
  onCopied,
}: Props & { onCopied: (isCopied: boolean) => void }) {
  const { options: labels, statusMessages } = words;
  const text = summaryText(summary);

  async function copy() {
    const isCopied = await copyText(navigator.clipboard, text);
    onCopied(isCopied);
    notify(isCopied ? statusMessages.copied : statusMessages.copyRefused);
  }

  return (
    <>
      <Button variant="secondary" onClick={copy}>
        <Icon of={Copy} className="size-2.5 shrink-0" />
        {labels.copy}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon of={Printer} className="size-2.5 shrink-0" />
        {labels.print}
      </Button>
    </>
  );
}

/** The request as selected text, for copying by hand if the browser refused. */
export function CopyFallback({ label, text }: { label: string; text: string }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);

  return (
    <Field words={{ id, label }} className="mt-1.5">
      <textarea ref={area} id={id} readOnly rows={8} value={text} className={controlClass} />
    </Field>
  );
}

/** The requested visit as a calendar file, or why there is none. */
export function CalendarOption({
  summary,
  words: all,
  isUrgent,
  notify,
}: Props<BookingSummary> & { isUrgent: boolean }) {
  const words = all.calendar;
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
    notify(all.statusMessages.calendar);
  }

  return (
    <Button variant="secondary" onClick={save}>
      <Icon of={CalendarPlus} className="size-2.5 shrink-0" />
      {all.options.calendar}
    </Button>
  );
}
