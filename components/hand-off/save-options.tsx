import { CalendarPlus, Copy, Printer, Share2 } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { HandOffWords } from '@/lib/content/hand-off';
import { calendarFile } from '@/lib/hand-off/calendar';
import { canShare, copyText, downloadText, shareText } from '@/lib/hand-off/save';
import type { BookingSummary } from '@/lib/hand-off/summary';
import { fillWords } from '@/lib/text/plain-text';

type Props = {
  title: string;
  text: string;
  words: HandOffWords;
  onCopied: (isCopied: boolean) => void;
  notify: (message: string) => void;
};

/** Copy, share (where the browser can) and print. */
export function SaveOptions({ title, text, words, onCopied, notify }: Props) {
  const { ways: labels, said: statusMessages } = words;
  const [isSharing] = useState(() => canShare(navigator, { title, text }));

  async function copy() {
    const isCopied = await copyText(navigator.clipboard, text);
    onCopied(isCopied);
    notify(isCopied ? statusMessages.copied : statusMessages.copyRefused);
  }

  async function share() {
    const ending = await shareText(navigator, { title, text });
    if (ending !== 'dismissed')
      notify(ending === 'shared' ? statusMessages.shared : statusMessages.shareFailed);
  }

  return (
    <>
      <Button variant="secondary" onClick={copy}>
        <Icon of={Copy} className="size-2.5 shrink-0" />
        {labels.copy}
      </Button>
      {isSharing && (
        <Button variant="secondary" onClick={share}>
          <Icon of={Share2} className="size-2.5 shrink-0" />
          {labels.share}
        </Button>
      )}
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon of={Printer} className="size-2.5 shrink-0" />
        {labels.print}
      </Button>
    </>
  );
}

/** The request as selected text, to be copied by hand where the browser refused to do it. */
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

type CalendarProps = {
  summary: BookingSummary;
  words: HandOffWords['calendar'];
  label: string;
  isUrgent: boolean;
  onSaved: () => void;
};

/** The requested visit as a calendar file, or in plain words why there is none. */
export function CalendarOption({ summary, words, label, isUrgent, onSaved }: CalendarProps) {
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
    onSaved();
  }

  return (
    <Button variant="secondary" onClick={save}>
      <Icon of={CalendarPlus} className="size-2.5 shrink-0" />
      {label}
    </Button>
  );
}
