import type { ReactNode } from 'react';

/** Names and their facts, as a definition list: contact details, prices, a summary. */
export function FactList({ facts }: { facts: readonly { name: string; fact: ReactNode }[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(({ name, fact }) => (
        <div key={name} className="grid gap-x-2 py-1.5 sm:grid-cols-3">
          <dt className="font-semibold">{name}</dt>
          <dd className="sm:col-span-2">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
