import { lazy, Suspense, useState } from 'react';
import type { Summary } from '@/lib/request/summary';
import { RequestResult, type RequestResultProps } from './request-result';
import { loadDelivery } from './sending';

// It loads before the press, which may come offline. If it doesn't load, nothing is sent, and the visitor
// gets the usual panel, which says so.
const loading = loadDelivery?.().catch(() => undefined);

/** Sends a request, in a build that sends requests. Call it on the press of a button. */
export async function deliver(summary: Summary) {
  const delivery = await loading;
  await delivery?.deliver(summary);
}

const panelOf = (delivery: Awaited<typeof loading>) => delivery?.DeliveryPanel ?? RequestResult;
const LazyPanel = lazy(async () => ({ default: panelOf(await loading) }));

// Without `lazy` as soon as it can be, because that renders later: docs/decisions/early-presses.md.
let ReadyPanel = loading ? undefined : RequestResult;
void loading?.then((delivery) => (ReadyPanel = panelOf(delivery)));

export function RequestPanel(props: RequestResultProps) {
  const [Panel] = useState(() => ReadyPanel ?? LazyPanel);
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
