import type { ServiceId } from '@/lib/content/services';
import { drawingHref } from '@/lib/site/href';

type ApplianceProps = { id: ServiceId; className?: string };

/**
 * The appliance of a service, from public/drawings/appliances.svg. Hidden from screen readers, since
 * the service's name is beside it. Designed for 96 to 320 px width (4:3).
 */
export function Appliance({ id, className }: ApplianceProps) {
  return (
    <svg viewBox="0 0 160 120" width={160} height={120} className={className} aria-hidden>
      <use href={drawingHref('appliances', id)} />
    </svg>
  );
}
