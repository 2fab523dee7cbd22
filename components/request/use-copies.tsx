import { useState } from 'react';
import { flushSync } from 'react-dom';
import { controlClass } from '@/components/ui/field';
import { unbroken } from '@/components/ui/unbroken';
import { calendarFile } from '@/lib/request/calendar';
import { summaryText, type Summary } from '@/lib/request/summary';
import type { Recipient } from '@/lib/request/recipient';

const statuses = {
  copied: 'Copied. You can paste it into any message.',
  copyRefused:
    'Your browser won’t let this page copy for you. The text below is selected, so you can copy it yourself.',
  calendar:
    'Your calendar file is ready. If your calendar doesn’t open, look in your downloads. The file is just for you. We don’t get a copy.',
};

type Latest = { id: keyof typeof statuses; act: string; at: number };

const canSaveFiles = () =>
  'download' in HTMLAnchorElement.prototype && typeof URL.createObjectURL === 'function';

/**
 * What copies, prints and saves a request, each undefined if the browser can't; and the result of the latest press of this
 * act. Nothing leaves the device.
 */
export function useCopies(summary: Summary, { name, phone }: Recipient, act: string) {
  const { visit, reference } = summary;
  const text = summaryText(summary);
  const [latest, setLatest] = useState<Latest>();
  const status = latest?.act === act ? latest : undefined;
  // At once, because the clipboard answers after the press: docs/decisions/early-presses.md.
  const notify = (id: keyof typeof statuses) => flushSync(() => setLatest({ id, act, at: Date.now() }));

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify('copied');
    } catch {
      // The browser refuses, or has no clipboard (a page without HTTPS, an embedded browser).
      notify('copyRefused');
    }
  }

  function save() {
    if (!visit) return;
    const title = `${visit.service} with ${name} (not confirmed yet)`;
    const note = `You requested this visit, and we haven’t confirmed it yet. To reschedule or cancel, call ${phone}.`;
    const host = window.location.hostname;
    const file = calendarFile({ summary, visit, title, note, host, now: new Date() });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    link.download = `visit-${reference}.ics`;
    link.click();
    // Safari reads the file some time after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    notify('calendar');
  }

  return {
    copy: () => void copy(),
    // The browsers in some apps can't print or save files.
    print: typeof window.print === 'function' ? () => window.print() : undefined,
    save: visit && canSaveFiles() ? save : undefined,
    result: status && { ...status, text },
  };
}

/** Says what a press has done, or shows the text where the browser refuses to copy it. */
export function CopyResult({ result }: Pick<ReturnType<typeof useCopies>, 'result'>) {
  return (
    <>
      <p role="status" className="font-medium empty:-mt-3 not-empty:px-4 not-empty:py-2">
        {/* The key makes screen readers announce a repeated message. */}
        {result && <span key={result.at}>{unbroken(statuses[result.id])}</span>}
      </p>
      {result?.id === 'copyRefused' && (
        <label key={result.at} className="mt-3 block font-semibold">
          Your request as text
          <textarea
            ref={(area) => area?.focus()}
            onFocus={(event) => event.target.select()}
            readOnly
            rows={8}
            value={result.text}
            className={controlClass}
          />
        </label>
      )}
    </>
  );
}
