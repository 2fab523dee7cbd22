import { CalendarPlus, Copy, Printer } from 'lucide';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { RequestTexts } from '@/lib/content/schemas/request';
import { calendarFile } from '@/lib/request/calendar';
import { summaryText, type Summary, type Visit } from '@/lib/request/summary';
import { fillText } from '@/lib/text/plain-text';
import { PressStatus } from './press-status';

type Props = { summary: Summary; texts: RequestTexts; variant: ButtonVariant; children: ReactNode };

type StatusId = keyof RequestTexts['statusMessages'];

/** Copy, print, and the visit as a calendar file, after other ways. Nothing leaves the device. */
export function SaveOptions({ summary, texts, variant, children }: Props) {
  const { options: labels, statusMessages, calendar } = texts;
  const { visit, reference } = summary;
  const text = summaryText(summary);
  const [status, setStatus] = useState<{ id: StatusId; count: number }>({ id: 'copied', count: 0 });
  // At once, because the clipboard answers after the press: docs/decisions/early-presses.md.
  const notify = (id: StatusId) => flushSync(() => setStatus({ id, count: status.count + 1 }));

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify('copied');
    } catch {
      // The browser refuses, or has no clipboard (a page without HTTPS, an embedded browser).
      notify('copyRefused');
    }
  }

  function save(of: Visit) {
    const title = fillText(calendar.title, { service: of.service });
    const host = window.location.hostname;
    const file = calendarFile({ summary, visit: of, title, note: calendar.note, host, now: new Date() });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    link.download = `visit-${reference}.ics`;
    link.click();
    // Safari reads the file some time after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    notify('calendar');
  }

  const buttons = [
    { id: 'copy', icon: Copy, act: copy },
    { id: 'print', icon: Printer, act: () => window.print() },
    ...(visit ? [{ id: 'calendar', icon: CalendarPlus, act: () => save(visit) } as const] : []),
  ] as const;

  return (
    <>
      <div className={`flex flex-wrap gap-2 ${variant === 'quiet' ? '-ml-5' : 'mt-3'}`}>
        {children}
        {buttons.map(({ id, icon, act }) => (
          <Button key={id} variant={variant} onClick={act}>
            <Icon of={icon} className="size-5 shrink-0" />
            {labels[id]}
          </Button>
        ))}
      </div>
      <PressStatus message={statusMessages[status.id]} count={status.count} />
      {status.id === 'copyRefused' && (
        <label key={status.count} className="mt-3 block font-semibold">
          {texts.asText}
          <textarea
            ref={(area) => area?.focus()}
            onFocus={(event) => event.target.select()}
            readOnly
            rows={8}
            value={text}
            className={controlClass}
          />
        </label>
      )}
    </>
  );
}
