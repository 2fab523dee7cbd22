import { serviceIds, type ServiceId } from '@/lib/content/schemas/services';

/** Hides the appliances that the business doesn't repair in a drawing's text. Their parts have the services' ids. */
export function withoutUnrepaired(svg: string, services: readonly { id: ServiceId }[]): string {
  const hidden = serviceIds.filter((id) => !services.some((service) => service.id === id));
  const rules = hidden.map((id) => `#${id}{display:none}`).join('');
  return svg.replace('</svg>', `<style>${rules}</style></svg>`);
}
