import { useState } from 'react';
import { flushSync } from 'react-dom';
import { controlClass } from '@/components/ui/field';
import { noWrap } from '@/components/ui/no-wrap';
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

type Status = keyof typeof statuses;

const canSaveFiles = () =>
  'download' in HTMLAnchorElement.prototype && typeof URL.createObjectURL === 'function';

type Request = {
  summary: Summary;
  business: Recipient;
  /** The name of the stage. */
  stage: string;
  /** The request number, if the page shows it. */
  reference: string | undefined;
};

/**
 * Copies, prints and saves a request, without sending anything. A function that the browser doesn't support is undefined.
 * `result` is the outcome of the latest press, until the stage changes.
 */
export function useCopies({ summary, business, stage, reference }: Request) {
  const { visit } = summary;
  const { name, phone } = business;
  const text = summaryText(summary);
  const [latest, setLatest] = useState<{ status: Status; stage: string; at: number }>();
  // React must render now, because the clipboard answers after the press (docs/decisions/early-presses.md).
  const notify = (status: Status) => flushSync(() => setLatest({ status, stage, at: Date.now() }));

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify('copied');
    } catch {
      // The browser refuses, or it has no clipboard, as on a page without HTTPS or in the browser of an app.
      notify('copyRefused');
    }
  }

  function save() {
    if (!visit) return;
    const title = `${visit.service} with ${name} (not confirmed yet)`;
    const note = `You requested this visit, and we haven’t confirmed it yet. To reschedule or cancel, call ${phone}.`;
    const host = window.location.hostname;
    const rows = summary.rows.filter(({ kind }) => reference || kind !== 'reference');
    const file = calendarFile({ summary: { ...summary, rows }, visit, title, note, host, now: new Date() });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    link.download = `visit-${reference ?? visit.day}.ics`;
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
    result: latest?.stage === stage ? { ...latest, text } : undefined,
  };
}

/** Says what a press has done, or shows the text if the browser refuses to copy it. */
export function CopyResult({ result }: Pick<ReturnType<typeof useCopies>, 'result'>) {
  return (
    <>
      <p role="status" className="font-medium empty:-mt-3 not-empty:px-4 not-empty:py-2">
        {/* The key makes screen readers announce a repeated message. */}
        {result && <span key={result.at}>{noWrap(statuses[result.status])}</span>}
      </p>
      {result?.status === 'copyRefused' && (
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
