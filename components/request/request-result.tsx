import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Contact } from '@/components/site/contact';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { unbroken } from '@/components/ui/unbroken';
import type { RequestTexts } from '@/lib/content/schemas/request';
import type { Summary, SummaryRow } from '@/lib/request/summary';
import { fillText } from '@/lib/text/plain-text';
import { Prepare } from './afterwards';
import { RequestRows } from './request-rows';
import { SaveOptions } from './save-options';
import { SendOptions } from './send-options';

export type RequestResultProps = {
  summary: Summary;
  texts: RequestTexts;
  business: Contact;
  /** The page's h1, in place of the panel's own heading, an h3. The caller moves the focus to it. */
  heading?: (text: string) => ReactNode;
  /** Why we can't reach the visitor. Then nothing of what follows is promised. */
  warning?: ReactNode;
  /** Hides the ways to send it, because the page has sent it. */
  isSent?: boolean;
  /** A button that has the page send it again. */
  retry?: ReactNode;
  changeLink?: (row: SummaryRow) => ReactNode;
  /** Below the request: the way back to the answers. Not printed. */
  children?: ReactNode;
};

/**
 * The end of a booking or an inquiry: how to send the request, and what follows. Client-side only.
 * It prints as a one-page work order. Use the reference as its `key`.
 */
export function RequestResult(props: RequestResultProps) {
  const { summary, texts, isSent } = props;
  const Heading = props.heading ? 'h2' : 'h4';
  const [isUnfolded, setUnfolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // One character at a time, with a pause and possible line break between groups: "R K 7, 4 M X".
  const spelled = summary.reference.replace(/\B(?=\w)/g, '\u00a0').replace('-', ', ');

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="work-order">
      <p className="hidden pt-3 font-display text-h2 font-bold print:block">{summary.title}</p>
      <div className="print:hidden">
        {props.heading?.(texts.heading) ?? (
          <h3 ref={heading} tabIndex={-1} className="scroll-mt-4">
            {texts.heading}
          </h3>
        )}
        {props.warning}
        <p className="mt-2 max-w-measure text-lead">
          <strong>{texts.notSent}</strong> {texts.intro}
        </p>
      </div>
      <div className="request-columns">
        <div>
          <div className="print:hidden">
            <Heading>{texts.optionsHeading}</Heading>
            {!isSent && <SendOptions {...props} />}
            <SaveOptions summary={summary} texts={texts} />
          </div>
          <Panel className="mt-4 print:p-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              {/* The gap is for the eye, the space for screen readers and for copying. */}
              <span className="font-semibold">{texts.reference}</span>{' '}
              <strong translate="no" className="font-display text-price font-bold tabular-nums">
                {summary.reference}
              </strong>
            </p>
            <p className="mt-1 text-small text-soft">{fillText(texts.readOut, { reference: spelled })}</p>
          </Panel>
        </div>
        {!props.warning && (
          <div className="max-w-measure">
            <Heading>{texts.nextHeading}</Heading>
            <ol className="mt-2 grid list-decimal gap-1 pl-6">
              {texts.next[summary.kind].map((step) => (
                <li key={step}>{unbroken(step)}</li>
              ))}
            </ol>
          </div>
        )}
        <div>
          <Heading className="print:hidden">{summary.title}</Heading>
          <Button
            variant="secondary"
            aria-expanded={isUnfolded}
            className="mt-2 lg:hidden print:hidden"
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {texts.showRequest}
          </Button>
          <div className={`mt-2 print:mt-4 ${isUnfolded ? '' : 'max-lg:hidden print:block'}`}>
            <RequestRows rows={summary.rows} changeLink={props.changeLink} />
          </div>
          {props.children && <div className="mt-4 print:hidden">{props.children}</div>}
        </div>
        <Prepare texts={texts} appliance={summary.appliance} Heading={Heading} />
      </div>
    </div>
  );
}
