'use client';

import { useState } from 'react';
import { Copy, Printer, Share2 } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { canShare, copyText, shareText } from '@/lib/hand-off/save';
import type { WaysWords } from './ways';

type Props = {
  title: string;
  text: string;
  words: Pick<WaysWords, 'ways' | 'said'>;
  onCopied: (isCopied: boolean) => void;
  say: (message: string) => void;
};

/** Copy, share (where the browser can) and print. */
export function KeepingWays({ title, text, words: { ways, said }, onCopied, say }: Props) {
  const [isSharing] = useState(() => canShare(navigator, { title, text }));

  async function copy() {
    const isCopied = await copyText(navigator.clipboard, text);
    onCopied(isCopied);
    say(isCopied ? said.copied : said.copyRefused);
  }

  async function share() {
    const ending = await shareText(navigator, { title, text });
    if (ending !== 'dismissed') say(ending === 'shared' ? said.shared : said.shareFailed);
  }

  return (
    <>
      <Button variant="secondary" onClick={copy}>
        <Icon of={Copy} className="size-2.5 shrink-0" />
        {ways.copy}
      </Button>
      {isSharing && (
        <Button variant="secondary" onClick={share}>
          <Icon of={Share2} className="size-2.5 shrink-0" />
          {ways.share}
        </Button>
      )}
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon of={Printer} className="size-2.5 shrink-0" />
        {ways.print}
      </Button>
    </>
  );
}
