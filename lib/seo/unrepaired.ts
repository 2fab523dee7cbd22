import { serviceIds, type ServiceId } from '@/lib/content/schemas/services';

/** A drawing (its file's text) that hides the appliances which the business doesn't repair. Their parts have their ids. */
export function withoutUnrepaired(svg: string, services: readonly { id: ServiceId }[]): string {
  const hidden = serviceIds.filter((id) => !services.some((service) => service.id === id));
  const rules = hidden.map((id) => `#${id}{display:none}`).join('');
  return svg.replace('</svg>', `<style>${rules}</style></svg>`);
}
