import { Copy } from 'lucide';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { noWrap } from '@/components/ui/no-wrap';
import { waysOf } from '@/lib/forms/ways';
import type { Shop } from '@/lib/hours/shop';
import { summaryText, type Summary } from '@/lib/request/summary';

type Props = { summary: Summary; shop: Shop };

/** A button that copies the request, and says where to paste it. If the browser refuses, it shows the text instead. */
export function CopyRequest({ summary, shop }: Props) {
  const [latest, setLatest] = useState<{ isCopied: boolean; at: number }>();
  // React must render now, because the clipboard answers after the press (docs/decisions/early-presses.md).
  const show = (isCopied: boolean) => flushSync(() => setLatest({ isCopied, at: Date.now() }));
  const text = summaryText(summary);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      show(true);
    } catch {
      // The browser refuses, or it has no clipboard, as on a page without HTTPS or in the browser of an app.
      show(false);
    }
  }

  const { phone, email = '' } = shop;
  const places = { text: `a text to ${phone}`, email: `an email to ${email}`, call: '' };
  const written = waysOf(shop).filter((way) => way !== 'call');
  const where = written.map((way) => places[way]).join(' or ') || 'any message';
  const status = latest?.isCopied
    ? `Copied. You can paste it into ${where}.`
    : 'This page can’t copy the text for you. We’ve selected it below, so you can copy it yourself.';
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon of={Copy} className="size-5 shrink-0" />
        <span>Copy</span>
      </Button>
      {/* The status and the text are last in the row, so that no button moves. */}
      <p role="status" className="order-last font-medium empty:sr-only sm:w-full">
        {/* The key makes screen readers announce a repeated message. */}
        {latest && <span key={latest.at}>{noWrap(status)}</span>}
      </p>
      {latest?.isCopied === false && (
        <label key={latest.at} className="order-last block w-full font-semibold">
          Your request as text
          <textarea
            ref={(area) => area?.focus()}
            onFocus={(event) => event.target.select()}
            readOnly
            rows={8}
            value={text}
            className="control"
          />
        </label>
      )}
    </>
  );
}
