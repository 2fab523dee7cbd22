import { lazy, Suspense, useState } from 'react';
import type { Summary } from '@/lib/request/summary';
import { RequestResult, type RequestResultProps } from './request-result';
import { loadDelivery } from './sending';

// The code for sending loads before the press, which may come offline. If it doesn't load, nothing is sent, and the
// visitor gets the usual panel, which says so.
const loading = loadDelivery?.().catch(() => undefined);

/** Sends a request, in a build that sends requests. Call it when the visitor presses the button. */
export async function deliver(summary: Summary) {
  const delivery = await loading;
  await delivery?.deliver(summary);
}

const panelOf = (delivery: Awaited<typeof loading>) => delivery?.DeliveryPanel ?? RequestResult;
const LazyPanel = lazy(async () => ({ default: panelOf(await loading) }));

// A lazy panel renders later than the press (docs/decisions/early-presses.md), so we use it only while the code loads.
let LoadedPanel = loading ? undefined : RequestResult;
void loading?.then((delivery) => (LoadedPanel = panelOf(delivery)));

/** The end of a request. In a build that sends requests, it also says whether the request was sent. */
export function RequestPanel(props: RequestResultProps) {
  const [Panel] = useState(() => LoadedPanel ?? LazyPanel);
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
