import { useSyncExternalStore } from 'react';
import { Panel } from '@/components/ui/card';
import { earlierRequest, subscribeDelivery } from '@/lib/request/delivery';
import type { Summary } from '@/lib/request/summary';
import { deliveryWords } from './delivery-words';

/** Above a form: what is known of a request that this tab sent before a reload. */
export default function EarlierRequest({ kind }: Pick<Summary, 'kind'>) {
  const reference = useSyncExternalStore(
    subscribeDelivery,
    () => earlierRequest(kind)?.reference,
    () => undefined,
  );
  // Of one reference the state no longer changes.
  const earlier = reference && earlierRequest(kind);
  if (!earlier) return null;
  return (
    <div ref={unfold} className="mb-4">
      <Panel>
        <p className="font-semibold">{deliveryWords[earlier.state].heading}</p>
        <p className="text-small">{`Reference ${reference}`}</p>
      </Panel>
    </div>
  );
}

/** A folded form must not hide it. */
const unfold = (element: HTMLElement | null) => element?.closest('details')?.setAttribute('open', '');
