import { serviceIds, type ServiceId } from '@/lib/content/schemas/services';

/** Hides the appliances in a drawing that the business doesn't repair. Each one's part has the id of its service. */
export function withoutUnrepaired(svg: string, services: readonly { id: ServiceId }[]): string {
  const hidden = serviceIds.filter((id) => !services.some((service) => service.id === id));
  const rules = hidden.map((id) => `#${id}{display:none}`).join('');
  return svg.replace('</svg>', `<style>${rules}</style></svg>`);
}
