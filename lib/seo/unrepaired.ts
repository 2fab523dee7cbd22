import { serviceIds, type ServiceId } from '@/lib/content/schemas/services';

/** A drawing, given as its file's text, without the appliances that the business doesn't repair. */
export function withoutUnrepaired(svg: string, services: readonly { id: ServiceId }[]): string {
  const hidden = serviceIds.filter((id) => !services.some((service) => service.id === id));
  // A part is a group with the id of its service; one within it never ends right before another part or the end.
  const part = new RegExp(
    `<g id="(${hidden.join('|')})"[^]*?\\n</g>(?=\\n<g (?:id|transform)|\\n(?:</g>)?</svg>)`,
    'g',
  );
  return hidden.length > 0 ? svg.replace(part, '') : svg;
}
