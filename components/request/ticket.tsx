import type { ReactNode } from 'react';
import { ContactText, type ContactDetails } from '@/components/site/contact-text';
import { campaignId, type Summary, type SummaryRow } from '@/lib/request/summary';
import { logoPath, pageHref } from '@/lib/site/links';
import { PriceRows } from './price-rows';

export type TicketProps = {
  summary: Summary;
  shop: ContactDetails;
  changeLink?: ((row: SummaryRow) => ReactNode) | undefined;
};

type Props = TicketProps & {
  Heading: 'h2' | 'h4';
  /** The request number, if the message to the shop has it. */
  reference?: string | undefined;
  /** A button below the sentence that we don't come, which replaces the price. */
  action?: ReactNode;
};

/** Inside an `@container`, the ticket is to the left of what comes next, if there is room. It prints in two columns. */
export const ticketColumns =
  'mt-4 grid grid-cols-[minmax(0,35rem)] grid-rows-[auto_1fr] items-start gap-x-12 gap-y-4 @min-[56rem]:grid-cols-2 print:block print:columns-2';

/**
 * A request as a work order: its answers row by row, and the price. Elsewhere, the price part comes first, because it
 * says that we don't go there.
 */
export function Ticket(props: Props) {
  const isElsewhere = props.summary.situation === 'elsewhere';
  return (
    <div className="ticket card relative col-start-1 max-w-140 border-line p-4 sm:p-5 @min-[56rem]:row-span-2 @min-[56rem]:row-start-1 print:border-0 print:p-0">
      <TicketHeader {...props} />
      {isElsewhere && <Price {...props} />}
      <Answers {...props} />
      {!isElsewhere && <Price {...props} />}
    </div>
  );
}

function TicketHeader({ summary, Heading, reference }: Pick<Props, 'summary' | 'Heading' | 'reference'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-b-2 border-ink pb-2">
      <img
        src={pageHref(logoPath)}
        alt=""
        width={40}
        height={40}
        className="size-9 shrink-0 object-contain print:hidden"
      />
      <Heading className="min-w-0 flex-1 basis-24 text-h3">{summary.title}</Heading>
      {reference && (
        <p className="ml-auto text-end text-small text-soft">
          <span>Request number</span>{' '}
          <strong translate="no" className="block font-display text-h3 font-bold whitespace-nowrap text-ink">
            {reference}
          </strong>
        </p>
      )}
    </div>
  );
}

function Answers({ summary, changeLink }: Pick<Props, 'summary' | 'changeLink'>) {
  const rows = summary.rows.filter(({ kind }) => kind === 'answer');
  return (
    <dl className="request-rows">
      {rows.map((row) => (
        <div key={row.id} data-long={row.id === 'problemDescription' || undefined}>
          <dt className="text-small text-soft">{row.label}</dt>
          <dd className={row.isMissing ? 'text-soft' : 'font-medium'}>
            <bdi>{row.value}</bdi>
            {row.caveat && <span className="block text-small font-normal">{row.caveat}</span>}
            {row.id === campaignId && (
              <span className="block text-small font-normal">
                This name was in the link that brought you here. It tells us which ads and flyers work.
              </span>
            )}
          </dd>
          {changeLink && row.id !== campaignId && <dd className="print:hidden">{changeLink(row)}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The rows of the price. Printing adds the notes, which the page shows elsewhere. */
function Price({ summary, shop, action }: Pick<Props, 'summary' | 'shop' | 'action'>) {
  const rows = summary.rows.filter(({ kind }) => kind !== 'answer' && kind !== 'reference');
  if (rows.length === 0) return null;
  const edge = summary.situation === 'elsewhere' ? 'border-b-2 pb-1' : 'mt-1 border-t-2 pt-1';
  return (
    <div className={`-mx-4 border-dashed border-control px-4 sm:-mx-5 sm:px-5 print:mx-0 print:px-0 ${edge}`}>
      <PriceRows rows={rows} action={action} />
      {summary.notes?.map((note) => (
        <p key={note} className="mt-1 hidden text-small text-soft print:block">
          <ContactText text={note} contact={shop} />
        </p>
      ))}
    </div>
  );
}
